import Foundation
import SampanHost

/// What a navigation bar calls: when items come and go, and to ask whether they may.
/// See https://developer.apple.com/documentation/uikit/uinavigationbardelegate.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    // @objc(navigationBar:shouldPushItem:) optional
    /// Whether an item may be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    // @objc(navigationBar:didPushItem:) optional
    /// An item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    // @objc(navigationBar:shouldPopItem:) optional
    /// Whether an item may be popped.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    // @objc(navigationBar:didPopItem:) optional
    /// An item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// The bar at the top that names where one is and leads back. See https://developer.apple.com/documentation/uikit/uinavigationbar.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// Called when items come and go, and to ask whether they may; a navigation controller is the delegate of its own.
    open weak var delegate: (any UINavigationBarDelegate)?
    package weak var controller: UINavigationController?
    /// The width of what a container shows in the middle of the bar's row, in points; the title stands beside it.
    package var coveredWidth: CGFloat = 0 { didSet { if coveredWidth != oldValue { setNeedsLayout() } } }

    private let background = BarBackgroundView()
    private let content = UIView()
    private var largeTitle = LargeTitleView()
    /// Holds the search bar of the item on top, cut off where the bar does not show all of it.
    private var searchHost = SearchBarHost()
    private var itemView: NavigationItemView?
    private var stack: [UINavigationItem] = []

    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// Creates a bar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        coder.decodeInterface(into: self, as: UINavigationBar.self)
    }

    private func setUpBar() {
        isOpaque = false
        addSubview(background)
        addSubview(largeTitle)
        addSubview(content)
        addSubview(searchHost)
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
    }

    // MARK: Items

    /// The items, the topmost last.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    // @objc(pushNavigationItem:animated:)
    /// Shows an item above the others.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        if let delegate, OptionalRequirement.call({ delegate.navigationBar(self, shouldPush: item) }) == false { return }
        show(stack + [item], direction: animated ? .push : nil)
        if let delegate { _ = OptionalRequirement.call { delegate.navigationBar(self, didPush: item) } }
    }

    // @objc(popNavigationItemAnimated:)
    /// Takes the topmost item away.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = stack.last else { return nil }
        if let delegate, OptionalRequirement.call({ delegate.navigationBar(self, shouldPop: top) }) == false { return nil }
        show(stack.dropLast(), direction: animated ? .pop : nil)
        if let delegate { _ = OptionalRequirement.call { delegate.navigationBar(self, didPop: top) } }
        return top
    }

    /// Replaces all items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let new = items ?? []
        show(new, direction: animated && !stack.isEmpty ? (stack.contains { $0 === new.last } ? .pop : .push) : nil)
    }

    enum Direction { case push, pop }

    /// Shows other items; animated ones move with the animation block around this call.
    func show(_ items: [UINavigationItem], direction: Direction?) {
        stack.forEach { $0.bar = nil }
        stack = items
        stack.forEach { $0.bar = self }
        let old = itemView
        let (oldTitle, oldSearch) = (largeTitle, searchHost)
        replaceParts()
        guard let top = stack.last else {
            itemView = nil
            for view in [old, oldTitle, oldSearch] as [UIView?] { view?.removeFromSuperview() }
            return
        }
        let new = NavigationItemView(item: top, backItem: stack.dropLast().last, bar: self)
        itemView = new
        UIView.performWithoutAnimation {
            new.frame = content.bounds
            content.addSubview(new)
            new.layoutIfNeeded()
        }
        updateLook()
        if top.searchBarPlacement != top.toldSearchPlacement { top.searchPlacementMayChange() }
        guard let direction, let old else {
            for view in [old, oldTitle, oldSearch] as [UIView?] { view?.removeFromSuperview() }
            return
        }
        animate(from: [old, oldTitle, oldSearch], to: [new, largeTitle, searchHost], direction)
    }

    /// The large title and the search bar of another item.
    private func replaceParts() {
        largeTitle = LargeTitleView()
        searchHost = SearchBarHost()
        UIView.performWithoutAnimation {
            insertSubview(largeTitle, aboveSubview: background)
            addSubview(searchHost)
        }
    }

    private func animate(from old: [UIView], to new: [UIView], _ direction: Direction) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = bounds.width / 2 * ((direction == .push) != isMirrored ? 1 : -1)
        UIView.performWithoutAnimation {
            // They come in as high as they will be: the bar grows around them.
            layoutParts(height: (controller?.barHeight ?? bounds.height))
            for view in new {
                view.alpha = 0
                view.transform = CGAffineTransform(translationX: distance, y: 0)
            }
        }
        let move = {
            for view in new {
                view.alpha = 1
                view.transform = .identity
            }
            for view in old {
                view.alpha = 0
                view.transform = CGAffineTransform(translationX: -distance, y: 0)
            }
        }
        UIView.animate(withDuration: UINavigationController.transitionDuration, animations: move) { _ in
            let shown: [UIView?] = [self.itemView, self.largeTitle, self.searchHost]
            for view in old where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
        }
    }

    /// Goes back to other items after a cancelled pop, at once.
    func restore(_ items: [UINavigationItem]) {
        UIView.performWithoutAnimation {
            show(items, direction: nil)
            content.subviewStorage.filter { $0 !== itemView }.forEach { $0.removeFromSuperview() }
            let parts: [UIView] = [background, largeTitle, content, searchHost]
            subviewStorage.filter { view in !parts.contains { $0 === view } }.forEach { $0.removeFromSuperview() }
        }
    }

    func itemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard let itemView, itemView.item === item || stack.dropLast().last === item else { return }
        itemView.rebuild()
        updateLook()
        controller?.navigationItemDidChange()
    }

    /// Whether the search bar of an item stands among its buttons.
    func placesSearchInline(of item: UINavigationItem) -> Bool {
        item.searchController != nil && item.preferredSearchBarPlacement == .inline && traitCollection.horizontalSizeClass == .regular
    }

    /// The button that opens the menu of what of an item has no room.
    func overflowButton(of item: UINavigationItem) -> UIView? {
        guard let itemView, itemView.item === item, let button = itemView.overflowButton, !button.isHidden else { return nil }
        return button
    }

    func backButtonWasTapped() {
        if let controller { controller.backButtonWasTapped() } else { popItem(animated: true) }
    }

    // MARK: Look

    // appearance
    /// The style of the bar.
    open var barStyle = UIBarStyle.default {
        didSet {
            overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
            updateLook()
        }
    }
    // appearance
    /// Whether content is seen through the bar.
    open var isTranslucent = true {
        didSet {
            updateLook()
            controller?.viewIfLoaded?.setNeedsLayout()
        }
    }
    // appearance
    /// The colour of the bar, in the old way.
    open var barTintColor: UIColor? { didSet { updateLook() } }
    // appearance
    /// The look of the title, in the old way.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
    // appearance
    /// The look of the large title, in the old way.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
    // appearance
    /// The image of the line below the bar, in the old way. An empty image shows no line.
    open var shadowImage: UIImage? { didSet { updateLook() } }
    // appearance
    /// The image that stands for back.
    open var backIndicatorImage: UIImage? { didSet { lookDidChange() } }
    // appearance
    /// The mask of the back image during transitions.
    open var backIndicatorTransitionMaskImage: UIImage?
    // appearance
    /// Whether titles are shown large.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            updateLook()
            controller?.viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The look of the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasStandardAppearance = true
            lookDidChange()
        }
    }
    private var hasStandardAppearance = false
    // appearance
    /// The look of the bar, if one was set.
    var givenStandardAppearance: UINavigationBarAppearance? {
        get { hasStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    // appearance
    /// The look of the low bar.
    open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
    // appearance
    /// The look at the edge of scrolled content.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
    // appearance
    /// The look of the low bar at the edge of scrolled content.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

    // appearance
    var backgroundImages: [BarImageKey: UIImage] = [:] { didSet { updateLook() } }
    // appearance
    var titleAdjustments: [UIBarMetrics: CGFloat] = [:] { didSet { itemView?.setNeedsLayout() } }

    /// Sets the bar's image, in the old way. An empty image makes the bar transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    // @objc(setBackgroundImage:forBarPosition:barMetrics:)
    /// Sets the bar's image for a position, in the old way.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[BarImageKey(position: barPosition, metrics: barMetrics)] = backgroundImage
    }

    /// The bar's image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: .any, barMetrics: barMetrics) }

    // @objc(backgroundImageForBarPosition:barMetrics:)
    /// The bar's image for a position.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BarImageKey(position: barPosition, metrics: barMetrics)]
    }

    /// Sets how far titles are moved up or down in bars of a height, in points, in the old way.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
    }

    /// How far titles are moved up or down in bars of a height, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleAdjustments[barMetrics] ?? 0 }

    /// Whether the bar is a low one, as phones have in landscape.
    var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// How far the title is moved from its place, in points.
    func titleOffset(_ appearance: UINavigationBarAppearance) -> UIOffset {
        guard appearance.titlePositionAdjustment == .zero else { return appearance.titlePositionAdjustment }
        let metrics: [UIBarMetrics] = isLow ? [.compact, .default] : [.default]
        return UIOffset(horizontal: 0, vertical: metrics.lazy.compactMap { self.titleAdjustments[$0] }.first ?? 0)
    }

    /// The bars of another height may look otherwise.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let old = previousTraitCollection,
            old.verticalSizeClass != traitCollection.verticalSizeClass || old.horizontalSizeClass != traitCollection.horizontalSizeClass
        {
            lookDidChange()
            topItem?.searchPlacementMayChange()
        }
    }

    private func lookDidChange() {
        itemView?.rebuild()
        updateLook()
    }

    /// Whether the content below is scrolled to its top, where the bar is transparent.
    package var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { updateLook() } }
    }

    /// The look for an item: its own wins over the bar's; at the edge of scrolled content the bar has a look of its own.
    func effectiveAppearance(for item: UINavigationItem) -> UINavigationBarAppearance {
        let standard =
            (isLow ? item.compactAppearance : nil) ?? item.standardAppearance ?? (isLow ? compactAppearance : nil) ?? standardAppearance
        let chosen: UINavigationBarAppearance
        if isAtScrollEdge {
            let low = isLow ? item.compactScrollEdgeAppearance : nil
            if let edge = low ?? item.scrollEdgeAppearance ?? (isLow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance {
                chosen = edge
            } else {
                chosen = UINavigationBarAppearance(barAppearance: standard)
                if barTintColor == nil, backgroundImages.isEmpty, LinkedSDK.isAtLeast(15) { chosen.configureWithTransparentBackground() }
            }
        } else {
            chosen = standard
        }
        guard
            titleTextAttributes != nil || largeTitleTextAttributes != nil || barTintColor != nil || !backgroundImages.isEmpty
                || shadowImage != nil
        else { return chosen }
        return withLegacySettings(chosen)
    }

    private func withLegacySettings(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let merged = UINavigationBarAppearance(barAppearance: appearance)
        if let titleTextAttributes, merged.titleTextAttributes.isEmpty { merged.titleTextAttributes = titleTextAttributes }
        if let largeTitleTextAttributes, merged.largeTitleTextAttributes.isEmpty {
            merged.largeTitleTextAttributes = largeTitleTextAttributes
        }
        if let barTintColor {
            merged.showsMaterial = false
            merged.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.94) : barTintColor
        }
        if let image = BarImageKey.find(in: backgroundImages, barPosition, isLow: isLow) {
            merged.showsMaterial = false
            merged.backgroundColor = nil
            merged.backgroundImage = image
            if let shadowImage { merged.shadowImage = shadowImage }
        }
        return merged
    }

    private func updateLook() {
        guard let item = topItem else { return background.apply(standardAppearance, isTranslucent: isTranslucent) }
        let appearance = effectiveAppearance(for: item)
        background.apply(appearance, isTranslucent: isTranslucent)
        largeTitle.show(item.title, appearance.largeTitleTextAttributes)
        searchHost.bar = placesSearchInline(of: item) ? nil : item.searchController?.searchBar
        setNeedsLayout()
    }

    // MARK: Layout

    /// The height of the part with the buttons.
    package static let contentHeight: CGFloat = 44
    /// The height that a large title adds.
    package static let largeTitleHeight: CGFloat = 52
    /// The height that a search bar adds.
    static let searchHeight: CGFloat = 52
    /// The distance of a search bar's field from the upper edge of its room.
    static let searchTop: CGFloat = 1

    /// Where the bar stands: at the top, attached to the status bar in a navigation controller.
    open var barPosition: UIBarPosition { position(by: delegate, otherwise: controller == nil ? .top : .topAttached) }

    /// The height of what is always shown: the part with the buttons, and a search bar that does not hide.
    var fixedHeight: CGFloat {
        guard let item = topItem, let search = item.searchController, !placesSearchInline(of: item) else { return Self.contentHeight }
        if search.replacesNavigationBar { return search.searchBar.fittingHeight }
        let hides = topItem?.hidesSearchBarWhenScrolling ?? true
        return Self.contentHeight + (hides && !search.isActive ? 0 : search.searchBar.fittingHeight)
    }

    /// The height of what folds away when content is scrolled: the search bar first, then the large title.
    var foldableHeight: CGFloat {
        if topItem?.searchController?.replacesNavigationBar == true { return 0 }
        return (showsLargeTitle ? Self.largeTitleHeight : 0) + foldableSearchHeight
    }

    /// The height of a search bar that folds away when content is scrolled.
    var foldableSearchHeight: CGFloat {
        guard let item = topItem, let search = item.searchController, item.hidesSearchBarWhenScrolling, !search.isActive,
            !placesSearchInline(of: item)
        else { return 0 }
        return search.searchBar.fittingHeight
    }

    /// Whether the item on top is shown with a large title where there is room.
    package var showsLargeTitle: Bool {
        guard prefersLargeTitles, let item = topItem else { return false }
        switch item.largeTitleDisplayMode {
        case .never, .inline: return false
        case .always: return true
        case .automatic:
            // The nearest item below that says so decides; the first one is large.
            for below in stack.dropLast().reversed() where below.largeTitleDisplayMode != .automatic {
                return below.largeTitleDisplayMode == .always
            }
            return true
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fixedHeight + foldableHeight)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(.zero).height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background reaches up behind the status bar when the bar is attached below it.
        let above = controller == nil ? 0 : frame.minY
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        layoutParts(height: bounds.height)
    }

    /// Lays out what the bar shows in a height.
    private func layoutParts(height: CGFloat) {
        let width = bounds.width
        let replaced = topItem?.searchController?.replacesNavigationBar ?? false
        let top = replaced ? 0 : min(height, Self.contentHeight)
        content.frame = CGRect(x: 0, y: 0, width: width, height: min(max(height, 0), Self.contentHeight))
        content.alpha = replaced ? 0 : 1
        // Its direction may have changed.
        itemView?.setNeedsLayout()
        largeTitle.setNeedsLayout()
        itemView?.bounds = CGRect(origin: .zero, size: content.bounds.size)
        itemView?.center = CGPoint(x: content.bounds.midX, y: content.bounds.midY)
        let isLarge = showsLargeTitle && !replaced
        let large = isLarge ? Self.largeTitleHeight : 0
        let search = searchHost.bar
        // What folds away leaves room for the large title first.
        let searchHeight = search.map { min($0.fittingHeight, max(0, height - top - (foldableSearchHeight > 0 ? large : 0))) } ?? 0
        let titleHeight = max(0, height - top - searchHeight)
        place(largeTitle, CGRect(x: 0, y: top, width: width, height: isLarge ? titleHeight : 0))
        largeTitle.isHidden = !isLarge
        place(searchHost, CGRect(x: 0, y: height - searchHeight, width: width, height: searchHeight))
        searchHost.isHidden = search == nil
        itemView?.setTitleVisible(!isLarge || titleHeight < Self.largeTitleHeight * 0.3)
    }

    /// Gives a part its place; it may be moved aside by a transition at that time.
    private func place(_ view: UIView, _ frame: CGRect) {
        view.bounds = CGRect(origin: .zero, size: frame.size)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }
}
