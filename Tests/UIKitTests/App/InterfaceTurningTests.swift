import SampanHost
import Testing

@testable import UIKit

@Suite struct InterfaceTurningTests {
    /// A host whose screen can be turned and resized.
    @MainActor
    private final class TurningHost: AppHost {
        let device = Device.standard
        lazy var screenSize = device.size
        var turns: [Bool] = []
        /// Somebody has to keep it.
        var window: UIWindow?

        nonisolated var now: Double { 100 }
        func present(_ frame: HostFrame) {}
        func start(_ client: any HostClient) {}
        func stop(exitCode: Int32) {}
        func turn(isLandscape: Bool) {
            if isLandscape != (screenSize.width > screenSize.height) { turns.append(isLandscape) }
            screenSize = device.size(isLandscape: isLandscape)
        }
    }

    @MainActor
    private final class Screen: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }

    /// An app that shows a screen, in a process of its own.
    @MainActor
    private static func show() -> (TurningHost, AppRuntime, Screen) {
        let (host, screen) = (TurningHost(), Screen())
        let runtime = AppRuntime(host: host, principalClassName: nil, delegateClassName: nil, launchesApp: false)
        runtime.hostDidStart()
        _ = UIApplication()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        host.window = window
        runtime.followWishes()
        runtime.renderFrame()
        return (host, runtime, screen)
    }

    @Test func theInterfaceFollowsTheDeviceWhereItIsSupported() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (host, runtime, screen) = Self.show()
                screen.mask = .portrait
                runtime.handle(.turn(isLandscape: true))
                #expect(host.turns == [] && UIDevice.current.orientation == .landscapeLeft)
                screen.mask = .all
                screen.setNeedsUpdateOfSupportedInterfaceOrientations()
                #expect(host.turns == [true] && screen.view.bounds.width == 852)
                #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
                screen.mask = [.landscapeLeft, .portrait]
                screen.setNeedsUpdateOfSupportedInterfaceOrientations()
                #expect(UIApplication.shared.statusBarOrientation == .landscapeLeft)
                runtime.handle(.turn(isLandscape: false))
                #expect(host.turns == [true, false] && screen.view.bounds.width == 393)
            }
        }
    }

    @MainActor
    private final class OlderDelegate: NSObject, UIApplicationDelegate {
        var heard: [String] = []
        func application(
            _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
            duration: TimeInterval
        ) {
            heard.append("to \(newStatusBarOrientation.rawValue)")
        }
        func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) {
            heard.append("from \(oldStatusBarOrientation.rawValue)")
        }
    }

    @Test func theAppsDelegateIsToldThatTheInterfaceTurns() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (_, runtime, _) = Self.show()
                let delegate = OlderDelegate()
                UIApplication.shared.delegate = delegate
                runtime.handle(.turn(isLandscape: true))
                let (portrait, landscape) = (UIInterfaceOrientation.portrait.rawValue, UIInterfaceOrientation.landscapeRight.rawValue)
                #expect(delegate.heard == ["to \(landscape)", "from \(portrait)"])
            }
        }
    }

    @Test func theAppTurnsTheInterfaceUntilTheDeviceIsHeldOtherwise() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (host, runtime, screen) = Self.show()
                screen.mask = .portrait
                #expect(throws: UISceneError(.geometryRequestDenied)) { try runtime.requestTurn(to: .landscape) }
                screen.mask = .all
                #expect(throws: Never.self) { try runtime.requestTurn(to: .landscapeLeft) }
                #expect(host.turns == [true] && UIApplication.shared.statusBarOrientation == .landscapeLeft)
                #expect(UIDevice.current.orientation == .portrait)
                screen.setNeedsUpdateOfSupportedInterfaceOrientations()
                #expect(host.turns == [true])
                runtime.handle(.turn(isLandscape: true))
                runtime.handle(.turn(isLandscape: false))
                #expect(host.turns == [true, false])
            }
        }
    }

    @Test func aWindowThatThePersonGaveAnotherShapeKeepsIt() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (host, runtime, screen) = Self.show()
                host.screenSize = CGSize(width: 900, height: 500)
                runtime.handle(.resize(host.screenSize))
                screen.setNeedsStatusBarAppearanceUpdate()
                #expect(host.turns == [] && screen.view.bounds.width == 900)
                host.screenSize = CGSize(width: 400, height: 700)
                runtime.handle(.resize(host.screenSize))
                screen.setNeedsStatusBarAppearanceUpdate()
                #expect(host.turns == [] && screen.view.bounds.width == 400)
            }
        }
    }

    @Test func orientationsThatExcludeEachOtherEndTheAppInUIKitsWords() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (_, _, screen) = Self.show()
                screen.mask = .portraitUpsideDown
                screen.setNeedsUpdateOfSupportedInterfaceOrientations()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "'UIApplicationInvalidInterfaceOrientation', reason: 'Supported orientations has no common orientation with the application, "
                    + "and [Screen shouldAutorotate] is returning YES'"), "\(text)")
    }
}
