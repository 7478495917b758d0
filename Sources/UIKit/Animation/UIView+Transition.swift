import Foundation

extension UIView {
    /// Changes a view's contents by a transition: what was shown fades into what the block makes of it.
    ///
    /// Cross dissolves, and options without a transition, are here; flips and curls stop the program by name.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard options.isTransition, areAnimationsEnabled, duration > 0 else {
            return animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
        }
        precondition(
            options.isCrossDissolve,
            "UIView.transition(with:duration:options:animations:completion:) knows .transitionCrossDissolve; flips and curls are not there yet"
        )
        CATransaction.begin()
        CATransaction.setCompletionBlock { completion?(true) }
        let fade = CATransition()
        fade.type = .fade
        fade.duration = duration
        view.layer.add(fade, forKey: kCATransition)
        performWithoutAnimation {
            animations?()
            view.layoutIfNeeded()
        }
        CATransaction.commit()
    }
}

extension UIView.AnimationOptions {
    /// Whether the transition is the fade from one to the other.
    fileprivate var isCrossDissolve: Bool { rawValue & (7 << 20) == Self.transitionCrossDissolve.rawValue }
}
