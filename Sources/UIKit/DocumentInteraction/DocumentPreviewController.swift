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
        let content = DocumentContent.view(of: document)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
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
