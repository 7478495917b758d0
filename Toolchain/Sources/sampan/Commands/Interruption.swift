import Foundation

/// The end of something that a person has a command do until Ctrl-C is pressed.
enum Interruption {
    private static var signals: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        return signals
    }

    /// How often it is looked whether there is still something to wait for, in nanoseconds.
    private static let interval = 200_000_000

    /// Interruptions end nothing from now on: they wait until they are asked for.
    static func expect() {
        var signals = signals
        pthread_sigmask(Int32(SIG_BLOCK), &signals, nil)
    }

    /// Whether one has come that nobody asked for yet; it counts as asked for then.
    static var hasCome: Bool {
        var signals = signals
        var time = timespec()
        return sigtimedwait(&signals, nil, &time) > 0
    }

    /// Waits for an interruption, as long as something holds.
    ///
    /// - Returns: whether it came.
    static func wait(while condition: () -> Bool) -> Bool {
        var signals = signals
        while condition() {
            var time = timespec(tv_sec: 0, tv_nsec: interval)
            if sigtimedwait(&signals, nil, &time) > 0 { return true }
        }
        return false
    }
}
