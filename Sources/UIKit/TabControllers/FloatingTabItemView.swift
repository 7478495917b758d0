import Foundation

/// One tab of the bar at the top.
final class FloatingTabItemView: UIControl, AccessibilityStandIn {
    let tab: UITab
    var shownObject: AccessibleObject? { tab.barItem }
    private let isPinned: Bool
    private let label = UILabel()
    private let imageView = UIImageView()
    private let badge = UILabel()
    private let onTap: () -> Void

    private static let inset: CGFloat = 14
    private static let badgeHeight: CGFloat = 16

    init(_ tab: UITab, isPinned: Bool, onTap: @escaping () -> Void) {
        (self.tab, self.isPinned, self.onTap) = (tab, isPinned, onTap)
        super.init(frame: .zero)
        label.textAlignment = .center
        imageView.contentMode = .center
        badge.font = .systemFont(ofSize: 11)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.clipsToBounds = true
        badge.layer.cornerRadius = Self.badgeHeight / 2
        for view in [label, imageView, badge] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        updateLook()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { updateLook() }
    override func stateDidChange() { updateLook() }

    /// Whether the tab is shown as an image: it is pinned, or has no title.
    private var showsImage: Bool { tab.image != nil && (isPinned || tab.title.isEmpty) }

    func updateLook() {
        if isEnabled != tab.isEnabled { isEnabled = tab.isEnabled }
        let color: UIColor = tab.isEnabled ? isSelected ? tintColor : .label : .tertiaryLabel
        label.text = tab.title
        label.font = .systemFont(ofSize: 15, weight: isSelected ? .semibold : .medium)
        label.textColor = color
        label.isHidden = showsImage
        let image = tab.image
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = color
        imageView.isHidden = !showsImage
        badge.text = tab.badgeValue
        badge.isHidden = tab.badgeValue == nil
        backgroundColor = isSelected ? .tertiarySystemFill : nil
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height)
        let content = showsImage ? imageView.image?.size.width ?? 0 : ceil(label.sizeThatFits(room).width)
        return CGSize(width: content + 2 * Self.inset, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        (label.frame, imageView.frame) = (bounds, bounds)
        let width = max(Self.badgeHeight, badge.sizeThatFits(bounds.size).width + 8)
        badge.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: Self.badgeHeight)
    }
}
