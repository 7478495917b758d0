import UIKit
import UniformTypeIdentifiers

/// The documents of an app, from which the person opens one.
struct DocumentBrowser: PrimitiveView {
    let kinds: [DocumentKind]
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { DocumentBrowserNode(view, inputs) }
}

final class DocumentBrowserNode: NodeOf<DocumentBrowser> {
    private let browser: UIDocumentBrowserViewController
    private let delegate = DocumentBrowserDelegate()
    private lazy var item = ControllerItem(self, browser)
    private var shown: (editor: DocumentEditor, kind: Int)?
    /// What is opened when the one that is shown was left.
    private var next: URL?
    private lazy var receiver = URLReceiver { [weak self] in self?.openFromElsewhere($0) }

    override init(_ view: DocumentBrowser, _ inputs: _NodeInputs) {
        browser = UIDocumentBrowserViewController(forOpening: view.kinds.flatMap(\.readableTypes))
        super.init(view, inputs)
        browser.allowsDocumentCreation = view.kinds.contains { $0.makeNew != nil }
        delegate.node = self
        browser.delegate = delegate
        receiver.follow(environment.openedURLs)
    }

    override var children: [_ViewNode] { [] }
    override var items: [LayoutItem] { [item] }

    override func update(_ view: DocumentBrowser) {
        super.update(view)
        if let shown, view.kinds.indices.contains(shown.kind) { shown.editor.update(view.kinds[shown.kind].view(shown.editor.file.model)) }
    }

    override func environmentChanged(from old: EnvironmentValues) {
        shown?.editor.take(environment)
        receiver.follow(environment.openedURLs)
    }

    override func remove() {
        super.remove()
        receiver.follow(nil)
        shown?.editor.leave()
        item.end()
    }

    // MARK: Documents

    /// Writes a new document for the browser; `nil` if that cannot be done.
    fileprivate func writeNew() -> ExportedFiles? {
        do { return try view.kinds.first { $0.makeNew != nil }?.writeNew() } catch {
            tell(error)
            return nil
        }
    }

    /// Opens a file that another app has handed over: where it is, if the app says that it does so, else as a copy of its own.
    private func openFromElsewhere(_ url: URL) {
        guard url.isFileURL, view.kinds.contains(where: { $0.opens(url) }) else { return }
        if Bundle.main.object(forInfoDictionaryKey: "LSSupportsOpeningDocumentsInPlace") as? Bool == true { return openNext(url) }
        browser.revealDocument(at: url, importIfNeeded: true) { [weak self] place, error in
            if let place { self?.openNext(place) } else if let error { self?.tell(error) }
        }
    }

    private func openNext(_ url: URL) {
        guard let shown else { return open(url) }
        next = url
        shown.editor.leave()
    }

    /// Reads a document, and shows it.
    fileprivate func open(_ url: URL) {
        guard shown == nil, let index = view.kinds.firstIndex(where: { $0.opens(url) }) else { return }
        let kind = view.kinds[index]
        let file = GroupDocument(url, kind.makeModel(), writableTypes: kind.writableTypes)
        let session = Session.current
        file.open { [weak self] succeeded in
            session.perform {
                guard let self, !self.isRemoved else { return file.close(completionHandler: nil) }
                if succeeded { self.show(file, index) } else if let failure = file.failure { self.tell(failure) }
            }
        }
    }

    private func show(_ file: GroupDocument, _ kind: Int) {
        guard shown == nil, view.kinds.indices.contains(kind) else { return file.close(completionHandler: nil) }
        let navigation = NavigationContext()
        let editor = DocumentEditor(file, view.kinds[kind].view(file.model), inputs, navigation) { [weak self] in self?.ended(navigation) }
        let controller = navigation.controller
        controller.navigationBar.prefersLargeTitles = false
        controller.setViewControllers([editor], animated: false)
        controller.modalPresentationStyle = .fullScreen
        controller.transitioningDelegate = delegate
        shown = (editor, kind)
        presenter?.present(controller, animated: true)
    }

    private func ended(_ navigation: NavigationContext) {
        shown = nil
        // It is shown until it has gone; then the two must not keep each other.
        graph.afterNextFrame { [weak self] in
            navigation.controller.setViewControllers([], animated: false)
            guard let self, let next else { return }
            self.next = nil
            open(next)
        }
    }

    /// What lets a document grow out of its picture, and shrink into it.
    fileprivate var transition: UIDocumentBrowserTransitionController? {
        shown.map { browser.transitionController(forDocumentAt: $0.editor.file.fileURL) }
    }

    fileprivate func tell(_ error: any Error) {
        let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        presenter?.present(alert, animated: true)
    }
}

/// Hears what the person does in the browser.
final class DocumentBrowserDelegate: NSObject, UIDocumentBrowserViewControllerDelegate, UIViewControllerTransitioningDelegate {
    weak var node: DocumentBrowserNode?

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        documentURLs.first.map { node?.open($0) }
    }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        let new = node?.writeNew()
        importHandler(new?.files.first, new == nil ? .none : .move)
        new?.remove()
    }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) { node?.open(destinationURL) }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { error.map { node?.tell($0) } }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { node?.transition }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { node?.transition }
}
