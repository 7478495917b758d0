import Foundation

/// What was hidden when the person began to edit bar and sidebar.
struct TabEdit {
    let hidden: Set<String>
}

extension UITabBarController {
    private var allTabs: [UITab] { roots.flatMap { [$0] + (($0 as? UITabGroup)?.descendants ?? []) } }

    /// Whether there is anything that a person may change.
    var canEditTabs: Bool {
        hasTabs
            && allTabs.contains {
                $0.allowsHiding || ($0 as? UITabGroup)?.allowsReordering == true || Self.arrangeable.contains($0.placement)
            }
    }

    private static let arrangeable: [UITab.Placement] = [.default, .optional, .movable]

    func beginEditingTabs() {
        guard edit == nil, canShowSidebar else { return }
        if let delegate { OptionalRequirement.call { delegate.tabBarControllerWillBeginEditing(self) } }
        edit = TabEdit(hidden: Set(allTabs.filter(\.isHidden).map(\.identifier)))
        editingDidChange()
    }

    func endEditingTabs() {
        guard let ending = edit else { return }
        edit = nil
        let changed = allTabs.filter { $0.isHidden != ending.hidden.contains($0.identifier) }
        if !changed.isEmpty { keepCustomization { kept in changed.forEach { kept.hidden[$0.identifier] = $0.isHidden } } }
        editingDidChange()
        guard let delegate else { return }
        if !changed.isEmpty { OptionalRequirement.call { delegate.tabBarController(self, visibilityDidChangeFor: changed) } }
        OptionalRequirement.call { delegate.tabBarControllerDidEndEditing(self) }
    }

    private func editingDidChange() {
        floatingBar.isArranged = edit != nil
        reloadBars(animated: false)
        changeLayout(animated: true)
    }

    /// The person arranged the children of a group.
    func personArranged(_ group: UITabGroup, _ order: [UITab]) {
        group.displayOrderIdentifiers = order.map(\.identifier)
        keepCustomization { $0.orders[group.identifier] = group.displayOrderIdentifiers }
        if let delegate { OptionalRequirement.call { delegate.tabBarController(self, displayOrderDidChangeFor: group) } }
    }

    // MARK: The bar at the top

    /// Whether a tab may be given a place in the bar.
    func canPutIntoBar(_ tab: UITab) -> Bool {
        tab.tabBarController === self && !tab.isOutOfSight && Self.arrangeable.contains(tab.placement)
    }

    /// Gives a tab a place among those that can be arranged.
    func putIntoBar(_ tab: UITab, at place: Int) {
        guard canPutIntoBar(tab) else { return }
        var (order, place) = (floatingBar.movable, place)
        if let known = order.firstIndex(of: tab.identifier) {
            order.remove(at: known)
            if known < place { place -= 1 }
        }
        order.insert(tab.identifier, at: min(max(place, 0), order.count))
        arrangeBar(order)
    }

    /// Takes a tab out of the bar, if that may be.
    func takeFromBar(_ tab: UITab) {
        guard tab.placement == .default || tab.placement == .optional else { return }
        arrangeBar(floatingBar.movable.filter { $0 != tab.identifier })
    }

    private func arrangeBar(_ order: [String]) {
        barOrder = order
        keepCustomization { $0.bar = order }
        reloadBars(animated: false)
    }

    // MARK: From one run to the next

    private var customizationKey: String { "UITabBarController.customization" + (customizationIdentifier.map { ".\($0)" } ?? "") }

    private func keepCustomization(_ change: (inout TabCustomization) -> Void) {
        var kept = TabCustomization(UserDefaults.standard.dictionary(forKey: customizationKey))
        change(&kept)
        UserDefaults.standard.set(kept.dictionary, forKey: customizationKey)
    }

    /// Takes what was kept for all tabs.
    func restoreCustomization() {
        barOrder = nil
        for root in roots where hasTabs { restoreCustomization(of: root) }
        tabsDidChange()
    }

    /// Takes what was kept for a tab and all in it; without that what the app says is so by default.
    func restoreCustomization(of tab: UITab) {
        let wasRestoring = isRestoring
        isRestoring = true
        defer { isRestoring = wasRestoring }
        let kept = TabCustomization(UserDefaults.standard.dictionary(forKey: customizationKey))
        if barOrder == nil { barOrder = kept.bar }
        for tab in [tab] + ((tab as? UITabGroup)?.descendants ?? []) {
            if let isHidden = kept.hidden[tab.identifier] { tab.isHidden = isHidden } else if tab.isHiddenByDefault { tab.isHidden = true }
            if let group = tab as? UITabGroup, let order = kept.orders[tab.identifier] { group.displayOrderIdentifiers = order }
        }
    }
}

/// What people made of bar and sidebar, as it is kept.
struct TabCustomization {
    /// Which tabs are hidden, and which are not though they are by default.
    var hidden: [String: Bool] = [:]
    /// The order of groups' children.
    var orders: [String: [String]] = [:]
    /// The tabs of the bar that can be arranged.
    var bar: [String]?

    init(_ dictionary: [String: Any]?) {
        hidden = dictionary?["hidden"] as? [String: Bool] ?? [:]
        orders = dictionary?["orders"] as? [String: [String]] ?? [:]
        bar = dictionary?["bar"] as? [String]
    }

    var dictionary: [String: Any] {
        var all: [String: Any] = ["hidden": hidden, "orders": orders]
        all["bar"] = bar
        return all
    }
}
