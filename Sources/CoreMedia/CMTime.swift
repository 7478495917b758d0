import Foundation

/// The number of units of a time.
public typealias CMTimeValue = Int64
/// How many units of a time are a second.
public typealias CMTimeScale = Int32
/// Tells timelines from each other that have nothing to do with each other.
public typealias CMTimeEpoch = Int64

/// The greatest number of units a second.
public var kCMTimeMaxTimescale: CMTimeScale { 0x7FFF_FFFF }

/// What is special about a time. See https://developer.apple.com/documentation/coremedia/cmtimeflags.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It is a time.
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    /// It is not exactly what it was made of.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    /// It is later than every other.
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    /// It is earlier than every other.
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    /// It is not known.
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    /// What makes a time's value mean nothing.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded that comes between two units. See https://developer.apple.com/documentation/coremedia/cmtimeroundingmethod.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the next one; what is in the middle, away from 0.
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    /// Toward 0 where units become larger and away from it where they become smaller; and a negative time never to 0.
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6

    /// The usual way.
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time, or how long something takes, as a fraction: so many units, of which so many are a second.
///
/// See https://developer.apple.com/documentation/coremedia/cmtime.
public struct CMTime: Sendable {
    /// How many units it is.
    public var value: CMTimeValue
    /// How many units are a second.
    public var timescale: CMTimeScale
    /// What is special about it.
    public var flags: CMTimeFlags
    /// The timeline it belongs to, 0 as a rule.
    public var epoch: CMTimeEpoch

    /// Creates a time that is none.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time of all that it consists of.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Creates a time of so many units.
    public init(value: CMTimeValue, timescale: CMTimeScale) { self = CMTimeMake(value: value, timescale: timescale) }

    /// Creates a time of so many seconds, in units of which `preferredTimescale` are a second, or fewer where it would be too long otherwise.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self = CMTimeMakeWithSeconds(seconds, preferredTimescale: preferredTimescale)
    }

    /// No time at all.
    public static let invalid = CMTime()
    /// One that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// One that is later than every other.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// One that is earlier than every other.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)

    /// Whether it is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is later than every other.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is earlier than every other.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether its value counts.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it is a number that was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// It in seconds; not a number where it is none.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
    }

    /// The same time in other units.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, timescale != newTimescale else { return self }
        guard newTimescale > 0 else { return .invalid }
        return CMTime(
            numerator: Wide(value) * Wide(newTimescale), denominator: Wide(timescale), scale: newTimescale, method: method,
            isFiner: newTimescale > timescale, flags: flags, epoch: epoch)
    }
}

/// Whole numbers in which products of values and scales have room.
typealias Wide = Int128

extension CMTime {
    /// The time of `numerator / denominator` units; of fewer and larger ones where they are too many.
    init(
        numerator: Wide, denominator: Wide, scale: CMTimeScale, method: CMTimeRoundingMethod = .default, isFiner: Bool = false,
        flags: CMTimeFlags, epoch: CMTimeEpoch = 0
    ) {
        var (numerator, scale) = (numerator, scale)
        while true {
            let (value, isExact) = CMTime.divide(numerator, denominator, method, isFiner: isFiner)
            if let value = CMTimeValue(exactly: value) {
                self.init(value: value, timescale: scale, flags: isExact ? flags : flags.union(.hasBeenRounded), epoch: epoch)
                return
            }
            guard scale > 1 else {
                self = numerator.signum() == denominator.signum() ? .positiveInfinity : .negativeInfinity
                return
            }
            numerator = numerator * Wide(scale / 2) / Wide(scale)
            scale /= 2
        }
    }

    private static func divide(
        _ numerator: Wide, _ denominator: Wide, _ method: CMTimeRoundingMethod, isFiner: Bool
    ) -> (value: Wide, isExact: Bool) {
        let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
        guard remainder != 0 else { return (quotient, true) }
        let sign: Wide = (numerator < 0) == (denominator < 0) ? 1 : -1
        let away = quotient + sign
        switch method {
        case .roundHalfAwayFromZero: return (remainder.magnitude * 2 >= denominator.magnitude ? away : quotient, false)
        case .roundTowardZero: return (quotient, false)
        case .roundAwayFromZero: return (away, false)
        case .quickTime: return (isFiner || (quotient == 0 && sign < 0) ? away : quotient, false)
        case .roundTowardPositiveInfinity: return (sign > 0 ? away : quotient, false)
        case .roundTowardNegativeInfinity: return (sign < 0 ? away : quotient, false)
        }
    }
}

extension CMTime: Hashable, Comparable {
    /// Whether two times are the same, whatever their units.
    public static func == (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) == 0 }
    /// Whether a time is before another.
    public static func < (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) < 0 }

    /// Equal times are the same in their largest units.
    public func hash(into hasher: inout Hasher) {
        guard isNumeric, timescale != 0 else { return hasher.combine(flags.subtracting(.hasBeenRounded)) }
        let divisor = CMTime.commonDivisor(value.magnitude, UInt64(timescale.magnitude))
        hasher.combine(value.magnitude / divisor)
        hasher.combine(value < 0)
        hasher.combine(UInt64(timescale.magnitude) / divisor)
        hasher.combine(epoch)
    }

    static func commonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return max(1, a)
    }
}

extension CMTime: CustomStringConvertible, CustomDebugStringConvertible {
    /// The time as `CMTimeShow` writes it.
    public var description: String {
        guard isValid else { return "{INVALID}" }
        if isPositiveInfinity { return "{+INFINITY}" }
        if isNegativeInfinity { return "{-INFINITY}" }
        if isIndefinite { return "{INDEFINITE}" }
        let notes = (epoch != 0 ? ", epoch = \(epoch)" : "") + (hasBeenRounded ? ", rounded" : "")
        return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))\(notes)}"
    }

    /// The time with the names of its parts.
    public var debugDescription: String {
        "CMTime(value: \(value), timescale: \(timescale), flags: \(flags), epoch: \(epoch))"
    }
}
