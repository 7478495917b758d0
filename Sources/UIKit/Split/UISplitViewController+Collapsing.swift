import Foundation

extension UISplitViewController {
    /// Puts another controller into a column.
    func replace(_ column: Column, with new: UIViewController?) {
        guard given[column] !== new else { return }
        let old = columns[column]
        given[column] = new
        columns[column] =
            style == .unspecified || column == .compact
            ? new : new.map { $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
        let isSeen = shown.contains(column)
        if let old, old.parent === self {
            old.willMove(toParent: nil)
            if isSeen, isAppearingOrAppeared { old.beginAppearanceTransition(false, animated: false) }
            holders[column]?.content = nil
            if isSeen, isAppearingOrAppeared { old.endAppearanceTransition() }
            old.removeFromParent()
        }
        guard let controller = columns[column] else {
            shown.remove(column)
            return
        }
        // A column that is collapsed onto another one is not this controller's child.
        guard !isCollapsed || column == .primary || column == .compact else { return }
        addChild(controller)
        if isSeen {
            UIView.performWithoutAnimation { install(column) }
            if appearance.phase == .appeared { controller.endAppearanceTransition() }
        }
        controller.didMove(toParent: self)
        if hasSettled { isCollapsed ? view.setNeedsLayout() : arrange(animated: false) }
        updateButtons()
    }

    /// Collapses or expands the columns, as the room is now.
    func settle() {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        let isFirst = !hasSettled
        hasSettled = true
        if isNarrow, !isCollapsed {
            collapse()
        } else if !isNarrow, isCollapsed {
            expand()
        } else if isFirst {
            UIView.performWithoutAnimation { arrange(animated: false) }
        }
    }

    // MARK: Room for one

    private func collapse() {
        for column in shown where columns[column]?.parent === self { hideColumn(column) }
        shown = []
        dimming.removeFromSuperview()
        isCollapsed = true
        for controller in columns.values { setOverrideTraitCollection(nil, forChild: controller) }
        if style == .unspecified { collapseClassic() } else { collapseColumns() }
        updateButtons()
        showSingle(columns[.compact] == nil ? .primary : .compact)
        tellDelegate { $0.splitViewControllerDidCollapse(self) }
    }

    private func collapseClassic() {
        if let delegate, let other = OptionalRequirement.call({ delegate.primaryViewController(forCollapsing: self) }) ?? nil {
            replace(.primary, with: other)
        }
        guard let detail = columns[.secondary], let onto = columns[.primary] else { return }
        let isDone =
            delegate.flatMap { delegate in
                OptionalRequirement.call { delegate.splitViewController(self, collapseSecondary: detail, onto: onto) }
            } ?? false
        release(detail)
        if !isDone { onto.collapseSecondaryViewController(detail, for: self) }
    }

    private func collapseColumns() {
        guard columns[.compact] == nil else { return }
        let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
        let top =
            delegate.flatMap { delegate in
                OptionalRequirement.call { delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) }
            } ?? proposed
        for column in [Column.supplementary, .secondary] where columns[column] != nil {
            release(columns[column]!)
            if column.rawValue <= top.rawValue { columns[.primary]?.collapseSecondaryViewController(columns[column]!, for: self) }
        }
    }

    private func release(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    private func showSingle(_ column: Column) {
        shown = [column]
        UIView.performWithoutAnimation {
            install(column)
            layoutColumns()
        }
        if appearance.phase == .appeared { columns[column]?.endAppearanceTransition() }
    }

    private func hideColumn(_ column: Column) {
        let controller = columns[column]
        if isAppearingOrAppeared { controller?.beginAppearanceTransition(false, animated: false) }
        holders[column]?.content = nil
        holders[column]?.removeFromSuperview()
        if isAppearingOrAppeared { controller?.endAppearanceTransition() }
    }

    /// Goes to a column on the stack of the only one: down to it, or up by pushing.
    func showCollapsed(_ column: Column) {
        guard let navigation = columns[.primary] as? UINavigationController, columns[.compact] == nil else { return }
        if column == .primary { return _ = navigation.popToRootViewController(animated: true) }
        for target in [Column.supplementary, .secondary] where target.rawValue <= column.rawValue {
            guard let controller = columns[target] else { continue }
            if let known = navigation.collapsedColumns.first(where: { $0.controller === controller })?.first,
                navigation.stack.contains(where: { $0 === known })
            {
                continue
            }
            if let inner = controller as? UINavigationController, inner.stack.isEmpty, let root = given[target], root !== inner {
                inner.setViewControllers([root], animated: false)
            }
            navigation.pushCollapsed(controller, animated: target == column && view.window != nil)
        }
    }

    // MARK: Room for several

    private func expand() {
        for column in shown { hideColumn(column) }
        shown = []
        if style == .unspecified { expandClassic() } else { expandColumns() }
        isCollapsed = false
        if let delegate, style != .unspecified {
            let mode = OptionalRequirement.call {
                delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: currentMode)
            }
            if let mode, mode != .automatic { chosenMode = mode }
        }
        UIView.performWithoutAnimation { arrange(animated: false) }
        tellDelegate { $0.splitViewControllerDidExpand(self) }
    }

    private func expandClassic() {
        if let delegate, let other = OptionalRequirement.call({ delegate.primaryViewController(forExpanding: self) }) ?? nil {
            replace(.primary, with: other)
        }
        guard let first = columns[.primary] else { return }
        let given = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.splitViewController(self, separateSecondaryFrom: first) } ?? nil
        }
        let separated = given ?? first.separateSecondaryViewController(for: self)
        if let separated {
            self.given[.secondary] = separated
            columns[.secondary] = separated
        }
        adoptAgain(.secondary)
    }

    private func expandColumns() {
        if columns[.compact] == nil, let navigation = columns[.primary] as? UINavigationController {
            while navigation.popCollapsed() != nil {}
        }
        for column in [Column.supplementary, .secondary] {
            if let inner = columns[column] as? UINavigationController, inner.stack.isEmpty, let root = given[column], root !== inner {
                inner.setViewControllers([root], animated: false)
            }
            adoptAgain(column)
        }
    }

    private func adoptAgain(_ column: Column) {
        guard let controller = columns[column], controller.parent == nil else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func tellDelegate(_ body: (any UISplitViewControllerDelegate) -> Void) {
        if let delegate { OptionalRequirement.call { body(delegate) } }
    }

    // MARK: Showing

    func showPrimary(_ controller: UIViewController, _ sender: Any?) {
        if isCollapsed, let navigation = columns[.primary] as? UINavigationController { return navigation.show(controller, sender: sender) }
        if style != .unspecified, let navigation = columns[.primary] as? UINavigationController {
            return navigation.show(controller, sender: sender)
        }
        replace(.primary, with: controller)
    }

    func showSecondary(_ controller: UIViewController, _ sender: Any?) {
        guard isCollapsed else {
            replace(.secondary, with: controller)
            if currentMode == .oneOverSecondary || currentMode == .twoOverSecondary { change(to: .secondaryOnly, animated: true) }
            return
        }
        guard columns[.compact] == nil, let navigation = columns[.primary] as? UINavigationController else {
            return present(controller, animated: UIView.areAnimationsEnabled)
        }
        given[.secondary] = controller
        columns[.secondary] =
            style == .unspecified
            ? controller : controller as? UINavigationController ?? UINavigationController(rootViewController: controller)
        navigation.pushCollapsed(columns[.secondary]!, animated: UIView.areAnimationsEnabled && view.window != nil)
    }
}
