import Foundation
import SampanDebugLog
import SampanHost

/// Brings an app up, in UIKit's order.
@MainActor
struct AppLauncher {
    let runtime: AppRuntime
    let principalClassName: String?
    let delegateClassName: String?

    func launch() {
        let application = makeApplication()
        MainMenuActions.register()
        let director = SceneDirector(application: application, sessions: SceneSessions(application: application))
        runtime.adopt(director)
        let delegate = makeDelegate()
        DebugLog.write(.life, "the app launches with \(delegate.map { "\(type(of: $0))" } ?? "no delegate")")
        runtime.ownedDelegate = delegate
        application.delegate = delegate
        // What shows previews stands in the place of the app's own scenes.
        let options = LaunchOptions(environment: ProcessInfo.processInfo.environment)
        let usesScenes = SceneManifest.exists && options.preview == nil
        WindowStack.shared.requiresScene = usesScenes
        if !usesScenes {
            director.connectCommonScene()
            if options.preview == nil { loadMainStoryboard(for: delegate) }
        }
        LocalNotificationDelivery.current.begin()
        let request = LaunchRequest.request
        let takesRequest = tellOfLaunch(application, delegate, request) {
            if !usesScenes, options.preview == nil { StateRestoration.shared.restore(application) }
        }
        if let preview = options.preview {
            PreviewStage.open(preview, isScripted: options.script != nil) { [runtime] in runtime.turn(to: $0) }
        } else if usesScenes {
            director.tellOfDiscarded()
            director.connectFirst(request?.connectionOptions ?? UIScene.ConnectionOptions())
        } else {
            storyboardWindow(of: delegate)?.makeKeyAndVisible()
            StateRestoration.shared.presentRestored()
            if takesRequest { request?.tellDelegate() }
        }
        AppLifecycle.finishLaunch()
        director.sessions.save()
        runtime.followWishes()
        if application.windows.isEmpty {
            NSLog("Application windows are expected to have a root view controller at the end of application launch")
        }
    }

    /// Tells the delegate of the launch, in the old way if it does not know the new one.
    ///
    /// - Parameter restore: brings back the app's state, between what it is told of the launch's beginning and its end.
    /// - Returns: whether it leaves what the app is launched for to the methods for that.
    private func tellOfLaunch(
        _ application: UIApplication, _ delegate: (any UIApplicationDelegate)?, _ request: AppRequest?, restore: () -> Void
    ) -> Bool {
        var takesRequest = true
        if let delegate {
            let options = request?.launchOptions
            let will = OptionalRequirement.call { delegate.application(application, willFinishLaunchingWithOptions: options) }
            restore()
            let did = OptionalRequirement.call { delegate.application(application, didFinishLaunchingWithOptions: options) }
            if did == nil { _ = OptionalRequirement.call { delegate.applicationDidFinishLaunching(application) } }
            takesRequest = will != false && did != false
        }
        var info: [AnyHashable: Any]?
        if let options = request?.launchOptions { info = Dictionary(uniqueKeysWithValues: options.map { (AnyHashable($0.rawValue), $1) }) }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application, userInfo: info)
        return takesRequest
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

/// What the app was launched for, as whoever started it says.
@MainActor
private enum LaunchRequest {
    static var request: AppRequest? {
        let options = LaunchOptions(environment: ProcessInfo.processInfo.environment)
        do throws(AppRequest.Refusal) {
            if let url = options.openURL { return try AppRequest(url: url) }
            if let activity = options.activity { return try AppRequest(activity: activity, values: nil) }
            if let shortcut = options.shortcut { return try AppRequest(shortcut: shortcut) }
        } catch {
            NSLog("The app is launched for nothing: %@", error.description)
        }
        return nil
    }
}
