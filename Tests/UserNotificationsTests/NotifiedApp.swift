import Foundation
import SampanHost

@testable import UIKit
@testable import UserNotifications

/// An app in a process of its own, with one window, on a host whose clock the test moves.
@MainActor
final class NotifiedApp {
    static var onFinish: () -> Void = {}
    static var log: [String] = []

    let runtime: AppRuntime
    private let host = StillHost()

    init(granted: Bool = false) {
        unsetenv("CFFIXED_USER_HOME")
        ClassRegistry.register(NotifiedDelegate.self, objcName: "NotifiedDelegate") { $0.initializer("init") { _ in NotifiedDelegate() } }
        Permissions.shared.set(granted ? .granted : nil, for: .notifications)
        if granted { UNUserNotificationCenter.current().withStore { $0.options = [.alert, .badge, .sound] } }
        runtime = AppRuntime(host: host, principalClassName: nil, delegateClassName: "NotifiedDelegate")
        runtime.hostDidStart()
        advance(0.1)
        if granted { _ = told() }
    }

    /// Lets time pass as the headless host does: nothing of a suspended app runs.
    func advance(_ seconds: Double) {
        let end = host.clock.now + seconds
        while host.clock.now < end - 1e-9 {
            host.clock.now += 1.0 / 60
            if runtime.isSuspended { runtime.serveSystem() } else { runtime.runFrame() }
        }
    }

    /// Lets the main queue, and the queues that it waits for, do what is to do.
    func serve() async {
        for _ in 0..<3 {
            await withCheckedContinuation { done in
                UNUserNotificationCenter.current().queue.async { DispatchQueue.main.async { done.resume() } }
            }
            advance(0.2)
        }
    }

    func tap(_ text: String) async {
        guard let point = runtime.point(of: text) else { return Self.log.append("nothing says \(text)") }
        runtime.handle(.touch(id: 0, phase: .began, location: point))
        advance(0.05)
        runtime.handle(.touch(id: 0, phase: .ended, location: point))
        await serve()
    }

    func add(_ name: String, title: String, after seconds: Double) async {
        let content = UNMutableNotificationContent()
        (content.title, content.badge) = (title, 4)
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(
                identifier: name, content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)),
            withCompletionHandler: nil)
        // The centre waits for it on the main thread.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    /// What was told since the last call.
    func told() -> [String] {
        defer { Self.log = [] }
        return Self.log
    }
}

@MainActor
private final class StillHost: AppHost {
    let clock = HostClock(now: 100)
    let device = Device.standard

    nonisolated var now: Double { clock.now }
    var screenSize: CGSize { device.size }
    func present(_ frame: HostFrame) {}
    func start(_ client: any HostClient) {}
    func stop(exitCode: Int32) {}
}

private final class NotifiedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        NotifiedApp.onFinish()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { NotifiedApp.log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { NotifiedApp.log.append("resigns") }
    func applicationWillEnterForeground(_ application: UIApplication) { NotifiedApp.log.append("foreground") }
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotifiedApp.log.append("token \(deviceToken.count)")
    }
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        NotifiedApp.log.append("remote \(userInfo["id"] ?? "")")
        completionHandler(.newData)
    }
}
