import UIKit

/// The screen on which a mail is written.
final class MailComposeController: UIViewController, UITextViewDelegate {
    /// What is written; what the person changes is in the fields until it is read.
    private var draft = MailDraft()
    var onFinish: (MFMailComposeResult, (any Error)?) -> Void = { _, _ in }

    private let to = ComposeField("To:")
    private let cc = ComposeField("Cc:")
    private let bcc = ComposeField("Bcc:")
    private let from = ComposeField("From:")
    private let copies = ComposeField("Cc/Bcc:")
    private let subject = ComposeField("Subject:")
    private let body = UITextView()
    private let attachments = UIStackView()
    private let scroll = UIScrollView()
    private var showsCopies = false
    /// Whether the person changed the text: the app's own HTML is no more what they see.
    private var isBodyEdited = false
    private var isFinished = false

    init() {
        super.init(nibName: nil, bundle: nil)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let send = UIBarButtonItem(title: "Send", primaryAction: UIAction { [weak self] _ in self?.send() })
        send.style = .done
        navigationItem.rightBarButtonItem = send
        title = "New Message"
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for field in [to, cc, bcc, from] { field.takeAddresses(.emailAddress) }
        let fields = [to, cc, bcc, from, subject]
        for field in fields { field.onChange = { [weak self] in self?.updateBar() } }
        to.onReturn = { [weak self] in self?.subject.field.becomeFirstResponder() }
        cc.onReturn = { [weak self] in self?.bcc.field.becomeFirstResponder() }
        bcc.onReturn = { [weak self] in self?.subject.field.becomeFirstResponder() }
        subject.onReturn = { [weak self] in self?.body.becomeFirstResponder() }
        // One line stands for three until the person asks for them.
        copies.field.addAction(UIAction { [weak self] _ in self?.openCopies() }, for: .editingDidBegin)
        body.isScrollEnabled = false
        body.font = .preferredFont(forTextStyle: .body)
        body.accessibilityLabel = "Message body"
        body.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        body.delegate = self
        attachments.axis = .vertical
        attachments.spacing = 12
        attachments.isLayoutMarginsRelativeArrangement = true
        attachments.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16)
        scroll.alwaysBounceVertical = true
        let rows = UIStackView(arrangedSubviews: [to, copies, cc, bcc, from, subject, body, attachments])
        rows.axis = .vertical
        for part in [scroll, rows] as [UIView] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(rows)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            rows.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            body.heightAnchor.constraint(greaterThanOrEqualToConstant: 160),
        ])
        show()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Whom it goes to comes first; where the app knows that, the text.
        if draft.to.isEmpty { to.field.becomeFirstResponder() } else { body.becomeFirstResponder() }
    }

    private func show() {
        to.text = AddressList.text(of: draft.to)
        cc.text = AddressList.text(of: draft.cc)
        bcc.text = AddressList.text(of: draft.bcc)
        from.text = draft.sender ?? MailWriter.ownAddress
        subject.text = draft.subject
        if !isBodyEdited {
            if let html = draft.html, let text = Self.read(html) { body.attributedText = text } else { body.text = draft.text }
        }
        for view in attachments.arrangedSubviews { view.removeFromSuperview() }
        for attachment in draft.attachments { attachments.addArrangedSubview(AttachmentView(attachment)) }
        attachments.isHidden = draft.attachments.isEmpty
        if !draft.cc.isEmpty || !draft.bcc.isEmpty || draft.sender != nil { showsCopies = true }
        updateRows()
    }

    private func updateRows() {
        copies.isHidden = showsCopies
        for row in [cc, bcc, from] { row.isHidden = !showsCopies }
        updateBar()
    }

    private func updateBar() {
        title = subject.text.isEmpty ? "New Message" : subject.text
        navigationItem.rightBarButtonItem?.isEnabled = [to, cc, bcc].contains { !AddressList.addresses(in: $0.text).isEmpty }
    }

    private func openCopies() {
        showsCopies = true
        updateRows()
        cc.field.becomeFirstResponder()
    }

    func textViewDidChange(_ textView: UITextView) { isBodyEdited = true }

    // MARK: What is written

    /// Has the app change what is written.
    func change(_ body: (inout MailDraft) -> Void) {
        read()
        body(&draft)
        if isViewLoaded { show() }
    }

    /// Says what the app has written.
    func setBody(_ text: String, isHTML: Bool) {
        change {
            $0.html = isHTML ? text : nil
            $0.text = isHTML ? Self.read(text)?.string ?? text : text
            isBodyEdited = false
        }
    }

    /// Takes over what the person has written.
    private func read() {
        guard isViewLoaded else { return }
        draft.to = AddressList.addresses(in: to.text)
        draft.cc = AddressList.addresses(in: cc.text)
        draft.bcc = AddressList.addresses(in: bcc.text)
        let sender = from.text.trimmingCharacters(in: .whitespaces)
        draft.sender = sender.isEmpty || sender == MailWriter.ownAddress ? nil : sender
        draft.subject = subject.text
        guard isBodyEdited else { return }
        draft.text = body.text ?? ""
        if draft.html != nil { draft.html = Self.html(of: body.attributedText) }
    }

    private static func read(_ html: String) -> NSAttributedString? {
        try? NSAttributedString(
            data: Data(html.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
            documentAttributes: nil)
    }

    private static func html(of text: NSAttributedString) -> String? {
        let data = try? text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ])
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: The end

    private func cancel() {
        read()
        guard !draft.isEmpty else { return finish(.cancelled, nil) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in self?.finish(.cancelled, nil) })
        sheet.addAction(UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in self?.save() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }

    private func send() {
        read()
        guard draft.subject.isEmpty else { return handOver() }
        let question = UIAlertController(title: "Empty Subject", message: "Send this mail without a subject?", preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        question.addAction(UIAlertAction(title: "Send", style: .default) { [weak self] _ in self?.handOver() })
        present(question, animated: true)
    }

    private func handOver() {
        do {
            try keep(in: .mail)
            finish(.sent, nil)
        } catch {
            finish(.failed, MFMailComposeError(.sendFailed, reason: error.localizedDescription))
        }
    }

    private func save() {
        do {
            try keep(in: .drafts)
            finish(.saved, nil)
        } catch {
            finish(.failed, MFMailComposeError(.saveFailed, reason: error.localizedDescription))
        }
    }

    private func keep(in tray: Outbox.Tray) throws {
        try Outbox.current.keep(MailWriter(draft: draft, date: Date()).file, named: draft.subject, ending: "eml", in: tray)
    }

    /// Tells, once: the screen stays until the app dismisses it.
    private func finish(_ result: MFMailComposeResult, _ error: (any Error)?) {
        guard !isFinished else { return }
        isFinished = true
        view.endEditing(true)
        onFinish(result, error)
    }
}
