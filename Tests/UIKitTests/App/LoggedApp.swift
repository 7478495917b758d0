import SampanHost
import Testing

@testable import UIKit

/// An app in a process of its own, whose delegates write down what they are told. What it writes is in a folder that outlives it.
@MainActor
final class LoggedApp {
    /// What was told, in order.
    static var log: [String] = []
    /// What a scene's delegate does beside writing down.
    static var onConnect: (UIWindowScene, UISceneSession, UIScene.ConnectionOptions) -> Void = { _, _, _ in }
    /// What the scenes' state is to be restored from.
    static var activity: ((UIScene) -> NSUserActivity?)?
    /// What `didFinishLaunching` returns.
    static var finishes = true
    static var onFinish: ([UIApplication.LaunchOptionsKey: Any]?) -> Void = { _ in }
    /// What the app's delegate makes of menus.
    static var onBuildMenu: ((any UIMenuBuilder) -> Void)?

    let host: StillHost
    let runtime: AppRuntime

    /// Launches the app.
    init(
        _ kind: Kind = .scenes, device: String? = nil, variables: [String: String] = [:], information: [String: Any] = [:],
        folder: String? = nil
    ) {
        let several = kind == .severalScenes
        let scenes: [String: Any] = [
            "UIApplicationSupportsMultipleScenes": several,
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": "LoggedSceneDelegate"]
                ]
            ],
        ]
        SceneManifest.information = { key in
            switch key {
            case "UIApplicationSceneManifest": kind == .noScenes ? nil : scenes
            case "UIApplicationShortcutItems":
                [["UIApplicationShortcutItemType": "write", "UIApplicationShortcutItemTitle": "Write"]]
            case "CFBundleURLTypes": [["CFBundleURLSchemes": ["notes"]]]
            default: information[key]
            }
        }
        ClassRegistry.register(LoggedAppDelegate.self, objcName: "LoggedAppDelegate") {
            $0.initializer("init") { _ in LoggedAppDelegate() }
        }
        ClassRegistry.register(LoggedSceneDelegate.self, objcName: "LoggedSceneDelegate") {
            $0.initializer("init") { _ in LoggedSceneDelegate() }
        }
        for (name, value) in variables { setenv(name, value, 1) }
        if let folder { setenv("CFFIXED_USER_HOME", folder, 1) } else { unsetenv("CFFIXED_USER_HOME") }
        host = StillHost(device.flatMap { Device.named($0) } ?? (several ? Device.named("iPad (10th generation)")! : .standard))
        runtime = AppRuntime(host: host, principalClassName: nil, delegateClassName: "LoggedAppDelegate")
        runtime.hostDidStart()
        advance(0.1)
    }

    enum Kind { case scenes, severalScenes, noScenes }

    /// Lets time pass as the headless host does: nothing of a suspended app runs.
    func advance(_ seconds: Double) {
        let end = host.clock.now + seconds
        while host.clock.now < end - 1e-9 {
            host.clock.now += 1.0 / 60
            guard !runtime.isSuspended else { continue }
            runtime.runFrame()
        }
    }

    /// Lets the main queue do what waits in it.
    func settle() async -> [String] {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        advance(0.1)
        return told()
    }

    /// What was told since the last call.
    func told() -> [String] {
        defer { Self.log = [] }
        return Self.log
    }

    func tell(_ event: HostEvent) -> [String] {
        runtime.handle(event)
        advance(0.1)
        return told()
    }

    func ask(_ request: HostRequest) -> [String] {
        if let refusal = runtime.ask(request) { Self.log.append("refused: \(refusal)") }
        advance(0.1)
        return told()
    }

    var scenes: [UIWindowScene] { runtime.director!.sessions.open.compactMap { $0.scene as? UIWindowScene } }
    var sessions: [UISceneSession] { runtime.director!.sessions.open }
}

/// A host whose clock the test moves.
@MainActor
final class StillHost: AppHost {
    let clock = HostClock(now: 100)
    let device: Device
    var exitCode: Int32?
    var isAwake = false
    var limits: (CGSize, CGSize)?
    /// The size of the last icon, and the colour of its middle, as it is in memory.
    var icon: (width: Int, middle: [UInt8])?

    init(_ device: Device) { self.device = device }

    nonisolated var now: Double { clock.now }
    var screenSize: CGSize { device.size }
    func present(_ frame: HostFrame) {}
    func start(_ client: any HostClient) {}
    func stop(exitCode: Int32) { self.exitCode = self.exitCode ?? exitCode }
    func keepAwake(_ isAwake: Bool) { self.isAwake = isAwake }
    var iconSide: Int? { 64 }
    func showIcon(_ frame: HostFrame) {
        let middle = frame.pixels + frame.height / 2 * frame.bytesPerRow + frame.width / 2 * 4
        icon = (frame.width, (0..<4).map { middle.load(fromByteOffset: $0, as: UInt8.self) })
    }
    func limitSize(minimum: CGSize, maximum: CGSize) { limits = (minimum, maximum) }
}

@MainActor private func note(_ text: String) { LoggedApp.log.append(text) }

final class LoggedAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var observers: [any NSObjectProtocol] = []

    override init() {
        super.init()
        let names: [(Notification.Name, String)] = [
            (UIApplication.didFinishLaunchingNotification, "app finished"), (UIApplication.didBecomeActiveNotification, "app active"),
            (UIApplication.willResignActiveNotification, "app resigns"),
            (UIApplication.didEnterBackgroundNotification, "app in background"),
            (UIApplication.willEnterForegroundNotification, "app to foreground"),
            (UIApplication.willTerminateNotification, "app terminates"), (UIApplication.significantTimeChangeNotification, "time"),
            (UIApplication.protectedDataWillBecomeUnavailableNotification, "data goes"),
            (UIApplication.protectedDataDidBecomeAvailableNotification, "data comes"),
            (UIScene.willConnectNotification, "scene connects"), (UIScene.didDisconnectNotification, "scene disconnected"),
            (UIScene.didActivateNotification, "scene active"), (UIScene.willDeactivateNotification, "scene deactivates"),
            (UIScene.willEnterForegroundNotification, "scene to foreground"),
            (UIScene.didEnterBackgroundNotification, "scene in background"),
        ]
        observers = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { note("(\(text))") }
            }
        }
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        note("build \(builder.system === UIMenuSystem.main ? "main" : "context")")
        LoggedApp.onBuildMenu?(builder)
    }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("willFinishLaunching")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("didFinishLaunching")
        LoggedApp.onFinish(launchOptions)
        return LoggedApp.finishes
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("memory") }
    func applicationSignificantTimeChange(_ application: UIApplication) { note("timeChange") }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { note("dataWillGo") }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { note("dataCame") }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note("open \(url) from \(options[.sourceApplication] ?? "nobody")")
        return true
    }
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        note("willContinue \(userActivityType)")
        return false
    }
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("continue \(userActivity.activityType)")
        return true
    }
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("shortcut \(shortcutItem.type)")
        completionHandler(true)
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note("configuration")
        return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        note("didDiscard \(sceneSessions.count)")
    }
}

/// A scene's delegate. Each scene has a name for the log: the number of its session.
final class LoggedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func note(_ text: String, _ scene: UIScene) { LoggedApp.log.append("\(Self.number(of: scene)).\(text)") }

    static func number(of scene: UIScene) -> String { String(Int(scene.session.persistentIdentifier.suffix(12), radix: 16)!) }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        note("willConnect", scene)
        let scene = scene as! UIWindowScene
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        LoggedApp.onConnect(scene, session, connectionOptions)
        window?.makeKeyAndVisible()
    }
    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { note("open \(context.url) from \(context.options.sourceApplication ?? "nobody")", scene) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        note("stateRestorationActivity", scene)
        return LoggedApp.activity?(scene)
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { note("restore", scene) }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        note("willContinue \(userActivityType)", scene)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { note("continue \(userActivity.activityType)", scene) }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note("shortcut \(shortcutItem.type)", windowScene)
        completionHandler(true)
    }
}
