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
    /// What is said about the scene below its name, for people.
    open var subtitle = ""
    /// Which contents the scene can show, and which it is the best one for.
    open var activationConditions = UISceneActivationConditions()

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

    /// Opens a URL elsewhere, and returns whether that was done.
    @discardableResult
    open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether the scene is in the foreground.
    package var isInForeground: Bool { activationState == .foregroundActive || activationState == .foregroundInactive }

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
