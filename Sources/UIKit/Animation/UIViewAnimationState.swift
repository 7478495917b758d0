import Foundation

/// The animation blocks that are being run, and what they ask of the views inside.
@MainActor
enum UIViewAnimationState {
    /// Whether animation blocks animate at all.
    static var isEnabled = true
    private static var stack: [ViewAnimation] = []

    /// The innermost animation block that is being run.
    static var current: ViewAnimation? { isEnabled ? stack.last : nil }

    /// Runs a body inside an animation block.
    static func with(_ animation: ViewAnimation, _ body: () -> Void) {
        stack.append(animation)
        body()
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
        blocking[ObjectIdentifier(view), default: 0] += 1
    }

    /// An animation ended.
    static func unblock(_ animation: CAAnimation) {
        guard let blocked = animation.value(forKey: blockedKey) as? WeakView else { return }
        guard let count = blocking[blocked.id] else { return }
        blocking[blocked.id] = count > 1 ? count - 1 : nil
    }

    /// Whether touches are kept from a view because it is being animated.
    static func blocksInteraction(with view: UIView) -> Bool { !blocking.isEmpty && blocking[ObjectIdentifier(view)] != nil }

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
            .contentsRect, .contentsCenter:
            true
        default: false
        }
    }
}
