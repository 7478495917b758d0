import Foundation

extension UIDocumentViewController {
    /// What a controller shows while it has no document: a title, two actions, what adorns them, and a browser of the documents that there are. See
    /// https://developer.apple.com/documentation/uikit/uidocumentviewcontroller/launchoptions-swift.class.
    @preconcurrency @MainActor
    open class LaunchOptions: NSObject {
        /// Called when something was changed.
        var didChange: () -> Void = {}

        /// Creates options with the app's name, the action that makes a document, and a browser of the documents that the app declares.
        public override init() { super.init() }

        /// The browser. Its delegate is the app's: it is asked for new documents, and told of those that are picked.
        open lazy var browserViewController = UIDocumentBrowserViewController(forOpening: nil) { didSet { didChange() } }
        /// The title: the app's name by default.
        open var title = Bundle.main.displayName { didSet { didChange() } }
        /// The action that stands out: by default the one that makes a document.
        open var primaryAction: UIAction? = LaunchOptions.createDocumentAction(withIntent: .default) { didSet { didChange() } }
        /// The other action.
        open var secondaryAction: UIAction? { didSet { didChange() } }
        /// The view that the picture of a document becomes that is opened from the browser; the controller's own if `nil`.
        open var documentTargetView: UIView?
        /// A view over title and actions. It lets touches through beside what it has.
        open var foregroundAccessoryView: UIView? { didSet { didChange() } }
        /// A view below title and actions.
        open var backgroundAccessoryView: UIView? { didSet { didChange() } }
        /// What is behind all of that.
        open var background: UIBackgroundConfiguration = {
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemGroupedBackground
            return background
        }()
        { didSet { didChange() } }

        // @objc(createDocumentActionWithIntent:)
        /// An action that has the browser's delegate make a document. Until the delegate has done so, the browser's `activeDocumentCreationIntent`
        /// is the intent.
        open class func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction {
            UIAction(title: SystemWords.text(.createDocument), image: UIImage(systemName: "plus")) { action in
                var responder = action.sender as? UIResponder
                while let current = responder {
                    if let controller = current as? UIDocumentViewController {
                        return controller.launchOptions.browserViewController.createDocument(intent)
                    }
                    responder = current.next
                }
            }
        }
    }
}
