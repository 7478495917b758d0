import UIKit

/// Something that fingers do. See https://developer.apple.com/documentation/swiftui/gesture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is known of it.
    associatedtype Value
    /// The kind of gesture that it consists of.
    associatedtype Body: Gesture
    /// The gesture that it consists of.
    var body: Body { get }
    /// Attaches the gesture to a view.
    func _attach(_ sink: _GestureSink<Value>)
}

extension Gesture where Body.Value == Value {
    /// Attaches the body.
    public func _attach(_ sink: _GestureSink<Value>) { body._attach(sink) }
}

extension Never: Gesture {
    /// There is no such gesture.
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// A gesture without a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Where what a gesture does is told.
@MainActor
public final class _GestureSink<Value> {
    let host: GestureHost
    var changed: (Value) -> Void = { _ in }
    var ended: (Value) -> Void = { _ in }
    var cancelled: () -> Void = {}
    init(_ host: GestureHost) { self.host = host }
}

/// The view that a gesture is attached to.
@MainActor
final class GestureHost {
    unowned let view: UIView
    var isSimultaneous = false
    /// Whether recognisers of views within wait for this view's.
    var goesFirst = false
    private(set) var recognizers: [UIGestureRecognizer] = []
    private var targets: [RecognizerTarget] = []
    init(_ view: UIView) { self.view = view }

    func add(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        targets.append(RecognizerTarget.connect(recognizer, action))
        recognizers.append(recognizer)
        if isSimultaneous { recognizer.delegate = SimultaneousDelegate.shared }
        if goesFirst { recognizer.delegate = PriorityDelegate.shared }
        view.addGestureRecognizer(recognizer)
    }

    func removeAll() {
        for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
        (recognizers, targets) = ([], [])
    }
}

/// Taps. See https://developer.apple.com/documentation/swiftui/tapgesture.
public struct TapGesture: Gesture {
    /// Nothing is known.
    public typealias Value = ()
    /// A gesture without a body.
    public typealias Body = Never
    /// How many taps there have to be.
    public var count: Int
    /// Creates a gesture.
    public init(count: Int = 1) { self.count = count }
    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<()>) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        sink.host.add(tap) { if $0.state == .ended { sink.ended(()) } }
    }
}

/// A finger that stays. See https://developer.apple.com/documentation/swiftui/longpressgesture.
public struct LongPressGesture: Gesture {
    /// Whether it goes on.
    public typealias Value = Bool
    /// A gesture without a body.
    public typealias Body = Never
    /// The seconds that it has to stay.
    public var minimumDuration: Double
    /// The points that it may move.
    public var maximumDistance: CGFloat
    /// Creates a gesture.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<Bool>) {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = minimumDuration
        press.allowableMovement = maximumDistance
        sink.host.add(press) { if $0.state == .began { sink.ended(true) } }
        // Told while the finger is down and it has not stayed long enough.
        let (down, movement, most) = (UILongPressGestureRecognizer(), PressMovement(), maximumDistance)
        down.minimumPressDuration = 0
        down.cancelsTouchesInView = false
        sink.host.add(down) { recognizer in
            switch movement.follow(recognizer, most) {
            case true?: sink.changed(true)
            case false?: sink.cancelled()
            case nil: break
            }
        }
        down.delegate = SimultaneousDelegate.shared
    }
}

/// A finger that moves. See https://developer.apple.com/documentation/swiftui/draggesture.
public struct DragGesture: Gesture {
    /// What is known of the finger. See https://developer.apple.com/documentation/swiftui/draggesture/value.
    public struct Value: Equatable, Sendable {
        /// When it was there.
        public var time: Date
        /// Where it is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How fast it is, in points a second.
        public var velocity: CGSize
        /// How far it has come.
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        /// Where it would come to rest.
        public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
        /// How far it would come.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }
    /// A gesture without a body.
    public typealias Body = Never
    /// The points that it has to move.
    public var minimumDistance: CGFloat
    /// Whose coordinates are told.
    public var coordinateSpace: CoordinateSpace
    /// Creates a gesture.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
    /// Creates a gesture.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<Value>) {
        let recognizer: UIGestureRecognizer
        if minimumDistance < 1 {
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.allowableMovement = .greatestFiniteMagnitude
            recognizer = press
        } else {
            recognizer = UIPanGestureRecognizer()
        }
        let (track, threshold) = (DragTrack(), GestureThreshold())
        let (space, least) = (coordinateSpace, minimumDistance)
        // The view moves with the finger: places are told as if it had stayed where it was when the finger came down.
        sink.host.add(recognizer) { recognizer in
            let window = recognizer.location(in: nil)
            if recognizer.state == .began {
                let began = (recognizer as? UIPanGestureRecognizer).map { pan in
                    let moved = pan.translation(in: nil)
                    return CGPoint(x: window.x - moved.x, y: window.y - moved.y)
                }
                track.begin(began ?? window, recognizer.view, space)
            }
            let value = track.value(window, (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero)
            // The recogniser of drags waits for 10 points on its own.
            let distance = hypot(value.translation.width, value.translation.height)
            threshold.tell(recognizer.state, value, isFar: least <= 10 || distance >= least, sink)
        }
    }
}

@MainActor
private final class DragTrack {
    private var shift = CGSize.zero
    private var start = CGPoint.zero

    func begin(_ window: CGPoint, _ view: UIView?, _ space: CoordinateSpace) {
        let local = view?.point(window, in: space) ?? window
        shift = CGSize(width: local.x - window.x, height: local.y - window.y)
        start = local
    }

    func value(_ window: CGPoint, _ velocity: CGPoint) -> DragGesture.Value {
        DragGesture.Value(
            time: Date(), location: CGPoint(x: window.x + shift.width, y: window.y + shift.height), startLocation: start,
            velocity: CGSize(width: velocity.x, height: velocity.y))
    }
}

/// Keeps silent about a gesture until it has gone far enough.
@MainActor
final class GestureThreshold {
    private var isPassed = false

    func tell<Value>(_ state: UIGestureRecognizer.State, _ value: Value, isFar: Bool, _ sink: _GestureSink<Value>) {
        if state == .began { isPassed = false }
        if isFar { isPassed = true }
        switch state {
        case .began, .changed: if isPassed { sink.changed(value) }
        case .ended: if isPassed { sink.ended(value) } else { sink.cancelled() }
        case .cancelled, .failed: sink.cancelled()
        default: break
        }
    }
}

/// Two fingers that move apart, in the old way. See https://developer.apple.com/documentation/swiftui/magnificationgesture.
public struct MagnificationGesture: Gesture {
    /// How many times as large something becomes.
    public typealias Value = CGFloat
    /// A gesture without a body.
    public typealias Body = Never
    /// By how much it has to become larger or smaller.
    public var minimumScaleDelta: CGFloat
    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<CGFloat>) {
        let (threshold, least) = (GestureThreshold(), minimumScaleDelta)
        sink.host.add(UIPinchGestureRecognizer()) { recognizer in
            let scale = (recognizer as! UIPinchGestureRecognizer).scale
            threshold.tell(recognizer.state, scale, isFar: abs(scale - 1) >= least, sink)
        }
    }
}

/// Two fingers that turn, in the old way. See https://developer.apple.com/documentation/swiftui/rotationgesture.
public struct RotationGesture: Gesture {
    /// How far they have turned.
    public typealias Value = Angle
    /// A gesture without a body.
    public typealias Body = Never
    /// How far they have to turn.
    public var minimumAngleDelta: Angle
    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<Angle>) {
        let (threshold, least) = (GestureThreshold(), abs(minimumAngleDelta.radians))
        sink.host.add(UIRotationGestureRecognizer()) { recognizer in
            let angle = Angle(radians: (recognizer as! UIRotationGestureRecognizer).rotation)
            threshold.tell(recognizer.state, angle, isFar: abs(angle.radians) >= least, sink)
        }
    }
}

/// A gesture that is watched.
public struct _WatchedGesture<Base: Gesture>: Gesture {
    /// What is known of it.
    public typealias Value = Base.Value
    /// A gesture without a body.
    public typealias Body = Never
    let base: Base
    var changed: ((Value) -> Void)?
    var ended: ((Value) -> Void)?
    var finished: (() -> Void)?

    /// Attaches the gesture.
    public func _attach(_ sink: _GestureSink<Value>) {
        let inner = _GestureSink<Value>(sink.host)
        inner.changed = { value in
            changed?(value)
            sink.changed(value)
        }
        inner.ended = { value in
            ended?(value)
            finished?()
            sink.ended(value)
        }
        inner.cancelled = {
            finished?()
            sink.cancelled()
        }
        base._attach(inner)
    }
}

/// What a gesture is whose end is watched.
public typealias _EndedGesture<Base: Gesture> = _WatchedGesture<Base>
/// What a gesture is that is watched as it goes on.
public typealias _ChangedGesture<Base: Gesture> = _WatchedGesture<Base>

extension Gesture {
    /// Calls a function when the gesture is done.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _WatchedGesture<Self> { _WatchedGesture(base: self, ended: action) }
    /// Keeps something as long as the gesture goes on.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _WatchedGesture<Self> {
        _WatchedGesture(
            base: self,
            changed: { value in
                var transaction = Transaction()
                var new = state.wrappedValue
                body(value, &new, &transaction)
                withTransactionIfAnimated(transaction) { state.set(new) }
            }, finished: { state.reset() })
    }
}

extension Gesture where Value: Equatable {
    /// Calls a function when the gesture goes on.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _WatchedGesture<Self> { _WatchedGesture(base: self, changed: action) }
}

/// A value as long as a gesture goes on. See https://developer.apple.com/documentation/swiftui/gesturestate.
@propertyWrapper
public struct GestureState<Value>: GraphProperty, StoredElsewhere {
    private let initial: Value
    private var box: StateBox<Value>?
    private let resetTransaction: Transaction
    /// Creates a value.
    public init(wrappedValue: Value) { (initial, resetTransaction) = (wrappedValue, Transaction()) }
    /// Creates a value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// Creates a value that goes back under a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) { (initial, self.resetTransaction) = (wrappedValue, resetTransaction) }
    /// The value.
    public var wrappedValue: Value { box?.value ?? initial }
    /// The property itself.
    public var projectedValue: GestureState<Value> { self }
    func set(_ value: Value) { box?.value = value }
    func reset() { withTransactionIfAnimated(resetTransaction) { box?.value = initial } }
    mutating func install(_ slot: PropertySlot) {
        let initial = initial
        box = slot.storage { StateBox(initial) }
    }
}

struct GestureModifier<G: Gesture>: ItemModifier {
    let value: G
    let isSimultaneous: Bool
    let isEnabled: Bool
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> GestureItem { GestureItem(content, node) }
    func update(_ item: GestureItem) { item.attach(value, isSimultaneous, isEnabled && item.environment.isEnabled) }
}

final class GestureItem: EffectItem {
    private lazy var gestures = GestureHost(effectView)
    /// Whether gestures of what is within wait for this one.
    var goesFirst = false

    func attach<G: Gesture>(_ gesture: G, _ isSimultaneous: Bool, _ isEnabled: Bool) {
        let isBusy = gestures.recognizers.contains { $0.state == .began || $0.state == .changed }
        guard !isBusy else {
            pending = { [weak self] in self?.attach(gesture, isSimultaneous, isEnabled) }
            return
        }
        pending = nil
        gestures.removeAll()
        gestures.isSimultaneous = isSimultaneous
        gestures.goesFirst = goesFirst
        guard isEnabled else { return }
        let sink = _GestureSink<G.Value>(gestures)
        sink.ended = { [weak self] _ in self?.finish() }
        sink.cancelled = { [weak self] in self?.finish() }
        gesture._attach(sink)
    }

    private var pending: (() -> Void)?

    private func finish() {
        guard pending != nil else { return }
        graph.afterNextFrame { [weak self] in self?.pending?() }
    }
}

extension View {
    /// Adds a gesture.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(value: gesture, isSimultaneous: false, isEnabled: isEnabled))
    }
    /// Adds a gesture that goes on beside others.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(value: gesture, isSimultaneous: true, isEnabled: isEnabled))
    }
}
