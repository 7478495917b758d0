import UIKit

/// The screen on which a message is written.
final class MessageComposeController: UIViewController, UITextViewDelegate {
    private var message = TextMessage()
    var onFinish: (MessageComposeResult) -> Void = { _ in }
    /// Whether the person may add pictures.
    var offersPictures = true { didSet { photos.isHidden = !offersPictures } }

    private let to = ComposeField("To:")
    private let subject = ComposeField("Subject:")
    private let entry = UITextView()
    private let attachments = UIStackView()
    private let photos = UIButton(type: .system)
    private let sendButton = UIButton(type: .system)
    private var isFinished = false

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "New Message"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(.cancelled) })
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        to.takeAddresses(.phonePad)
        to.onChange = { [weak self] in self?.updateButton() }
        to.onReturn = { [weak self] in self?.entry.becomeFirstResponder() }
        subject.onReturn = { [weak self] in self?.entry.becomeFirstResponder() }
        setUpEntry()
        let fields = UIStackView(arrangedSubviews: [to, subject])
        fields.axis = .vertical
        let line = UIStackView(arrangedSubviews: [photos, entry, sendButton])
        line.alignment = .bottom
        line.spacing = 8
        let lower = UIStackView(arrangedSubviews: [attachments, line])
        lower.axis = .vertical
        lower.spacing = 8
        for part in [fields, lower] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            fields.topAnchor.constraint(equalTo: safe.topAnchor), fields.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            fields.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            lower.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
            lower.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
            lower.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            lower.topAnchor.constraint(greaterThanOrEqualTo: fields.bottomAnchor, constant: 8),
            entry.heightAnchor.constraint(greaterThanOrEqualToConstant: 36), photos.widthAnchor.constraint(equalToConstant: 36),
            photos.heightAnchor.constraint(equalToConstant: 36), sendButton.widthAnchor.constraint(equalToConstant: 36),
            sendButton.heightAnchor.constraint(equalToConstant: 36),
        ])
        show()
    }

    private func setUpEntry() {
        entry.isScrollEnabled = false
        entry.font = .preferredFont(forTextStyle: .body)
        entry.accessibilityLabel = "Message"
        entry.textContainerInset = UIEdgeInsets(top: 7, left: 9, bottom: 7, right: 9)
        entry.layer.cornerRadius = 18
        entry.layer.borderWidth = 1
        entry.layer.borderColor = UIColor.separator.cgColor
        entry.delegate = self
        attachments.axis = .vertical
        attachments.alignment = .leading
        attachments.spacing = 8
        photos.setImage(UIImage(systemName: "photo"), for: .normal)
        photos.accessibilityLabel = "Photos"
        photos.isHidden = !offersPictures
        photos.addAction(UIAction { [weak self] _ in self?.pickPicture() }, for: .primaryActionTriggered)
        sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        sendButton.accessibilityLabel = "Send"
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        if message.recipients.isEmpty { to.field.becomeFirstResponder() } else { entry.becomeFirstResponder() }
    }

    private func show() {
        to.text = AddressList.text(of: message.recipients)
        subject.text = message.subject ?? ""
        subject.isHidden = message.subject == nil
        entry.text = message.text
        for view in attachments.arrangedSubviews { view.removeFromSuperview() }
        for attachment in message.attachments {
            let view = AttachmentView(attachment)
            view.heightAnchor.constraint(lessThanOrEqualToConstant: 180).isActive = true
            attachments.addArrangedSubview(view)
        }
        attachments.isHidden = message.attachments.isEmpty
        updateButton()
    }

    private func updateButton() {
        read()
        sendButton.isEnabled = message.canBeSent
    }

    func textViewDidChange(_ textView: UITextView) { updateButton() }

    // MARK: What is written

    /// Has the app change what is written.
    func change(_ body: (inout TextMessage) -> Void) {
        read()
        body(&message)
        if isViewLoaded { show() }
    }

    /// Takes over what the person has written.
    private func read() {
        guard isViewLoaded else { return }
        message.recipients = AddressList.addresses(in: to.text)
        if message.subject != nil { message.subject = subject.text }
        message.text = entry.text ?? ""
    }

    private func pickPicture() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    // MARK: The end

    private func send() {
        read()
        guard message.canBeSent else { return }
        do {
            try Outbox.current.keep(message, date: Date())
            finish(.sent)
        } catch {
            finish(.failed)
        }
    }

    /// Tells, once: the screen stays until the app dismisses it.
    private func finish(_ result: MessageComposeResult) {
        guard !isFinished else { return }
        isFinished = true
        view.endEditing(true)
        onFinish(result)
    }
}

extension MessageComposeController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        guard let data = (info[.originalImage] as? UIImage)?.jpegData(compressionQuality: 0.9) else { return }
        let name = (info[.imageURL] as? URL)?.deletingPathExtension().lastPathComponent ?? "Photo"
        change { $0.attachments.append(Attachment(data: data, mimeType: "image/jpeg", name: "\(name).jpeg")) }
    }
}
