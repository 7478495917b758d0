import Foundation
import SampanHost

/// The app itself: one object that gets events and tells its delegate about the app's life.
/// See https://developer.apple.com/documentation/uikit/uiapplication.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether an app gets events.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// The reasons of a launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL that is to be opened.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that asked for the launch.
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A remote notification.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A location event.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// A Home Screen quick action.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// User activities.
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }

    /// The options with which a URL is opened in the app.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that asks.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What the other app sent.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the document has to be copied before use.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The options with which the app opens a URL elsewhere.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only if an app takes universal links.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    nonisolated(unsafe) package private(set) static var sharedIfRunning: UIApplication?

    /// The app. Asking before it launched is a programmer's error.
    open class var shared: UIApplication {
        guard let application = sharedIfRunning else {
            fatalError("UIApplication.shared was asked for before UIApplicationMain created the application")
        }
        return application
    }

    /// Creates the application object; done once, by `UIApplicationMain`.
    public override init() {
        super.init()
        precondition(Self.sharedIfRunning == nil, "There can only be one UIApplication instance.")
        Self.sharedIfRunning = self
    }

    /// Whether the app gets events.
    open package(set) var applicationState = State.inactive

    /// The app's delegate. Kept by whoever created it; `UIApplicationMain` keeps the one it creates.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The sessions of all scenes, shown or not.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// The scenes that are connected.
    open package(set) var connectedScenes: Set<UIScene> = []

    /// Whether several scenes can be shown at once.
    open var supportsMultipleScenes: Bool { false }

    /// All windows, back to front.
    open var windows: [UIWindow] { WindowStack.shared.windows }

    /// The window that gets keys.
    open var keyWindow: UIWindow? { WindowStack.shared.key }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Events

    /// Hands an event to its window.
    open dynamic func sendEvent(_ event: UIEvent) {
        if event.type == .touches {
            let windows = Set((event.allTouches ?? []).compactMap(\.window))
            for window in windows { window.sendEvent(event) }
        } else {
            keyWindow?.sendEvent(event)
        }
    }

    /// Sends an action to a target, or along the responder chain if there is none. Returns whether anybody took it.
    @discardableResult
    open dynamic func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        var receiver = target.map { $0 as AnyObject }
        if receiver == nil {
            let start = keyWindow?.firstResponder ?? (sender as? UIResponder)
            receiver = start?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
            if receiver == nil {
                receiver = (sender as? UIResponder)?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
            }
        }
        guard let receiver else { return false }
        ActionSender.send(action, to: receiver, from: sender, for: event)
        return true
    }

    /// Stops events from being handled until `endIgnoringInteractionEvents()`; calls nest.
    open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
    /// Lets events be handled again.
    open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
    /// Whether events are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
    private var ignoringCount = 0

    /// Whether the device stays awake.
    open var isIdleTimerDisabled = false
    /// Whether a shake undoes.
    open var applicationSupportsShakeToEdit = true
    /// The number on the app's icon.
    open var applicationIconBadgeNumber = 0
    /// Whether network activity is shown; iOS 13 and later show none.
    open var isNetworkActivityIndicatorVisible = false
    // @objc(protectedDataAvailable)
    /// Whether the app's files can be read now.
    open var isProtectedDataAvailable: Bool { true }
    /// The direction of the app's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UITraitCollection.host.layoutDirection.userInterface }
    /// The text size that the person prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.host.preferredContentSizeCategory }

    // MARK: Status bar

    /// The height and place of the status bar, in the screen's points.
    open var statusBarFrame: CGRect {
        let height = isStatusBarHidden ? 0 : StatusBarState.height
        return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
    }
    // @objc(statusBarHidden)
    /// Whether the status bar is hidden, as the frontmost controller asks.
    open var isStatusBarHidden: Bool { StatusBarState.current.isHidden }
    /// The status bar's style, as the frontmost controller asks.
    open var statusBarStyle: UIStatusBarStyle { StatusBarState.current.style }
    /// The orientation of the interface.
    open var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation.ofScreen }

    // @objc(supportedInterfaceOrientationsForWindow:)
    /// The orientations that the app supports in a window, where its delegate does not say: those that its information lists.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        ListedOrientations({ Bundle.main.object(forInfoDictionaryKey: $0) }, idiom: UIScreen.main.device.idiom).mask
    }

    // MARK: URLs

    /// Whether the system can open the URL.
    open func canOpenURL(_ url: URL) -> Bool { ["http", "https", "mailto", "file"].contains(url.scheme?.lowercased() ?? "") }

    /// Opens a URL in the desktop's own app for it.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let opened = canOpenURL(url) && DesktopOpener.open(url)
        DispatchQueue.main.async { completion?(opened) }
    }

    // MARK: Background tasks

    private var backgroundTasks: [UIBackgroundTaskIdentifier: String?] = [:]
    private var lastBackgroundTask = 0

    /// How long the app may still run in the background: for ever, as nothing suspends it here.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Marks the beginning of a task that should end even in the background.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        let identifier = UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
        backgroundTasks[identifier] = taskName
        return identifier
    }

    /// Marks the end of such a task.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks[identifier] = nil }
}

/// The number of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
