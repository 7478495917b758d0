// Constants of Darwin's C library that Swift code uses as if they were its own; Linux's has none of these names.

/// The number of nanoseconds in a second. See https://developer.apple.com/documentation/dispatch/nsec_per_sec.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000
/// The greatest `Int64`.
public let INT64_MAX = Int64.max
/// The least `Int64`.
public let INT64_MIN = Int64.min
/// The greatest `UInt64`.
public let UINT64_MAX = UInt64.max
/// The greatest finite `Float`, as in `animation.repeatCount = HUGE`.
public let HUGE = Float.greatestFiniteMagnitude
/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest `Int`. See https://developer.apple.com/documentation/objectivec/nsintegermax.
public let NSIntegerMax = Int.max
/// The least `Int`.
public let NSIntegerMin = Int.min
/// The greatest `UInt`.
public let NSUIntegerMax = UInt.max
/// The greatest `UInt32`.
public let UINT_MAX = UInt32.max
/// Whether the app runs in a simulator, which is what Sampan says it is.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// Whether the app runs in a simulator, by its former name.
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
/// Whether the app is built for iOS.
public let TARGET_OS_IPHONE: Int32 = 1
