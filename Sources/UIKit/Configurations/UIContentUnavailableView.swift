import Foundation

/// Says that there is nothing to show.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentunavailableview>
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private let wheel = UIActivityIndicatorView(style: .large)
    private let label = UILabel()
    private let detail = UILabel()
    private let button = UIButton(type: .system)
    private let secondButton = UIButton(type: .system)
    private var backdrop: ConfiguredBackgroundView?

    /// Lines are no longer than this, in points.
    private static let readableWidth: CGFloat = 540

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view from an Interface Builder document, with nothing in it.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(into: self, as: UIContentUnavailableView.self)
    }

    /// What is shown.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                preconditionFailure("UIContentUnavailableView only shows configurations of the type UIContentUnavailableConfiguration")
            }
            guard new != shown else { return }
            shown = new
            take()
        }
    }

    // @objc(isScrollEnabled)
    /// Whether content that does not fit can be scrolled.
    open var isScrollEnabled = true {
        didSet { setNeedsLayout() }
    }

    private func setUp() {
        addSubview(scrollView)
        scrollView.contentInsetAdjustmentBehavior = .never
        for view in parts { scrollView.addSubview(view) }
        for label in [label, detail] { label.adjustsFontForContentSizeCategory = true }
        take()
    }

    /// From the top.
    private var parts: [UIView] { [imageView, wheel, label, detail, button, secondButton] }

    private func take() {
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(detail, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        fill(button, shown.button, shown.buttonProperties)
        fill(secondButton, shown.secondaryButton, shown.secondaryButtonProperties)
        let properties = shown.imageProperties
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.tintColor = properties.tintColor
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.contentMode = .scaleAspectFit
        let isLoading = shown.role == .loading && shown.image == nil
        imageView.isHidden = shown.image == nil
        wheel.isHidden = !isLoading
        wheel.color = properties.tintColor ?? tintColor
        if isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = label.text?.isEmpty ?? true
    }

    private func fill(
        _ button: UIButton, _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        var look = look
        let action = properties.primaryAction
        if look.title == nil, look.attributedTitle == nil, let title = action?.title, !title.isEmpty { look.title = title }
        if look.image == nil { look.image = action?.image }
        button.removeAction(identifiedBy: Self.actionName, for: .primaryActionTriggered)
        if let action {
            button.addAction(
                UIAction(identifier: Self.actionName) { [weak button] _ in button?.sendAction(action) }, for: .primaryActionTriggered)
        }
        button.configuration = look
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = action == nil && properties.menu != nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.isHidden = look.title == nil && look.attributedTitle == nil && look.image == nil
    }

    private static let actionName = UIAction.Identifier("UIContentUnavailableView.primaryAction")

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        wheel.color = shown.imageProperties.tintColor ?? tintColor
    }

    // MARK: Layout

    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let around = superview?.directionalLayoutMargins else { return margins }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, around.leading)
            margins.trailing = max(margins.trailing, around.trailing)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, around.top)
            margins.bottom = max(margins.bottom, around.bottom)
        }
        return margins
    }

    private func size(of view: UIView, width: CGFloat) -> CGSize {
        if view === imageView {
            var size = imageView.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
            if size == .zero { size = imageView.image?.size ?? .zero }
            let limit = shown.imageProperties.maximumSize
            let (most, high) = (limit.width > 0 ? min(limit.width, width) : width, limit.height > 0 ? limit.height : .infinity)
            let scale = min(1, most / max(size.width, 1), high / max(size.height, 1))
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
        let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(ceil(size.width), width), height: ceil(size.height))
    }

    private func gap(above view: UIView, below other: UIView) -> CGFloat {
        if other === imageView || other === wheel { return shown.imageToTextPadding }
        if view === detail { return shown.textToSecondaryTextPadding }
        return other === button ? shown.buttonToSecondaryButtonPadding : shown.textToButtonPadding
    }

    /// The parts that are seen with their places in a column of a width, and the column's height.
    private func column(width: CGFloat) -> (places: [(view: UIView, frame: CGRect)], height: CGFloat) {
        var places: [(view: UIView, frame: CGRect)] = []
        var y: CGFloat = 0
        for view in parts where !view.isHidden {
            if let above = places.last?.view { y += gap(above: view, below: above) }
            let size = size(of: view, width: width)
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = shown.alignment == .center ? (width - size.width) / 2 : isMirrored ? width - size.width : 0
            places.append((view, CGRect(origin: CGPoint(x: x, y: y), size: size)))
            y += size.height
        }
        return (places, y)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBackdrop()
        scrollView.frame = bounds
        let margins = margins
        let room = max(0, bounds.width - margins.leading - margins.trailing)
        let width = min(room, Self.readableWidth)
        let column = column(width: width)
        let free = bounds.height - margins.top - margins.bottom - column.height
        let top = margins.top + (shown.alignment == .center ? max(0, free / 2).rounded() : 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isMirrored ? margins.trailing : margins.leading
        let left = start + (shown.alignment == .center ? (room - width) / 2 : isMirrored ? room - width : 0)
        for (view, frame) in column.places { view.frame = frame.offsetBy(dx: left, dy: top) }
        scrollView.contentSize = CGSize(width: bounds.width, height: max(bounds.height, bounds.height - min(0, free)))
        scrollView.isScrollEnabled = isScrollEnabled && free < 0
    }

    private func layOutBackdrop() {
        let background = shown.background
        let view = backdrop ?? ConfiguredBackgroundView(frame: bounds)
        if backdrop == nil {
            backdrop = view
            insertSubview(view, at: 0)
        }
        let insets = background.insets(in: self)
        view.frame = CGRect(
            x: insets.leading, y: insets.top, width: bounds.width - insets.leading - insets.trailing,
            height: bounds.height - insets.top - insets.bottom)
        view.apply(background, tint: tintColor, cornerRadius: background.cornerRadius)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    /// Touches beside buttons go to what is behind, unless the content scrolls.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return scrollView.isScrollEnabled || [button, secondButton].contains { !$0.isHidden && $0.frame.contains(point) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins
        let isFree = size.width <= 0 || size.width > 100_000
        let room = isFree ? Self.readableWidth : min(size.width - margins.leading - margins.trailing, Self.readableWidth)
        let column = column(width: max(0, room))
        let width = column.places.map(\.frame.width).max() ?? 0
        return CGSize(
            width: isFree ? width + margins.leading + margins.trailing : size.width,
            height: column.height + margins.top + margins.bottom)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
