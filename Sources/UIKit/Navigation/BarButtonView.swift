import Foundation

/// One item of a bar, as it is shown and touched.
final class BarButtonView: UIControl, AccessibilityStandIn {
    let item: UIBarButtonItem?
    private let label = UILabel()
    let imageView = UIImageView()
    private let onTap: () -> Void
    private let isBack: Bool
    private let appearance: UIBarButtonItemAppearance
    /// What the app has said of the button; the item that leads back, if it is one.
    private let lookItem: UIBarButtonItem?
    private var backgroundImageView: UIImageView?
    private var look = ShownBarButtonLook()

    /// A button for an item, in the look of the bar.
    init(item: UIBarButtonItem, appearance: UIBarButtonItemAppearance, onTap: @escaping () -> Void) {
        self.item = item
        self.onTap = onTap
        isBack = false
        (self.appearance, lookItem) = (appearance, item)
        super.init(frame: .zero)
        item.barView = self
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        tapsUnderDrags = item.isSpringLoaded
        if item.menu != nil {
            isContextMenuInteractionEnabled = true
            showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
        }
        tintColorStorage = item.tintColor
        if let image = item.image, item.customView == nil {
            show(image: image)
            item.resumeSymbolEffects(on: imageView)
        } else {
            let state = item.isEnabled ? appearance.normal : appearance.disabled
            let isDone = item.style == .done
            show(
                title: item.title ?? "", font: .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular),
                attributes: state.titleTextAttributes)
            if let own = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled) { apply(own) }
        }
        setUp()
    }

    /// A button that opens a menu which is made when it opens.
    convenience init(item: UIBarButtonItem, appearance: UIBarButtonItemAppearance, menu: @escaping () -> UIMenu) {
        self.init(item: item, appearance: appearance, onTap: {})
        makesMenu = menu
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }
    private var makesMenu: (() -> UIMenu)?

    /// The button that leads back; its title is set when the room for it is known.
    init(
        backIndicator indicator: UIImage?, item backItem: UIBarButtonItem? = nil, appearance: UIBarButtonItemAppearance,
        onTap: @escaping () -> Void
    ) {
        item = nil
        self.onTap = onTap
        isBack = true
        (self.appearance, lookItem) = (appearance, backItem)
        super.init(frame: .zero)
        show(image: indicator ?? UINavigationBarAppearance.backArrow)
        show(title: "", font: .systemFont(ofSize: 17), attributes: appearance.normal.titleTextAttributes)
        setUp()
    }

    /// What stands beside the back button's arrow.
    var backTitle: String? {
        get { label.text?.isEmpty ?? true ? nil : label.text }
        set {
            guard newValue != backTitle else { return }
            label.text = newValue
            setNeedsLayout()
        }
    }

    /// Whether the bar runs from right to left.
    var isMirrored = false {
        didSet {
            guard isMirrored != oldValue else { return }
            let direction: UISemanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            for view in [imageView, label] { view.semanticContentAttribute = direction }
            setNeedsLayout()
        }
    }

    required init?(coder: NSCoder) { nil }

    override var menuSender: AnyObject { item ?? self }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let item, let menu = makesMenu?() ?? item.menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }

    /// The back button says where it leads, or what it is.
    var shownObject: AccessibleObject? {
        if let item { return item }
        let back = UIBarButtonItem()
        back.title = backTitle ?? SystemWords.text(.back)
        return back
    }

    // A menu of the item's opens by the same press.
    override var showsLargeContentViewer: Bool {
        get { item?.menu == nil }
        set {}
    }
    override var largeContentTitle: String? {
        get { item.map { $0.title ?? $0.accessibilityLabel } ?? shownObject?.accessibilityLabel }
        set {}
    }
    override var largeContentImage: UIImage? {
        get { item.map { $0.largeContentSizeImage ?? $0.image } ?? imageView.image }
        set {}
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { item?.largeContentSizeImageInsets ?? .zero }
        set {}
    }

    private func setUp() {
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
        updateColors()
        updateLook()
    }

    /// Whether the bar is a low one, as phones have in landscape.
    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// The image behind the button and the places of its parts in the present state.
    private func updateLook() {
        let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : isSelected ? .selected : .normal
        var shown = lookItem?.look(for: state, isBack: isBack, isLow: isLow) ?? ShownBarButtonLook()
        let given = !isEnabled ? appearance.disabled : isHighlighted ? appearance.highlighted : appearance.normal
        if let image = given.backgroundImage ?? appearance.normal.backgroundImage {
            shown.background = image
            shown.backgroundOffset = given.backgroundImagePositionAdjustment
        }
        if given.titlePositionAdjustment != .zero { shown.titleOffset = given.titlePositionAdjustment }
        look = shown
        if let image = shown.background {
            let view = backgroundImageView ?? UIImageView(frame: .zero)
            if backgroundImageView == nil {
                backgroundImageView = view
                insertSubview(view, at: 0)
            }
            view.image = image
        } else {
            backgroundImageView?.removeFromSuperview()
            backgroundImageView = nil
        }
        if let item, item.image != nil, imageView.superview != nil {
            show(image: isLow ? item.landscapeImagePhone ?? item.image : item.image)
        }
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { updateLook() }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // The bar's height is known now.
        if superview != nil { updateLook() }
    }

    private func show(image: UIImage?) {
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        imageView.contentMode = .center
        addSubview(imageView)
    }

    private func show(title: String, font: UIFont, attributes: [NSAttributedString.Key: Any]) {
        label.text = title
        label.font = font
        addSubview(label)
        apply(attributes)
    }

    private func apply(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { label.font = font }
        fixedColor = attributes[.foregroundColor] as? UIColor ?? fixedColor
    }

    private var fixedColor: UIColor?

    override func tintColorDidChange() { updateColors() }

    override func stateDidChange() {
        updateColors()
        updateLook()
    }

    private func updateColors() {
        label.textColor = isEnabled ? fixedColor ?? tintColor : fixedColor ?? .tertiaryLabel
        imageView.tintColor = isEnabled ? tintColor : .tertiaryLabel
        if isSelected {
            // What is selected is filled with its colour.
            label.textColor = .systemBackground
            imageView.tintColor = .systemBackground
        }
        selection?.backgroundColor = isEnabled ? tintColor : .tertiaryLabel
        alpha = isHighlighted ? 0.3 : 1
    }

    /// What a selected button is filled with.
    private var selection: UIView? {
        guard isSelected else {
            selectionView?.removeFromSuperview()
            selectionView = nil
            return nil
        }
        if let selectionView { return selectionView }
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        view.layer.cornerRadius = 6
        insertSubview(view, at: 0)
        selectionView = view
        return view
    }
    private var selectionView: UIView?

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let width = item?.width, width > 0 { return CGSize(width: width, height: 44) }
        var text = label.superview == nil ? .zero : label.sizeThatFits(size)
        if label.superview != nil, let titles = item?.possibleTitles {
            let widths = titles.map { ($0 as NSString).size(withAttributes: [.font: label.font as Any]).width }
            text.width = max(text.width, widths.max() ?? 0)
        }
        let image = imageView.image?.size ?? .zero
        let gap: CGFloat = isBack && text.width > 0 ? 5 : 0
        // A background keeps its corners whole.
        let background = look.background.map { max($0.size.width, text.width + $0.capInsets.left + $0.capInsets.right) } ?? 0
        return CGSize(width: max(ceil(text.width + gap + image.width), isBack ? 12 : 24, background), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image?.size ?? .zero
        if isBack {
            imageView.frame = CGRect(x: 0, y: 0, width: image.width, height: bounds.height)
            label.frame = CGRect(x: image.width + 5, y: 0, width: max(0, bounds.width - image.width - 5), height: bounds.height)
            if isMirrored { mirror([imageView, label]) }
        } else {
            let insets = isLow && item?.landscapeImagePhone != nil ? item?.landscapeImagePhoneInsets : item?.imageInsets
            imageView.frame = bounds.inset(by: insets ?? .zero)
            label.frame = bounds
        }
        label.frame = label.frame.offsetBy(dx: look.titleOffset.horizontal, dy: look.titleOffset.vertical)
        if let backgroundImageView, let size = backgroundImageView.image?.size {
            let height = min(size.height, bounds.height)
            backgroundImageView.frame = CGRect(
                x: look.backgroundOffset.horizontal, y: (bounds.height - height) / 2 + look.backgroundOffset.vertical, width: bounds.width,
                height: height)
        }
        selectionView?.frame = CGRect(
            x: -4, y: max(0, (bounds.height - 32) / 2), width: bounds.width + 8, height: min(32, bounds.height))
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0).contains(point)
    }
}
