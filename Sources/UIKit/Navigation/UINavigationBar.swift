import Foundation

/// The look of a bar: light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case blackTranslucent = 2
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// What bar metrics something is for.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// Told and asked by a navigation bar. See https://developer.apple.com/documentation/uikit/uinavigationbardelegate.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
    /// Whether an item may be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// An item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item may be popped.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// An item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    /// Where the bar stands.
    func position(for bar: UINavigationBar) -> UIBarPosition
}

extension UINavigationBarDelegate {
    /// Optional.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Optional.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { OptionalRequirement.notImplemented() }
    /// Optional.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Optional.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { OptionalRequirement.notImplemented() }
    /// Optional.
    public func position(for bar: UINavigationBar) -> UIBarPosition { OptionalRequirement.notImplemented() }
}

/// The bar at the top that names where one is and leads back. See https://developer.apple.com/documentation/uikit/uinavigationbar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Told and asked by the bar; a navigation controller is the delegate of its own.
    open weak var delegate: (any UINavigationBarDelegate)?
    package weak var controller: UINavigationController?

    private let background = BarBackgroundView()
    private let content = UIView()
    private let largeTitleHost = UIView()
    private let largeTitleLabel = UILabel()
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
        largeTitleHost.clipsToBounds = true
        largeTitleHost.isUserInteractionEnabled = false
        largeTitleHost.addSubview(largeTitleLabel)
        addSubview(background)
        addSubview(largeTitleHost)
        addSubview(content)
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

    /// Shows an item above the others.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        if let delegate, OptionalRequirement.call({ delegate.navigationBar(self, shouldPush: item) }) == false { return }
        show(stack + [item], direction: animated ? .push : nil)
        if let delegate { _ = OptionalRequirement.call { delegate.navigationBar(self, didPush: item) } }
    }

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
        guard let top = stack.last else {
            itemView = nil
            old?.removeFromSuperview()
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
        guard let direction, let old else {
            old?.removeFromSuperview()
            return
        }
        animate(from: old, to: new, direction)
    }

    private func animate(from old: NavigationItemView, to new: NavigationItemView, _ direction: Direction) {
        let distance = bounds.width / 2 * (direction == .push ? 1 : -1)
        UIView.performWithoutAnimation {
            new.alpha = 0
            new.transform = CGAffineTransform(translationX: distance, y: 0)
        }
        let move = {
            new.alpha = 1
            new.transform = .identity
            old.alpha = 0
            old.transform = CGAffineTransform(translationX: -distance, y: 0)
        }
        UIView.animate(withDuration: UINavigationController.transitionDuration, animations: move) { _ in
            if old !== self.itemView { old.removeFromSuperview() }
        }
    }

    /// Goes back to other items after a cancelled pop, at once.
    func restore(_ items: [UINavigationItem]) {
        UIView.performWithoutAnimation {
            let keep = itemView
            show(items, direction: nil)
            content.subviewStorage.filter { $0 !== itemView }.forEach { $0.removeFromSuperview() }
            _ = keep
        }
    }

    func itemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard let itemView, itemView.item === item || stack.dropLast().last === item else { return }
        itemView.rebuild()
        updateLook()
        controller?.navigationItemDidChange()
    }

    func backButtonWasTapped() {
        if let controller { controller.backButtonWasTapped() } else { popItem(animated: true) }
    }

    // MARK: Look

    /// The style of the bar.
    open var barStyle = UIBarStyle.default {
        didSet {
            overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
            updateLook()
        }
    }
    /// Whether content is seen through the bar.
    open var isTranslucent = true {
        didSet {
            updateLook()
            controller?.viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The colour of the bar, in the old way.
    open var barTintColor: UIColor? { didSet { updateLook() } }
    /// The look of the title, in the old way.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
    /// The look of the large title, in the old way.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
    /// The image of the line below the bar, in the old way. An empty image shows no line.
    open var shadowImage: UIImage? { didSet { updateLook() } }
    /// The image that stands for back.
    open var backIndicatorImage: UIImage? { didSet { lookDidChange() } }
    /// The mask of the back image during transitions.
    open var backIndicatorTransitionMaskImage: UIImage?
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
    /// The look of the low bar.
    open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
    /// The look at the edge of scrolled content.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
    /// The look of the low bar at the edge of scrolled content.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

    private var backgroundImages: [Int: UIImage] = [:]

    /// Sets the bar's image, in the old way. An empty image makes the bar transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        updateLook()
    }

    /// Sets the bar's image for a position, in the old way.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// The bar's image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }

    private func lookDidChange() {
        itemView?.rebuild()
        updateLook()
    }

    open override func tintColorDidChange() { super.tintColorDidChange() }

    /// Whether the content below is scrolled to its top, where the bar is transparent.
    package var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { updateLook() } }
    }

    /// The look for an item: its own wins over the bar's; at the edge of scrolled content the bar has a look of its own.
    func effectiveAppearance(for item: UINavigationItem) -> UINavigationBarAppearance {
        let standard = item.standardAppearance ?? standardAppearance
        let chosen: UINavigationBarAppearance
        if isAtScrollEdge {
            if let edge = item.scrollEdgeAppearance ?? scrollEdgeAppearance {
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
        if let image = backgroundImages[UIBarMetrics.default.rawValue] {
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
        largeTitleLabel.text = item.title
        largeTitleLabel.font = appearance.largeTitleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        largeTitleLabel.textColor = appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? .label
        setNeedsLayout()
    }

    // MARK: Layout

    /// The height of the part with the buttons.
    package static let contentHeight: CGFloat = 44
    /// The height that a large title adds.
    package static let largeTitleHeight: CGFloat = 52

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
        CGSize(width: size.width, height: Self.contentHeight + (showsLargeTitle ? Self.largeTitleHeight : 0))
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(.zero).height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background reaches up behind the status bar when the bar is attached below it.
        let above = controller == nil ? 0 : frame.minY
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, Self.contentHeight))
        itemView?.bounds = CGRect(origin: .zero, size: content.bounds.size)
        itemView?.center = CGPoint(x: content.bounds.midX, y: content.bounds.midY)
        let extra = max(0, bounds.height - Self.contentHeight)
        largeTitleHost.frame = CGRect(x: 0, y: Self.contentHeight, width: bounds.width, height: extra)
        let margin = NavigationItemView.margin + safeAreaInsets.left
        let size = largeTitleLabel.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: Self.largeTitleHeight))
        // The title keeps its distance to the bar's bottom, so that it slides out at the top.
        largeTitleLabel.frame = CGRect(
            x: margin, y: extra - Self.largeTitleHeight + 3, width: bounds.width - 2 * margin, height: ceil(size.height))
        let isLarge = showsLargeTitle
        largeTitleHost.isHidden = !isLarge
        itemView?.setTitleVisible(!isLarge || extra < Self.largeTitleHeight * 0.3)
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }
}

/// What is behind a bar: colour or material, image, and the line at its edge.
final class BarBackgroundView: UIView {
    private let imageView = UIImageView()
    private let shadow = UIView()
    private var shadowIsBelow = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(imageView)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) { nil }

    /// A tab bar's or toolbar's line is at the top.
    convenience init(shadowIsBelow: Bool) {
        self.init(frame: .zero)
        self.shadowIsBelow = shadowIsBelow
    }

    static let material = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }

    func apply(_ appearance: UIBarAppearance, isTranslucent: Bool) {
        let material = isTranslucent ? Self.material : Self.material.withAlphaComponent(1)
        backgroundColor = appearance.backgroundColor ?? (appearance.showsMaterial ? material : nil)
        imageView.image = appearance.backgroundImage
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.isHidden = appearance.backgroundImage == nil
        if let image = appearance.shadowImage {
            shadow.backgroundColor = image.size == .zero ? nil : UIColor(patternImage: image)
        } else {
            shadow.backgroundColor = appearance.shadowColor
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        let line = 1 / UIScreen.main.scale
        shadow.frame = CGRect(x: 0, y: shadowIsBelow ? bounds.height : -line, width: bounds.width, height: line)
    }
}
