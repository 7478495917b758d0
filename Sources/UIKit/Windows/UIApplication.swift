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
        /// A notification of the old kind that the person opened.
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
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
        /// A `UIEventAttribution` for the browser. The desktop's take none: the page is opened without.
        public static let eventAttribution = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
    }

    nonisolated(unsafe) package private(set) static var sharedIfRunning: UIApplication?

    // @objc(sharedApplication)
    /// What a message gets: nothing where there is no app, as in a library's tests. `shared` is not declared to be optional.
    package class var sharedOrNothing: UIApplication? { sharedIfRunning }

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
    open package(set) var openSessions: Set<UISceneSession> = []

    /// The scenes that are connected.
    open package(set) var connectedScenes: Set<UIScene> = []

    /// Whether there can be several scenes: on a pad, if the app's `Info.plist` says so.
    open var supportsMultipleScenes: Bool { UIScreen.main.device.idiom == .pad && SceneManifest.allowsSeveral }

    /// Who opens and closes scenes.
    package weak var sceneKeeper: (any SceneKeeper)?

    /// Shows the scene of a session, or opens a new one.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        var request = sceneSession.map { UISceneSessionActivationRequest(session: $0) } ?? UISceneSessionActivationRequest()
        request.userActivity = userActivity
        request.options = options
        activateSceneSession(for: request, errorHandler: errorHandler)
    }

    // @objc(activateSceneSessionForRequest:errorHandler:)
    /// Shows the scene of a session, or opens a new one.
    open func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        sceneKeeper?.activate(request, errorHandler: errorHandler)
    }

    /// Closes the scene of a session for good.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        sceneKeeper?.destroy(sceneSession, errorHandler: errorHandler)
    }

    /// Has a scene that nobody sees brought up to date.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { sceneKeeper?.refresh(sceneSession) }

    /// All windows, back to front.
    open var windows: [UIWindow] { WindowStack.shared.appWindows }

    /// The window that gets keys.
    open var keyWindow: UIWindow? { WindowStack.shared.key }

    open override var next: UIResponder? { delegate as? UIResponder }

    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        (event as? ShakeEvent)?.reachedApplication = true
        super.motionEnded(motion, with: event)
    }

    /// Validates the main menu's commands that the app performs itself.
    static var commandValidator: ((UICommand) -> Void)?

    open override func validate(_ command: UICommand) { Self.commandValidator?(command) }

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
    open var isIdleTimerDisabled = false {
        didSet {
            if isIdleTimerDisabled != oldValue { wakefulnessDidChange?(isIdleTimerDisabled) }
        }
    }
    /// Called when the device is to stay awake, or no longer.
    package var wakefulnessDidChange: ((Bool) -> Void)?
    /// Whether the app gets commands of headphones and the like as events.
    package private(set) var receivesRemoteControlEvents = false
    /// Has commands of headphones and the like delivered to the first responder, where MediaPlayer's command center takes them not. See
    /// https://developer.apple.com/documentation/uikit/uiapplication/beginreceivingremotecontrolevents().
    open func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }
    /// Has no more of such commands delivered. See
    /// https://developer.apple.com/documentation/uikit/uiapplication/endreceivingremotecontrolevents().
    open func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }
    /// Whether the person is asked, when the device was shaken and no responder took that for itself, if what was done last is to be undone.
    open var applicationSupportsShakeToEdit = true
    /// The number on the app's icon, which outlives the app.
    open var applicationIconBadgeNumber = 0 {
        didSet {
            if applicationIconBadgeNumber != oldValue { iconDidChange?() }
        }
    }
    /// The icon that the app has in place of its own, which outlives the app.
    package var chosenIcon: String? {
        didSet {
            if chosenIcon != oldValue { iconDidChange?() }
        }
    }
    /// The quick actions of the app's icon, beside those of its `Info.plist`. They outlive the app.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        didSet { iconDidChange?() }
    }
    /// Whether the app asked to be sent remote notifications.
    package var isRegisteredStorage = false
    /// Called when what the Home Screen shows of the app is another.
    package var iconDidChange: (() -> Void)?
    /// Whether network activity is shown; iOS 13 and later show none.
    open var isNetworkActivityIndicatorVisible = false
    // @objc(protectedDataAvailable)
    /// Whether the app's protected files can be read now: not while the device is locked.
    open package(set) var isProtectedDataAvailable = true
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

    /// Whether the system, or this app itself, can open the URL.
    open func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "file"].contains(url.scheme?.lowercased() ?? "") || SceneManifest.ownsScheme(of: url)
    }

    /// Opens a URL in the desktop's own app for it, or in this app if its scheme is this one's.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOwn = SceneManifest.ownsScheme(of: url)
        let opened = isOwn || canOpenURL(url) && DesktopOpener.open(url)
        DispatchQueue.main.async {
            if isOwn { self.sceneKeeper?.open(url) }
            completion?(opened)
        }
    }

    /// Opens a URL in the desktop's own app for it, or in this app if its scheme is this one's, and returns whether that was done.
    @discardableResult
    open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Background tasks

    /// The work that the app still does in the background, and how long it may.
    nonisolated package let backgroundWork = BackgroundWork()

    /// How long the app may still run in the background, in seconds: without limit while it is in the foreground.
    nonisolated open var backgroundTimeRemaining: TimeInterval { backgroundWork.timeRemaining }

    /// Marks the beginning of a task that should end even in the background. May be called on any thread.
    ///
    /// - Parameter handler: is called on the main thread when little time is left; the task has to be ended then, or the app is.
    nonisolated open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundWork.begin(taskName, handler)
    }

    /// Marks the beginning of a task that should end even in the background. May be called on any thread.
    nonisolated open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundWork.begin(nil, handler)
    }

    /// Marks the end of such a task. May be called on any thread.
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundWork.end(identifier) }

    /// Whether the app can be launched for background work.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}

/// Whether apps can be launched for background work. See https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
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
