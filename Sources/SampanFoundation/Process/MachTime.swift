import Foundation

/// A ratio of ticks to nanoseconds. See https://developer.apple.com/documentation/kernel/mach_timebase_info_data_t.
public struct mach_timebase_info_data_t: Sendable {
    /// What ticks are multiplied by.
    public var numer: UInt32
    /// What they are divided by then.
    public var denom: UInt32
    /// Creates a ratio of nothing yet.
    public init() { (numer, denom) = (0, 0) }
    /// Creates a ratio.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

// In C a structure and a function share this name, which Swift allows nobody else: the structure's initializers are functions here.

/// A ratio of nothing yet.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// A ratio.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Writes how long a tick of `mach_absolute_time()` is: a nanosecond. Returns 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// The ticks since the machine was started, but for the time that it slept, as the app sees time.
///
/// See https://developer.apple.com/documentation/kernel/1462446-mach_absolute_time.
public func mach_absolute_time() -> UInt64 { UInt64(ProcessInfo.processInfo.systemUptime * 1e9) }

/// The ticks since the machine was started, as the app sees time.
public func mach_continuous_time() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    var awake = timespec()
    clock_gettime(CLOCK_MONOTONIC, &awake)
    let slept = Double(time.tv_sec - awake.tv_sec) + Double(time.tv_nsec - awake.tv_nsec) / 1e9
    return UInt64((ProcessInfo.processInfo.systemUptime + max(0, slept)) * 1e9)
}
