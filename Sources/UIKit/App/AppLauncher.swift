import SampanDebugLog
import Foundation

/// Brings an app up, in UIKit's order.
@MainActor
struct AppLauncher {
    let runtime: AppRuntime
    let principalClassName: String?
    let delegateClassName: String?

    func launch() {
        let application = makeApplication()
        let delegate = makeDelegate()
        DebugLog.write(.life, "the app launches with \(delegate.map { "\(type(of: $0))" } ?? "no delegate")")
        runtime.ownedDelegate = delegate
        application.delegate = delegate
        let usesScenes = SceneManifest.exists
        WindowStack.shared.requiresScene = usesScenes
        if !usesScenes { loadMainStoryboard(for: delegate) }
        let options: [UIApplication.LaunchOptionsKey: Any]? = nil
        if let delegate {
            _ = OptionalRequirement.call { delegate.application(application, willFinishLaunchingWithOptions: options) }
            if OptionalRequirement.call({ delegate.application(application, didFinishLaunchingWithOptions: options) }) == nil {
                _ = OptionalRequirement.call { delegate.applicationDidFinishLaunching(application) }
            }
        }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        if usesScenes {
            SceneConnector(application: application, delegate: delegate).connect()
        } else {
            storyboardWindow(of: delegate)?.makeKeyAndVisible()
        }
        AppLifecycle.becomeActive()
        runtime.followWishes()
        if application.windows.isEmpty {
            NSLog("Application windows are expected to have a root view controller at the end of application launch")
        }
    }

    private func makeApplication() -> UIApplication {
        guard let name = principalClassName, let cls = ClassRegistry.class(named: name), cls != UIApplication.self else {
            return UIApplication()
        }
        return DynamicClass.make(cls, "init", []) as! UIApplication
    }

    private func makeDelegate() -> (any UIApplicationDelegate)? {
        guard let name = delegateClassName else { return nil }
        guard let cls = ClassRegistry.class(named: name) else {
            fatalError("Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
        }
        guard let delegate = DynamicClass.make(cls, "init", []) as? any UIApplicationDelegate else {
            fatalError("The class \(name) given to UIApplicationMain does not conform to UIApplicationDelegate.")
        }
        return delegate
    }

    private func loadMainStoryboard(for delegate: (any UIApplicationDelegate)?) {
        guard let name = Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String, let delegate else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIStoryboard(name: name, bundle: nil).makeMainController()
        OptionalRequirement.call { delegate.window = window }
        if storyboardWindow(of: delegate) == nil {
            NSLog("The app delegate must implement the window property if it wants to use a main storyboard file.")
        }
    }

    private func storyboardWindow(of delegate: (any UIApplicationDelegate)?) -> UIWindow? {
        guard let delegate, Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") != nil else { return nil }
        return delegate.window ?? nil
    }
}

/// Connects the app's first scene, in UIKit's order.
@MainActor
struct SceneConnector {
    let application: UIApplication
    let delegate: (any UIApplicationDelegate)?

    func connect() {
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
        let options = UIScene.ConnectionOptions()
        if let delegate,
            let chosen = OptionalRequirement.call({
                delegate.application(application, configurationForConnecting: session, options: options)
            })
        {
            session.configuration = chosen
        }
        let configuration = session.configuration
        let scene: UIWindowScene
        if let cls = configuration.sceneClass as? UIWindowScene.Type {
            scene = cls.init(session: session, connectionOptions: options)
        } else {
            scene = UIWindowScene(session: session, connectionOptions: options)
        }
        if let cls = configuration.delegateClass { scene.delegate = DynamicClass.make(cls, "init", []) as? any UISceneDelegate }
        DebugLog.write(.life, "\(type(of: scene)) connects, its delegate being \(scene.delegate.map { "\(type(of: $0))" } ?? "none")")
        application.connectedScenes.insert(scene)
        scene.activationState = .foregroundInactive
        let window = makeWindow(for: scene, configuration)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        if let sceneDelegate = scene.delegate {
            _ = OptionalRequirement.call { sceneDelegate.scene(scene, willConnectTo: session, options: options) }
        }
        // Windows that the app's delegate showed before there was a scene take the place of the scene's own.
        if !WindowStack.shared.adoptWaitingWindows(into: scene) { window?.makeKeyAndVisible() }
    }

    /// The window of the configuration's storyboard; the scene's delegate gets it before it is told of the scene.
    private func makeWindow(for scene: UIWindowScene, _ configuration: UISceneConfiguration) -> UIWindow? {
        guard let storyboard = configuration.storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.makeMainController()
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
        OptionalRequirement.call { delegate.window = window }
        return delegate.window ?? nil
    }
}

/// Runs an app: its entry point. Does not return before the app ends, unless its host's loop is somebody else's, as a browser's.
///
/// See https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    HostChoice.run { AppRuntime(host: $0, principalClassName: principalClassName, delegateClassName: delegateClassName) }
}
