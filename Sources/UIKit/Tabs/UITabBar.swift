import Foundation

/// The bar at the bottom that changes between parts of an app.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbar>
@preconcurrency @MainActor
open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    /// How items share the bar's width.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum>
    public enum ItemPositioning: Int, Sendable {
        /// They fill a narrow bar, and stand in the middle of a wide one.
        case automatic = 0
        /// They fill the bar.
        case fill = 1
        /// They stand in the bar's middle, as wide as they are said to be.
        case centered = 2
    }

    /// The height of the part with the items, in points.
    package static let barHeight: CGFloat = 49

    /// Called when an item is chosen, and while a person arranges the items.
    open weak var delegate: (any UITabBarDelegate)?
    /// Decides what choosing an item does, if there is somebody.
    weak var owner: (any TabBarOwner)?
    private let background = BarBackgroundView(shadowIsBelow: false)
    private let selectionIndicator = UIImageView()
    private(set) var itemViews: [TabItemView] = []
    /// What a person arranges the items by, while that goes on.
    var customizer: TabBarCustomizer?

    /// Creates a tab bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// Creates a tab bar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        coder.decodeInterface(into: self, as: UITabBar.self)
    }

    private func setUpBar() {
        addSubview(background)
        selectionIndicator.contentMode = .scaleToFill
        addSubview(selectionIndicator)
        updateLook()
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
    }

    // MARK: Items

    /// The items, from the leading edge.
    open var items: [UITabBarItem]? {
        get { itemViews.isEmpty ? nil : itemViews.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items. Animated, those that stay move to their places and the others fade.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let (old, new) = (itemViews, items ?? [])
        itemViews = new.map { item in
            if let known = old.first(where: { $0.item === item }) { return known }
            AppearanceStore.apply(to: item, in: self)
            let view = TabItemView(item, bar: self) { [weak self] in self?.personChose(item) }
            addSubview(view)
            return view
        }
        let gone = old.filter { view in !itemViews.contains { $0 === view } }
        if let selectedItem, !new.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        updateLook()
        setNeedsLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return gone.forEach { $0.removeFromSuperview() } }
        let coming = itemViews.filter { view in !old.contains { $0 === view } }
        UIView.performWithoutAnimation {
            coming.forEach { $0.alpha = 0 }
            let frames = itemFrames()
            for (view, frame) in zip(itemViews, frames) where view.alpha == 0 { view.frame = frame }
        }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                coming.forEach { $0.alpha = 1 }
                gone.forEach { $0.alpha = 0 }
                self.layoutIfNeeded()
            }, completion: { _ in gone.forEach { $0.removeFromSuperview() } })
    }

    /// The item that is selected.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            itemViews.forEach { $0.isSelected = $0.item === selectedItem }
            if selectedItem !== oldValue { setNeedsLayout() }
        }
    }

    /// Whether a drag that stays over an item chooses it; single items may say so for themselves.
    open var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set {
            setSpringLoading(newValue) { [weak self] context in
                guard let self else { return nil }
                let place = context.location(in: self)
                guard let view = itemViews.first(where: { $0.frame.contains(place) && $0.isEnabled }) else { return nil }
                return SpringTarget(view: view, item: ObjectIdentifier(view.item)) { view.sendActions(for: .touchUpInside) }
            }
        }
    }

    private func personChose(_ item: UITabBarItem) {
        if let owner { return owner.personChose(item) }
        selectedItem = item
        if let delegate { _ = OptionalRequirement.call { delegate.tabBar(self, didSelect: item) } }
    }

    // MARK: Arranging items

    // @objc(beginCustomizingItems:)
    /// Lets the person arrange the bar: a sheet above it shows these items, and each can be dragged onto the bar, in place of another.
    ///
    /// Items of the bar that are not among them cannot be replaced. Nothing happens outside a window, or while that goes on already.
    open func beginCustomizingItems(_ items: [UITabBarItem]) { startCustomizing(items) }

    // @objc(endCustomizingAnimated:)
    /// Takes the sheet away. Returns whether the bar's items are others now, or stand elsewhere.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { finishCustomizing(animated: animated) }

    /// Whether the person is arranging the bar.
    open var isCustomizing: Bool { customizer != nil }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { endCustomizing(animated: false) }
    }

    // MARK: Look

    // appearance
    /// The style of the bar.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    // appearance
    /// Whether content is seen through the bar.
    open var isTranslucent = true { didSet { updateLook() } }
    // appearance
    /// The colour of the bar, in the old way.
    open var barTintColor: UIColor? { didSet { updateLook() } }
    // appearance
    /// The colour of items that are not selected.
    open var unselectedItemTintColor: UIColor? { didSet { updateLook() } }
    // appearance
    /// The colour of the selected item's image, in the old way; the tint colour if `nil`.
    open var selectedImageTintColor: UIColor? { didSet { updateLook() } }
    // appearance
    /// The image of the bar, in the old way.
    open var backgroundImage: UIImage? { didSet { updateLook() } }
    // appearance
    /// The image of the line above the bar, in the old way.
    open var shadowImage: UIImage? { didSet { updateLook() } }
    // appearance
    /// The image behind the selected item, in the old way; it stands in the item's middle.
    open var selectionIndicatorImage: UIImage? { didSet { updateLook() } }
    // appearance
    /// How items share the bar's width.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    // appearance
    /// How wide items are where they stand in the middle, in points; 0 for the system's width.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    // appearance
    /// The space between items where they stand in the middle, in points; 0 for the system's space.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The look of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasStandardAppearance = true
            updateLook()
        }
    }
    private var hasStandardAppearance = false
    // appearance
    /// The look of the bar, if one was set.
    var givenStandardAppearance: UITabBarAppearance? {
        get { hasStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    // appearance
    /// The look at the edge of scrolled content.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateLook() } }

    /// The look in force.
    var effectiveAppearance: UITabBarAppearance {
        let base = selectedItem?.standardAppearance ?? standardAppearance
        guard barTintColor != nil || backgroundImage != nil else { return base }
        let merged = UITabBarAppearance(barAppearance: base)
        merged.showsMaterial = false
        merged.backgroundColor = barTintColor
        merged.backgroundImage = backgroundImage
        if let shadowImage { merged.shadowImage = shadowImage }
        return merged
    }

    private func updateLook() {
        let look = effectiveAppearance
        background.apply(look, isTranslucent: isTranslucent)
        let image = look.selectionIndicatorImage ?? selectionIndicatorImage
        selectionIndicator.image =
            look.selectionIndicatorTintColor == nil || image == nil ? image : image?.withRenderingMode(.alwaysTemplate)
        selectionIndicator.tintColor = look.selectionIndicatorTintColor
        itemViews.forEach { $0.updateLook() }
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.barHeight + safeAreaInsets.bottom) }

    /// Where the items stand, from the leading edge.
    private func itemFrames() -> [CGRect] {
        guard !itemViews.isEmpty else { return [] }
        let look = effectiveAppearance
        let isOwn = itemPositioning != .automatic
        var positioning = isOwn ? itemPositioning : look.stackedItemPositioning
        if positioning == .automatic { positioning = traitCollection.horizontalSizeClass == .regular ? .centered : .fill }
        let (start, room) = (safeAreaInsets.left, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
        let count = CGFloat(itemViews.count)
        var (width, space, x) = (room / count, CGFloat(0), start)
        if positioning == .centered {
            let wantedWidth = isOwn || itemWidth > 0 ? itemWidth : look.stackedItemWidth
            let wantedSpace = isOwn || itemSpacing > 0 ? itemSpacing : look.stackedItemSpacing
            let (own, gap) = (
                wantedWidth > 0 ? wantedWidth : TabItemMetrics.centeredWidth, wantedSpace > 0 ? wantedSpace : TabItemMetrics.centeredSpace
            )
            // Where there is no room for that they fill the bar after all.
            if own * count + gap * (count - 1) <= room {
                (width, space) = (own, gap)
                x = start + (room - own * count - gap * (count - 1)) / 2
            }
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return itemViews.indices.map { index in
            let place = isMirrored ? itemViews.count - 1 - index : index
            return CGRect(x: x + CGFloat(place) * (width + space), y: 0, width: width, height: min(bounds.height, Self.barHeight))
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        sendSubviewToBack(background)
        for (view, frame) in zip(itemViews, itemFrames()) { view.frame = frame }
        let chosen = itemViews.first { $0.item === selectedItem }
        selectionIndicator.isHidden = chosen == nil || selectionIndicator.image == nil
        guard let chosen, let size = selectionIndicator.image?.size else { return }
        selectionIndicator.frame = CGRect(
            x: chosen.frame.midX - size.width / 2, y: chosen.frame.midY - size.height / 2, width: size.width, height: size.height)
    }
}
