import Foundation
import QuartzCore
import SampanFoundation

/// Shows a document: opens it, names it in the navigation bar, and closes it. While there is none it shows what documents there are. See
/// https://developer.apple.com/documentation/uikit/uidocumentviewcontroller.
///
/// Subclasses show the document's content, by `documentDidOpen()`.
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
    private var launch: DocumentLaunchController?
    /// Whether the person came to the document from what is shown while there is none, and can go back there.
    private var cameFromLaunch = false
    private var knowsThatItIsOpen = false
    private weak var opening: UIDocument?
    private lazy var renamer = DocumentRenamer(self)
    private lazy var undoItems = UndoRedoItems { [weak self] in self?.document?.undoManager }
    nonisolated(unsafe) private var stateObserver: (any NSObjectProtocol)?

    // MARK: Creating

    // @objc(initWithDocument:)
    /// Creates a controller for a document, or for none yet.
    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
        follow(document)
    }

    /// Creates a controller without a document, whose view is in a xib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads a controller from a document of Interface Builder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit { if let stateObserver { NotificationCenter.default.removeObserver(stateObserver) } }

    // MARK: The document

    /// The document. Setting another one closes this; the other is opened when the controller is seen, if it is not open.
    open var document: UIDocument? {
        didSet {
            guard document !== oldValue else { return }
            oldValue?.close(completionHandler: nil)
            follow(document)
            if document == nil { cameFromLaunch = false } else if launch != nil { cameFromLaunch = true }
            updateLaunch()
            update()
            if isSeen { openIfNeeded() }
        }
    }

    /// Opens the document, unless it is open; `completionHandler` is told whether it is then.
    open func openDocument(completionHandler: @escaping (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        guard document.documentState.contains(.closed) else { return completionHandler(true) }
        opening = document
        document.open { [weak self] succeeded in
            if let self {
                if opening === document { opening = nil }
                // Another one took its place before it could be closed.
                if succeeded, self.document !== document { document.close(completionHandler: nil) }
            }
            completionHandler(succeeded)
        }
    }

    /// Opens the document, unless it is open; returns whether it is then.
    open func openDocument() async -> Bool {
        await withCheckedContinuation { done in openDocument { done.resume(returning: $0) } }
    }

    /// Called when the document was opened, or another one was set that is open. The view may be loaded by then, or not.
    open func documentDidOpen() {}

    private var isSeen: Bool { viewIfLoaded?.window != nil }

    private func openIfNeeded() {
        if let document, opening !== document, document.documentState.contains(.closed) { openDocument { _ in } }
    }

    private func follow(_ document: UIDocument?) {
        if let stateObserver { NotificationCenter.default.removeObserver(stateObserver) }
        (stateObserver, knowsThatItIsOpen) = (nil, false)
        guard let document else { return }
        nonisolated(unsafe) let session = Session.current
        stateObserver = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: document, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { session.perform { self?.stateMayHaveChanged() } }
        }
        stateMayHaveChanged()
    }

    private func stateMayHaveChanged() {
        let isOpen = document.map { !$0.documentState.contains(.closed) } ?? false
        guard isOpen != knowsThatItIsOpen else { return }
        knowsThatItIsOpen = isOpen
        update()
        if isOpen { documentDidOpen() }
    }

    // MARK: The navigation bar

    /// Called whenever the controller has changed the navigation item: a subclass adds what is its own.
    open func navigationItemDidUpdate() {}

    /// Buttons that undo and redo what was done with the document. A subclass puts them into the navigation bar; they are hidden while there is
    /// nothing to be undone in, and enabled as something can be undone.
    open var undoRedoItemGroup: UIBarButtonItemGroup { undoItems.group }

    /// Brings the navigation item up to date, and the buttons that undo.
    func update() {
        undoItems.update()
        let item = navigationItem
        item.title = document?.localizedName
        item.documentProperties = document.map { Self.properties(of: $0.fileURL) }
        item.renameDelegate = document == nil ? nil : (self as? any UINavigationItemRenameDelegate) ?? renamer
        item.backAction = cameFromLaunch ? UIAction(title: SystemWords.text(.back)) { [weak self] _ in self?.document = nil } : nil
        navigationItemDidUpdate()
    }

    private static func properties(of url: URL) -> UIDocumentProperties {
        let properties = UIDocumentProperties(url: url)
        properties.activityViewControllerProvider = { UIActivityViewController(activityItems: [url], applicationActivities: nil) }
        properties.dragItemsProvider = { _ in NSItemProvider(contentsOf: url).map { [UIDragItem(itemProvider: $0)] } ?? [] }
        return properties
    }

    /// That of the document, while there is one.
    open override var undoManager: UndoManager? { document?.undoManager ?? super.undoManager }

    // MARK: Without a document

    /// What is shown while there is no document.
    open var launchOptions = LaunchOptions() {
        didSet {
            guard launchOptions !== oldValue else { return }
            launch?.takeAway()
            launch = nil
            updateLaunch()
        }
    }

    private func updateLaunch() {
        guard isViewLoaded else { return }
        if document == nil, launch == nil {
            let launch = DocumentLaunchController(launchOptions)
            addChild(launch)
            launch.view.frame = view.bounds
            launch.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(launch.view)
            launch.didMove(toParent: self)
            self.launch = launch
        } else if let document, let launch {
            self.launch = nil
            launch.open(document.fileURL, over: view)
        }
    }

    // MARK: Life

    open override func viewDidLoad() {
        super.viewDidLoad()
        updateLaunch()
        update()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        openIfNeeded()
    }

    /// A controller that is taken away closes its document.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isGoing = sequence(first: self as UIViewController, next: \.parent).contains { $0.isBeingDismissed || $0.isMovingFromParent }
        if isGoing, let document, !document.documentState.contains(.closed) { document.close(completionHandler: nil) }
    }
}

/// Gives a document's file the name that the person writes.
private final class DocumentRenamer: NSObject, UINavigationItemRenameDelegate {
    private weak var controller: UIDocumentViewController?

    init(_ controller: UIDocumentViewController) {
        self.controller = controller
        super.init()
    }

    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        !title.isEmpty && !title.hasPrefix(".") && !title.contains("/")
    }

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        guard let document = controller?.document, title != document.localizedName else { return }
        let session = Session.current
        document.rename(to: title) { [weak controller] _ in session.perform { controller?.update() } }
    }
}
