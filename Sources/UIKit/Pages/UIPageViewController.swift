import Foundation

/// Shows controllers as pages that a person scrolls or turns. See https://developer.apple.com/documentation/uikit/uipageviewcontroller.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How one page gives way to another.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// The axis along which pages follow one another.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// The direction of a change.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// Where the spine of a book is.
    public enum SpineLocation: Int, Sendable {
        /// There is none: pages are scrolled.
        case none
        /// At the left or top edge.
        case min
        /// In the middle, between two pages.
        case mid
        /// At the right or bottom edge.
        case max
    }

    /// The names of the options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where the spine is, the raw value of a `SpineLocation`; for pages that are turned.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The room between pages in points; for pages that are scrolled.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages give way to one another.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages follow one another.
    public let navigationOrientation: NavigationOrientation
    /// Where the spine is.
    open private(set) var spineLocation: SpineLocation
    /// The room between pages that are scrolled, in points.
    let spacing: CGFloat
    var shown: [UIViewController] = []
    private(set) lazy var turner: any PageTurner =
        transitionStyle == .scroll ? ScrolledPages(self) : TurnedPages(self)
    private let indicator = UIPageControl()
    private var hasIndicator = false
    /// The page that the indicator shows.
    private var indicatedPage = 0
    private var isAskingForSpine = false

    /// Gives the pages; without one, pages change by code only. Not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pagesMayDiffer() } }
    /// Hears of a person's turning of pages. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Whether pages have a back.
    open var isDoubleSided = false

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? options?[.interPageSpacing] as? CGFloat ?? 0
        let spine = (options?[.spineLocation] as? SpineLocation) ?? (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
        spineLocation = style == .scroll ? .none : spine ?? .min
        super.init(nibName: nil, bundle: nil)
        isDoubleSided = spineLocation == .mid
    }

    /// Creates a controller whose pages are turned.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        let record = coder.documentRecord
        transitionStyle = record?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        navigationOrientation = record?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        spacing = CGFloat(record?.double("pageSpacing") ?? 0)
        let spines: [String: SpineLocation] = ["none": .none, "min": .min, "mid": .mid, "max": .max]
        spineLocation = transitionStyle == .scroll ? .none : record?["spineLocation"].flatMap { spines[$0] } ?? .min
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UIPageViewController.self)
    }

    // MARK: Pages

    /// The pages that are shown: one, or two beside a spine in the middle.
    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

    /// The gestures that turn pages; none where pages are scrolled.
    open var gestureRecognizers: [UIGestureRecognizer] { turner.gestureRecognizers }

    /// Shows other pages; the delegate is not told.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        let count = spineLocation == .mid ? 2 : 1
        precondition(
            isAskingForSpine || new.isEmpty || new.count == count,
            "The number of view controllers provided (\(new.count)) doesn't match the number required (\(count)) for the requested transition"
        )
        let animates = animated && !shown.isEmpty && !new.isEmpty && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
        turner.change(to: new, direction, animated: animates) { [weak self] finished in
            self?.pagesMayDiffer()
            completion?(finished)
        }
        if !animates { pagesMayDiffer() }
    }

    /// The page beside the pages that are shown, or the two.
    func neighbours(_ direction: NavigationDirection) -> [UIViewController]? {
        guard let dataSource else { return nil }
        func next(_ controller: UIViewController) -> UIViewController? {
            direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: controller)
                : dataSource.pageViewController(self, viewControllerBefore: controller)
        }
        guard let edge = direction == .forward ? shown.last : shown.first, let one = next(edge) else { return nil }
        guard spineLocation == .mid else { return [one] }
        guard let two = next(one) else { return nil }
        return direction == .forward ? [one, two] : [two, one]
    }

    // MARK: For those who turn

    func adopt(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    func release(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent === self && !shown.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    func appear(_ controllers: [UIViewController], _ isAppearing: Bool, animated: Bool) {
        guard isAppearingOrAppeared else { return }
        for controller in controllers { controller.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endAppearance(of controllers: [UIViewController]) {
        guard appearance.phase == .appeared else { return }
        for controller in controllers { controller.endAppearanceTransition() }
    }

    func tellWillTransition(to controllers: [UIViewController]) {
        if let delegate { OptionalRequirement.call { delegate.pageViewController(self, willTransitionTo: controllers) } }
    }

    /// A person's turn ended, by so many pages.
    func tellDidFinish(from previous: [UIViewController], completed: Bool, by step: Int) {
        if completed, hasIndicator {
            indicatedPage += step
            indicator.currentPage = indicatedPage
        }
        guard let delegate else { return }
        OptionalRequirement.call {
            delegate.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
        }
    }

    // MARK: The page indicator

    private static let indicatorHeight: CGFloat = 37

    private func pagesMayDiffer() {
        turner.forgetNeighbours()
        var (count, index): (Int?, Int?) = (nil, nil)
        if transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource, !shown.isEmpty {
            count = OptionalRequirement.call { dataSource.presentationCount(for: self) }
            index = OptionalRequirement.call { dataSource.presentationIndex(for: self) }
        }
        hasIndicator = count != nil && index != nil
        if let count, let index {
            indicator.numberOfPages = count
            indicator.currentPage = index
            indicatedPage = indicator.currentPage
        }
        guard isViewLoaded else { return }
        if hasIndicator { view.addSubview(indicator) } else { indicator.removeFromSuperview() }
        view.setNeedsLayout()
    }

    // MARK: Controller

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        indicator.addAction(UIAction { [weak self] _ in self?.indicatorWasTapped() }, for: .valueChanged)
        view.insertSubview(turner.view, at: 0)
        turner.install()
        turner.place(in: view.bounds)
        pagesMayDiffer()
    }

    /// The indicator goes one page on or back, and so do the pages.
    private func indicatorWasTapped() {
        let step = indicator.currentPage - indicatedPage
        guard step != 0, let pages = neighbours(step > 0 ? .forward : .reverse) else { return indicator.currentPage = indicatedPage }
        let previous = shown
        tellWillTransition(to: pages)
        turner.change(to: pages, step > 0 ? .forward : .reverse, animated: UIView.areAnimationsEnabled) { [weak self] finished in
            self?.turner.forgetNeighbours()
            self?.tellDidFinish(from: previous, completed: finished, by: step)
        }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        var area = view.bounds
        if hasIndicator {
            let bottom = view.safeAreaInsets.bottom
            area.size.height = max(0, area.height - Self.indicatorHeight - bottom)
            indicator.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: Self.indicatorHeight)
        }
        turner.place(in: area)
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard transitionStyle == .pageCurl, let delegate else { return }
        let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
        isAskingForSpine = true
        let spine = OptionalRequirement.call { delegate.pageViewController(self, spineLocationFor: orientation) }
        isAskingForSpine = false
        if let spine, spine != .none { changeSpine(to: spine) }
    }

    /// The delegate asked for another place of the spine, and set the pages that suit it.
    private func changeSpine(to spine: SpineLocation) {
        spineLocation = spine
        if spine == .mid { isDoubleSided = true }
        view.setNeedsLayout()
    }

    open override var childForStatusBarStyle: UIViewController? { shown.first }
    open override var childForStatusBarHidden: UIViewController? { shown.first }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.pageViewControllerSupportedInterfaceOrientations(self) }
        } ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(self) }
        } ?? super.preferredInterfaceOrientationForPresentation
    }
}

/// Shows pages, and lets a person go from one to the other.
@MainActor
protocol PageTurner: AnyObject {
    var view: UIView { get }
    var gestureRecognizers: [UIGestureRecognizer] { get }
    /// The controller's view was loaded.
    func install()
    func place(in area: CGRect)
    func change(
        to new: [UIViewController], _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: @escaping (Bool) -> Void)
    /// Pages beside those that are shown may be others.
    func forgetNeighbours()
}
