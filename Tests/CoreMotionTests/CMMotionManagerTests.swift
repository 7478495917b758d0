import Foundation
import SampanHost
import StagedApps
import Testing

@testable import CoreMotion
@testable import UIKit

/// Sensors in an app that runs. Each test has a process of its own.
@Suite struct CMMotionManagerTests {
    @Test func aDeviceThatNobodyMovesStandsUprightAndRests() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let manager = CMMotionManager()
                #expect(manager.isAccelerometerAvailable && manager.isGyroAvailable && manager.isMagnetometerAvailable)
                #expect(manager.isDeviceMotionAvailable && !manager.isAccelerometerActive && manager.accelerometerData == nil)
                manager.startAccelerometerUpdates()
                manager.startGyroUpdates()
                manager.startMagnetometerUpdates()
                manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical)
                // Nothing is measured before an interval is over.
                #expect(manager.isAccelerometerActive && manager.accelerometerData == nil && manager.deviceMotion == nil)
                app.advance(0.5)
                let acceleration = manager.accelerometerData?.acceleration
                #expect(acceleration.map { rounded($0.vector) } == [0, -1, 0])
                #expect((manager.gyroData?.rotationRate).map { rounded($0.vector) } == [0, 0, 0])
                #expect((manager.magnetometerData?.magneticField).map { rounded($0.vector) } == [20, -45, 0])
                let motion = manager.deviceMotion
                #expect(
                    manager.attitudeReferenceFrame == .xTrueNorthZVertical && motion?.heading == 0 && motion?.sensorLocation == .default)
                #expect((motion?.userAcceleration).map { rounded($0.vector) } == [0, 0, 0] && motion?.magneticField.accuracy == .high)
                manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
                app.advance(0.1)
                #expect(manager.deviceMotion?.heading == -1 && manager.deviceMotion?.magneticField.accuracy == .uncalibrated)
                manager.stopAccelerometerUpdates()
                #expect(!manager.isAccelerometerActive && manager.accelerometerData == nil && manager.isGyroActive)
            }.value
        }
    }

    @Test func aHandlerIsToldAtEqualIntervalsOfTheHostsTime() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let manager = CMMotionManager()
                let (queue, log) = (OperationQueue.serial(named: "test"), Log<Double>())
                manager.accelerometerUpdateInterval = 0.25
                manager.startAccelerometerUpdates(to: queue) { data, error in
                    if let data, error == nil { log.add(data.timestamp) }
                }
                let start = CACurrentMediaTime()
                app.advance(1.01)
                queue.finish()
                #expect(log.told().map { (($0 - start) * 1e6).rounded() / 1e6 } == [0.25, 0.5, 0.75, 1])
                // Sensors measure more often than frames are made, but not more than a hundred times a second.
                manager.accelerometerUpdateInterval = 0
                app.advance(1)
                queue.finish()
                let times = log.told()
                #expect((100...103).contains(times.count) && zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 0.01) < 1e-6 })
                manager.stopAccelerometerUpdates()
                app.advance(1)
                queue.finish()
                #expect(log.told().isEmpty)
            }.value
        }
    }

    @Test func anAppThatWasSuspendedIsToldTheNewestAlone() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let manager = CMMotionManager()
                let (queue, log) = (OperationQueue.serial(named: "test"), Log<Double>())
                manager.startGyroUpdates(to: queue) { data, _ in if let data { log.add(data.timestamp) } }
                app.runtime.handle(.background)
                app.advance(20)
                queue.finish()
                #expect(app.runtime.isSuspended)
                _ = log.told()
                app.runtime.handle(.foreground)
                app.advance(0.1)
                queue.finish()
                #expect((5...25).contains(log.told().count))
            }.value
        }
    }

    @Test func aManagerThatIsGoneTellsNothing() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let (queue, log) = (OperationQueue.serial(named: "test"), Log<Double>())
                var manager: CMMotionManager? = CMMotionManager()
                weak let kept = manager
                manager?.startAccelerometerUpdates(to: queue) { data, _ in if let data { log.add(data.timestamp) } }
                manager = nil
                app.advance(1)
                queue.finish()
                #expect(kept == nil && log.all.isEmpty)
            }.value
        }
    }

    @Test func theDeviceIsTurnedAndPushedAsScriptsSay() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let manager = CMMotionManager()
                manager.startDeviceMotionUpdates()
                #expect(app.script("motion rotate 0 0 0 over 2") == nil)
                app.advance(1.01)
                // Half way from upright to flat it turns by a quarter of a circle in two seconds.
                let half = manager.deviceMotion
                #expect(abs((half?.attitude.pitch ?? 0) - .pi / 4) < 0.02)
                #expect((half?.rotationRate).map { rounded($0.vector) } == rounded(SIMD3(-Double.pi / 4, 0, 0)))
                app.advance(1.1)
                #expect((manager.deviceMotion?.gravity).map { rounded($0.vector) } == [0, 0, -1])
                #expect(app.script("motion rotate 30 0 -90 over 0") == nil)
                app.advance(0.05)
                let attitude = manager.deviceMotion?.attitude
                #expect(abs((attitude?.roll ?? 0) - .pi / 6) < 1e-9 && abs((attitude?.yaw ?? 0) + .pi / 2) < 1e-9)
                #expect(app.script("motion accelerate 0.5 0 -2 for 1") == nil)
                app.advance(0.5)
                #expect((manager.deviceMotion?.userAcceleration).map { rounded($0.vector) } == [0.5, 0, -2])
                app.advance(0.6)
                #expect((manager.deviceMotion?.userAcceleration).map { rounded($0.vector) } == [0, 0, 0])
            }.value
        }
    }

    @Test func theHostsOwnMovementsAreMeasured() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let manager = CMMotionManager()
                manager.startAccelerometerUpdates()
                app.runtime.handle(.turn(isLandscape: true))
                app.advance(0.5)
                #expect((manager.accelerometerData?.acceleration).map { rounded($0.vector) } == [-1, 0, 0])
                app.runtime.handle(.turn(isLandscape: false))
                app.advance(0.5)
                let (queue, log) = (OperationQueue.serial(named: "test"), Log<Double>())
                manager.startAccelerometerUpdates(to: queue) { data, _ in if let data { log.add(data.acceleration.x) } }
                app.runtime.handle(.shake)
                app.advance(1)
                queue.finish()
                let shaken = log.told()
                #expect((shaken.max() ?? 0) > 2 && (shaken.min() ?? 0) < -2 && abs(shaken.last ?? 1) < 1e-9)
            }.value
        }
    }

    @Test func aFileOfMeasurementsIsPlayed() async throws {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let manager = CMMotionManager()
                manager.startAccelerometerUpdates()
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
                defer { try? FileManager.default.removeItem(at: file) }
                try? Data("0,0,0,-1,0,0,0\n2,1,0,-1,0,0,0\n".utf8).write(to: file)
                #expect(app.script("motion run \(file.path)") == nil)
                app.advance(1.001)
                #expect(abs((manager.accelerometerData?.acceleration.x ?? 0) - 0.5) < 0.02)
                app.advance(2)
                #expect(manager.accelerometerData?.acceleration.x ?? 1 < 0.5)
                let text = Data("0,0,0,-1,0,0".utf8).base64EncodedString()
                #expect(app.script("motion csv a%20b.csv \(text)") == "a b.csv:1: expected 7 or 10 values, found 6")
                #expect(app.script("motion run /nowhere.csv") == "/nowhere.csv cannot be read")
            }.value
        }
    }

    @Test func whatIsNoSingleFrameIsAnError() async {
        let manager = CMMotionManager()
        let (queue, log) = (OperationQueue.serial(named: "test"), Log<Int>())
        manager.startDeviceMotionUpdates(using: [], to: queue) { _, error in log.add((error as NSError?)?.code ?? 0) }
        manager.startDeviceMotionUpdates(using: CMMotionManager.availableAttitudeReferenceFrames(), to: queue) { _, error in
            log.add((error as NSError?)?.code ?? 0)
        }
        queue.finish()
        #expect(log.all == [107, 107] && !manager.isDeviceMotionActive)
    }

    @Test func headphonesAreNotThere() {
        let manager = CMHeadphoneMotionManager()
        let (queue, log) = (OperationQueue.serial(named: "test"), Log<Int>())
        manager.startDeviceMotionUpdates(to: queue) { _, error in log.add((error as NSError?)?.code ?? 0) }
        queue.finish()
        #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive && log.all == [109])
        manager.startConnectionStatusUpdates()
        #expect(manager.isConnectionStatusActive)
        manager.stopConnectionStatusUpdates()
        #expect(!manager.isConnectionStatusActive)
    }
}
