import Foundation
import SampanHost
import Testing

@testable import CoreLocation
@testable import UIKit

/// Places in an app that runs. Each test has a process of its own.
@Suite struct CLLocationManagerTests {
    @Test func aManagerTellsWhatTheAppMayKnowAndThenWhereTheDeviceIs() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted)
                let manager = CLLocationManager()
                let delegate = LocationLog()
                manager.delegate = delegate
                manager.startUpdatingLocation()
                #expect(delegate.told().isEmpty)
                await app.serve()
                // Nobody knows where the device is.
                #expect(delegate.told() == ["may 4", "fails 0"])
                await app.script("set 52.5,13.4")
                #expect(delegate.told() == ["52.5000,13.4000"] && manager.location?.coordinate.latitude == 52.5)
                #expect(manager.location?.sourceInformation?.isSimulatedBySoftware == true)
                manager.distanceFilter = 100
                await app.script("set 52.5005,13.4")
                #expect(delegate.told().isEmpty)
                await app.script("set 52.502,13.4")
                #expect(delegate.told() == ["52.5020,13.4000"])
                await app.script("clear")
                #expect(delegate.told() == ["fails 0"] && manager.location == nil)
                manager.stopUpdatingLocation()
                await app.script("set 1,2")
                #expect(delegate.told().isEmpty && app.refusals.isEmpty)
            }.value
        }
    }

    @Test func aPlaceThatIsAskedForComesOnce() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted)
                await app.script("set 10,20")
                let manager = CLLocationManager()
                let delegate = LocationLog()
                manager.delegate = delegate
                manager.requestLocation()
                await app.serve()
                #expect(delegate.told() == ["may 4", "10.0000,20.0000"])
                await app.script("set 11,20")
                #expect(delegate.told().isEmpty)
                await app.script("clear")
                manager.requestLocation()
                await app.serve()
                #expect(delegate.told() == ["fails 0"])
                Permissions.shared.apply(.revoke, to: .location)
                manager.requestLocation()
                await app.serve()
                #expect(delegate.told() == ["may 2", "fails 1"])
            }.value
        }
    }

    @Test func aWayIsFollowedByTheHostsClock() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted)
                let manager = CLLocationManager()
                let delegate = LocationLog()
                manager.delegate = delegate
                manager.startUpdatingLocation()
                // A degree of the equator is 111.3195 km.
                await app.script("start --speed=1113.195 --interval=2 0,0 0,0.1")
                #expect(delegate.told() == ["may 4", "0.0000,0.0000"])
                app.advance(11)
                await app.serve()
                let told = delegate.told()
                #expect(told == ["0.0000,0.0200", "0.0000,0.0400", "0.0000,0.0600", "0.0000,0.0800", "0.0000,0.1000"])
                #expect(manager.location?.course == 90 && manager.location?.speed == 0)
                await app.script("start --speed=10 --distance=20 50,10 50,11")
                app.advance(4.5)
                #expect(delegate.told().count == 3 && abs((manager.location?.speed ?? 0) - 10) < 1e-6)
            }.value
        }
    }

    @Test func regionsAreEnteredAndLeft() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted)
                await app.script("set 50,10")
                let manager = CLLocationManager()
                let delegate = LocationLog()
                manager.delegate = delegate
                await app.serve()
                _ = delegate.told()
                let home = CLCircularRegion(
                    center: CLLocationCoordinate2D(latitude: 50.1, longitude: 10), radius: 1000, identifier: "home")
                manager.startMonitoring(for: home)
                manager.startMonitoring(for: CLCircularRegion(center: home.center, radius: 2_000_000, identifier: "continent"))
                manager.startMonitoring(for: CLBeaconRegion(uuid: UUID(), identifier: "beacon"))
                manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: UUID()))
                manager.requestState(for: home)
                await app.serve()
                #expect(
                    delegate.told() == [
                        "watches home", "does not watch continent 5", "does not watch beacon 5", "hears no beacons 16", "home is outside",
                    ])
                #expect(manager.monitoredRegions == [home])
                await app.script("set 50.1,10.001")
                #expect(delegate.told() == ["enters home", "home is inside"])
                await app.script("set 50.1,10.002")
                #expect(delegate.told().isEmpty)
                home.notifyOnExit = false
                await app.script("set 50,10")
                #expect(delegate.told() == ["home is outside"])
                manager.stopMonitoring(for: home)
                await app.script("set 50.1,10.001")
                #expect(delegate.told().isEmpty && manager.monitoredRegions.isEmpty)
            }.value
        }
    }

    @Test func inTheBackgroundAnAppIsToldOfRegionsIfItMayAlwaysKnow() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted, always: .granted)
                await app.script("set 50,10")
                let manager = CLLocationManager()
                let delegate = LocationLog()
                manager.delegate = delegate
                manager.startUpdatingLocation()
                manager.startMonitoring(
                    for: CLCircularRegion(center: CLLocationCoordinate2D(latitude: 50.1, longitude: 10), radius: 500, identifier: "home"))
                await app.serve()
                #expect(delegate.told() == ["may 3", "50.0000,10.0000", "watches home"])
                app.runtime.handle(.background)
                app.advance(8)
                #expect(app.runtime.isSuspended)
                await app.script("set 50.1,10")
                // Updates end in the background; regions do not.
                #expect(delegate.told() == ["enters home", "home is inside"])
                Permissions.shared.set(.denied, for: .locationAlways)
                await app.serve()
                _ = delegate.told()
                await app.script("set 50,10")
                #expect(delegate.told().isEmpty)
            }.value
        }
    }

    @Test func greatMovementsHeadingsAndVisitsAreTold() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted)
                await app.script("set 50,10")
                let manager = CLLocationManager()
                let delegate = LocationLog()
                manager.delegate = delegate
                manager.startMonitoringSignificantLocationChanges()
                manager.startMonitoringVisits()
                #expect(!CLLocationManager.headingAvailable())
                manager.startUpdatingHeading()
                await app.serve()
                #expect(delegate.told() == ["may 4", "50.0000,10.0000"])
                await app.script("heading 90 93.5")
                await app.script("heading 90.5")
                await app.script("heading 200")
                #expect(delegate.told() == ["heading 90.0 93.5", "heading 200.0 -1.0"] && CLLocationManager.headingAvailable())
                manager.headingOrientation = .landscapeLeft
                await app.script("heading 300 303")
                #expect(delegate.told() == ["heading 30.0 33.0"] && abs((manager.heading?.x ?? 0) - 38.97) < 0.01)
                manager.headingOrientation = .portrait
                await app.script("set 50.02,10")
                #expect(delegate.told().isEmpty)
                app.advance(301)
                #expect(delegate.told() == ["visit 50.0200,10.0000"])
                await app.script("set 50.04,10")
                #expect(delegate.told() == ["visit 50.0200,10.0000 ended", "50.0400,10.0000"])
            }.value
        }
    }

    @Test func managersAreReleased() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted)
                weak var released: CLLocationManager?
                do {
                    let manager = CLLocationManager()
                    manager.startUpdatingLocation()
                    released = manager
                    await app.serve()
                }
                await app.serve()
                #expect(released == nil)
            }.value
        }
    }

    @Test func liveUpdatesGoOnUntilTheLoopEnds() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted)
                await app.script("set 1,2")
                let task = Task { @MainActor in
                    var latitudes: [Double?] = []
                    for try await update in CLLocationUpdate.liveUpdates() {
                        latitudes.append(update.location?.coordinate.latitude)
                        if latitudes.count == 3 { break }
                    }
                    return latitudes
                }
                for line in ["set 3,4", "clear"] {
                    for _ in 0..<5 { await app.serve() }
                    await app.script(line)
                }
                let latitudes = try? await task.value
                #expect(latitudes == [1, 3, nil])
            }.value
        }
    }
}
