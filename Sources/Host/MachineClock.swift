import Foundation

/// The clock of hosts that show apps as time goes by.
public enum MachineClock {
    /// The machine's monotonic time, in seconds.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
