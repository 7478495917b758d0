import Foundation
import SampanDebugLog
import SampanFoundation

/// The app's way between foreground and background, with what the app, its scenes and observers are told, in UIKit's order.
@MainActor
enum AppLifecycle {
    private static var application: UIApplication { .shared }
    private static var director: SceneDirector? { AppRuntime.shared?.director }
    private static var foregroundScenes: [UIScene] { application.connectedScenes.filter(\.isInForeground) }

    /// Tells the app's delegate what scenes' delegates are told in apps that live by scenes.
    private static func tellApp(_ body: (any UIApplicationDelegate) -> Void) {
        guard !SceneManifest.exists else { return }
        tell(body)
    }

    private static func tell(_ body: (any UIApplicationDelegate) -> Void) {
        if let delegate = application.delegate { _ = OptionalRequirement.call { body(delegate) } }
    }

    private static func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: application) }

    // MARK: Foreground

    /// The app was launched: its scenes are on their way to the foreground.
    static func finishLaunch() {
        foregroundScenes.forEach(SceneLife.enterForeground)
        becomeActive()
    }

    /// The app, which is in the foreground, gets events.
    private static func becomeActive() {
        DebugLog.write(.life, "the app becomes active")
        application.applicationState = .active
        foregroundScenes.forEach(SceneLife.activate)
        tellApp { $0.applicationDidBecomeActive(application) }
        post(UIApplication.didBecomeActiveNotification)
    }

    /// The app comes back: from the background, or from an interruption.
    ///
    /// - Parameters:
    ///   - options: what a scene that has to be connected anew is opened for.
    ///   - open: hands over what the app comes for, before it is active.
    static func enterForeground(_ options: UIScene.ConnectionOptions? = nil, open: (UIScene) -> Void = { _ in }) {
        switch application.applicationState {
        case .active:
            if let scene = director?.front { open(scene) }
            return
        case .inactive:
            // Only what a call, or the control centre, lay over is uncovered.
            if let scene = director?.front { open(scene) }
            return becomeActive()
        case .background: break
        }
        DebugLog.write(.life, "the app enters the foreground")
        BackgroundLife.end()
        unlock()
        let coming = director?.sceneForForeground(options ?? UIScene.ConnectionOptions())
        application.applicationState = .inactive
        tellApp { $0.applicationWillEnterForeground(application) }
        post(UIApplication.willEnterForegroundNotification)
        if let coming {
            SceneLife.enterForeground(coming.scene)
            if coming.wasConnected { open(coming.scene) }
        }
        becomeActive()
    }

    // MARK: Background

    /// Something lies over the app, such as a call or the control centre: it gets no events.
    static func resignActive() {
        guard application.applicationState == .active else { return }
        DebugLog.write(.life, "the app is inactive")
        // Where the Command key is let go meanwhile, the app does not hear of it.
        ShortcutOverlay.current.close()
        foregroundScenes.forEach(SceneLife.resign)
        tellApp { $0.applicationWillResignActive(application) }
        application.applicationState = .inactive
        post(UIApplication.willResignActiveNotification)
        application.windows.forEach { $0.gestureEnvironment.cancelAllTouches() }
    }

    static func enterBackground() {
        resignActive()
        guard application.applicationState != .background else { return }
        DebugLog.write(.life, "the app enters the background")
        application.applicationState = .background
        // Its time runs while it is told, too.
        BackgroundLife.begin()
        let scenes = foregroundScenes
        scenes.forEach(SceneLife.enterBackground)
        tellApp { $0.applicationDidEnterBackground(application) }
        post(UIApplication.didEnterBackgroundNotification)
        scenes.forEach(SceneLife.saveState)
        StateRestoration.shared.save(application)
        director?.sessions.save()
        _ = DefaultsDatabase.shared.save()
    }

    /// The device is locked: the app is covered, and its protected files cannot be read.
    static func lock() {
        guard application.isProtectedDataAvailable else { return }
        enterBackground()
        tell { $0.applicationProtectedDataWillBecomeUnavailable(application) }
        post(UIApplication.protectedDataWillBecomeUnavailableNotification)
        application.isProtectedDataAvailable = false
    }

    private static func unlock() {
        guard !application.isProtectedDataAvailable else { return }
        application.isProtectedDataAvailable = true
        tell { $0.applicationProtectedDataDidBecomeAvailable(application) }
        post(UIApplication.protectedDataDidBecomeAvailableNotification)
    }

    // MARK: Whatever state it is in

    static func warnOfMemory() {
        DebugLog.write(.life, "memory is short")
        tell { $0.applicationDidReceiveMemoryWarning(application) }
        post(UIApplication.didReceiveMemoryWarningNotification)
        func warn(_ controller: UIViewController) {
            controller.didReceiveMemoryWarning()
            controller.children.forEach(warn)
            if let presented = controller.presentedStorage { warn(presented) }
        }
        application.windows.compactMap(\.rootViewController).forEach(warn)
        MemoryRelief.relieve()
    }

    static func noteTimeChange() {
        DebugLog.write(.life, "the time changed")
        tell { $0.applicationSignificantTimeChange(application) }
        post(UIApplication.significantTimeChangeNotification)
    }

    /// The app ends. One that is suspended is not told: no code of it runs any more.
    static func terminate() {
        guard !BackgroundLife.isSuspended else { return DebugLog.write(.life, "the suspended app is ended") }
        DebugLog.write(.life, "the app terminates")
        resignActive()
        if SceneManifest.exists { application.connectedScenes.forEach { director?.release($0) } }
        tell { $0.applicationWillTerminate(application) }
        post(UIApplication.willTerminateNotification)
        director?.sessions.save()
        _ = DefaultsDatabase.shared.save()
    }
}
