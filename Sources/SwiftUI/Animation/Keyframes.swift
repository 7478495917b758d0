import Foundation

/// A part of a value's way. See https://developer.apple.com/documentation/swiftui/keyframetrackcontent.
public protocol KeyframeTrackContent<Value> {
    /// The kind of value.
    associatedtype Value: Animatable
    /// The steps.
    func _steps() -> [_KeyframeStep<Value>]
}

/// A step of a value's way.
public struct _KeyframeStep<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, start: Value.AnimatableData?)
        case move
    }
    let kind: Kind
    let target: Value
    let duration: TimeInterval
}

/// At the same speed, or along a curve, to a value. See https://developer.apple.com/documentation/swiftui/linearkeyframe.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>
    /// Creates a step.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = _KeyframeStep(kind: .linear(timingCurve), target: to, duration: duration)
    }
    /// The step.
    public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// Along a smooth curve to a value, with a speed at both ends. See https://developer.apple.com/documentation/swiftui/cubickeyframe.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>
    /// Creates a step; where no speed is said, it follows from the steps before and after.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = _KeyframeStep(
            kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), target: to, duration: duration)
    }
    /// The step.
    public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// By a spring to a value. See https://developer.apple.com/documentation/swiftui/springkeyframe.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>
    /// Creates a step, as long as the spring needs if no duration is said.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        step = _KeyframeStep(
            kind: .spring(spring, start: startVelocity?.animatableData), target: to, duration: duration ?? spring.settlingDuration)
    }
    /// The step.
    public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// At once to a value. See https://developer.apple.com/documentation/swiftui/movekeyframe.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let step: _KeyframeStep<Value>
    /// Creates a step.
    public init(_ to: Value) { step = _KeyframeStep(kind: .move, target: to, duration: 0) }
    /// The step.
    public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// Several steps.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
    let steps: [_KeyframeStep<Value>]
    /// The steps.
    public func _steps() -> [_KeyframeStep<Value>] { steps }
}

extension Optional: KeyframeTrackContent where Wrapped: KeyframeTrackContent {
    /// The kind of value.
    public typealias Value = Wrapped.Value
    /// The steps, if there are any.
    public func _steps() -> [_KeyframeStep<Wrapped.Value>] { self?._steps() ?? [] }
}

/// Joins the steps of a closure's statements. See https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A step of its own.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }
    /// No step.
    public static func buildBlock() -> _KeyframeSteps<Value> { _KeyframeSteps(steps: []) }
    /// The first step.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// A step after others.
    public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
        accumulated: First, next: Next
    ) -> _KeyframeSteps<Value> where First.Value == Value, Next.Value == Value {
        _KeyframeSteps(steps: accumulated._steps() + next._steps())
    }
    /// Steps of each turn of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSteps<Value> {
        _KeyframeSteps(steps: components.flatMap { $0._steps() })
    }
    /// Steps that are there or not.
    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> K? where K.Value == Value { component }
    /// One of two branches.
    public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeSteps<Value> where K.Value == Value {
        _KeyframeSteps(steps: first._steps())
    }
    /// One of two branches.
    public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeSteps<Value> where K.Value == Value {
        _KeyframeSteps(steps: second._steps())
    }
}

/// The ways of a value's parts. See https://developer.apple.com/documentation/swiftui/keyframes.
public protocol Keyframes<Value> {
    /// The kind of value.
    associatedtype Value
    /// What is moved along its way.
    func _tracks() -> [_KeyframeCourse<Value>]
}

/// The way of a part of a value, or of all of it. See https://developer.apple.com/documentation/swiftui/keyframetrack.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    private let path: WritableKeyPath<Root, Value>
    private let content: Content
    /// Creates the way of a part of a value.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        (path, self.content) = (keyPath, content())
    }
    /// Creates the way of a value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        (path, self.content) = (\.self, content())
    }
    /// The way.
    public func _tracks() -> [_KeyframeCourse<Root>] {
        let (path, steps) = (path, content._steps())
        let duration = steps.reduce(0) { $0 + $1.duration }
        return [
            _KeyframeCourse(duration: duration) { root, start, time in
                root[keyPath: path] = KeyframeWay(start: start[keyPath: path], steps: steps).value(at: time)
            }
        ]
    }
}

/// How a value is changed along a way.
public struct _KeyframeCourse<Root> {
    let duration: TimeInterval
    /// Changes a value, by what it was at the start and the time.
    let apply: (inout Root, Root, TimeInterval) -> Void
}

/// The ways of several parts.
public struct _KeyframeTracks<Root>: Keyframes {
    /// The kind of value.
    public typealias Value = Root
    let tracks: [_KeyframeCourse<Root>]
    /// The ways.
    public func _tracks() -> [_KeyframeCourse<Root>] { tracks }
}

/// Joins the ways of a closure's statements. See https://developer.apple.com/documentation/swiftui/keyframesbuilder.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A way of its own.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// A step, without a track.
    @_disfavoredOverload
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTrack<Value, Value, _KeyframeSteps<Value>>
    where K.Value == Value, Value: Animatable {
        KeyframeTrack { _KeyframeSteps(steps: expression._steps()) }
    }
    /// The first way.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    /// A way beside others.
    public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
        accumulated: First, next: Next
    ) -> _KeyframeTracks<Value> where First.Value == Value, Next.Value == Value {
        _KeyframeTracks(tracks: accumulated._tracks() + next._tracks())
    }
}

/// Where a value is on its way.
struct KeyframeWay<Value: Animatable> {
    typealias Vector = Value.AnimatableData
    let start: Value
    let steps: [_KeyframeStep<Value>]

    func value(at time: TimeInterval) -> Value {
        var (from, left) = (start, time)
        for (index, step) in steps.enumerated() {
            if left < step.duration { return moved(from, step, left, index) }
            left -= step.duration
            from = step.target
        }
        return from
    }

    private func moved(_ from: Value, _ step: _KeyframeStep<Value>, _ time: TimeInterval, _ index: Int) -> Value {
        let (a, b) = (from.animatableData, step.target.animatableData)
        var result = step.target
        switch step.kind {
        case .move: break
        case .linear(let curve): result.animatableData = a + (b - a).scaled(by: curve.value(at: time / step.duration))
        case .spring(let spring, let velocity):
            let speed = velocity ?? speed(at: index, isStart: true)
            result.animatableData = a + spring.value(target: b - a, initialVelocity: speed, time: time)
        case .cubic(let startSpeed, let endSpeed):
            // A cubic Hermite curve.
            let t = time / step.duration
            let (m0, m1) = (
                (startSpeed ?? speed(at: index, isStart: true)).scaled(by: step.duration),
                (endSpeed ?? speed(at: index, isStart: false)).scaled(by: step.duration)
            )
            let (t2, t3) = (t * t, t * t * t)
            result.animatableData =
                a.scaled(by: 2 * t3 - 3 * t2 + 1) + m0.scaled(by: t3 - 2 * t2 + t) + b.scaled(by: 3 * t2 - 2 * t3) + m1.scaled(by: t3 - t2)
        }
        return result
    }

    /// How fast the value is where a step begins or ends: as the straight way between the steps around that point, and at rest at both ends
    /// of the whole way.
    private func speed(at index: Int, isStart: Bool) -> Vector {
        let (before, after) = isStart ? (index - 1, index) : (index, index + 1)
        guard steps.indices.contains(before), steps.indices.contains(after) else { return .zero }
        let from = before == 0 ? start : steps[before - 1].target
        let span = steps[before].duration + steps[after].duration
        guard span > 0 else { return .zero }
        return (steps[after].target.animatableData - from.animatableData).scaled(by: 1 / span)
    }
}

/// The ways of a value's parts, to be looked at. See https://developer.apple.com/documentation/swiftui/keyframetimeline.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_KeyframeCourse<Value>]
    /// Creates ways.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        (initial, tracks) = (initialValue, content()._tracks())
    }
    /// The seconds that the longest way takes.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }
    /// The value at a part of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
    /// The value after some seconds.
    public func value(time: TimeInterval) -> Value {
        var value = initial
        for track in tracks { track.apply(&value, initial, time) }
        return value
    }
}
