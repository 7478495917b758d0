import CoreGraphics
import CoreMedia

/// What has values between two others.
protocol Ramped {
    /// The value that is a part, from 0 to 1, of the way to another.
    func between(_ other: Self, _ part: Double) -> Self
}

extension Float: Ramped {
    func between(_ other: Float, _ part: Double) -> Float { self + (other - self) * Float(part) }
}

extension CGAffineTransform: Ramped {
    func between(_ other: CGAffineTransform, _ part: Double) -> CGAffineTransform {
        func mean(_ key: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
            self[keyPath: key] + (other[keyPath: key] - self[keyPath: key]) * CGFloat(part)
        }
        return CGAffineTransform(a: mean(\.a), b: mean(\.b), c: mean(\.c), d: mean(\.d), tx: mean(\.tx), ty: mean(\.ty))
    }
}

extension CGRect: Ramped {
    func between(_ other: CGRect, _ part: Double) -> CGRect {
        func mean(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
        // What is infinite has nothing between it and another.
        if isInfinite || other.isInfinite { return part < 1 ? self : other }
        return CGRect(
            x: mean(origin.x, other.origin.x), y: mean(origin.y, other.origin.y), width: mean(width, other.width),
            height: mean(height, other.height))
    }
}

/// A value in the course of time: it stays what it is, and goes to another in a stretch.
struct RampCourse<Value: Ramped> {
    /// A stretch, or with no length a time from which on a value stays.
    struct Ramp {
        var start: Value
        var end: Value
        var range: CMTimeRange
    }

    /// What it is before the first ramp.
    let initial: Value
    private(set) var ramps: [Ramp] = []

    init(_ initial: Value) { self.initial = initial }

    /// Sets the value from a time on.
    mutating func set(_ value: Value, at time: CMTime) { set(value, value, CMTimeRange(start: time, duration: .zero)) }

    /// Has the value go from one to another. What was set for the same beginning is gone.
    mutating func set(_ start: Value, _ end: Value, _ range: CMTimeRange) {
        guard range.isNumeric else { return }
        ramps.removeAll { $0.range.start == range.start }
        let place = ramps.firstIndex { $0.range.start > range.start } ?? ramps.count
        ramps.insert(Ramp(start: start, end: end, range: range), at: place)
    }

    /// The ramp that a time is in, or the stretch in which the value stays; `nil` after the last ramp's end.
    func ramp(at time: CMTime) -> Ramp? {
        guard let place = ramps.lastIndex(where: { $0.range.start <= time }) else {
            return ramps.first.map { Ramp(start: initial, end: initial, range: CMTimeRange(start: .zero, end: $0.range.start)) }
        }
        let ramp = ramps[place]
        if ramp.range.containsTime(time) { return ramp }
        let next = place + 1 < ramps.count ? ramps[place + 1].range.start : .positiveInfinity
        if next.isPositiveInfinity, ramp.range.duration > .zero { return nil }
        let range = next.isNumeric ? CMTimeRange(start: ramp.range.end, end: next) : CMTimeRange(start: ramp.range.end, duration: next)
        return Ramp(start: ramp.end, end: ramp.end, range: range)
    }

    /// The value at a time, in seconds.
    func value(at seconds: Double) -> Value {
        guard let ramp = ramps.last(where: { $0.range.start.seconds <= seconds }) else { return initial }
        let length = ramp.range.duration.seconds
        let part = length > 0 ? (seconds - ramp.range.start.seconds) / length : 1
        return part >= 1 ? ramp.end : ramp.start.between(ramp.end, part)
    }
}
