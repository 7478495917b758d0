import Foundation
import SampanDebugLog
import SampanFoundation
import SampanTextLayout

/// glibc's `malloc_trim`, whose header no module has: gives what is free, but for so many bytes at the end, back to the system.
@_silgen_name("malloc_trim") private func giveFreeMemoryBack(_ kept: Int) -> Int32

/// The app's way between foreground and background, with what the app, its scenes and observers are told, in UIKit's order.
@MainActor
enum AppLifecycle {
    private static var application: UIApplication { .shared }
    private static var scenes: [UIScene] { Array(application.connectedScenes) }

    /// Tells the scenes' delegates, or the app's where there are no scenes.
    private static func tell(
        scene sceneBody: (any UISceneDelegate, UIScene) -> Void, app appBody: (any UIApplicationDelegate) -> Void
    ) {
        if SceneManifest.exists {
            for scene in scenes {
                if let delegate = scene.delegate { _ = OptionalRequirement.call { sceneBody(delegate, scene) } }
            }
        } else if let delegate = application.delegate {
            _ = OptionalRequirement.call { appBody(delegate) }
        }
    }

    private static func post(_ app: Notification.Name, scene: Notification.Name?) {
        if let scene { scenes.forEach { NotificationCenter.default.post(name: scene, object: $0) } }
        NotificationCenter.default.post(name: app, object: application)
    }

    static func becomeActive() {
        if scenes.contains(where: { $0.activationState == .foregroundInactive }) {
            for scene in scenes {
                if let delegate = scene.delegate { _ = OptionalRequirement.call { delegate.sceneWillEnterForeground(scene) } }
                NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
            }
        }
        DebugLog.write(.life, "the app becomes active")
        application.applicationState = .active
        scenes.forEach { $0.activationState = .foregroundActive }
        tell(scene: { $0.sceneDidBecomeActive($1) }, app: { $0.applicationDidBecomeActive(application) })
        post(UIApplication.didBecomeActiveNotification, scene: UIScene.didActivateNotification)
    }

    static func enterBackground() {
        guard application.applicationState != .background else { return }
        DebugLog.write(.life, "the app enters the background")
        tell(scene: { $0.sceneWillResignActive($1) }, app: { $0.applicationWillResignActive(application) })
        application.applicationState = .inactive
        scenes.forEach { $0.activationState = .foregroundInactive }
        post(UIApplication.willResignActiveNotification, scene: UIScene.willDeactivateNotification)
        application.windows.forEach { $0.gestureEnvironment.cancelAllTouches() }
        application.applicationState = .background
        scenes.forEach { $0.activationState = .background }
        tell(scene: { $0.sceneDidEnterBackground($1) }, app: { $0.applicationDidEnterBackground(application) })
        post(UIApplication.didEnterBackgroundNotification, scene: UIScene.didEnterBackgroundNotification)
        _ = DefaultsDatabase.shared.save()
    }

    static func enterForeground() {
        guard application.applicationState == .background else { return }
        DebugLog.write(.life, "the app enters the foreground")
        application.applicationState = .inactive
        scenes.forEach { $0.activationState = .foregroundInactive }
        if !SceneManifest.exists {
            tell(scene: { _, _ in }, app: { $0.applicationWillEnterForeground(application) })
        }
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: application)
        becomeActive()
    }

    static func warnOfMemory() {
        DebugLog.write(.life, "memory is short")
        if let delegate = application.delegate { _ = OptionalRequirement.call { delegate.applicationDidReceiveMemoryWarning(application) } }
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: application)
        func warn(_ controller: UIViewController) {
            controller.didReceiveMemoryWarning()
            controller.children.forEach(warn)
            if let presented = controller.presentedStorage { warn(presented) }
        }
        application.windows.compactMap(\.rootViewController).forEach(warn)
        FontLibrary.shared.forgetLayouts()
        MemoryPressure.shared.relieve()
        // What was freed lies between what is in use, and glibc keeps it until it is asked.
        _ = giveFreeMemoryBack(0)
    }

    static func open(_ text: String) {
        guard let url = URL(string: text) else { return NSLog("Cannot open '%@': it is not a URL", text) }
        if SceneManifest.exists, let scene = scenes.first {
            if let delegate = scene.delegate {
                _ = OptionalRequirement.call { delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
            }
        } else if let delegate = application.delegate {
            _ = OptionalRequirement.call { delegate.application(application, open: url, options: [:]) }
        }
    }

    static func terminate() {
        DebugLog.write(.life, "the app terminates")
        if let delegate = application.delegate { _ = OptionalRequirement.call { delegate.applicationWillTerminate(application) } }
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
        _ = DefaultsDatabase.shared.save()
    }
}
