import Foundation

/// The measures of a tab bar's item as iOS 17 shows it. Lengths are points.
enum TabItemMetrics {
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
    /// Of items in the middle of a wide bar.
    static let centeredWidth: CGFloat = 76
    static let centeredSpace: CGFloat = 34
}

/// One item of a tab bar.
final class TabItemView: UIControl, AccessibilityStandIn {
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
        item.onChange = { [weak self] in
            self?.updateLook()
            self?.bar.owner?.itemDidChange(item)
        }
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

    /// How the item looks in its present state, by the bar.
    private var look: UITabBarItemStateAppearance {
        let look = bar.effectiveAppearance.stackedLayoutAppearance
        let usual = item.isEnabled ? isSelected ? look.selected : look.normal : look.disabled
        return isFocused ? usual.under(look.focused) : usual
    }

    func updateLook() {
        tapsUnderDrags = item.isSpringLoaded
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        let look = look
        let state: UIControl.State = item.isEnabled ? isSelected ? .selected : .normal : .disabled
        let standard: UIColor =
            isSelected && item.isEnabled ? bar.selectedImageTintColor ?? tintColor : bar.unselectedItemTintColor ?? .secondaryLabel
        let color = look.iconColor ?? (item.isEnabled ? standard : .tertiaryLabel)
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = color
        let attributes = item.titleTextAttributes(for: state) ?? look.titleTextAttributes
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: TabItemMetrics.titleSize, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        let badgeAttributes = item.badgeTextAttributes(for: state) ?? look.badgeTextAttributes
        badge.text = item.badgeValue
        badge.font = badgeAttributes[.font] as? UIFont ?? .systemFont(ofSize: TabItemMetrics.badgeSize)
        badge.textColor = badgeAttributes[.foregroundColor] as? UIColor ?? .white
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let look = look
        let hasTitle = !(item.title ?? "").isEmpty
        let picture = CGRect(
            x: 0, y: hasTitle ? TabItemMetrics.pictureTop : 0, width: bounds.width,
            height: hasTitle ? TabItemMetrics.pictureHeight : bounds.height)
        imageView.frame = picture.inset(by: item.imageInsets)
        label.frame = CGRect(
            x: item.titlePositionAdjustment.horizontal + look.titlePositionAdjustment.horizontal,
            y: TabItemMetrics.titleTop + item.titlePositionAdjustment.vertical + look.titlePositionAdjustment.vertical,
            width: bounds.width, height: TabItemMetrics.titleHeight)
        let width = max(TabItemMetrics.badgeHeight, badge.sizeThatFits(bounds.size).width + TabItemMetrics.badgeInset * 2)
        badge.frame = CGRect(
            x: bounds.midX + TabItemMetrics.badgeOffset + look.badgePositionAdjustment.horizontal,
            y: TabItemMetrics.badgeTop + look.badgePositionAdjustment.vertical, width: width, height: TabItemMetrics.badgeHeight)
    }
}
