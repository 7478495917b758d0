import UIKit

/// How a view comes and goes. See https://developer.apple.com/documentation/swiftui/anytransition.
public struct AnyTransition: @unchecked Sendable {
    var insertion = TransitionLook()
    var removal = TransitionLook()
    /// What modifiers do to the view, from the inside out.
    var parts: [TransitionPart] = []

    init(_ look: TransitionLook) { (insertion, removal) = (look, look) }

    init(insertion: TransitionLook, removal: TransitionLook, parts: [TransitionPart]) {
        (self.insertion, self.removal, self.parts) = (insertion, removal, parts)
    }

    /// The view is there, or not.
    public static let identity = AnyTransition(TransitionLook(isImmediate: true))
    /// The view fades.
    public static let opacity = AnyTransition(TransitionLook(opacity: 0))
    /// The view grows out of its middle.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// The view grows out of a point.
    public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionLook(scale: scale, anchor: anchor))
    }
    /// The view comes from the leading side and goes to the trailing one.
    public static var slide: AnyTransition { .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing)) }
    /// The view comes from a side and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionLook(edge: edge)) }
    /// The view comes from a side and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: [Edge: Edge] = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading]
        return .asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity), removal: .move(edge: opposite[edge]!).combined(with: .opacity))
    }
    /// The view comes from elsewhere and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionLook(offset: offset)) }
    /// The view comes from elsewhere and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    /// The view comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.insertion, removal: removal.removal,
            parts: insertion.parts.compactMap { $0.limited(to: .willAppear) } + removal.parts.compactMap { $0.limited(to: .didDisappear) })
    }
    /// The view is changed by one modifier while it is not there, and on the way by what is between that and another one.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(part: TransitionPart { view, phase in AnyView(view).modifier(phase.isIdentity ? identity : active) })
    }
    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.combined(other.insertion), removal: removal.combined(other.removal), parts: parts + other.parts)
    }
    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.insertion.animation = animation
        copy.removal.animation = animation
        return copy
    }
}

/// What a view looks like when it is not there.
struct TransitionLook: Animatable {
    /// How far the view is there, so that a transition takes its time whatever it changes.
    var presence = 0.0
    var opacity = 1.0
    var scale: CGFloat = 1
    var anchor = UnitPoint.center
    var offset = CGSize.zero
    var edge: Edge?
    var isImmediate = false
    var animation: Animation?

    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
        get { AnimatablePair(AnimatablePair(presence, opacity), AnimatablePair(scale, offset.animatableData)) }
        set {
            (presence, opacity) = (newValue.first.first, newValue.first.second)
            (scale, offset.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }

    /// The look of a view that is there.
    static func present(_ anchor: UnitPoint) -> TransitionLook { TransitionLook(presence: 1, anchor: anchor) }

    func combined(_ other: TransitionLook) -> TransitionLook {
        var result = self
        result.opacity *= other.opacity
        result.scale *= other.scale
        if other.scale != 1 { result.anchor = other.anchor }
        result.offset = CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height)
        result.edge = other.edge ?? edge
        result.isImmediate = isImmediate && other.isImmediate
        result.animation = other.animation ?? animation
        return result
    }

    /// The look for a view, whose size says how far away an edge is.
    @MainActor
    func resolved(for view: UIView) -> TransitionLook {
        guard let edge, view.superview != nil else { return self }
        var look = self
        let size = view.bounds.size
        // The edge is that of the view's own room, as with Apple's.
        switch edge {
        case .top: look.offset.height -= size.height
        case .bottom: look.offset.height += size.height
        case .leading: look.offset.width -= size.width
        case .trailing: look.offset.width += size.width
        }
        return look
    }
}

/// A view that comes or goes.
@MainActor
enum TransitionRun {
    static func start(_ view: UIView, _ look: TransitionLook, isRemoval: Bool, _ graph: ViewGraph, _ transaction: Transaction) {
        guard !look.isImmediate else {
            if isRemoval { view.removeFromSuperview() }
            return
        }
        let away = look.resolved(for: view)
        var transaction = transaction
        if let own = look.animation { transaction.animation = own }
        let (base, alpha) = (view.transform, view.alpha)
        let value = AnimatedData(isRemoval ? TransitionLook.present(away.anchor) : away)
        func show() {
            let shown = value.presented
            view.alpha = alpha * shown.opacity
            view.transform = base.concatenating(
                CGAffineTransform(scaleX: max(shown.scale, 0.0001), y: max(shown.scale, 0.0001)).around(away.anchor, view.bounds.size)
                    .concatenating(CGAffineTransform(translationX: shown.offset.width, y: shown.offset.height)))
            guard !value.isMoving else { return }
            view.alpha = alpha
            view.transform = base
            if isRemoval { view.removeFromSuperview() }
        }
        value.changed = show
        value.set(isRemoval ? away : TransitionLook.present(away.anchor), graph, transaction)
        show()
        retain(value)
    }

    /// A run lives as long as it moves.
    private static func retain(_ value: AnimatedData<TransitionLook>) {
        let show = value.changed
        value.changed = { [value] in
            show()
            if !value.isMoving { value.changed = {} }
        }
    }
}
