import Foundation
import UIKit

/// How values between keyframes are found. See https://developer.apple.com/documentation/spritekit/skinterpolationmode.
public enum SKInterpolationMode: Int, Sendable {
    /// In a straight line.
    case linear = 1
    /// In a curve.
    case spline = 2
    /// The value before counts until the next.
    case step = 3
}

/// What counts before the first keyframe and after the last. See https://developer.apple.com/documentation/spritekit/skrepeatmode.
public enum SKRepeatMode: Int, Sendable {
    /// The nearest keyframe's value.
    case clamp = 1
    /// The sequence over and over.
    case loop = 2
}

/// Values at times: numbers or colours. See https://developer.apple.com/documentation/spritekit/skkeyframesequence.
open class SKKeyframeSequence: NSObject, NSCopying, @unchecked Sendable {
    private var frames: [(value: Any, time: CGFloat)] = []
    /// How values between keyframes are found.
    open var interpolationMode = SKInterpolationMode.linear
    /// What counts before the first keyframe and after the last.
    open var repeatMode = SKRepeatMode.clamp

    // @objc(initWithKeyframeValues:times:)
    /// Creates a sequence of as many values as times, which grow.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        frames = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
        super.init()
    }

    // @objc(initWithCapacity:)
    /// Creates a sequence without keyframes.
    public init(capacity numItems: Int) { super.init() }

    /// How many keyframes there are.
    open func count() -> Int { frames.count }
    // @objc(addKeyframeValue:time:)
    /// Adds a keyframe at the end.
    open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((value, time)) }
    /// Removes the last keyframe.
    open func removeLastKeyframe() { _ = frames.popLast() }
    // @objc(removeKeyframeAtIndex:)
    /// Removes a keyframe.
    open func removeKeyframe(at index: Int) { frames.remove(at: index) }
    // @objc(setKeyframeValue:forIndex:)
    /// Changes a keyframe's value.
    open func setKeyframeValue(_ value: Any, for index: Int) { frames[index].value = value }
    // @objc(setKeyframeTime:forIndex:)
    /// Changes a keyframe's time.
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { frames[index].time = time }
    // @objc(setKeyframeValue:time:forIndex:)
    /// Changes a keyframe.
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) { frames[index] = (value, time) }
    // @objc(getKeyframeValueForIndex:)
    /// A keyframe's value.
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    // @objc(getKeyframeTimeForIndex:)
    /// A keyframe's time.
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }

    // @objc(sampleAtTime:)
    /// The value at a time: an `NSNumber` or a `UIColor`; `nil` if there are no keyframes.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let parts = parts(at: time), let first = frames.first else { return nil }
        if first.value is UIColor {
            return UIColor(red: CGFloat(parts.x), green: CGFloat(parts.y), blue: CGFloat(parts.z), alpha: CGFloat(parts.w))
        }
        return NSNumber(value: parts.x)
    }

    /// The value at a time as numbers: a number alone, or red, green, blue and alpha.
    func parts(at time: CGFloat) -> SIMD4<Double>? {
        guard let first = frames.first, let last = frames.last else { return nil }
        var time = time
        if repeatMode == .loop, last.time > 0 {
            time = time.truncatingRemainder(dividingBy: last.time)
            if time < 0 { time += last.time }
        }
        guard time > first.time else { return Self.parts(first.value) }
        guard time < last.time, let next = frames.firstIndex(where: { $0.time > time }) else { return Self.parts(last.value) }
        let (from, to) = (frames[next - 1], frames[next])
        let a = Self.parts(from.value), b = Self.parts(to.value)
        let t = Double((time - from.time) / max(to.time - from.time, 1e-9))
        switch interpolationMode {
        case .step: return a
        case .linear: return a + (b - a) * t
        case .spline:
            let before = Self.parts(frames[max(0, next - 2)].value), after = Self.parts(frames[min(frames.count - 1, next + 1)].value)
            let (m, n) = ((b - before) * 0.5, (after - a) * 0.5)
            let (t2, t3) = (t * t, t * t * t)
            let start = a * (2 * t3 - 3 * t2 + 1) + m * (t3 - 2 * t2 + t)
            return start + b * (3 * t2 - 2 * t3) + n * (t3 - t2)
        }
    }

    private static func parts(_ value: Any) -> SIMD4<Double> {
        switch value {
        case let color as UIColor: color.parts
        case let number as NSNumber: SIMD4(number.doubleValue, 0, 0, 0)
        case let number as CGFloat: SIMD4(Double(number), 0, 0, 0)
        case let number as Double: SIMD4(number, 0, 0, 0)
        case let number as Float: SIMD4(Double(number), 0, 0, 0)
        case let number as Int: SIMD4(Double(number), 0, 0, 0)
        default: .zero
        }
    }

    /// A sequence of the same keyframes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKKeyframeSequence(capacity: frames.count)
        (copy.frames, copy.interpolationMode, copy.repeatMode) = (frames, interpolationMode, repeatMode)
        return copy
    }
}

extension UIColor {
    /// Red, green, blue and alpha, from 0 to 1.
    var parts: SIMD4<Double> {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    }
}
