import Foundation
import SampanHost

@testable import CoreLocation
@testable import UIKit

/// An app in a process of its own, with one window, on a host whose clock the test moves.
@MainActor
final class LocatedApp {
    let runtime: AppRuntime
    private let host = StillHost()

    init(_ status: PrivacyAnswer? = nil, always: PrivacyAnswer? = nil) {
        unsetenv("CFFIXED_USER_HOME")
        ClassRegistry.register(LocatedDelegate.self, objcName: "LocatedDelegate") { $0.initializer("init") { _ in LocatedDelegate() } }
        Permissions.shared.set(status, for: .location)
        Permissions.shared.set(always, for: .locationAlways)
        runtime = AppRuntime(host: host, principalClassName: nil, delegateClassName: "LocatedDelegate")
        runtime.hostDidStart()
        advance(0.1)
    }

    /// Lets time pass as the headless host does: nothing of a suspended app runs.
    func advance(_ seconds: Double) {
        let end = host.clock.now + seconds
        while host.clock.now < end - 1e-9 {
            host.clock.now += 1.0 / 60
            if runtime.isSuspended { runtime.serveSystem() } else { runtime.runFrame() }
        }
    }

    /// Lets the main queue do what is to do.
    func serve() async {
        for _ in 0..<3 {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            advance(0.2)
        }
    }

    func tap(_ text: String) async {
        guard let point = runtime.point(of: text) else { return }
        runtime.handle(.touch(id: 0, phase: .began, location: point))
        advance(0.05)
        runtime.handle(.touch(id: 0, phase: .ended, location: point))
        await serve()
    }

    /// Does what a script says of places, as its line has it.
    func script(_ line: String) async {
        guard let command = try? HostScript("location \(line)", name: "test").commands.first?.command, case .ask(let request) = command
        else {
            return log.append("no such command: \(line)")
        }
        if let refusal = runtime.ask(request) { log.append(refusal) }
        await serve()
    }

    private var log: [String] = []
    /// What was refused.
    var refusals: [String] { log }
}

/// A delegate that notes what it is told.
final class LocationLog: NSObject, CLLocationManagerDelegate {
    var log: [String] = []

    func told() -> [String] {
        defer { log = [] }
        return log
    }

    private static func text(_ place: CLLocationCoordinate2D) -> String { String(format: "%.4f,%.4f", place.latitude, place.longitude) }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { log.append("may \(manager.authorizationStatus.rawValue)") }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        log.append(locations.map { Self.text($0.coordinate) }.joined(separator: " "))
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { log.append("fails \((error as NSError).code)") }
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        log.append("heading \(newHeading.magneticHeading) \(newHeading.trueHeading)")
    }
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        log.append("\(region.identifier) is \(state)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { log.append("enters \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { log.append("leaves \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        log.append("watches \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        log.append("does not watch \(region?.identifier ?? "") \((error as NSError).code)")
    }
    func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error) {
        log.append("hears no beacons \((error as NSError).code)")
    }
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        log.append("visit \(Self.text(visit.coordinate))\(visit.departureDate == .distantFuture ? "" : " ended")")
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

private final class LocatedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
