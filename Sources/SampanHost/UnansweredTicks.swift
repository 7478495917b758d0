/// Counts how often a thread was looked at in vain.
struct UnansweredTicks {
    /// What a look showed.
    struct Look {
        /// Whether the thread did something since the last.
        var isAnswered: Bool
        /// How long after the last it came, in the time that it should have come after.
        var delay = 1.0
        /// How much of that time the thread waited for a processor, on a machine that has more to do than it can.
        var starvation = 0.0
        /// Whether a debugger may have stopped the thread.
        var isDebugged = false
    }

    /// How many looks in vain make a hang.
    let limit: Int
    /// The looks in vain, less the time for which the thread could do nothing.
    private var count = 0.0
    private var isTold = false

    /// A look that comes so much later than it should have shows nothing: the whole process, or the machine, was stopped.
    private static let longestDelay = 2.0

    init(limit: Int) { self.limit = limit }

    /// Notes a look; returns whether the thread is now taken to hang, once for each hang.
    mutating func note(_ look: Look) -> Bool {
        if look.isAnswered {
            (count, isTold) = (0, false)
        } else if look.delay < Self.longestDelay && !look.isDebugged && !isTold {
            count += 1 - min(max(look.starvation / look.delay, 0), 1)
            // Sums of parts of ticks are not exact.
            isTold = count > Double(limit) - 0.01
            return isTold
        }
        return false
    }
}
