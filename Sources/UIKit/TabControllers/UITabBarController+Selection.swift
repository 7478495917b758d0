import Foundation
import ObjCRuntime

extension UITabBarController {
    // MARK: Roots

    /// Replaces all tabs. What is selected stays so if it is among the new ones, otherwise the first one is selected.
    func replaceRoots(with new: [UITab], areTabs: Bool, animated: Bool) {
        let old = roots
        for root in old where !new.contains(where: { $0 === root }) {
            let controllers = [root.loadedController, (root as? UITabGroup)?.managingNavigationController, moreStorage?.inner(root)]
            for controller in controllers.compactMap({ $0 }) where controller === shown || controller.parent === self {
                controller.willMove(toParent: nil)
                if controller === shown { hideShown() }
                controller.removeFromParent()
            }
            root.owner = nil
        }
        (roots, hasTabs) = (new, areTabs)
        for root in new where root.owner !== self {
            root.owner = self
            if areTabs { restoreCustomization(of: root) }
            if let controller = (root as? ControllerTab)?.controller { adopt(asTab: controller) }
        }
        moreStorage?.forget(except: new)
        reloadBars(animated: animated)
        if let selected, selected.tabBarController === self, roots.contains(where: { $0 === selected.root }) {
            if moreIsSelected { refreshSelection() } else { select(selected) }
        } else {
            selected = nil
            moreIsSelected = false
            let first = roots.first { !$0.isHidden } ?? roots.first
            if let first { select(destination(of: first)) } else { hideShown() }
        }
    }

    func adopt(asTab controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// The controller that is shown for a tab that is in no group.
    func rootController(of root: UITab) -> UIViewController {
        if let managing = (root as? UITabGroup)?.managingNavigationController { return managing }
        if let controller = root.viewController { return controller }
        ObjCException.raise(
            "NSInternalInconsistencyException",
            "The tab \"\(root.identifier)\" has no view controller: tabs that are in no group need a view controller provider.")
    }

    // MARK: Selecting

    /// What selecting a tab leads to: where a sidebar can be shown, one of a group's children.
    func destination(of tab: UITab) -> UITab {
        guard canShowSidebar, let group = tab as? UITabGroup, let child = group.childToSelect else { return tab }
        return destination(of: child)
    }

    /// Selects a tab and shows its controller.
    func select(_ tab: UITab) {
        let previous = selected
        selected = tab
        for (inner, outer) in zip(tab.lineage, tab.lineage.dropFirst()) { (outer as? UITabGroup)?.noteSelectedChild(inner) }
        if let group = tab as? UITabGroup { group.noteSelectedChild(nil) }
        moreIsSelected = false
        updateManagedStack(keepsPushed: previous === tab, animated: previous != nil)
        if isInMore(tab.root) {
            // Its view goes to More's stack.
            if shown === rootController(of: tab.root) { hideShown() }
            more.show(tab.root, animated: false)
            exchange(to: more.controller)
        } else {
            exchange(to: rootController(of: tab.root))
        }
        refreshSelection()
    }

    /// Shows in bar and sidebar what is selected.
    func refreshSelection() {
        let item = moreIsSelected || selected.map { isInMore($0.root) } == true ? moreStorage?.item : selected?.root.barItem
        if tabBar.selectedItem !== item { tabBar.selectedItem = item }
        floatingBar.updateSelection()
        sidebarView?.updateSelection(animated: false)
    }

    /// The person chose an item of the bar at the bottom.
    func choose(_ item: UITabBarItem) {
        if item === moreStorage?.item {
            let controller = more.controller
            guard delegateAllows(controller) else { return }
            tabBar(tabBar, didSelect: item)
            if shown === controller { controller.popToRootViewController(animated: true) } else { selectMore() }
            return tellDelegate(didSelect: controller)
        }
        if let root = roots.first(where: { $0.barItem === item }) { choose(root, item: item) }
    }

    /// The person chose a tab.
    func choose(_ tab: UITab, item: UITabBarItem? = nil) {
        let target = destination(of: tab)
        guard delegateAllows(target) else { return refreshSelection() }
        if let item { tabBar(tabBar, didSelect: item) }
        let previous = selected
        if target === selected, !moreIsSelected {
            returnToRoot(of: target)
        } else if previous?.root === target.root, tab === target.root, let navigation = shown as? UINavigationController,
            managingGroup(of: target) == nil
        {
            navigation.popToRootViewController(animated: true)
        }
        select(target)
        tellDelegate(didSelect: target, previous)
    }

    /// A second tap on a tab goes back to where it begins.
    private func returnToRoot(of tab: UITab) {
        if managingGroup(of: tab) != nil {
            updateManagedStack(keepsPushed: false, animated: true)
        } else {
            (shown as? UINavigationController)?.popToRootViewController(animated: true)
        }
    }

    // MARK: Delegate

    func delegateAllows(_ tab: UITab) -> Bool {
        guard let delegate else { return true }
        if hasTabs, let answer = OptionalRequirement.call({ delegate.tabBarController(self, shouldSelectTab: tab) }) { return answer }
        return delegateAllows(rootController(of: tab.root))
    }

    func delegateAllows(_ controller: UIViewController) -> Bool {
        guard let delegate else { return true }
        return OptionalRequirement.call { delegate.tabBarController(self, shouldSelect: controller) } ?? true
    }

    func tellDelegate(didSelect tab: UITab, _ previous: UITab?) {
        guard let delegate else { return }
        let isTold: Void? =
            hasTabs
            ? OptionalRequirement.call { delegate.tabBarController(self, didSelectTab: tab, previousTab: previous) } : nil
        if isTold == nil { tellDelegate(didSelect: rootController(of: tab.root)) }
    }

    func tellDelegate(didSelect controller: UIViewController) {
        if let delegate { OptionalRequirement.call { delegate.tabBarController(self, didSelect: controller) } }
    }

    // MARK: Showing

    /// Shows another controller, in the way that the delegate says.
    func exchange(to controller: UIViewController) {
        guard controller !== shown else { return }
        // A change that is under way is over at once.
        running?.completeTransition(true)
        let old = shown
        shown = controller
        adopt(asTab: controller)
        guard isViewLoaded else { return }
        let isShown = isAppearingOrAppeared
        if isShown, let old, let animator = animator(from: old, to: controller) { return exchange(old, controller, animator) }
        if isShown {
            controller.beginAppearanceTransition(true, animated: false)
            old?.beginAppearanceTransition(false, animated: false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        install(controller)
        if isShown, appearance.phase == .appeared {
            if controller.view.window != nil { controller.deliverIsAppearing() }
            old?.endAppearanceTransition()
            controller.endAppearanceTransition()
        }
        setNeedsStatusBarAppearanceUpdate()
    }

    private func animator(from old: UIViewController, to new: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate, view.window != nil, UIView.areAnimationsEnabled else { return nil }
        return OptionalRequirement.call {
            delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        } ?? nil
    }

    private func exchange(_ old: UIViewController, _ new: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning) {
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        if let delegate {
            interactor = OptionalRequirement.call { delegate.tabBarController(self, interactionControllerFor: animator) } ?? nil
        }
        let previous = selectionShowing(old)
        let transition = ViewControllerTransition(container: contentView, from: old, to: new)
        running = transition
        new.loadViewIfNeeded()
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        updateInsets(of: new)
        UIView.performWithoutAnimation { new.view.frame = contentView.bounds }
        (transition.views[.from], transition.views[.to]) = (old.view, new.view)
        transition.initialFrames[ObjectIdentifier(old)] = old.view.frame
        transition.finalFrames[ObjectIdentifier(new)] = contentView.bounds
        transition.finalFrames[ObjectIdentifier(old)] = contentView.bounds
        transition.onEnd = { [weak self] completed in
            guard let self else { return }
            running = nil
            let (coming, going) = completed ? (new, old) : (old, new)
            going.view.removeFromSuperview()
            if !completed {
                // An interaction may be given up: the tab before is the selected one again.
                shown = old
                if let previous { selected = previous }
                new.beginAppearanceTransition(false, animated: true)
                old.beginAppearanceTransition(true, animated: true)
            }
            if coming.view.superview !== contentView { install(coming) } else { coming.view.frame = contentView.bounds }
            if coming.view.window != nil { coming.deliverIsAppearing() }
            going.endAppearanceTransition()
            coming.endAppearanceTransition()
            refreshSelection()
            view.setNeedsLayout()
            setNeedsStatusBarAppearanceUpdate()
        }
        transition.start(animator: animator, interactor: interactor)
    }

    /// The tab to go back to if what shows a controller is not left after all.
    private func selectionShowing(_ controller: UIViewController) -> UITab? {
        guard let root = root(showing: controller) else { return nil }
        var tab = root
        while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
        return tab
    }

    /// The tab in no group whose controller a controller is.
    func root(showing controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return roots.first { $0.loadedController === controller || ($0 as? UITabGroup)?.managingNavigationController === controller }
    }

    func install(_ controller: UIViewController) {
        updateInsets(of: controller)
        controller.view.frame = contentView.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(controller.view)
        view.setNeedsLayout()
    }

    /// Takes the controller that is shown away.
    func hideShown() {
        guard let controller = shown else { return }
        running?.completeTransition(true)
        (controller as? UINavigationController)?.navigationBar.coveredWidth = 0
        shown = nil
        guard let view = controller.viewIfLoaded else { return }
        let isTold = isAppearingOrAppeared
        if isTold { controller.beginAppearanceTransition(false, animated: false) }
        view.removeFromSuperview()
        if isTold { controller.endAppearanceTransition() }
    }
}
