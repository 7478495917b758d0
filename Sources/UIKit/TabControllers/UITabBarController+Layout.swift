import Foundation

extension UITabBarController {
    // MARK: What there is room for

    /// Whether the bar floats at the top: on a pad with a wide screen, for apps that were written for iOS 18 or later.
    var floats: Bool {
        LinkedSDK.isAtLeast(18) && traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
    }

    /// Whether there can be a sidebar here.
    var canShowSidebar: Bool {
        guard floats else { return false }
        return mode == .automatic ? roots.contains { $0 is UITabGroup } : mode == .tabSidebar
    }

    var showsSidebar: Bool { canShowSidebar && !sidebar.isHidden }

    /// Whether the screen is wider than high; there the sidebar is shown to begin with.
    var isWide: Bool {
        let size = (viewIfLoaded?.bounds ?? UIScreen.main.bounds).size
        return size.width > size.height
    }

    /// The tabs that the bar at the bottom shows, or More lists.
    var bottomRoots: [UITab] {
        roots.filter { root in !root.isHidden && (!hasTabs || compactTabIdentifiers?.contains(root.identifier) ?? true) }
    }

    /// How many items the bar at the bottom has room for, More included.
    var bottomLimit: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Arranges everything anew if there is another amount of room.
    func roomMayHaveChanged() {
        let room = TabRoom(floats: floats, limit: bottomLimit)
        guard room != knownRoom else { return }
        knownRoom = room
        if edit != nil, !floats { endEditingTabs() }
        moreStorage?.release()
        reloadBars(animated: false)
        if moreIsSelected, !floats { refreshSelection() } else if let selected { select(destination(of: selected)) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Tabs, or where they are to stand, changed.
    func tabsDidChange() {
        guard !isRestoring else { return }
        reloadBars(animated: false)
        if let selected, selected.tabBarController !== self {
            if let root = root(showing: shown) ?? roots.first { select(destination(of: root)) }
        } else if let selected, canShowSidebar, selected is UITabGroup {
            select(destination(of: selected))
        } else if let selected, shown !== moreStorage?.controller, shown !== rootController(of: selected.root) {
            // The group got another navigation controller to manage.
            select(selected)
        } else {
            refreshSelection()
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// What is shown of a tab changed.
    func tabLookDidChange(_ tab: UITab) {
        floatingBar.lookDidChange(of: tab)
        sidebarView?.itemDidChange(tab, isNew: true)
    }

    /// Fills bar and sidebar.
    func reloadBars(animated: Bool) {
        let all = bottomRoots
        // What is in the bar now is not on top of More's list.
        if let moreStorage, let current = moreStorage.current, !isInMore(current) { moreStorage.release() }
        var items = all.map(\.barItem)
        if !floats, all.count > bottomLimit {
            items = Array(items.prefix(bottomLimit - 1)) + [more.item]
            more.refresh()
        }
        if !(tabBar.items ?? []).elementsEqual(items, by: ===) { tabBar.setItems(items, animated: animated) }
        floatingBar.show(floatingTabs)
        sidebarView?.reload()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: The bar at the top

    /// What the bar at the top shows: fixed tabs, those that can be arranged, and pinned ones.
    var floatingTabs: (fixed: [UITab], movable: [UITab], pinned: [UITab]) {
        guard floats else { return ([], [], []) }
        let all = roots.flatMap { [$0] + (($0 as? UITabGroup)?.descendants ?? []) }.filter { !$0.isOutOfSight }
        let standard = all.filter { $0.placement == .default || $0.placement == .movable }
        return (all.filter { $0.placement == .fixed }, arranged(standard, among: all), all.filter { $0.placement == .pinned })
    }

    /// What a person made of the tabs that can be arranged: others may be there, and in another order.
    private func arranged(_ standard: [UITab], among all: [UITab]) -> [UITab] {
        guard let barOrder else { return standard }
        let chosen = barOrder.compactMap { name in
            all.first { $0.identifier == name && [.default, .movable, .optional].contains($0.placement) }
        }
        // What cannot be taken away is there, whatever was kept.
        return chosen + standard.filter { tab in tab.placement == .movable && !chosen.contains { $0 === tab } }
    }

    func showsInFloatingBar(_ tab: UITab) -> Bool {
        let tabs = floatingTabs
        return !isTabBarHidden && (tabs.fixed + tabs.movable + tabs.pinned).contains { $0 === tab }
    }

    /// The height of what the bar at the top covers, in points. A navigation bar shares the row.
    static let floatingHeight: CGFloat = 50

    private var showsFloatingBar: Bool { floats && !isTabBarHidden && (!showsSidebar || edit != nil) }

    // MARK: Layout

    private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func layoutTabs() {
        if showsSidebar, sidebarView == nil { makeSidebarView() }
        sidebar.visibilityMayHaveChanged()
        let bounds = view.bounds
        let (width, isTiled) = (SidebarView.width(in: bounds), sidebar.preferredLayout == .tile && showsSidebar)
        contentView.frame = CGRect(
            x: isTiled && !isMirrored ? width : 0, y: 0, width: bounds.width - (isTiled ? width : 0), height: bounds.height)
        let height = UITabBar.barHeight + view.safeAreaInsets.bottom
        let isOut = floats || hidesBottomBar
        tabBar.isHidden = isOut && (floats || !isMovingBars)
        tabBar.frame = CGRect(x: 0, y: bounds.height - (isOut ? 0 : height), width: bounds.width, height: height)
        layoutFloatingBar()
        if let sidebarView {
            sidebarView.isHidden = !showsSidebar && !isMovingBars
            let x = showsSidebar ? 0 : -width
            sidebarView.frame = CGRect(x: isMirrored ? bounds.width - width - x : x, y: 0, width: width, height: bounds.height)
        }
        let front: [UIView] = [tabBar, floatingBar] + (sidebarView.map { [$0] } ?? [])
        if !view.subviewStorage.suffix(front.count).elementsEqual(front, by: ===) { front.forEach(view.bringSubviewToFront) }
        if let shown {
            updateInsets(of: shown)
            if running == nil, shown.isViewLoaded, shown.view.superview === contentView { shown.view.frame = contentView.bounds }
        }
    }

    private func layoutFloatingBar() {
        floatingBar.isHidden = !showsFloatingBar && (!floats || !isMovingBars)
        guard floats else { return }
        floatingBar.hasSidebarButton = canShowSidebar && edit == nil
        let covered = showsSidebar && sidebar.preferredLayout != .tile ? SidebarView.width(in: view.bounds) : 0
        let place = CGRect(
            x: contentView.frame.minX + (isMirrored ? 0 : covered), y: 0, width: contentView.frame.width - covered,
            height: view.bounds.height)
        let size = floatingBar.sizeThatFits(CGSize(width: place.width - 2 * FloatingTabBar.margin, height: FloatingTabBar.height))
        let row = view.safeAreaInsets.top + (UINavigationBar.contentHeight - size.height) / 2
        floatingBar.frame = CGRect(
            x: place.midX - size.width / 2, y: showsFloatingBar ? row : -size.height, width: size.width, height: size.height)
    }

    /// Whether the bar at the bottom is out of sight.
    private var hidesBottomBar: Bool {
        isTabBarHidden || (shown as? UINavigationController)?.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed } ?? false
    }

    /// Tells a controller what bar and sidebar cover of it.
    func updateInsets(of controller: UIViewController) {
        var insets = UIEdgeInsets.zero
        let navigation = controller as? UINavigationController
        if floats {
            let sharesRow = navigation.map { !$0.isNavigationBarHidden } ?? false
            if showsFloatingBar, !sharesRow { insets.top = Self.floatingHeight }
            if showsSidebar, sidebar.preferredLayout != .tile {
                let width = SidebarView.width(in: view.bounds)
                if isMirrored { insets.right = width } else { insets.left = width }
            }
        } else if !hidesBottomBar {
            insets.bottom = UITabBar.barHeight
        }
        navigation?.navigationBar.coveredWidth = showsFloatingBar ? floatingBar.bounds.width : 0
        if controller.containerSafeAreaInsets != insets { controller.containerSafeAreaInsets = insets }
    }

    /// Lays out anew; animated, bars that go are seen until they are out of the way.
    func changeLayout(animated: Bool, alongside: @escaping () -> Void = {}, completion: @escaping () -> Void = {}) {
        guard isViewLoaded else {
            alongside()
            return completion()
        }
        guard animated, view.window != nil, UIView.areAnimationsEnabled else {
            view.setNeedsLayout()
            alongside()
            return completion()
        }
        if showsSidebar, sidebarView == nil { makeSidebarView() }
        movingBars += 1
        view.setNeedsLayout()
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.view.layoutIfNeeded()
                alongside()
            },
            completion: { _ in
                self.movingBars -= 1
                self.view.setNeedsLayout()
                completion()
            })
    }

    private var isMovingBars: Bool { movingBars > 0 }

    private func makeSidebarView() {
        let new = SidebarView(self)
        UIView.performWithoutAnimation {
            let width = SidebarView.width(in: view.bounds)
            new.frame = CGRect(x: isMirrored ? view.bounds.width : -width, y: 0, width: width, height: view.bounds.height)
            view.addSubview(new)
            new.reload()
            new.layoutIfNeeded()
        }
        sidebarView = new
    }
}

/// How much room there is for tabs.
struct TabRoom: Equatable {
    var floats: Bool
    var limit: Int
}
