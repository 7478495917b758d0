import Foundation

/// What a tab bar calls when an item is chosen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    // @objc(tabBar:didSelectItem:) optional
    /// The person chose an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// The bar at the bottom that changes between parts of an app. See https://developer.apple.com/documentation/uikit/uitabbar.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The height of the part with the items, in points.
    package static let barHeight: CGFloat = 49

    /// Called when an item is chosen.
    open weak var delegate: (any UITabBarDelegate)?
    package weak var controller: UITabBarController?
    private let background = BarBackgroundView(shadowIsBelow: false)
    private var itemViews: [TabItemView] = []

    /// Creates a tab bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        updateLook()
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
    }

    /// Creates a tab bar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        updateLook()
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
        coder.decodeInterface(into: self, as: UITabBar.self)
    }

    /// The items, from the leading edge.
    open var items: [UITabBarItem]? {
        get { itemViews.isEmpty ? nil : itemViews.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        itemViews.forEach { $0.removeFromSuperview() }
        itemViews = (items ?? []).map { item in
            AppearanceStore.apply(to: item, in: self)
            let view = TabItemView(item, bar: self) { [weak self] in self?.personChose(item) }
            addSubview(view)
            return view
        }
        if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        updateLook()
        setNeedsLayout()
    }

    /// The item that is selected.
    open weak var selectedItem: UITabBarItem? {
        didSet { itemViews.forEach { $0.isSelected = $0.item === selectedItem } }
    }

    private func personChose(_ item: UITabBarItem) {
        if let controller { return controller.personChose(item) }
        selectedItem = item
        if let delegate { _ = OptionalRequirement.call { delegate.tabBar(self, didSelect: item) } }
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
    /// The image of the bar, in the old way.
    open var backgroundImage: UIImage? { didSet { updateLook() } }
    // appearance
    /// The image of the line above the bar, in the old way.
    open var shadowImage: UIImage? { didSet { updateLook() } }
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
        background.apply(effectiveAppearance, isTranslucent: isTranslucent)
        itemViews.forEach { $0.updateLook() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.barHeight + safeAreaInsets.bottom) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        sendSubviewToBack(background)
        guard !itemViews.isEmpty else { return }
        let room = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        let width = room / CGFloat(itemViews.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, view) in itemViews.enumerated() {
            let place = isMirrored ? itemViews.count - 1 - index : index
            view.frame = CGRect(
                x: safeAreaInsets.left + CGFloat(place) * width, y: 0, width: width, height: min(bounds.height, Self.barHeight))
        }
    }
}

/// The measures of a tab bar's item as iOS 17 shows it. Lengths are points.
private enum TabItemMetrics {
    /// Where the picture is above a title; without one it has the whole item.
    static let pictureTop: CGFloat = 4
    static let pictureHeight: CGFloat = 28
    static let titleTop: CGFloat = 34
    static let titleHeight: CGFloat = 13
    static let titleSize: CGFloat = 10
    static let badgeSize: CGFloat = 13
    static let badgeHeight: CGFloat = 18
    static let badgeTop: CGFloat = 2
    /// At both sides of a badge's text.
    static let badgeInset: CGFloat = 5
    /// From the item's middle to its badge.
    static let badgeOffset: CGFloat = 5
}

/// One item of a tab bar.
private final class TabItemView: UIControl, AccessibilityStandIn {
    let item: UITabBarItem
    var shownObject: AccessibleObject? { item }
    private unowned let bar: UITabBar
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private let onTap: () -> Void

    init(_ item: UITabBarItem, bar: UITabBar, onTap: @escaping () -> Void) {
        self.item = item
        self.bar = bar
        self.onTap = onTap
        super.init(frame: .zero)
        imageView.contentMode = .center
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: TabItemMetrics.badgeSize)
        badge.textAlignment = .center
        badge.textColor = .white
        badge.layer.cornerRadius = TabItemMetrics.badgeHeight / 2
        badge.clipsToBounds = true
        for view in [imageView, label, badge] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        item.onChange = { [weak self] in self?.updateLook() }
        isSelected = bar.selectedItem === item
        updateLook()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { updateLook() }
    override func stateDidChange() { updateLook() }

    override var showsLargeContentViewer: Bool {
        get { true }
        set {}
    }
    override var largeContentTitle: String? {
        get { item.title ?? item.accessibilityLabel }
        set {}
    }
    override var largeContentImage: UIImage? {
        get { item.largeContentSizeImage ?? item.image }
        set {}
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { item.largeContentSizeImageInsets }
        set {}
    }

    func updateLook() {
        let look = bar.effectiveAppearance.stackedLayoutAppearance
        let state = isSelected ? look.selected : look.normal
        let color = state.iconColor ?? (isSelected ? tintColor : bar.unselectedItemTintColor ?? .secondaryLabel)
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = color
        let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? state.titleTextAttributes
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: TabItemMetrics.titleSize, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = !(item.title ?? "").isEmpty
        imageView.frame = CGRect(
            x: 0, y: hasTitle ? TabItemMetrics.pictureTop : 0, width: bounds.width,
            height: hasTitle ? TabItemMetrics.pictureHeight : bounds.height)
        label.frame = CGRect(
            x: item.titlePositionAdjustment.horizontal, y: TabItemMetrics.titleTop + item.titlePositionAdjustment.vertical,
            width: bounds.width, height: TabItemMetrics.titleHeight)
        let width = max(TabItemMetrics.badgeHeight, badge.sizeThatFits(bounds.size).width + TabItemMetrics.badgeInset * 2)
        badge.frame = CGRect(
            x: bounds.midX + TabItemMetrics.badgeOffset, y: TabItemMetrics.badgeTop, width: width, height: TabItemMetrics.badgeHeight)
    }
}
