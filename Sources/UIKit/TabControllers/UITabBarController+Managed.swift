import Foundation

/// What a tab contributed to the stack of a navigation controller that a group manages.
struct ManagedStep {
    let tab: Weak<UITab>
    let controllers: [Weak<UIViewController>]

    func contains(_ controller: UIViewController) -> Bool { controllers.contains { $0.object === controller } }
}

extension UITabBarController {
    /// The outermost group, of a tab itself and the groups around it, that has a navigation controller to manage.
    func managingGroup(of tab: UITab) -> UITabGroup? {
        tab.lineage.reversed().lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }

    /// Has the stack show the way to the selected tab. What was pushed above it may stay.
    func updateManagedStack(keepsPushed: Bool, animated: Bool) {
        guard let selected, let group = managingGroup(of: selected), let navigation = group.managingNavigationController else { return }
        let pushed = keepsPushed ? navigation.stack.filter { controller in !group.steps.contains { $0.contains(controller) } } : []
        let way = selected.lineage.reversed().drop { $0 !== group }
        var stack: [UIViewController] = []
        var steps: [ManagedStep] = []
        for tab in way {
            let proposed = (tab.viewController.map { [$0] } ?? []) + (tab === selected ? pushed : [])
            let displayed =
                delegate.flatMap { delegate in
                    OptionalRequirement.call {
                        delegate.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: proposed)
                    }
                } ?? proposed
            let new = displayed.filter { controller in !stack.contains { $0 === controller } }
            stack += new
            let own = new.filter { controller in !pushed.contains { $0 === controller } }
            steps.append(ManagedStep(tab: Weak(tab), controllers: own.map { Weak($0) }))
        }
        group.steps = steps
        navigation.whenShown = { [weak self, weak group] top in if let self, let group { self.follow(group, top) } }
        let isSeen = shown === navigation && navigation.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
        navigation.setViewControllers(stack, animated: isSeen && animated)
    }

    /// The person went back: the tab that is on top now is the selected one.
    private func follow(_ group: UITabGroup, _ top: UIViewController) {
        guard let selected, selected.lineage.contains(where: { $0 === group }), group.managingNavigationController?.stack.last === top,
            let place = group.steps.lastIndex(where: { $0.contains(top) }), place < group.steps.count - 1,
            // A tab that shows nothing of its own is not left by going back.
            let tab = group.steps[place].tab.object, group.steps[(place + 1)...].contains(where: { !$0.controllers.isEmpty })
        else { return }
        group.steps = Array(group.steps[...place])
        self.selected = tab
        (tab as? UITabGroup)?.noteSelectedChild(nil)
        refreshSelection()
    }
}
