import Foundation

/// A row of dots, one a page, of which the present page's stands out. See https://developer.apple.com/documentation/uikit/uipagecontrol.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    static let height: CGFloat = 26
    static let dotDiameter: CGFloat = 7.5
    static let gap: CGFloat = 10
    static let margin: CGFloat = 9
    private static let dragDistance: CGFloat = 10
    /// How long the dot of the present page is while its progress is seen.
    static let progressLength: CGFloat = 32

    let background = UIView()
    var dots: [UIImageView] = []
    let fill = UIView()
    private var pageStorage = 0
    /// The page whose dot stands out.
    var shownPage = 0
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
        fill.isUserInteractionEnabled = false
        fill.isHidden = true
        addSubview(fill)
    }

    // MARK: Pages

    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            let old = pageStorage
            pageStorage = min(pageStorage, max(0, numberOfPages - 1))
            shownPage = min(shownPage, pageStorage)
            rebuild()
            if pageStorage != old { progress?.pageDidChange() }
        }
    }

    /// The present page, from 0; a page that there is none of becomes the nearest.
    open var currentPage: Int {
        get { pageStorage }
        set {
            let old = pageStorage
            pageStorage = min(max(0, newValue), max(0, numberOfPages - 1))
            shownPage = pageStorage
            updateDots()
            if pageStorage != old { progress?.pageDidChange() }
        }
    }

    /// Whether the dots show a page that a tap turned to only once `updateCurrentPageDisplay()` is called. `false` by default.
    open var defersCurrentPageDisplay: Bool {
        get { isDeferring }
        set { isDeferring = newValue }
    }
    private var isDeferring = false

    /// Has the dots show the present page, where `defersCurrentPageDisplay` leaves that to the app.
    open func updateCurrentPageDisplay() {
        shownPage = pageStorage
        updateDots()
    }

    /// How far the present page has come. Its dot is a bar that fills, unless it has an image.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.attach(to: nil)
            // It may have been another control's.
            if let other = progress?.control, other !== self { other.progress = nil }
            progress?.attach(to: self)
            invalidateIntrinsicContentSize()
            updateDots()
        }
    }

    func progressDidChange() { setNeedsLayout() }

    /// The time of the present page is over.
    func turnByTime(to page: Int) { turn(to: page, nil) }

    /// The way that pages go.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
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
    open private(set) var interactionState = InteractionState.none {
        didSet { if (interactionState == .continuous) != (oldValue == .continuous) { progress?.visibilityDidChange() } }
    }
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

    func image(_ page: Int) -> UIImage? {
        let plain = ownImages[page] ?? preferredIndicatorImage
        return page == shownPage ? ownCurrentImages[page] ?? preferredCurrentPageIndicatorImage ?? plain : plain
    }

    private func rebuild() {
        dots.forEach { $0.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in
            let dot = UIImageView()
            dot.contentMode = .center
            addSubview(dot)
            return dot
        }
        bringSubviewToFront(fill)
        invalidateIntrinsicContentSize()
        updateDots()
    }

    private func updateDots() {
        for (page, dot) in dots.enumerated() {
            let image = image(page)
            let current = currentPageIndicatorTintColor ?? .white
            let plain = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
            let color = page == shownPage && !(showsProgress && image == nil) ? current : plain
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

    /// The size that a number of pages asks for.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = length(pageCount)
        return isVertical ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutDots()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        progress?.windowDidChange()
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
        if interactionState == .discrete, abs(along(point) - along(start)) > Self.dragDistance {
            interactionState = .continuous
            updateDots()
        }
        if interactionState == .continuous {
            let place = along(point)
            turn(to: (0..<numberOfPages).min { abs(middle($0) - place) < abs(middle($1) - place) } ?? 0, event)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if interactionState == .discrete, isTouchInside, let touch {
            let isForward = (along(touch.location(in: self)) > (isVertical ? bounds.midY : bounds.midX)) != isReversed
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
        let (old, shown) = (pageStorage, shownPage)
        currentPage = page
        guard pageStorage != old else { return }
        if isDeferring {
            shownPage = shown
            updateDots()
        }
        send([.valueChanged, .primaryActionTriggered], event)
    }
}
