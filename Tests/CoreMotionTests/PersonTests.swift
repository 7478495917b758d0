import Foundation
import SampanFoundation
import SampanHost
import StagedApps
import Testing

@testable import CoreMotion
@testable import UIKit

/// As apps do it, by Apple's documentation.
extension CMSensorDataList: Sequence {
    /// Goes through what was recorded.
    public func makeIterator() -> NSFastEnumerationIterator { NSFastEnumerationIterator(self) }
}

/// What an app learns of the person who carries the device. Each test has a process of its own.
@Suite struct PersonTests {
    /// The present moment by the host's clock.
    @MainActor private static var now: Date { MotionSource.date(at: CACurrentMediaTime()) }

    @Test func thePersonIsAskedAndMaySayNo() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                #expect(CMPedometer.authorizationStatus() == .notDetermined)
                let (pedometer, log) = (CMPedometer(), Log<Int>())
                pedometer.startUpdates(from: PersonTests.now) { _, error in log.add((error as NSError?)?.code ?? 0) }
                #expect(await app.tap("Don’t Allow"))
                #expect(await app.serve { log.all == [105] })
                #expect(CMPedometer.authorizationStatus() == .denied && CMAltimeter.authorizationStatus() == .denied)
                let (manager, activities) = (CMMotionActivityManager(), Log<Bool>())
                manager.startActivityUpdates(to: .main) { activities.add($0 == nil) }
                #expect(await app.serve { activities.all == [true] })
                #expect(!app.runtime.reachableTexts.contains("Don’t Allow"))
                let recorder = CMSensorRecorder()
                recorder.recordAccelerometer(forDuration: 10)
                let start = PersonTests.now
                app.advance(1)
                #expect(recorder.accelerometerData(from: start, to: PersonTests.now) == nil)
            }.value
        }
    }

    @Test func stepsAreCountedAsTheyAreTaken() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .motion)
                let (pedometer, log, start) = (CMPedometer(), Log<CMPedometerData>(), PersonTests.now)
                pedometer.startUpdates(from: start) { data, _ in if let data { log.add(data) } }
                #expect(await app.serve { log.all.map(\.numberOfSteps) == [0] })
                #expect(app.script("motion walk 6 over 3") == nil)
                app.advance(1.5)
                #expect(await app.serve { (log.all.last?.numberOfSteps.intValue ?? 0) >= 2 })
                let walking = log.all.last
                #expect(walking?.currentCadence == 2 && abs((walking?.currentPace?.doubleValue ?? 0) - 1 / 1.5) < 1e-9)
                app.advance(5)
                #expect(await app.serve { log.all.last?.numberOfSteps == 6 })
                #expect(log.all.last?.distance == 4.5 && log.all.last?.currentCadence == nil)
                #expect(abs((log.all.last?.averageActivePace?.doubleValue ?? 0) - 3 / 4.5) < 1e-9)
                #expect(app.script("motion climb 6.5 over 1") == nil)
                app.advance(2)
                #expect(await app.serve { log.all.last?.floorsAscended == 2 && log.all.last?.floorsDescended == 0 })
                pedometer.stopUpdates()
                let count = log.all.count
                #expect(app.script("motion walk 4 over 1") == nil)
                app.advance(3)
                let query = Log<Int>()
                pedometer.queryPedometerData(from: start, to: PersonTests.now) { data, _ in query.add(data?.numberOfSteps.intValue ?? -1) }
                pedometer.queryPedometerData(from: .distantPast, to: start) { data, _ in query.add(data?.numberOfSteps.intValue ?? -1) }
                pedometer.queryPedometerData(from: .distantFuture, to: start) { _, error in query.add((error as NSError?)?.code ?? 0) }
                #expect(await app.serve { query.all.count == 3 } && query.all.sorted() == [0, 10, 107] && log.all.count == count)
            }.value
        }
    }

    @Test func walkingIsToldOfWhenItBeginsAndEnds() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .motion)
                let (pedometer, log) = (CMPedometer(), Log<CMPedometerEventType>())
                pedometer.startEventUpdates { event, _ in if let event { log.add(event.type) } }
                #expect(app.script("motion walk 4") == nil)
                #expect(await app.serve { log.all == [.resume] })
                app.advance(3)
                #expect(await app.serve { log.all == [.resume, .pause] })
                pedometer.stopEventUpdates()
            }.value
        }
    }

    @Test func activitiesAreToldOfAndLookedUp() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .motion)
                let (manager, log, start) = (CMMotionActivityManager(), Log<String>(), PersonTests.now)
                @Sendable func name(_ activity: CMMotionActivity) -> String {
                    let names = [
                        ("unknown", activity.unknown), ("stationary", activity.stationary), ("walking", activity.walking),
                        ("running", activity.running), ("automotive", activity.automotive), ("cycling", activity.cycling),
                    ]
                    return names.filter(\.1).map(\.0).joined(separator: " ")
                }
                manager.startActivityUpdates(to: .main) { if let activity = $0 { log.add(name(activity)) } }
                #expect(await app.serve { log.all == ["stationary"] })
                #expect(app.script("motion activity automotive") == nil)
                #expect(await app.serve { log.all == ["stationary", "automotive"] })
                #expect(app.script("motion walk 10 over 2") == nil)
                app.advance(3)
                #expect(await app.serve { log.all == ["stationary", "automotive", "running", "stationary"] })
                manager.stopActivityUpdates()
                let query = Log<[String]>()
                manager.queryActivityStarting(from: start, to: PersonTests.now, to: .main) { activities, _ in
                    query.add(activities?.map(name) ?? [])
                }
                #expect(await app.serve { query.all == [["stationary", "automotive", "running", "stationary"]] })
            }.value
        }
    }

    @Test func heightsAreToldOnceASecond() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .motion)
                #expect(app.script("motion climb 100 over 1") == nil)
                app.advance(2)
                let (altimeter, log, heights) = (CMAltimeter(), Log<[Double]>(), Log<Double>())
                let queue = OperationQueue.serial(named: "test")
                altimeter.startRelativeAltitudeUpdates(to: queue) { data, _ in
                    if let data { log.add([data.relativeAltitude.doubleValue, data.pressure.doubleValue]) }
                }
                altimeter.startAbsoluteAltitudeUpdates(to: queue) { data, _ in if let data { heights.add(data.altitude) } }
                app.advance(1.1)
                #expect(app.script("motion climb -10 over 0.5") == nil)
                app.advance(1)
                queue.finish()
                #expect(log.all.map { $0[0] } == [0, -10] && heights.all == [100, 90])
                // 1.2 kPa less than at the sea.
                #expect(abs((log.all.first?[1] ?? 0) - 100.129) < 0.01)
                altimeter.stopRelativeAltitudeUpdates()
                altimeter.stopAbsoluteAltitudeUpdates()
                app.advance(2)
                queue.finish()
                #expect(log.all.count == 2 && heights.all.count == 2)
            }.value
        }
    }

    @Test func whatTheAccelerometerMeasuredIsRecorded() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .motion)
                let recorder = CMSensorRecorder()
                let start = PersonTests.now
                #expect(recorder.accelerometerData(from: start, to: PersonTests.now) == nil)
                recorder.recordAccelerometer(forDuration: 2)
                app.advance(1)
                #expect(app.script("motion accelerate 1 0 0 for 5") == nil)
                app.advance(5)
                let list = recorder.accelerometerData(from: start, to: PersonTests.now)
                var measured: [CMRecordedAccelerometerData] = []
                if let list { for case let data as CMRecordedAccelerometerData in list { measured.append(data) } }
                #expect(measured.count == 101 && measured.map(\.identifier) == Array(1...101))
                #expect(measured.first?.acceleration.x == 0 && abs((measured.last?.acceleration.x ?? 0) - 1) < 1e-9)
                #expect(abs((measured.last?.startDate.timeIntervalSince(start) ?? 0) - 2) < 0.03)
                let later = recorder.accelerometerData(from: start.addingTimeInterval(1.5), to: PersonTests.now)
                #expect(later.map { Array($0).count } == 26)
                #expect(recorder.accelerometerData(from: start.addingTimeInterval(3), to: PersonTests.now) == nil)
                #expect(recorder.accelerometerData(from: start, to: start.addingTimeInterval(50_000)) == nil)
            }.value
        }
    }

    @Test func scriptsAreTakenBeforeAnythingIsAskedFor() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                #expect(app.script("motion activity cycling") == nil)
                #expect(app.script("motion walk 0") == "test:1: expected a number of steps from 1 to 1000000, found '0'")
            }.value
        }
    }
}
