import UIKit

/// One gesture after another. See https://developer.apple.com/documentation/swiftui/sequencegesture.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far both have come. See https://developer.apple.com/documentation/swiftui/sequencegesture/value.
    public enum Value {
        /// The first one goes on.
        case first(First.Value)
        /// The first one is done, and the second one may have begun.
        case second(First.Value, Second.Value?)
    }
    /// A gesture without a body.
    public typealias Body = Never
    /// The gesture that has to be done first.
    public var first: First
    /// The gesture that comes after it.
    public var second: Second
    /// Joins two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Attaches both gestures.
    public func _attach(_ sink: _GestureSink<Value>) {
        let state = SequenceState<First.Value>()
        // Both hear of the same fingers: the second one counts once the first one is done.
        sink.host.isSimultaneous = true
        let (one, two) = (_GestureSink<First.Value>(sink.host), _GestureSink<Second.Value>(sink.host))
        one.changed = { if state.first == nil { sink.changed(.first($0)) } }
        one.ended = { value in
            state.first = value
            sink.changed(.second(value, nil))
        }
        one.cancelled = { if state.first == nil { sink.cancelled() } }
        two.changed = { value in if let first = state.first { sink.changed(.second(first, value)) } }
        two.ended = { value in
            guard let first = state.first else { return }
            state.first = nil
            sink.ended(.second(first, value))
        }
        two.cancelled = {
            guard state.first != nil else { return }
            state.first = nil
            sink.cancelled()
        }
        first._attach(one)
        second._attach(two)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceState<First> {
    var first: First?
}

/// Two gestures at once. See https://developer.apple.com/documentation/swiftui/simultaneousgesture.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What is known of both. See https://developer.apple.com/documentation/swiftui/simultaneousgesture/value.
    public struct Value {
        /// What is known of the first one.
        public var first: First.Value?
        /// What is known of the second one.
        public var second: Second.Value?
    }
    /// A gesture without a body.
    public typealias Body = Never
    /// One gesture.
    public var first: First
    /// The other one.
    public var second: Second
    /// Joins two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Attaches both gestures.
    public func _attach(_ sink: _GestureSink<Value>) {
        let state = SimultaneousState<Value>(Value(first: nil, second: nil))
        sink.host.isSimultaneous = true
        let (one, two) = (_GestureSink<First.Value>(sink.host), _GestureSink<Second.Value>(sink.host))
        func finish(_ isEnd: Bool) {
            state.running -= 1
            guard state.running <= 0 else { return isEnd ? sink.changed(state.value) : () }
            let value = state.value
            (state.value, state.running) = (Value(first: nil, second: nil), 0)
            if isEnd { sink.ended(value) } else { sink.cancelled() }
        }
        one.changed = { value in
            if state.value.first == nil { state.running += 1 }
            state.value.first = value
            sink.changed(state.value)
        }
        one.ended = { value in
            if state.value.first == nil { state.running += 1 }
            state.value.first = value
            finish(true)
        }
        one.cancelled = { if state.value.first != nil { finish(false) } }
        two.changed = { value in
            if state.value.second == nil { state.running += 1 }
            state.value.second = value
            sink.changed(state.value)
        }
        two.ended = { value in
            if state.value.second == nil { state.running += 1 }
            state.value.second = value
            finish(true)
        }
        two.cancelled = { if state.value.second != nil { finish(false) } }
        first._attach(one)
        second._attach(two)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SimultaneousState<Value> {
    var value: Value
    var running = 0
    init(_ value: Value) { self.value = value }
}

/// One of two gestures, the first one rather than the second. See https://developer.apple.com/documentation/swiftui/exclusivegesture.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What is known of the one. See https://developer.apple.com/documentation/swiftui/exclusivegesture/value.
    public enum Value {
        /// It is the first one.
        case first(First.Value)
        /// It is the second one.
        case second(Second.Value)
    }
    /// A gesture without a body.
    public typealias Body = Never
    /// The gesture that goes first.
    public var first: First
    /// The gesture that has its turn when the first one fails.
    public var second: Second
    /// Joins two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// Attaches both gestures.
    public func _attach(_ sink: _GestureSink<Value>) {
        let (one, two) = (_GestureSink<First.Value>(sink.host), _GestureSink<Second.Value>(sink.host))
        one.changed = { sink.changed(.first($0)) }
        one.ended = { sink.ended(.first($0)) }
        one.cancelled = { sink.cancelled() }
        two.changed = { sink.changed(.second($0)) }
        two.ended = { sink.ended(.second($0)) }
        two.cancelled = { sink.cancelled() }
        let before = sink.host.recognizers.count
        first._attach(one)
        let between = sink.host.recognizers.count
        second._attach(two)
        for later in sink.host.recognizers[between...] {
            for earlier in sink.host.recognizers[before..<between] { later.require(toFail: earlier) }
        }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose values are made into others.
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
    /// A gesture without a body.
    public typealias Body = Never
    let base: Base
    let change: (Base.Value) -> Value
    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<Value>) {
        let inner = _GestureSink<Base.Value>(sink.host)
        inner.changed = { sink.changed(change($0)) }
        inner.ended = { sink.ended(change($0)) }
        inner.cancelled = { sink.cancelled() }
        base._attach(inner)
    }
}

extension Gesture {
    /// The gesture, and another one after it.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    /// The gesture, and another one at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    /// The gesture, or another one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
    /// The gesture with other values.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> { _MappedGesture(base: self, change: body) }
}

/// Two fingers that move apart. See https://developer.apple.com/documentation/swiftui/magnifygesture.
public struct MagnifyGesture: Gesture {
    /// What is known of the fingers. See https://developer.apple.com/documentation/swiftui/magnifygesture/value.
    public struct Value: Equatable, Sendable {
        /// When they were there.
        public var time: Date
        /// How many times as large something becomes.
        public var magnification: CGFloat
        /// How fast that changes, in times a second.
        public var velocity: CGFloat
        /// The point between the fingers, as a part of the view.
        public var startAnchor: UnitPoint
        /// The point between the fingers.
        public var startLocation: CGPoint
    }
    /// A gesture without a body.
    public typealias Body = Never
    /// By how much it has to become larger or smaller.
    public var minimumScaleDelta: CGFloat
    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<Value>) {
        let (threshold, least, start) = (GestureThreshold(), minimumScaleDelta, GestureStart())
        sink.host.add(UIPinchGestureRecognizer()) { recognizer in
            let pinch = recognizer as! UIPinchGestureRecognizer
            if pinch.state == .began { start.note(pinch) }
            let value = Value(
                time: Date(), magnification: pinch.scale, velocity: pinch.velocity, startAnchor: start.anchor, startLocation: start.location
            )
            threshold.tell(pinch.state, value, isFar: abs(pinch.scale - 1) >= least, sink)
        }
    }
}

/// Two fingers that turn. See https://developer.apple.com/documentation/swiftui/rotategesture.
public struct RotateGesture: Gesture {
    /// What is known of the fingers. See https://developer.apple.com/documentation/swiftui/rotategesture/value.
    public struct Value: Equatable, Sendable {
        /// When they were there.
        public var time: Date
        /// How far they have turned.
        public var rotation: Angle
        /// How fast they turn, a second.
        public var velocity: Angle
        /// The point between the fingers, as a part of the view.
        public var startAnchor: UnitPoint
        /// The point between the fingers.
        public var startLocation: CGPoint
    }
    /// A gesture without a body.
    public typealias Body = Never
    /// How far they have to turn.
    public var minimumAngleDelta: Angle
    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<Value>) {
        let (threshold, least, start) = (GestureThreshold(), abs(minimumAngleDelta.radians), GestureStart())
        sink.host.add(UIRotationGestureRecognizer()) { recognizer in
            let turn = recognizer as! UIRotationGestureRecognizer
            if turn.state == .began { start.note(turn) }
            let value = Value(
                time: Date(), rotation: Angle(radians: turn.rotation), velocity: Angle(radians: turn.velocity), startAnchor: start.anchor,
                startLocation: start.location)
            threshold.tell(turn.state, value, isFar: abs(turn.rotation) >= least, sink)
        }
    }
}

@MainActor
private final class GestureStart {
    private(set) var location = CGPoint.zero
    private(set) var anchor = UnitPoint.center

    func note(_ recognizer: UIGestureRecognizer) {
        location = recognizer.location(in: recognizer.view)
        let size = recognizer.view?.bounds.size ?? .zero
        anchor = UnitPoint(x: size.width > 0 ? location.x / size.width : 0.5, y: size.height > 0 ? location.y / size.height : 0.5)
    }
}

/// Taps whose place is told. See https://developer.apple.com/documentation/swiftui/spatialtapgesture.
public struct SpatialTapGesture: Gesture {
    /// What is known of a tap. See https://developer.apple.com/documentation/swiftui/spatialtapgesture/value.
    public struct Value: Equatable, Sendable {
        /// Where it was.
        public var location: CGPoint
    }
    /// A gesture without a body.
    public typealias Body = Never
    /// How many taps there have to be.
    public var count: Int
    /// Whose coordinates are told.
    public var coordinateSpace: CoordinateSpace
    /// Creates a gesture.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }
    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<Value>) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        let space = coordinateSpace
        sink.host.add(tap) { recognizer in
            guard recognizer.state == .ended else { return }
            let point = recognizer.location(in: nil)
            sink.ended(Value(location: recognizer.view?.point(point, in: space) ?? point))
        }
    }
}

extension View {
    /// Adds a gesture that goes before those of what is within.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool = true) -> some View {
        modifier(PriorityGestureModifier(value: gesture, isEnabled: isEnabled))
    }
}

/// A gesture that goes before those of what is within.
struct PriorityGestureModifier<G: Gesture>: ItemModifier {
    let value: G
    let isEnabled: Bool
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> GestureItem {
        let item = GestureItem(content, node)
        item.goesFirst = true
        return item
    }
    func update(_ item: GestureItem) { item.attach(value, false, isEnabled && item.environment.isEnabled) }
}

/// Makes recognisers of views within wait until this view's have failed.
final class PriorityDelegate: NSObject, UIGestureRecognizerDelegate {
    static let shared = PriorityDelegate()
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let own = gestureRecognizer.view, let other = otherGestureRecognizer.view else { return false }
        return other !== own && other.isDescendant(of: own)
    }
}
