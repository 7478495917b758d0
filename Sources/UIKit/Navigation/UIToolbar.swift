import Foundation

/// A bar of buttons at the bottom. See https://developer.apple.com/documentation/uikit/uitoolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// The height of the part with the buttons.
    package static let barHeight: CGFloat = 49

    private let background = BarBackgroundView(shadowIsBelow: false)
    private var views: [(item: UIBarButtonItem, view: UIView?)] = []

    /// Creates a toolbar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        updateLook()
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
    }

    /// Creates a toolbar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        updateLook()
        addInteraction(UILargeContentViewerInteraction(delegate: nil))
        coder.decodeInterface(into: self, as: UIToolbar.self)
    }

    /// Who says where the bar stands.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

    /// Where the bar stands: at the bottom, unless the delegate says otherwise. The line that sets it off is at the side of the content;
    /// attached to the top its background reaches up to the edge of what it is in.
    open var barPosition: UIBarPosition { position(by: delegate, otherwise: .bottom) }

    /// The buttons, from the leading edge.
    open var items: [UIBarButtonItem]? {
        get { views.isEmpty ? nil : views.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let change = { self.rebuild(items ?? []) }
        if animated, window != nil {
            UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve, animations: change)
        } else {
            change()
        }
    }

    private func rebuild(_ items: [UIBarButtonItem]) {
        views.forEach { $0.view?.removeFromSuperview() }
        views = items.filter { !$0.isHidden }.map { item in
            item.onChange = { [weak self] in self?.rebuild(self?.items ?? []) }
            AppearanceStore.apply(to: item, in: self)
            if item.isSpace { return (item, nil) }
            let view =
                item.customView
                ?? BarButtonView(
                    item: item,
                    appearance: item.style == .done ? effectiveAppearance.doneButtonAppearance : effectiveAppearance.buttonAppearance,
                    onTap: { [weak item] in item?.trigger() })
            addSubview(view)
            return (item, view)
        }
        setNeedsLayout()
    }

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
    open var isTranslucent = true { didSet { updateLook() } }
    // appearance
    /// The colour of the bar, in the old way.
    open var barTintColor: UIColor? { didSet { updateLook() } }
    /// The look of the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasStandardAppearance = true
            rebuild(items ?? [])
            updateLook()
        }
    }
    private var hasStandardAppearance = false
    // appearance
    /// The look of the bar, if one was set.
    var givenStandardAppearance: UIToolbarAppearance? {
        get { hasStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    // appearance
    /// The look of the low bar; that of the others if this is not set.
    open var compactAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }
    // appearance
    /// The look at the edge of scrolled content; the ordinary one if this is not set.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }
    // appearance
    /// The look of the low bar at the edge of scrolled content.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }
    // appearance
    var backgroundImages: [BarImageKey: UIImage] = [:] { didSet { updateLook() } }
    // appearance
    var shadowImages: [UIBarPosition: UIImage] = [:] { didSet { updateLook() } }

    /// Sets the bar's image for a position and a height, in the old way.
    /// Source: <https://developer.apple.com/documentation/uikit/uitoolbar/setbackgroundimage(_:fortoolbarposition:barmetrics:)>
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    }

    /// The bar's image for a position and a height.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BarImageKey(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image of the line at the bar's edge for a position, in the old way; it is shown where the bar has an image, too.
    /// Source: <https://developer.apple.com/documentation/uikit/uitoolbar/setshadowimage(_:fortoolbarposition:)>
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
    }

    /// The image of the line at the bar's edge for a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    /// Whether the content that scrolls behind the bar ends there.
    package var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue, scrollEdgeAppearance != nil || compactScrollEdgeAppearance != nil { lookDidChange() } }
    }

    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// The look in force, but for what was set in the old way.
    var effectiveAppearance: UIToolbarAppearance {
        if isAtScrollEdge, let edge = (isLow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance { return edge }
        return (isLow ? compactAppearance : nil) ?? standardAppearance
    }

    private func lookDidChange() {
        rebuild(items ?? [])
        updateLook()
    }

    private func updateLook() {
        let position = barPosition
        let image = BarImageKey.find(in: backgroundImages, position, isLow: isLow)
        guard barTintColor != nil || image != nil else { return background.apply(effectiveAppearance, isTranslucent: isTranslucent) }
        let look = UIToolbarAppearance(barAppearance: effectiveAppearance)
        look.showsMaterial = false
        look.backgroundColor = image == nil ? barTintColor : nil
        if let image {
            look.backgroundImage = image
            if let shadow = shadowImages[position] ?? shadowImages[.any] { look.shadowImage = shadow }
        }
        background.apply(look, isTranslucent: isTranslucent)
    }

    /// Low bars may look otherwise.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let old = previousTraitCollection, old.verticalSizeClass != traitCollection.verticalSizeClass { lookDidChange() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.barHeight) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.barHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        let above = position == .topAttached ? max(0, superview.map { frame.minY - $0.bounds.minY } ?? 0) : 0
        background.shadowIsBelow = position == .top || position == .topAttached
        if !backgroundImages.isEmpty { updateLook() }
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        sendSubviewToBack(background)
        let margin: CGFloat = 16
        let height = min(bounds.height, Self.barHeight)
        let widths = views.map { entry in entry.view.map { $0.sizeThatFits(bounds.size).width } ?? entry.item.width }
        let flexible = views.filter { $0.item.systemItem == .flexibleSpace }.count
        let gaps = views.indices.dropFirst().filter { views[$0].view != nil && views[$0 - 1].view != nil }.count
        let gap: CGFloat = 16
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin - widths.reduce(0, +) - CGFloat(gaps) * gap
        var x = (isMirrored ? safeAreaInsets.right : safeAreaInsets.left) + margin
        for (index, entry) in views.enumerated() {
            if entry.item.systemItem == .flexibleSpace {
                x += max(0, room) / CGFloat(flexible)
                continue
            }
            if index > 0, entry.view != nil, views[index - 1].view != nil { x += gap }
            entry.view?.frame = CGRect(x: x, y: 0, width: widths[index], height: height)
            x += widths[index]
        }
        if isMirrored { mirror(views.compactMap(\.view)) }
    }
}

/// The look of a toolbar. See https://developer.apple.com/documentation/uikit/uitoolbarappearance.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// Creates the look of the system's toolbars.
    public override init() { super.init() }

    /// Creates the look of the system's bars in a kind of interface.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Creates a copy of another bar's look.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copy() as! UIBarButtonItemAppearance
        doneButtonAppearance = other.doneButtonAppearance.copy() as! UIBarButtonItemAppearance
    }

    /// Creates the default look; no archive holds one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }
}
