import Foundation

/// The main loop of a host that shows an app as time goes by: frames when they are needed, no more often than the display shows them, and
/// sleep between them.
@MainActor
public final class FramePacer {
    /// The machine's monotonic time; stands still while a frame is made.
    public nonisolated let clock = HostClock()

    /// How often somebody may want an app back that is suspended, in seconds.
    private static let suspendedSleep = 0.05

    private let interval: Double
    private var exitCode: Int32?
    private var frameIsDue = true
    /// When the next frame was to be begun, if it was needed as soon as the last one was there.
    private var nextStart: Double?

    /// Creates a loop with a shortest time between frames, in seconds.
    public init(interval: Double) { self.interval = interval }

    /// Wakes the loop: a frame is needed.
    public func setNeedsFrame() {
        guard !frameIsDue else { return }
        frameIsDue = true
        // The run loop does not return for timers alone; an empty block on the main queue makes it.
        DispatchQueue.main.async {}
    }

    /// Ends the loop after the present turn. The first exit code counts.
    public func stop(exitCode: Int32) {
        self.exitCode = self.exitCode ?? exitCode
        setNeedsFrame()
    }

    /// Serves the main run loop and the app until `stop`; returns the exit code.
    ///
    /// - Parameters:
    ///   - control: does commands from outside.
    ///   - longestSleep: how long the host can do without taking events, in seconds; `nil` if it is woken for each.
    ///   - takeEvents: takes the events that wait; called at the beginning of each turn.
    public func serve(
        _ client: any HostClient, control: LiveControl? = nil, longestSleep: () -> Double? = { nil }, takeEvents: () -> Void = {}
    ) -> Int32 {
        while true {
            clock.advance()
            takeEvents()
            control?.turn(at: clock.now)
            if client.isSuspended {
                if TerminationSignal.wasCaught { return 0 }
                nextStart = nil
                client.serveSystem()
                SuspendedLoop.rest(Self.suspendedSleep)
                if let exitCode { return end(exitCode, control) }
                continue
            }
            let started = clock.now
            if frameIsDue || client.needsFrame {
                frameIsDue = false
                client.renderFrame()
                FrameTimes.note(since: started, deadline: (nextStart ?? started) + interval)
            }
            let nextStep = control?.nextDue.map { max(0, $0 - clock.now) }
            let sleep = sleep(client, since: started, atMost: [longestSleep(), nextStep].compactMap(\.self).min())
            _ = RunLoop.main.run(mode: .default, before: sleep.map { Date(timeIntervalSinceNow: max(0, $0)) } ?? .distantFuture)
            if let exitCode { return end(exitCode, control) }
        }
    }

    private func end(_ exitCode: Int32, _ control: LiveControl?) -> Int32 {
        control?.end()
        return exitCode
    }

    /// How long the loop may sleep unless it is woken, in seconds; `nil` if for ever.
    private func sleep(_ client: any HostClient, since started: Double, atMost longest: Double?) -> Double? {
        if exitCode != nil { return 0 }
        let now = MachineTime.now
        nextStart = nil
        if frameIsDue || client.needsFrame {
            nextStart = started + interval
            return started + interval - now
        }
        return [longest, client.nextWake.map { $0 - now }].compactMap(\.self).min()
    }
}
