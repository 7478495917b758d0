import Foundation

extension UIView {
    /// Changes a view's contents by a transition: from what it showed to what the block makes of it.
    ///
    /// Without `.allowAnimatedContent`, the block's own changes are made at once, and only the transition is seen. Options without a
    /// transition animate the changes as `animate(withDuration:delay:options:animations:completion:)` does.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        var settings = ViewAnimationSettings(duration: duration, options: options)
        if let outer = UIViewAnimationState.current { settings.inherit(from: outer.inheritedSettings, options) }
        let animation = ViewAnimation(settings, completion: completion)
        guard let style = ViewTransition(options), areAnimationsEnabled, settings.duration > 0 else {
            return animation.run { animations?() }
        }
        animation.run(style, on: view, showsAnimatedContent: options.contains(.allowAnimatedContent)) { animations?() }
    }

    /// Replaces a view by another in its superview, by a transition of the superview.
    ///
    /// With `.showHideTransitionViews` the two are hidden and shown; otherwise the one is removed and the other added.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let superview = fromView.superview
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                superview?.addSubview(toView)
                fromView.removeFromSuperview()
            }
        }
        guard let superview else {
            exchange()
            RenderLoop.main.afterwards { completion?(true) }
            return
        }
        transition(with: superview, duration: duration, options: options, animations: exchange, completion: completion)
    }
}

/// One of the transitions between two states of a view.
struct ViewTransition {
    let type: CATransitionType
    let subtype: CATransitionSubtype?

    /// The transition that options name.
    init?(_ options: UIView.AnimationOptions) {
        switch UIView.AnimationOptions(rawValue: options.rawValue & (7 << 20)) {
        case .transitionFlipFromLeft: (type, subtype) = (.flip, .fromLeft)
        case .transitionFlipFromRight: (type, subtype) = (.flip, .fromRight)
        case .transitionFlipFromTop: (type, subtype) = (.flip, .fromTop)
        case .transitionFlipFromBottom: (type, subtype) = (.flip, .fromBottom)
        case .transitionCurlUp: (type, subtype) = (.pageCurl, nil)
        case .transitionCurlDown: (type, subtype) = (.pageUnCurl, nil)
        case .transitionCrossDissolve: (type, subtype) = (.fade, nil)
        default: return nil
        }
    }

    /// The transition of the older methods.
    init?(_ transition: UIView.AnimationTransition) {
        switch transition {
        case .none: return nil
        case .flipFromLeft: (type, subtype) = (.flip, .fromLeft)
        case .flipFromRight: (type, subtype) = (.flip, .fromRight)
        case .curlUp: (type, subtype) = (.pageCurl, nil)
        case .curlDown: (type, subtype) = (.pageUnCurl, nil)
        }
    }
}

extension ViewAnimation {
    /// Runs a block, and shows a view's change by a transition.
    fileprivate func run(
        _ transition: ViewTransition, on view: UIView, showsAnimatedContent: Bool, _ animations: () -> Void
    ) {
        add(transition, to: view)
        if showsAnimatedContent { return run(animations) }
        UIView.performWithoutAnimation {
            animations()
            view.layoutIfNeeded()
        }
        close()
    }

    /// Adds a transition to a view, and waits for its end.
    func add(_ transition: ViewTransition, to view: UIView) {
        let animation = CATransition()
        (animation.type, animation.subtype) = (transition.type, transition.subtype)
        if case .curve(let curve) = settings.pacing { animation.timingFunction = curve }
        add(animation, forKey: kCATransition, to: view)
    }
}
