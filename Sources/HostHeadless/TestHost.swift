import CoreGraphics
import Foundation
import Host

/// A host without a display for an app whose unit tests run inside it.
///
/// Tests wait by the run loop and the real time, so this host's clock is the real one, and its frames come while a test waits.
@MainActor
public final class TestHost: AppHost {
    /// The device shown, in its own scale.
    public let device: Device
    /// The screen's size, in points.
    public var screenSize: CGSize { device.size }
    /// Whether the app starts dark.
    public let prefersDarkAppearance: Bool
    /// The status bar's time, always the same.
    public let timeOfDay = "9:41"

    private let tests: @MainActor () -> Int32
    private let started = ProcessInfo.processInfo.systemUptime

    /// Creates a host from the environment that `sampan test` sets, for the given tests.
    public init(environment: [String: String], tests: @escaping @MainActor () -> Int32) {
        let options = LaunchOptions(environment: environment)
        device = options.device.flatMap { Device.named($0) } ?? .standard
        prefersDarkAppearance = options.appearance == .dark
        self.tests = tests
    }

    /// Seconds since the start, and one.
    public var now: Double { 1 + ProcessInfo.processInfo.systemUptime - started }

    /// Frames come by themselves.
    public func setNeedsFrame() {}

    /// Nobody types.
    public func setTextInput(active: Bool, caret: CGRect) {}

    /// The tests decide when the process ends.
    public func stop(exitCode: Int32) {}

    /// Launches the app, lets it come to rest, and runs the tests.
    public func run(_ client: any HostClient) -> Int32 {
        client.hostDidStart()
        let frames = Timer(timeInterval: HeadlessHost.frameInterval, repeats: true) { [weak client] _ in
            MainActor.assumeIsolated {
                guard let client, client.needsFrame || client.nextWake != nil else { return }
                _ = client.renderFrame()
            }
        }
        RunLoop.main.add(frames, forMode: .common)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        return tests()
    }
}
