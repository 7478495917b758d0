import SampanDebugLog
import Foundation

/// One instance of an app's interface. See https://developer.apple.com/documentation/uikit/uiscene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is shown and gets events.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What a scene was opened for.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        // @objc(URLContexts)
        /// URLs to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// The app that asked.
        public let sourceApplication: String?
        /// Activities to continue.
        public let userActivities: Set<NSUserActivity>
        /// The Home Screen quick action to perform.
        public var shortcutItem: UIApplicationShortcutItem? { nil }

        package init(urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil, userActivities: Set<NSUserActivity> = []) {
            self.urlContexts = urlContexts
            self.sourceApplication = sourceApplication
            self.userActivities = userActivities
            super.init()
        }
    }

    /// The session that outlives the scene.
    public let session: UISceneSession
    /// The scene's delegate, which the scene keeps.
    open var delegate: (any UISceneDelegate)?
    /// Whether the scene is shown and gets events.
    open package(set) var activationState = ActivationState.unattached {
        didSet { DebugLog.write(.life, "\(type(of: self)) is \(activationState)") }
    }
    /// The scene's name, for people.
    open var title: String! = ""
    /// What the scene is about.
    open var userActivity: NSUserActivity?

    /// Creates a scene; the system does so.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.sharedIfRunning }

    /// Opens a URL elsewhere.
    open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, options: [:], completionHandler: completion)
    }

    /// The options with which a scene opens a URL elsewhere.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Only if an app takes universal links.
        open var universalLinksOnly = false
    }

    /// Posted when a scene was connected.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene was released.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene gets events.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene stops getting events.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when a scene is about to be shown.
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when a scene is no longer shown.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    // @objc(URL)
    /// The URL.
    public let url: URL
    /// How to open it.
    public let options: UIScene.OpenURLOptions

    package init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    /// How a scene is to open a URL.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The app that asks.
        public var sourceApplication: String? { nil }
        /// What the other app sent.
        public var annotation: Any? { nil }
        /// Whether the document can be changed in place.
        public var openInPlace: Bool { false }
    }
}

/// A quick action of the Home Screen. See https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The action's name for the app.
    public let type: String
    /// The action's name for people.
    public let localizedTitle: String
    /// More about the action.
    public let localizedSubtitle: String?

    /// Creates a quick action.
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        super.init()
    }
}

/// What a scene's delegate is told. See https://developer.apple.com/documentation/uikit/uiscenedelegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    // @objc(scene:willConnectToSession:options:) optional
    /// The scene was added to the app.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    // @objc optional
    /// The scene is released.
    func sceneDidDisconnect(_ scene: UIScene)
    // @objc optional
    /// The scene gets events now.
    func sceneDidBecomeActive(_ scene: UIScene)
    // @objc optional
    /// The scene will get no events for a while.
    func sceneWillResignActive(_ scene: UIScene)
    // @objc optional
    /// The scene is about to be shown.
    func sceneWillEnterForeground(_ scene: UIScene)
    // @objc optional
    /// The scene is no longer shown.
    func sceneDidEnterBackground(_ scene: UIScene)
    // @objc optional
    /// URLs are to be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    // @objc optional
    /// What the scene's state can be restored from.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    // @objc(scene:continueUserActivity:) optional
    /// An activity is to be continued.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
