import Foundation

/// How long an animation beside a move of the focus takes.
/// Source: <https://developer.apple.com/documentation/uikit/uifocusanimationcontext>.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration, in seconds.
    var duration: TimeInterval { get }
}

/// Animates what changes with the focus along with it. Items gain the focus faster than they lose it.
/// Source: <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private typealias Animation = (run: () -> Void, completion: (() -> Void)?, duration: TimeInterval)

    /// How long the two last, in seconds. The keyboard repeats keys about twelve times a second: the focus is there before the next one.
    static let (focusingDuration, unfocusingDuration): (TimeInterval, TimeInterval) = (0.08, 0.25)

    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval
        init(_ duration: TimeInterval) { self.duration = duration }
    }

    private var animations: [Animation] = []
    /// The environments that are told belong to what gains the focus, not to what loses it.
    var tellsOfFocusing = true

    /// Animates along with the environment that is told of the move: at the pace of the item that gains the focus where it is in there, else
    /// at that of the one that loses it. `completion` is called when the animation ends.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        add(animations, completion, tellsOfFocusing ? Self.focusingDuration : Self.unfocusingDuration)
    }

    // @objc(addCoordinatedFocusingAnimations:completion:)
    /// Animates at the pace of the item that gains the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        let context = Context(Self.focusingDuration)
        add(animations.map { body in { body(context) } }, completion, context.duration)
    }

    // @objc(addCoordinatedUnfocusingAnimations:completion:)
    /// Animates at the pace of the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        let context = Context(Self.unfocusingDuration)
        add(animations.map { body in { body(context) } }, completion, context.duration)
    }

    private func add(_ body: (() -> Void)?, _ completion: (() -> Void)?, _ duration: TimeInterval) {
        animations.append((body ?? {}, completion, duration))
    }

    /// Starts what was added, in that order.
    func start() {
        let due = animations
        animations = []
        for animation in due {
            UIView.animate(
                withDuration: animation.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: animation.run, completion: { _ in animation.completion?() })
        }
    }
}
