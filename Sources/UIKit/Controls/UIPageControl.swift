import Foundation

/// A row of dots, one a page, of which the present page's stands out. See https://developer.apple.com/documentation/uikit/uipagecontrol.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// When there is a background behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger moves along the dots.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never; the dots cannot be dragged along.
        case minimal = 2
    }

    /// What a finger does with the dots.
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It tapped.
        case discrete = 1
        /// It moves along them.
        case continuous = 2
    }

    private static let height: CGFloat = 26
    private static let dotDiameter: CGFloat = 7.5
    private static let gap: CGFloat = 10
    private static let margin: CGFloat = 9
    private static let dragDistance: CGFloat = 10

    private let background = UIView()
    private var dots: [UIImageView] = []
    private var pageStorage = 0
    private var ownImages: [Int: UIImage] = [:]
    private var ownCurrentImages: [Int: UIImage] = [:]
    private var start = CGPoint.zero

    /// Creates a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpPages()
    }

    /// Creates a control from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPages()
        coder.decodeInterface(into: self, as: UIPageControl.self)
    }

    private func setUpPages() {
        background.isUserInteractionEnabled = false
        addSubview(background)
    }

    // MARK: Pages

    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            pageStorage = min(pageStorage, max(0, numberOfPages - 1))
            rebuild()
        }
    }

    /// The present page, from 0; a page that there is none of becomes the nearest.
    open var currentPage: Int {
        get { pageStorage }
        set {
            pageStorage = min(max(0, newValue), max(0, numberOfPages - 1))
            updateDots()
        }
    }

    /// Whether the dots are hidden where there are less than two.
    open var hidesForSinglePage = false {
        didSet { updateDots() }
    }

    // MARK: Look

    // appearance
    /// The dots' colour.
    open var pageIndicatorTintColor: UIColor? { didSet { updateDots() } }
    // appearance
    /// The colour of the present page's dot.
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateDots() } }
    /// When there is a background behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { updateDots() } }
    /// What a finger does with the dots.
    open private(set) var interactionState = InteractionState.none
    /// Whether a finger that moves along the dots turns pages.
    open var allowsContinuousInteraction = true
    /// The image that stands for pages without one of their own; a dot if `nil`.
    open var preferredIndicatorImage: UIImage? { didSet { rebuild() } }
    /// The image that stands for the present page if it has none of its own.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { rebuild() } }

    /// Sets the image that stands for a page.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        requirePage(page)
        ownImages[page] = image
        rebuild()
    }
    /// The image that stands for a page, if one was set.
    open func indicatorImage(forPage page: Int) -> UIImage? { ownImages[page] }
    /// Sets the image that stands for a page while it is the present one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        requirePage(page)
        ownCurrentImages[page] = image
        rebuild()
    }
    /// The image that stands for a page while it is the present one, if one was set.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { ownCurrentImages[page] }

    private func requirePage(_ page: Int) {
        precondition(page >= 0 && page < numberOfPages, "UIPageControl: page \(page) is not below the number of pages, \(numberOfPages)")
    }

    private func image(_ page: Int) -> UIImage? {
        let plain = ownImages[page] ?? preferredIndicatorImage
        return page == pageStorage ? ownCurrentImages[page] ?? preferredCurrentPageIndicatorImage ?? plain : plain
    }

    private func rebuild() {
        dots.forEach { $0.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in
            let dot = UIImageView()
            dot.contentMode = .center
            addSubview(dot)
            return dot
        }
        invalidateIntrinsicContentSize()
        updateDots()
    }

    private func updateDots() {
        for (page, dot) in dots.enumerated() {
            let image = image(page)
            let color =
                page == pageStorage
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.isHidden = hidesForSinglePage && numberOfPages < 2
        }
        let isProminent = backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous)
        background.backgroundColor = isProminent ? .secondarySystemFill : nil
        setNeedsLayout()
    }

    // MARK: Size

    private var pitch: CGFloat {
        let widest = (0..<numberOfPages).compactMap { image($0)?.size.width }.max() ?? 0
        return max(widest, Self.dotDiameter) + Self.gap
    }

    private func width(_ count: Int) -> CGFloat { count > 0 ? CGFloat(count) * pitch - Self.gap + 2 * Self.margin : 0 }

    /// The size that a number of pages asks for.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: width(pageCount), height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    private func middle(_ page: Int) -> CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isRightToLeft ? numberOfPages - 1 - page : page
        return bounds.midX + (CGFloat(place) - CGFloat(numberOfPages - 1) / 2) * pitch
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (page, dot) in dots.enumerated() {
            let size = dot.image?.size ?? CGSize(width: Self.dotDiameter, height: Self.dotDiameter)
            dot.frame = CGRect(x: middle(page) - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            dot.layer.cornerRadius = dot.image == nil ? size.height / 2 : 0
        }
        let width = width(numberOfPages)
        background.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - Self.height / 2, width: width, height: Self.height)
        background.layer.cornerRadius = Self.height / 2
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        interactionState = .discrete
        return numberOfPages > 0
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        guard allowsContinuousInteraction, backgroundStyle != .minimal else { return true }
        if interactionState == .discrete, abs(point.x - start.x) > Self.dragDistance {
            interactionState = .continuous
            updateDots()
        }
        if interactionState == .continuous {
            turn(to: (0..<numberOfPages).min { abs(middle($0) - point.x) < abs(middle($1) - point.x) } ?? 0, event)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if interactionState == .discrete, isTouchInside, let touch {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let isForward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
            turn(to: pageStorage + (isForward ? 1 : -1), event)
        }
        interactionState = .none
        updateDots()
    }

    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
        updateDots()
    }

    private func turn(to page: Int, _ event: UIEvent?) {
        let old = pageStorage
        currentPage = page
        if pageStorage != old { send([.valueChanged, .primaryActionTriggered], event) }
    }
}
