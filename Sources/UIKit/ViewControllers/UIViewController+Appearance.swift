import SampanDebugLog
import Foundation

/// Where a controller's view stands between shown and not shown.
package struct AppearanceState {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    var phase = Phase.disappeared
    var isAnimated = false
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var isIsAppearingDue = false
    /// Whether the view's coming into the window, or its going, is all there is to tell of.
    var endsWithMove = false
    /// Who follows.
    weak var follower: (any AppearanceFollower)?
}

extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
        switch (isAppearing, appearance.phase) {
        case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared): return
        default: break
        }
        DebugLog.write(.life, "\(type(of: self)) will \(isAppearing ? "appear" : "disappear")\(animated ? ", animated" : "")")
        appearance.isAnimated = animated
        if isAppearing {
            loadViewIfNeeded()
            appearance.phase = .appearing
            appearance.isIsAppearingDue = true
            viewWillAppear(animated)
        } else {
            appearance.phase = .disappearing
            noteFocus()
            viewWillDisappear(animated)
        }
        appearance.follower?.controllerWill(appear: isAppearing, animated: animated)
        forwardToChildren { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endAppearance() {
        let animated = appearance.isAnimated
        switch appearance.phase {
        case .appearing:
            deliverIsAppearing()
            DebugLog.write(.life, "\(type(of: self)) did appear")
            appearance.phase = .appeared
            viewDidAppear(animated)
            StatusBarState.wishesMayHaveChanged()
            restoreFocus()
        case .disappearing:
            DebugLog.write(.life, "\(type(of: self)) did disappear")
            appearance.phase = .disappeared
            viewDidDisappear(animated)
            appearance.follower?.controllerDidDisappear()
        case .appeared, .disappeared:
            return
        }
        forwardToChildren { $0.endAppearanceTransition() }
        appearance.isMovingToParent = false
        appearance.isMovingFromParent = false
        appearance.isBeingPresented = false
        appearance.isBeingDismissed = false
    }

    /// Tells that the view is in the window with its traits and size; once between will and did.
    package func deliverIsAppearing() {
        guard appearance.isIsAppearingDue else { return }
        appearance.isIsAppearingDue = false
        viewIsAppearing(appearance.isAnimated)
        forwardToChildren { $0.deliverIsAppearing() }
    }

    /// Whether the view is shown or about to be.
    package var isAppearingOrAppeared: Bool { appearance.phase == .appearing || appearance.phase == .appeared }

    /// A view that is put among those that are shown, or taken from them, makes its controller appear or disappear, unless its container, or
    /// whoever presents it, does.
    package func viewWillMove(toWindow window: UIWindow?) {
        if let window {
            guard appearance.phase == .disappeared, presentingStorage == nil, window.rootViewController !== self else { return }
            if let parent = parentStorage {
                guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.isAppearingOrAppeared else { return }
                appearance.endsWithMove = parent.appearance.phase == .appeared
                beginAppearanceTransition(true, animated: !appearance.endsWithMove && parent.appearance.isAnimated)
            } else {
                guard !window.isHidden else { return }
                appearance.endsWithMove = true
                beginAppearanceTransition(true, animated: false)
            }
        } else {
            guard appearance.phase == .appeared, parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
            appearance.endsWithMove = true
            beginAppearanceTransition(false, animated: false)
        }
    }

    package func viewDidMoveToWindow() {
        guard appearance.endsWithMove else { return }
        appearance.endsWithMove = false
        endAppearanceTransition()
    }

    private func forwardToChildren(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenWithAppearance
        where child.viewIfLoaded.map({ view in viewStorage.map { view.isDescendant(of: $0) } ?? false }) ?? false {
            body(child)
        }
    }

    private var childrenWithAppearance: [UIViewController] { childStorage }

    // MARK: Containment

    func adopt(_ child: UIViewController) {
        guard child.parentStorage !== self else { return }
        precondition(child !== self, "A view controller cannot be its own child")
        if child.parentStorage != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        childStorage.append(child)
        child.parentStorage = self
        child.viewStorage?.traitsMayHaveChanged()
        StatusBarState.wishesMayHaveChanged()
    }

    func leaveParent() {
        guard let parent = parentStorage else { return }
        parent.childStorage.removeAll { $0 === self }
        parent.childOverrideTraits[ObjectIdentifier(self)] = nil
        parentStorage = nil
        containerSafeAreaInsets = .zero
        didMove(toParent: nil)
        StatusBarState.wishesMayHaveChanged()
    }

    func exchangeChildren(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        precondition(
            from.parentStorage === self && to.parentStorage === self,
            "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
                + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
        let isShown = isAppearingOrAppeared
        let isAnimated = duration > 0
        if isShown {
            to.beginAppearanceTransition(true, animated: isAnimated)
            from.beginAppearanceTransition(false, animated: isAnimated)
        }
        let container = from.view.superview ?? view!
        let finish: (Bool) -> Void = { finished in
            from.view.removeFromSuperview()
            if isShown {
                if to.view.window != nil { to.deliverIsAppearing() }
                from.endAppearanceTransition()
                to.endAppearanceTransition()
            }
            completion?(finished)
        }
        container.addSubview(to.view)
        guard isAnimated else {
            animations?()
            return finish(true)
        }
        if options.isTransition {
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    from.view.isHidden = true
                    animations?()
                },
                completion: { finished in
                    from.view.isHidden = false
                    finish(finished)
                })
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
        }
    }
}
