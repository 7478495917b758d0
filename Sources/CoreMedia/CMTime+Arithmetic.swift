import Foundation

// What times come to. See https://developer.apple.com/documentation/coremedia/cmtime-api.

/// No time at all.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time that is later than every other.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time that is earlier than every other.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// The beginning.
public let kCMTimeZero = CMTime.zero

/// A time of so many units, of which `timescale` are a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale, flags: .valid, epoch: 0) }

/// A time of so many units on a timeline.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}

/// A time of so many seconds: of the last whole unit before it. Units are larger than preferred where there would be too many.
///
/// `hasBeenRounded` says that it is not the seconds exactly.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    guard preferredTimescale > 0, !seconds.isNaN else { return .invalid }
    if seconds.isInfinite { return seconds > 0 ? .positiveInfinity : .negativeInfinity }
    var scale = preferredTimescale
    while true {
        if let value = CMTimeValue(exactly: (seconds * Double(scale)).rounded(.towardZero)) {
            var time = CMTime(value: value, timescale: scale, flags: .valid, epoch: 0)
            if time.seconds != seconds { time.flags.insert(.hasBeenRounded) }
            return time
        }
        guard scale > 1 else { return seconds > 0 ? .positiveInfinity : .negativeInfinity }
        scale /= 2
    }
}

/// A time in seconds; not a number where it is none.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// The same time in other units.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}

/// The sum of two times, in units that both have, if there are any.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: 1) }

/// The difference between two times, in units that both have, if there are any.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: -1) }

private func sum(_ a: CMTime, _ b: CMTime, sign: Wide) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    let infinities = [a.isPositiveInfinity, sign > 0 ? b.isPositiveInfinity : b.isNegativeInfinity].contains(true)
    let negatives = [a.isNegativeInfinity, sign > 0 ? b.isNegativeInfinity : b.isPositiveInfinity].contains(true)
    if infinities, negatives { return .invalid }
    if infinities { return .positiveInfinity }
    if negatives { return .negativeInfinity }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    guard a.timescale > 0, b.timescale > 0 else { return .invalid }
    // A duration, without a timeline, can be added to a time on one.
    var epoch = a.epoch
    if a.epoch == b.epoch {
        epoch = sign < 0 ? 0 : a.epoch
    } else if b.epoch != 0 {
        guard a.epoch == 0, sign > 0 else { return .invalid }
        epoch = b.epoch
    }
    let flags = a.flags.union(b.flags)
    let divisor = Wide(CMTime.commonDivisor(UInt64(a.timescale), UInt64(b.timescale)))
    let common = Wide(a.timescale) / divisor * Wide(b.timescale)
    let scale = CMTimeScale(min(common, Wide(kCMTimeMaxTimescale)))
    let numerator = Wide(a.value) * (common / Wide(a.timescale)) + sign * Wide(b.value) * (common / Wide(b.timescale))
    return CMTime(numerator: numerator * Wide(scale), denominator: common, scale: scale, flags: flags, epoch: epoch)
}

/// A time taken several times.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

/// A time taken so many times, and divided.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard time.isValid, divisor != 0 else { return .invalid }
    if time.isIndefinite { return .indefinite }
    let isNegative = (multiplier < 0) != (divisor < 0)
    guard time.isNumeric else {
        if multiplier == 0 { return .invalid }
        return time.isPositiveInfinity == isNegative ? .negativeInfinity : .positiveInfinity
    }
    return CMTime(
        numerator: Wide(time.value) * Wide(multiplier), denominator: Wide(divisor), scale: time.timescale, flags: time.flags,
        epoch: time.epoch)
}

/// A time taken so many times, in units that are small enough for that.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isValid, !multiplier.isNaN else { return .invalid }
    if time.isIndefinite { return .indefinite }
    guard time.isNumeric, multiplier.isFinite else {
        let sign =
            (time.isNumeric ? Double(time.value.signum()) : time.isPositiveInfinity ? 1 : -1)
            * (multiplier == 0 ? 0 : multiplier < 0 ? -1 : 1)
        return sign == 0 ? .invalid : sign > 0 ? .positiveInfinity : .negativeInfinity
    }
    var scale = time.timescale
    guard scale > 0 else { return .invalid }
    // Units of at most a 65,536th of a second, unless they are whole ones all the same.
    if multiplier != multiplier.rounded() { while scale < 65_536 { scale *= 2 } }
    let factor = Double(scale / time.timescale)
    while true {
        let product = Double(time.value) * factor * multiplier * Double(scale) / (Double(time.timescale) * factor)
        if let value = CMTimeValue(exactly: product.rounded(.toNearestOrAwayFromZero)) {
            var flags = time.flags
            if Double(value) != product { flags.insert(.hasBeenRounded) }
            return CMTime(value: value, timescale: scale, flags: flags, epoch: time.epoch)
        }
        guard scale > 1 else { return product > 0 ? .positiveInfinity : .negativeInfinity }
        scale /= 2
    }
}

/// Which of two times is earlier: -1 the first, 1 the second, 0 none. What is negatively infinite comes before all numbers; then come what is
/// not known, what is infinite, and what is no time. A later timeline comes after an earlier one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    func rank(_ time: CMTime) -> Int {
        if !time.isValid || (time.isNumeric && time.timescale == 0) { return 4 }
        return time.isNegativeInfinity ? 0 : time.isIndefinite ? 2 : time.isPositiveInfinity ? 3 : 1
    }
    let (rank1, rank2) = (rank(time1), rank(time2))
    if rank1 != rank2 { return rank1 < rank2 ? -1 : 1 }
    guard rank1 == 1 else { return 0 }
    if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
    let (a, b) = (Wide(time1.value) * Wide(time2.timescale), Wide(time2.value) * Wide(time1.timescale))
    return a < b ? -1 : a > b ? 1 : 0
}

/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { CMTimeCompare(time1, time2) <= 0 ? time1 : time2 }
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { CMTimeCompare(time1, time2) >= 0 ? time1 : time2 }

/// A time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    guard time.isValid else { return .invalid }
    if time.isNegativeInfinity { return .positiveInfinity }
    guard time.isNumeric, time.value < 0 else { return time }
    return CMTimeMultiply(time, multiplier: -1)
}

/// Writes a time to the standard error.
public func CMTimeShow(_ time: CMTime) { FileHandle.standardError.write(Data("\(time)\n".utf8)) }

extension CMTime {
    /// The sum of two times.
    public static func + (addend1: CMTime, addend2: CMTime) -> CMTime { CMTimeAdd(addend1, addend2) }
    /// The difference between two times.
    public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime { CMTimeSubtract(minuend, subtrahend) }
    /// A time taken several times.
    public static func * (time: CMTime, multiplier: Int32) -> CMTime { CMTimeMultiply(time, multiplier: multiplier) }
    /// A time taken several times.
    public static func * (multiplier: Int32, time: CMTime) -> CMTime { CMTimeMultiply(time, multiplier: multiplier) }
    /// A time taken so many times.
    public static func * (time: CMTime, multiplier: Double) -> CMTime { CMTimeMultiplyByFloat64(time, multiplier: multiplier) }
    /// A time taken so many times.
    public static func * (multiplier: Double, time: CMTime) -> CMTime { CMTimeMultiplyByFloat64(time, multiplier: multiplier) }
    /// Adds a time.
    public static func += (time1: inout CMTime, time2: CMTime) { time1 = time1 + time2 }
    /// Takes a time away.
    public static func -= (time1: inout CMTime, time2: CMTime) { time1 = time1 - time2 }
}

// MARK: What C's macros say

/// Whether it is a time.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether it is none.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether it is later than every other.
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
/// Whether it is earlier than every other.
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
/// Whether it is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether its value counts.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Whether it was rounded.
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }
