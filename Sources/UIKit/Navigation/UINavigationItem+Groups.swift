import Foundation

extension UINavigationItem {
    func adopt(_ old: [UIBarButtonItemGroup], _ new: [UIBarButtonItemGroup]) {
        for group in old where group.owner === self { group.owner = nil }
        for group in new { group.owner = self }
    }

    func setGroups(_ groups: [UIBarButtonItemGroup], isLeading: Bool) {
        adopt((isLeading ? ownLeadingGroups : ownTrailingGroups) ?? [], groups)
        if isLeading { ownLeadingGroups = groups } else { ownTrailingGroups = groups }
        groupsDidChange()
    }

    /// The groups have other buttons, or others of them are shown.
    func groupsDidChange() {
        setsGroups = true
        if let groups = ownLeadingGroups { leftBarButtonItems = groups.flatMap(\.shownItems) }
        if let groups = ownTrailingGroups { rightBarButtonItems = groups.flatMap(\.shownItems).reversed() }
        setsGroups = false
        changed()
    }

    // MARK: What the person has changed

    private var customizationKey: String? { customizationIdentifier.map { "UINavigationItemCustomization-\($0)" } }

    /// The optional groups that the person has taken away or brought in, by their names.
    private var customization: [String: Bool] {
        get { customizationKey.flatMap { UserDefaults.standard.dictionary(forKey: $0) as? [String: Bool] } ?? [:] }
        set { if let key = customizationKey { UserDefaults.standard.set(newValue, forKey: key) } }
    }

    private func isChosen(_ group: UIBarButtonItemGroup) -> Bool {
        guard case .optional(let name, let isDefault) = group.kind else { return true }
        return customization[name] ?? isDefault
    }

    /// The groups in the middle that the person wants to see.
    var chosenCenterGroups: [UIBarButtonItemGroup] { centerItemGroups.filter { !$0.isHidden && isChosen($0) } }

    /// Lets the person take optional groups away and bring them in.
    private func customizationMenu() -> UIMenu? {
        guard customizationIdentifier != nil else { return nil }
        let actions: [UIAction] = centerItemGroups.compactMap { group in
            guard case .optional(let name, _) = group.kind, !group.isHidden else { return nil }
            return UIAction(
                title: group.name, image: (group.representativeItem ?? group.barButtonItems.first)?.image,
                state: isChosen(group) ? .on : .off
            ) { [weak self, weak group] _ in
                guard let self, let group else { return }
                customization[name] = !isChosen(group)
                changed()
            }
        }
        return actions.isEmpty ? nil : UIMenu(title: "Customize Toolbar", children: actions)
    }

    /// Whether there is a menu of what has no room even if all of the bar's groups have.
    var hasOverflow: Bool { additionalOverflowItems != nil || customizationMenu() != nil }

    /// The menu of what has no room.
    func overflowMenu(of groups: [UIBarButtonItemGroup]) -> UIMenu {
        var children = groups.compactMap { $0.menuElement() }
        if let additionalOverflowItems { children.append(additionalOverflowItems) }
        if let menu = customizationMenu() { children.append(UIMenu(options: .displayInline, children: [menu])) }
        return UIMenu(children: children)
    }

    // MARK: Search

    /// The search bar may stand elsewhere now: its controller's delegate is told.
    func searchPlacementMayChange() {
        let new = searchBarPlacement
        let controller = searchController
        guard new != toldSearchPlacement else { return changed() }
        controller?.willChangePlacement(to: new)
        let old = toldSearchPlacement
        toldSearchPlacement = new
        changed()
        controller?.didChangePlacement(from: old)
    }
}
