import SampanHost
import Testing

@testable import UIKit

@Suite struct StatusBarTests {
    /// A host whose time of day turns when the test says so.
    @MainActor
    private final class ClockHost: AppHost {
        let clock = HostClock(now: 100)
        let device: Device
        var timeOfDay = "9:41"
        var day = DateComponents(year: 2024, month: 1, day: 9)
        var damage: [CGRect] = []
        /// The pixels of the status bar, column by column.
        private(set) var columns: [[UInt32]] = []

        init(_ device: Device) { self.device = device }

        nonisolated var now: Double { clock.now }
        var screenSize: CGSize { device.size }
        var timeOfDayHolds: Double? { 30 }
        /// The screen without windows is black.
        var prefersDarkAppearance: Bool { true }
        func present(_ frame: HostFrame) {
            damage += frame.damage
            columns = (0..<frame.width).map { x in
                (0..<48).map { (frame.pixels + $0 * frame.bytesPerRow + 4 * x).load(as: UInt32.self) }
            }
        }
        func start(_ client: any HostClient) {}
        func stop(exitCode: Int32) {}

        /// What a frame at that time changes on the screen.
        func damage(of runtime: AppRuntime, at time: Double) -> [CGRect] {
            damage = []
            clock.now = time
            runtime.renderFrame()
            return damage
        }
    }

    @MainActor
    private static func show(_ device: Device) -> (ClockHost, AppRuntime) {
        let host = ClockHost(device)
        let runtime = AppRuntime(host: host, principalClassName: nil, delegateClassName: nil, launchesApp: false)
        runtime.hostDidStart()
        runtime.followWishes()
        _ = host.damage(of: runtime, at: 101)
        return (host, runtime)
    }

    @Test func theClockChangesWhenTheMinuteTurnsAndNotBefore() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (host, runtime) = Self.show(.standard)
                #expect(!runtime.needsFrame && runtime.nextWake == 130)
                host.timeOfDay = "9:42"
                #expect(host.damage(of: runtime, at: 129).isEmpty)
                #expect(!host.damage(of: runtime, at: 130).isEmpty)
                #expect(!runtime.needsFrame && runtime.nextWake == 160)
            }
        }
    }

    @Test func aPadShowsTimeAndDayAtTheLeft() async throws {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let (host, runtime) = Self.show(Device.named("iPad (10th generation)")!)
                let before = host.columns
                host.day.day = 30
                _ = host.damage(of: runtime, at: 130)
                let changed = before.indices.filter { before[$0] != host.columns[$0] }
                let middle = Set(host.columns[600..<1000])
                // Two pixels are a point.
                #expect((changed.first ?? 0) > 100 && (changed.last ?? .max) < 400)
                #expect(middle.count == 1)
            }
        }
    }
}
