import Foundation

/// A stretch of time. See https://developer.apple.com/documentation/coremedia/cmtimerange.
public struct CMTimeRange: Sendable {
    /// Where it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime

    /// Creates a range that is none.
    public init() { (start, duration) = (.invalid, .invalid) }
    /// Creates a range of its beginning and length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a range of its beginning and end.
    public init(start: CMTime, end: CMTime) { self = CMTimeRangeFromTimeToTime(start: start, end: end) }

    /// The range of no length at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No range at all.
    public static let invalid = CMTimeRange()

    /// Whether it is a range: its times are, and it is not shorter than nothing.
    public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && (!duration.isNumeric || duration.value >= 0) }
    /// Whether its beginning or length is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether it has no length.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Where it ends; that time is no part of it.
    public var end: CMTime { CMTimeRangeGetEnd(self) }

    /// The stretch from the first to the last time of two ranges.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange { CMTimeRangeGetUnion(self, otherRange: otherRange) }
    /// What two ranges have in common.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange { CMTimeRangeGetIntersection(self, otherRange: otherRange) }
    /// Whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool { CMTimeRangeContainsTime(self, time: time) }
    /// Whether all of another range is in it.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool { CMTimeRangeContainsTimeRange(self, otherRange: range) }
}

extension CMTimeRange: Hashable {
    /// Whether two ranges begin together and are equally long.
    public static func == (range1: CMTimeRange, range2: CMTimeRange) -> Bool {
        range1.start == range2.start && range1.duration == range2.duration
    }
}

extension CMTimeRange: CustomStringConvertible {
    /// The range as `CMTimeRangeShow` writes it.
    public var description: String { isValid ? "{\(start), \(duration)}" : "{INVALID}" }
}

/// The range of no length at the beginning.
public let kCMTimeRangeZero = CMTimeRange.zero
/// No range at all.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// A range of its beginning and length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }

/// A range of its beginning and end, whichever is which.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    let (first, last) = (CMTimeMinimum(start, end), CMTimeMaximum(start, end))
    return CMTimeRange(start: first, duration: last - first)
}

/// Where a range ends; that time is no part of it.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.isValid ? range.start + range.duration : .invalid }

/// Whether two ranges begin together and are equally long.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
    range.isValid && time.isValid && range.start <= time && time < range.end
}

/// Whether all of a range is in another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.isValid && otherRange.isValid && range.start <= otherRange.start && otherRange.end <= range.end
}

/// The stretch from the first to the last time of two ranges.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    guard range.isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: CMTimeMinimum(range.start, otherRange.start), end: CMTimeMaximum(range.end, otherRange.end))
}

/// What two ranges have in common; a range of no length at the beginning where that is nothing.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    guard range.isValid, otherRange.isValid else { return .invalid }
    let (start, end) = (CMTimeMaximum(range.start, otherRange.start), CMTimeMinimum(range.end, otherRange.end))
    return start <= end ? CMTimeRange(start: start, end: end) : .zero
}

/// A time moved into a range: to its beginning or end, where it is before or after it.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid else { return .invalid }
    return CMTimeMaximum(range.start, CMTimeMinimum(time, range.end))
}

/// The time that lies in another range as a time lies in a range.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard t.isValid, fromRange.isValid, toRange.isValid else { return .invalid }
    return CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange, toRange: toRange) + toRange.start
}

/// A length as long in another range as it is in a range.
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard dur.isValid, fromRange.isValid, toRange.isValid, fromRange.duration.seconds > 0 else { return .invalid }
    if fromRange.duration == toRange.duration { return dur }
    return CMTimeMultiplyByFloat64(dur, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
}

/// Writes a range to the standard error.
public func CMTimeRangeShow(_ range: CMTimeRange) { FileHandle.standardError.write(Data("\(range)\n".utf8)) }

/// A stretch of time, and the one that it becomes. See https://developer.apple.com/documentation/coremedia/cmtimemapping.
public struct CMTimeMapping: Hashable, Sendable {
    /// What it is.
    public var source: CMTimeRange
    /// What it becomes.
    public var target: CMTimeRange

    /// Creates a mapping of nothing.
    public init() { (source, target) = (.invalid, .invalid) }
    /// Creates a mapping.
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}
