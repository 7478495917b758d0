import Foundation

/// Shows a document: its pages, its text, or what is known of it.
final class DocumentPreviewController: UIViewController {
    private let document: InteractionDocument
    /// Called once, when the preview is gone.
    var whenEnded: (() -> Void)?

    init(_ document: InteractionDocument) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
        title = document.name
        let share = UIBarButtonItem(systemItem: .action)
        share.primaryAction = UIAction { [weak self, weak share] _ in
            if let self, let share { self.shareDocument(from: share) }
        }
        navigationItem.rightBarButtonItem = share
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = makeContent()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func makeContent() -> UIView {
        if let pages = document.pages { return PagesPreview(pages) }
        if let (text, isStyled) = document.text {
            let view = UITextView()
            view.isEditable = false
            view.backgroundColor = .systemBackground
            // A text that says itself how it looks is made for paper.
            if isStyled { view.overrideUserInterfaceStyle = .light }
            view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
            view.attributedText = text
            return view
        }
        return makeCard()
    }

    /// Name, kind and size, where nothing else can be shown.
    private func makeCard() -> UIView {
        let picture = UIImageView(image: document.icon(128))
        picture.contentMode = .center
        let name = label(document.name, .headline, .label)
        let kind = label(document.kind, .subheadline, .secondaryLabel)
        let size = label(document.size, .subheadline, .secondaryLabel)
        let column = UIStackView(arrangedSubviews: [picture, name, kind, size])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 6
        column.setCustomSpacing(16, after: picture)
        column.translatesAutoresizingMaskIntoConstraints = false
        let card = UIView()
        card.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: card.centerXAnchor), column.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            column.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, constant: -32),
        ])
        return card
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private func shareDocument(from item: UIBarButtonItem) {
        let sheet = UIActivityViewController(activityItems: document.activityItems, applicationActivities: nil)
        if sheet.modalPresentationStyle == .popover { sheet.popoverPresentationController?.barButtonItem = item }
        present(sheet, animated: true)
    }

    // MARK: Ending

    /// Whether it is on the app's stack, and not presented on one of its own.
    private var isPushed: Bool { !(navigationController is DocumentPreviewStack) }

    /// Goes away.
    func close(animated: Bool) {
        guard let stack = navigationController else { return }
        if !isPushed {
            stack.presentingViewController?.dismiss(animated: animated)
        } else if let index = stack.viewControllers.firstIndex(of: self), index > 0 {
            stack.popToViewController(stack.viewControllers[index - 1], animated: animated)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent || navigationController?.isBeingDismissed == true { end() }
    }

    /// Taken off a stack below something else, it had disappeared already.
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { end() }
    }

    private func end() {
        let ended = whenEnded
        whenEnded = nil
        ended?()
    }
}
