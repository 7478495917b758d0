import Foundation

extension UINavigationController {
    /// Changes the stack now, or after the transition under way.
    func change(animated: Bool, _ edit: @escaping ([UIViewController]) -> [UIViewController]) {
        if transitionIsRunning {
            pending.append { [unowned self] in self.change(animated: animated, edit) }
            return
        }
        let old = stack
        let new = edit(old)
        let isSame = old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }
        guard !isSame else { return }
        perform(from: old, to: new, animated: animated)
    }

    private var transitionIsRunning: Bool { runningTransition != nil }

    private func perform(from old: [UIViewController], to new: [UIViewController], animated: Bool) {
        let from = old.last
        let to = new.last
        let operation: Operation = from == nil || to == nil || from === to ? .none : old.contains { $0 === to } ? .pop : .push
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        stack = new
        let finish: (Bool) -> Void = { completed in
            guard completed else { return }
            for controller in removed { controller.removeFromParent() }
            for controller in added { controller.didMove(toParent: self) }
        }
        guard isViewLoaded, let to, from !== to else {
            barStorage.show(new.map(\.navigationItem), direction: nil)
            if isViewLoaded { installTop() }
            return finish(true)
        }
        let animates = animated && view.window != nil && UIView.areAnimationsEnabled && from != nil
        show(to, from: from, operation: operation, animated: animates, added: added, removed: removed) { completed in
            if !completed {
                self.stack = old
                for controller in added { controller.removeFromParent() }
            }
            finish(completed)
        }
    }

    /// Puts the top controller's view in place without ado.
    func installTop() {
        barStorage.show(stack.map(\.navigationItem), direction: nil)
        guard let top = stack.last, isViewLoaded, top.view.superview !== contentView else { return }
        contentView.subviewStorage.forEach { $0.removeFromSuperview() }
        prepare(top)
        contentView.addSubview(top.view)
        if isAppearingOrAppeared { top.beginAppearanceTransition(true, animated: false) }
        if appearance.phase == .appeared { top.endAppearanceTransition() }
        view.setNeedsLayout()
    }

    /// Gives a controller's view the frame and the insets it will have on top.
    func prepare(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        let layout = layoutForTop(controller)
        controller.containerSafeAreaInsets = layout.insets
        UIView.performWithoutAnimation { controller.view.frame = layout.frame }
    }

    private func show(
        _ to: UIViewController, from: UIViewController?, operation: Operation, animated: Bool, added: [UIViewController],
        removed: [UIViewController], completion: @escaping (Bool) -> Void
    ) {
        let oldItems = barStorage.items ?? []
        resetLargeTitle(for: to)
        attachPresentation(of: from)
        let transition = ViewControllerTransition(container: contentView, from: from, to: to)
        transition.timingLayer = view.layer
        transition.isAnimated = animated
        runningTransition = transition
        for controller in added { controller.appearance.isMovingToParent = true }
        for controller in removed { controller.appearance.isMovingFromParent = true }
        to.activeTransition = transition
        from?.activeTransition = transition
        tellDelegate(willShow: to, animated: animated)
        let isShown = isAppearingOrAppeared
        if isShown {
            // Before the one on top is told that it goes.
            to.loadViewIfNeeded()
            from?.beginAppearanceTransition(false, animated: animated)
            to.beginAppearanceTransition(true, animated: animated)
        }
        prepare(to)
        if let from, from.isViewLoaded {
            transition.views[.from] = from.view
            transition.initialFrames[ObjectIdentifier(from)] = from.view.frame
        }
        transition.views[.to] = to.view
        transition.finalFrames[ObjectIdentifier(to)] = layoutForTop(to).frame
        transition.onEnd = { completed in
            self.runningTransition = nil
            if completed {
                from?.viewIfLoaded?.removeFromSuperview()
                if to.view.superview !== self.contentView { self.contentView.addSubview(to.view) }
                to.view.frame = self.layoutForTop(to).frame
                if operation != .pop { to.updateZoomDismissal() }
            } else {
                to.view.removeFromSuperview()
                if let from { from.view.frame = transition.initialFrame(for: from) }
            }
            self.detachPresentation(of: completed ? to : from)
            completion(completed)
            if !completed { self.barStorage.restore(oldItems) }
            if isShown { self.endAppearance(from: from, to: to, completed: completed) }
            if completed, isShown { self.tellDelegate(didShow: to, animated: animated) }
            self.view.setNeedsLayout()
            self.runPending()
        }
        start(transition, from: from, to: to, operation: operation, animated: animated)
    }

    private func start(
        _ transition: ViewControllerTransition, from: UIViewController?, to: UIViewController, operation: Operation, animated: Bool
    ) {
        let items = stack.map(\.navigationItem)
        guard animated, let from else {
            barStorage.show(items, direction: nil)
            layoutBars()
            return transition.start(animator: nil)
        }
        var interactor: (any UIViewControllerInteractiveTransitioning)? = popGesture.interactionForRunningPop
        // A finger moves the screens all the same.
        let fades = UIAccessibility.prefersCrossFadeTransitions && interactor == nil
        // What is above the other says how it comes and goes.
        let (upper, lower) = operation == .pop ? (from, to) : (to, from)
        var animator: any UIViewControllerAnimatedTransitioning =
            upper.preferredTransition?.animator(of: upper, over: lower, isComing: operation != .pop)
            ?? (fades ? NavigationFadeAnimator(operation: operation) : NavigationSlideAnimator(operation: operation))
        if interactor == nil, operation == .pop { interactor = upper.zoomDismissal?.interaction(for: animator) }
        if let delegate,
            let custom = OptionalRequirement.call({
                delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
            }) ?? nil
        {
            animator = custom
            interactor =
                OptionalRequirement.call { delegate.navigationController(self, interactionControllerFor: custom) } ?? nil
        }
        (animator as? NavigationSlideAnimator)?.isLinear = interactor != nil
        transition.start(animator: animator, interactor: interactor)
        // After the animator: an interaction has stopped the time of the bar's layers by now, too.
        barStorage.show(items, direction: operation == .pop ? .pop : .push)
        UIView.animate(withDuration: Self.transitionDuration) {
            self.layoutBars()
            self.barStorage.layoutIfNeeded()
        }
    }

    private func endAppearance(from: UIViewController?, to: UIViewController, completed: Bool) {
        if completed {
            // It is in the window before the other is told that it is gone, also where nothing moves.
            if to.viewIfLoaded?.window != nil { to.deliverIsAppearing() }
            from?.endAppearanceTransition()
            to.endAppearanceTransition()
        } else {
            to.beginAppearanceTransition(false, animated: true)
            to.endAppearanceTransition()
            from?.beginAppearanceTransition(true, animated: true)
            from?.endAppearanceTransition()
        }
    }

    private func runPending() {
        guard !pending.isEmpty else { return }
        let next = pending.removeFirst()
        next()
        if runningTransition == nil { runPending() }
    }

    func tellDelegate(willShow controller: UIViewController?, animated: Bool) {
        guard let delegate, let controller else { return }
        _ = OptionalRequirement.call { delegate.navigationController(self, willShow: controller, animated: animated) }
    }

    func tellDelegate(didShow controller: UIViewController?, animated: Bool) {
        if let controller { whenShown?(controller) }
        guard let delegate, let controller else { return }
        _ = OptionalRequirement.call { delegate.navigationController(self, didShow: controller, animated: animated) }
    }

    func backButtonWasTapped() {
        guard runningTransition == nil, let top = stack.last else { return }
        if let delegate = self as? any UINavigationBarDelegate,
            OptionalRequirement.call({ delegate.navigationBar(barStorage, shouldPop: top.navigationItem) }) == false
        {
            return
        }
        if let item = stack.dropLast().last?.navigationItem.backBarButtonItem, item.action != nil || item.primaryAction != nil {
            return item.trigger()
        }
        popViewController(animated: true)
    }
}
