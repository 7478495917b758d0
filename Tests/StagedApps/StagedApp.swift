import Foundation
import ObjCRuntime
import SampanHost
package import UIKit

/// An app with one window, on a host whose clock the test moves: for tests of what the system asks, which run in a process of their own.
@MainActor
package final class StagedApp {
    package let runtime: AppRuntime
    package let root = UIViewController()
    private let host = StillHost()
    private static var root: UIViewController?

    package init() {
        unsetenv("CFFIXED_USER_HOME")
        Self.root = root
        ClassRegistry.register(StagedDelegate.self, objcName: "StagedDelegate") { $0.initializer("init") { _ in StagedDelegate() } }
        runtime = AppRuntime(host: host, principalClassName: nil, delegateClassName: "StagedDelegate")
        runtime.hostDidStart()
        advance(0.1)
    }

    /// Lets time pass, a sixtieth of a second at once.
    package func advance(_ seconds: Double) {
        let end = host.clock.now + seconds
        while host.clock.now < end - 1e-9 {
            host.clock.now += 1.0 / 60
            if runtime.isSuspended { runtime.serveSystem() } else { runtime.runFrame() }
        }
    }

    /// Lets the main queue and others do what is to do, until something holds. Returns whether it does.
    @discardableResult
    package func serve(until condition: () -> Bool) async -> Bool {
        for _ in 0..<500 {
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(4))
            advance(0.1)
        }
        return condition()
    }

    /// The code with which the app was ended; `nil` while it runs.
    package var exitCode: Int32? { host.exitCode }

    /// Waits until something on the screen says a text. Returns whether it does.
    @discardableResult
    package func shows(_ text: String) async -> Bool { await serve { runtime.reachableTexts.contains(text) } }

    /// Taps what says a text, once it is there. Returns whether it was.
    @discardableResult
    package func tap(_ text: String) async -> Bool {
        guard await serve(until: { runtime.point(of: text) != nil }), let point = runtime.point(of: text) else { return false }
        runtime.handle(.touch(id: 0, phase: .began, location: point))
        advance(0.05)
        runtime.handle(.touch(id: 0, phase: .ended, location: point))
        advance(0.6)
        return true
    }

    fileprivate static var window: UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        return window
    }
}

@MainActor
private final class StillHost: AppHost {
    let clock = HostClock(now: 100)
    let device = Device.standard
    private(set) var exitCode: Int32?

    nonisolated var now: Double { clock.now }
    var screenSize: CGSize { device.size }
    func present(_ frame: HostFrame) {}
    func start(_ client: any HostClient) {}
    func stop(exitCode: Int32) { self.exitCode = exitCode }
}

private final class StagedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = StagedApp.window
        window?.makeKeyAndVisible()
        return true
    }
}
