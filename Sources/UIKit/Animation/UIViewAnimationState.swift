import Foundation

/// The animation blocks that are being run, and what they ask of the views inside.
@MainActor
enum UIViewAnimationState {
    /// Whether animation blocks animate at all.
    static var isEnabled = true
    private static var stack: [ViewAnimation] = []

    /// The innermost animation block that is being run.
    static var current: ViewAnimation? { isEnabled ? stack.last : nil }

    /// The innermost animation block, whether it animates or not.
    static var innermost: ViewAnimation? { stack.last }

    /// Enters an animation block that is committed later.
    static func begin(_ animation: CommittedAnimation) { stack.append(animation) }

    /// Leaves the innermost animation block that was begun.
    static func commit() {
        guard let block = stack.last as? CommittedAnimation else { return }
        block.layOutTouchedViews()
        stack.removeLast()
        block.close()
    }

    /// Runs a body inside an animation block.
    static func with(_ animation: ViewAnimation, _ body: () -> Void) {
        let depth = stack.count
        stack.append(animation)
        body()
        // A block begun inside and never committed ends here.
        while stack.count > depth + 1 { commit() }
        stack.removeLast()
    }

    /// Runs a body outside of all animation blocks.
    static func withoutAnimation(_ body: () -> Void) {
        let outer = isEnabled
        isEnabled = false
        body()
        isEnabled = outer
    }

    /// The action for a property of a view's layer that is about to change; `nil` if it changes at once.
    static func action(for view: UIView, key: String) -> (any CAAction)? {
        guard let animation = current, let known = LayerKey(rawValue: key), known.isAnimatedByViews else { return nil }
        return animation.action(for: view, key: known)
    }

    // MARK: Interaction

    private static var blocking: [ObjectIdentifier: Int] = [:]

    /// Keeps touches from a view until an animation ends.
    static func block(_ view: UIView, until animation: CAAnimation) {
        animation.setValue(WeakView(view), forKey: blockedKey)
        block(view)
    }

    /// Keeps touches from a view until it is unblocked as often as it was blocked.
    static func block(_ view: UIView) { blocking[ObjectIdentifier(view), default: 0] += 1 }

    /// Lets touches through that `block(_:)` kept away.
    static func unblock(_ view: UIView) { release(ObjectIdentifier(view), in: &blocking) }

    private static func release(_ id: ObjectIdentifier, in counts: inout [ObjectIdentifier: Int]) {
        guard let count = counts[id] else { return }
        counts[id] = count > 1 ? count - 1 : nil
    }

    /// An animation ended.
    static func unblock(_ animation: CAAnimation) {
        guard let blocked = animation.value(forKey: blockedKey) as? WeakView else { return }
        release(blocked.id, in: &blocking)
    }

    /// Whether touches are kept from a view because it is being animated.
    static func blocksInteraction(with view: UIView) -> Bool { !blocking.isEmpty && blocking[ObjectIdentifier(view)] != nil }

    private static var hitAsShown: [ObjectIdentifier: Int] = [:]

    /// Makes touches find a view where it shows, not where it is set to be.
    static func hitWhatShows(_ view: UIView) { hitAsShown[ObjectIdentifier(view), default: 0] += 1 }

    /// Ends what `hitWhatShows(_:)` began.
    static func hitWhatIsSet(_ view: UIView) { release(ObjectIdentifier(view), in: &hitAsShown) }

    /// Converts a point of a view's superview to the view's own, for a touch.
    static func convert(touch point: CGPoint, from superview: UIView, to view: UIView) -> CGPoint {
        guard !hitAsShown.isEmpty, hitAsShown[ObjectIdentifier(view)] != nil, let shown = view.backingLayer.presentation(),
            let back = Projection(shown.values.matrix).inverted()
        else { return superview.backingLayer.convert(point, to: view.backingLayer) }
        return back.apply(point)
    }

    private static let blockedKey = "UIViewBlockedByAnimation"
}

/// A view's identity; animations must not keep views alive.
private final class WeakView: NSObject {
    let id: ObjectIdentifier
    init(_ view: UIView) { id = ObjectIdentifier(view) }
}

extension LayerKey {
    /// Whether an animation block animates the property of views' layers.
    var isAnimatedByViews: Bool {
        switch self {
        case .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform, .sublayerTransform, .opacity, .backgroundColor,
            .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath,
            .contentsRect, .contentsCenter, .blurRadius, .saturation, .tint, .brightness:
            true
        default: false
        }
    }
}
