import Foundation

/// The machine's monotonic time. What Foundation calls so is the app's: a host that keeps its own time lets the app see that alone.
public enum MachineTime {
    /// In seconds.
    public static var now: Double {
        // The C library is asked, not Foundation: hosts stand in front of it for that alone.
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Lets the thread sleep until a moment.
    public static func sleep(until moment: Double) {
        while case let rest = moment - now, rest > 0 { usleep(UInt32(min(rest, 1) * 1e6) + 1) }
    }
}
