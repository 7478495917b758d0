import Foundation

/// What a bar shows of one item: the back button, the items on both sides, and the title between them.
final class NavigationItemView: UIView {
    let item: UINavigationItem
    private let titleLabel = UILabel()
    private var backButton: BarButtonView?
    private var left: [UIView] = []
    private var right: [UIView] = []
    private weak var bar: UINavigationBar?
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
        if let backItem, item.hasRoomForBackButton {
            let button = BarButtonView(
                backIndicator: appearance.backIndicatorImage ?? bar.backIndicatorImage, appearance: appearance.backButtonAppearance,
                onTap: { [weak bar] in bar?.backButtonWasTapped() })
            button.backTitle = backItem.backTitles()[0]
            backButton = button
            addSubview(button)
        }
        // Hidden ones, too, tell when they are shown.
        for barItem in [item.systemLeftItem].compactMap({ $0 }) + (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
            barItem.onChange = { [weak self] in self?.rebuild() }
            AppearanceStore.apply(to: barItem, in: bar)
        }
        left = item.shownLeftItems.compactMap { view(for: $0, appearance) }
        right = (item.rightBarButtonItems ?? []).compactMap { view(for: $0, appearance) }
        (left + right).forEach(addSubview)
        titleLabel.text = item.title
        titleLabel.textAlignment = .center
        titleLabel.font = appearance.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
        addSubview(item.titleView ?? titleLabel)
        setNeedsLayout()
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
        let rightEdge = layoutRight()
        var leftEdge = layoutLeft()
        if let backButton, let backItem {
            // The title's whole text comes before the back button's.
            let wanted = titleWidth
            for title in backItem.backTitles() {
                backButton.backTitle = title
                leftEdge = layoutLeft()
                if wanted <= rightEdge - leftEdge { break }
            }
        }
        layoutTitle(from: leftEdge, to: rightEdge)
        // Where the bar runs from right to left, all of it stands the other way round.
        if isMirrored { mirror([backButton, item.titleView ?? titleLabel].compactMap { $0 } + left + right) }
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
        return right.isEmpty ? margin : x + Self.gap - 8
    }

    /// The width of the title that is seen, whole.
    private var titleWidth: CGFloat {
        if let view = item.titleView { return titleSize(view).width }
        guard titleLabel.alpha > 0 else { return 0 }
        return ceil(titleLabel.sizeThatFits(CGSize(width: .greatestFiniteMagnitude, height: bounds.height)).width)
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
        let view = item.titleView ?? titleLabel
        let covered = bar?.coveredWidth ?? 0
        // What stands in the middle of the row has the title begin where the room does.
        let rightEdge = covered > 0 ? min(rightEdge, (bounds.width - covered) / 2 - Self.gap) : rightEdge
        let room = max(0, rightEdge - leftEdge)
        var size = view === titleLabel ? titleLabel.sizeThatFits(CGSize(width: room, height: bounds.height)) : titleSize(view)
        let own = size
        size.width = min(ceil(size.width), room)
        size.height = min(ceil(size.height), bounds.height)
        let middle = covered > 0 ? leftEdge : (bounds.width - size.width) / 2
        let x = min(max(middle, leftEdge), max(leftEdge, rightEdge - size.width))
        view.frame = CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        if view !== titleLabel, view.translatesAutoresizingMaskIntoConstraints { item.titleSizes = (own, view.bounds.size) }
    }

    /// Whether the small title is seen; it is not while the large one is.
    func setTitleVisible(_ visible: Bool) {
        guard item.titleView == nil, (titleLabel.alpha > 0) != visible else { return }
        titleLabel.alpha = visible ? 1 : 0
        if backButton != nil { setNeedsLayout() }
    }
}

extension UIView {
    /// Puts subviews of the view where they are seen in a mirror.
    func mirror(_ views: [UIView]) {
        for view in views { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}
