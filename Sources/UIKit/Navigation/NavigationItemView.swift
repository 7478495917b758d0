import Foundation

/// What a bar shows of one item: the back button, the items on both sides, and the title between them.
final class NavigationItemView: UIView {
    let item: UINavigationItem
    private let titleLabel = UILabel()
    private var backButton: BarButtonView?
    private var left: [UIView] = []
    private var right: [UIView] = []
    /// The groups in the middle, as far as they are shown.
    var centerGroups: [CenterGroupViews] = []
    /// Opens the menu of what has no room.
    private(set) var overflowButton: BarButtonView?
    private var titleControl: TitleControl?
    private var renamer: TitleRenamer?
    /// The search bar, where it stands among the buttons.
    private weak var inlineSearch: UISearchBar?
    weak var bar: UINavigationBar?
    private let backItem: UINavigationItem?

    init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        self.backItem = backItem
        self.bar = bar
        super.init(frame: .zero)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the item as it is now.
    func rebuild() {
        subviewStorage.forEach { $0.removeFromSuperview() }
        backButton = nil
        guard let bar else { return }
        let appearance = bar.effectiveAppearance(for: item)
        if item.hasRoomForBackButton, backItem != nil || item.backAction != nil {
            let button = BarButtonView(
                backIndicator: appearance.ownBackIndicator ?? bar.backIndicatorImage, item: backItem?.backBarButtonItem,
                appearance: appearance.backButtonAppearance,
                onTap: { [weak bar, weak item] in
                    if let action = item?.backAction { action.perform(sender: item) } else { bar?.backButtonWasTapped() }
                })
            button.backTitle = backTitles[0]
            backButton = button
            addSubview(button)
        }
        // Hidden ones, too, tell when they are shown.
        let system = [item.systemLeftItem, item.systemSecondItem].compactMap { $0 }
        for barItem in system + (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
            barItem.onChange = { [weak self] in self?.rebuild() }
            AppearanceStore.apply(to: barItem, in: bar)
        }
        left = item.shownLeftItems.compactMap { view(for: $0, appearance) }
        let pinned = item.pinnedTrailingGroup?.shownItems.reversed() ?? []
        for barItem in pinned { AppearanceStore.apply(to: barItem, in: bar) }
        right = (pinned + (item.rightBarButtonItems ?? [])).compactMap { view(for: $0, appearance) }
        (left + right).forEach(addSubview)
        rebuildCenter(appearance)
        inlineSearch = bar.placesSearchInline(of: item) ? item.searchController?.searchBar : nil
        if let inlineSearch {
            inlineSearch.isInNavigationBar = true
            addSubview(inlineSearch)
        }
        titleLabel.text = item.title
        titleLabel.textAlignment = .center
        titleLabel.font = appearance.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
        titleControl = item.hasTitleMenu && item.titleView == nil && renamer == nil ? TitleControl(item, titleLabel) : nil
        titleControl?.alpha = titleLabel.alpha
        titleControl?.onRename = { [weak self] in self?.beginRenaming() }
        addSubview(shownTitle)
        setNeedsLayout()
    }

    /// The view in the title's place.
    private var shownTitle: UIView { renamer?.field ?? item.titleView ?? titleControl ?? titleLabel }

    /// What the back button may say; there may be nothing that it leads to.
    private var backTitles: [String?] { backItem?.backTitles() ?? [SystemWords.text(.back), nil] }

    /// The style is one that has the title at the beginning, and there is room for that.
    private var titleLeads: Bool { item.style != .navigator && traitCollection.horizontalSizeClass == .regular }

    private func rebuildCenter(_ appearance: UINavigationBarAppearance) {
        centerGroups = []
        overflowButton = nil
        guard let bar, item.style != .navigator else { return }
        for group in item.chosenCenterGroups {
            for barItem in group.barButtonItems + [group.representativeItem].compactMap({ $0 }) {
                barItem.onChange = { [weak self] in self?.rebuild() }
                AppearanceStore.apply(to: barItem, in: bar)
            }
            let representative = group.representativeItem.map { item in
                BarButtonView(
                    item: item, appearance: appearance.buttonAppearance,
                    menu: { [weak group] in
                        UIMenu(children: group?.barButtonItems.compactMap { $0.menuElement() } ?? [])
                    })
            }
            centerGroups.append(
                CenterGroupViews(
                    group: group, views: group.shownItems.compactMap { view(for: $0, appearance) }, representative: representative))
        }
        for group in centerGroups { (group.views + [group.representative].compactMap { $0 }).forEach(addSubview) }
        let overflow = UIBarButtonItem()
        overflow.image = UIImage(systemName: "ellipsis.circle")
        overflow.accessibilityLabel = "More"
        let button = BarButtonView(
            item: overflow, appearance: appearance.buttonAppearance,
            menu: { [weak self] in
                guard let self else { return UIMenu(children: []) }
                return item.overflowMenu(of: centerGroups.filter { $0.place == .overflow }.map(\.group))
            })
        overflowItem = overflow
        overflowButton = button
        addSubview(button)
    }
    /// The button's item, which the button does not keep.
    private var overflowItem: UIBarButtonItem?

    /// Puts a field in the title's place.
    private func beginRenaming() {
        let renamer = TitleRenamer(item) { [weak self] in
            self?.renamer = nil
            self?.rebuild()
        }
        self.renamer = renamer
        rebuild()
        layoutIfNeeded()
        renamer.begin()
    }

    private func view(for item: UIBarButtonItem, _ appearance: UINavigationBarAppearance) -> UIView? {
        guard !item.isHidden else { return nil }
        if let custom = item.customView { return custom }
        if item.isSpace { return SpaceView(width: item.width) }
        return BarButtonView(
            item: item, appearance: item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance,
            onTap: { [weak item] in item?.trigger() })
    }

    private final class SpaceView: UIView {
        let width: CGFloat
        init(width: CGFloat) {
            self.width = width
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: 44) }
    }

    // MARK: Layout

    static let margin: CGFloat = 16
    private static let backMargin: CGFloat = 8
    private static let gap: CGFloat = 16

    override func layoutSubviews() {
        super.layoutSubviews()
        // There is no size to give anything yet.
        guard !bounds.isEmpty else { return }
        let buttons = [backButton].compactMap { $0 } + (left + right).compactMap { $0 as? BarButtonView }
        for button in buttons { button.isMirrored = isMirrored }
        var rightEdge = layoutRight()
        var leftEdge = layoutLeft()
        if let backButton {
            // The title's whole text comes before the back button's.
            let wanted = titleWidth
            for title in backTitles {
                backButton.backTitle = title
                leftEdge = layoutLeft()
                if wanted <= rightEdge - leftEdge { break }
            }
        }
        if item.style != .navigator { rightEdge = layoutCenter(from: leftEdge, to: rightEdge) }
        layoutTitle(from: leftEdge, to: rightEdge)
        // Where the bar runs from right to left, all of it stands the other way round.
        guard isMirrored else { return }
        let middle =
            centerGroups.flatMap { $0.views + [$0.representative].compactMap { $0 } } + [overflowButton, inlineSearch].compactMap { $0 }
        mirror([backButton, shownTitle].compactMap { $0 } + left + right + middle)
    }

    /// Places what of the groups in the middle has room, and the button that opens the menu of the rest; returns where the title has to end.
    private func layoutCenter(from leftEdge: CGFloat, to rightEdge: CGFloat) -> CGFloat {
        let hasRoom = traitCollection.horizontalSizeClass == .regular
        let start = leftEdge + (titleWidth > 0 ? titleWidth + Self.gap : 0)
        let overflowWidth = overflowButton.map { $0.sizeThatFits(bounds.size).width + Self.gap } ?? 0
        let room = hasRoom ? rightEdge - start : 0
        var places = CenterGroupViews.arrange(centerGroups, in: room, gap: Self.gap) { [self] in fitting($0).width }
        let needsMenu = item.hasOverflow || places.contains(.overflow)
        if needsMenu, places.contains(where: { $0 != .overflow }) {
            places = CenterGroupViews.arrange(centerGroups, in: room - overflowWidth, gap: Self.gap) { [self] in fitting($0).width }
        }
        for (group, place) in zip(centerGroups, places) {
            group.place = place
            group.group.isDisplayingRepresentativeItem = place == .representative
            for view in group.views { view.isHidden = place != .whole }
            group.representative?.isHidden = place != .representative
        }
        var end = rightEdge
        overflowButton?.isHidden = !needsMenu
        if needsMenu, let overflowButton {
            place(overflowButton, x: rightEdge - overflowButton.sizeThatFits(bounds.size).width)
            end = overflowButton.frame.minX - Self.gap
        }
        let shown = centerGroups.flatMap { group in
            group.place == .whole ? group.views : group.place == .representative ? [group.representative].compactMap { $0 } : []
        }
        guard !shown.isEmpty else { return end }
        let width = shown.reduce(0) { $0 + fitting($1).width } + CGFloat(shown.count - 1) * Self.gap
        var x = min(max((bounds.width - width) / 2, start), end - width)
        let left = x
        for view in shown {
            place(view, x: x)
            x = view.frame.maxX + Self.gap
        }
        return left - Self.gap
    }

    private var isMirrored: Bool { bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// The part that something else covers, where the bar begins and where it ends.
    private var coveredStart: CGFloat { isMirrored ? safeAreaInsets.right : safeAreaInsets.left }
    private var coveredEnd: CGFloat { isMirrored ? safeAreaInsets.left : safeAreaInsets.right }

    /// Places the back button and the items beside it; returns where the title may begin.
    private func layoutLeft() -> CGFloat {
        var x = coveredStart + Self.margin
        if let backButton {
            let size = backButton.sizeThatFits(bounds.size)
            backButton.frame = CGRect(x: coveredStart + Self.backMargin, y: 0, width: size.width, height: bounds.height)
            x = backButton.frame.maxX + Self.gap
        }
        for view in left {
            place(view, x: x)
            x = view.frame.maxX + Self.gap
        }
        return left.isEmpty && backButton == nil ? x : x - Self.gap + 8
    }

    /// Places the items on the right; returns where the title has to end.
    private func layoutRight() -> CGFloat {
        let margin = bounds.width - coveredEnd - Self.margin
        var x = margin
        for view in right {
            let size = fitting(view)
            place(view, x: x - size.width)
            x = view.frame.minX - Self.gap
        }
        if let inlineSearch {
            let width = min(Self.searchWidth, max(0, x - bounds.width / 2))
            inlineSearch.frame = CGRect(x: x - width, y: 0, width: width, height: bounds.height)
            return inlineSearch.frame.minX - 8
        }
        return right.isEmpty ? margin : x + Self.gap - 8
    }
    private static let searchWidth: CGFloat = 240

    /// The width of the title that is seen, whole.
    private var titleWidth: CGFloat {
        if shownTitle !== titleLabel, shownTitle !== titleControl { return titleSize(shownTitle).width }
        guard titleLabel.alpha > 0 else { return 0 }
        return ceil(shownTitle.sizeThatFits(CGSize(width: .greatestFiniteMagnitude, height: bounds.height)).width)
    }

    private func titleSize(_ view: UIView) -> CGSize {
        if let sizes = item.titleSizes, sizes.given == view.bounds.size { return sizes.own }
        return fitting(view)
    }

    private func fitting(_ view: UIView) -> CGSize {
        if view is BarButtonView || view is SpaceView { return view.sizeThatFits(bounds.size) }
        if view.bounds.width > 0, view.translatesAutoresizingMaskIntoConstraints {
            let size = view.bounds.size
            return CGSize(width: size.width, height: min(size.height, bounds.height))
        }
        let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitted.width > 0 ? fitted : view.sizeThatFits(bounds.size)
    }

    private func place(_ view: UIView, x: CGFloat) {
        let size = fitting(view)
        let height = view is BarButtonView ? bounds.height : min(size.height, bounds.height)
        view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: size.width, height: height)
    }

    /// The title stands in the middle of the bar, moved only as far as the items beside it ask.
    private func layoutTitle(from leftEdge: CGFloat, to rightEdge: CGFloat) {
        let view = shownTitle
        let covered = bar?.coveredWidth ?? 0
        // What stands in the middle of the row has the title begin where the room does.
        let rightEdge = covered > 0 ? min(rightEdge, (bounds.width - covered) / 2 - Self.gap) : rightEdge
        let room = max(0, rightEdge - leftEdge)
        let isText = view === titleLabel || view === titleControl
        var size = isText ? view.sizeThatFits(CGSize(width: room, height: bounds.height)) : titleSize(view)
        let own = size
        size.width = min(ceil(size.width), room)
        size.height = min(ceil(size.height), bounds.height)
        let middle = titleLeads || covered > 0 ? leftEdge : (bounds.width - size.width) / 2
        let x = min(max(middle, leftEdge), max(leftEdge, rightEdge - size.width))
        let offset = isText ? bar.map { $0.titleOffset($0.effectiveAppearance(for: item)) } ?? .zero : .zero
        view.frame = CGRect(
            x: x + offset.horizontal, y: ((bounds.height - size.height) / 2).rounded() + offset.vertical, width: size.width,
            height: size.height)
        if view === item.titleView, view.translatesAutoresizingMaskIntoConstraints { item.titleSizes = (own, view.bounds.size) }
    }

    /// Whether the small title is seen; it is not while the large one is.
    func setTitleVisible(_ visible: Bool) {
        guard item.titleView == nil, (titleLabel.alpha > 0) != visible else { return }
        titleLabel.alpha = visible ? 1 : 0
        titleControl?.alpha = titleLabel.alpha
        if backButton != nil { setNeedsLayout() }
    }
}

extension UIView {
    /// Puts subviews of the view where they are seen in a mirror.
    func mirror(_ views: [UIView]) {
        for view in views { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}
