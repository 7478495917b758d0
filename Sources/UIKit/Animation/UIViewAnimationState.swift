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

    /// Keeps touches from a view until an animation ends.
    static func block(_ view: UIView, until animation: CAAnimation) {
        animation.setValue(Weak(view), forKey: blockedKey)
        block(view)
    }

    /// Keeps touches from a view until it is unblocked as often as it was blocked.
    static func block(_ view: UIView) { view.touchBlockCount += 1 }

    /// Lets touches through that `block(_:)` kept away.
    static func unblock(_ view: UIView) { view.touchBlockCount -= 1 }

    /// An animation ended.
    static func unblock(_ animation: CAAnimation) {
        if let view = (animation.value(forKey: blockedKey) as? Weak<UIView>)?.object { unblock(view) }
    }

    /// Whether touches are kept from a view because it is being animated.
    static func blocksInteraction(with view: UIView) -> Bool { view.touchBlockCount > 0 }

    /// Makes touches find a view where it shows, not where it is set to be.
    static func hitWhatShows(_ view: UIView) { view.shownHitCount += 1 }

    /// Ends what `hitWhatShows(_:)` began.
    static func hitWhatIsSet(_ view: UIView) { view.shownHitCount -= 1 }

    /// Converts a point of a view's superview to the view's own, for a touch.
    static func convert(touch point: CGPoint, from superview: UIView, to view: UIView) -> CGPoint {
        guard view.shownHitCount > 0, let shown = view.backingLayer.presentation(),
            let back = Projection(shown.values.matrix).inverted()
        else { return superview.backingLayer.convert(point, to: view.backingLayer) }
        return back.apply(point)
    }

    private static let blockedKey = "UIViewBlockedByAnimation"
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
