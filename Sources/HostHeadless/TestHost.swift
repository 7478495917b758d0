import CoreFoundation
import Foundation
import SampanHost

/// A host without a display for unit tests, with or without an app around them.
///
/// Tests wait by the run loop and the real time, so this host's clock is the real one. While a test waits, what changed is committed at
/// the end of each turn of the run loop, as on iOS, and frames come sixty times a second. Nothing is drawn.
@MainActor
public final class TestHost: AppHost, OwnedLoop {
    /// The device shown, in its own scale.
    public let device: Device
    /// The screen's size, in points.
    public private(set) var screenSize: CGSize
    /// Whether the app starts dark.
    public let prefersDarkAppearance: Bool

    /// Core Animation's own place among the observers of a run loop.
    private static let commitOrder = 2_000_000
    /// `kCFRunLoopBeforeWaiting` and `kCFRunLoopExit`.
    private static let endsOfTurn: CFOptionFlags = 1 << 5 | 1 << 7

    private let tests: @MainActor () -> Int32
    private let timeToRest: Double
    private let started = ProcessInfo.processInfo.systemUptime

    /// Creates a host for the given tests.
    ///
    /// - Parameter timeToRest: how long an app runs after its launch before the tests begin, in seconds.
    public init(options: LaunchOptions, timeToRest: Double, tests: @escaping @MainActor () -> Int32) {
        device = options.device.flatMap { Device.named($0) } ?? .standard
        screenSize = device.size
        prefersDarkAppearance = options.appearance == .dark
        self.timeToRest = timeToRest
        self.tests = tests
    }

    /// Seconds since the start, and one.
    public nonisolated var now: Double { 1 + ProcessInfo.processInfo.systemUptime - started }

    /// Nothing is drawn.
    public func present(_ frame: HostFrame) {}

    /// Turns the screen.
    public func turn(isLandscape: Bool) { screenSize = device.size(isLandscape: isLandscape) }

    /// The tests decide when the process ends.
    public func stop(exitCode: Int32) {}

    /// Launches the app, if there is one.
    public func start(_ client: any HostClient) {
        client.hostDidStart()
        let frames = Timer(timeInterval: HeadlessHost.frameInterval, repeats: true) { [weak client] _ in
            MainActor.assumeIsolated {
                guard let client, client.needsFrame || client.nextWake != nil else { return }
                client.runFrame()
            }
        }
        RunLoop.main.add(frames, forMode: .common)
        let turns = CFRunLoopObserverCreateWithHandler(nil, Self.endsOfTurn, true, Self.commitOrder) { [weak client] _, _ in
            MainActor.assumeIsolated { client?.commit() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), turns, kCFRunLoopCommonModes)
    }

    /// Lets the app come to rest, and runs the tests.
    public func serve() -> Int32 {
        if timeToRest > 0 { RunLoop.main.run(until: Date(timeIntervalSinceNow: timeToRest)) }
        return tests()
    }
}
