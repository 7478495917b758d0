import Foundation

/// Shows a list and its detail side by side, or one after the other where there is no room for both.
///
/// Where the room is narrow the columns *collapse*: the secondary one is pushed onto the primary one's navigation stack. A navigation
/// controller in the secondary column gives its stack away for that time.
/// See https://developer.apple.com/documentation/uikit/uisplitviewcontroller.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The controllers as they were given.
    var given: [Column: UIViewController] = [:]
    /// The controllers as they are shown: with a style, in navigation controllers.
    var columns: [Column: UIViewController] = [:]
    let holders: [Column: SplitColumnView] = [
        .primary: SplitColumnView(), .supplementary: SplitColumnView(), .secondary: SplitColumnView(), .compact: SplitColumnView(),
    ]
    let dimming = UIView()
    let edgePan = UIScreenEdgePanGestureRecognizer()
    /// The mode that a person or the app chose.
    var chosenMode: DisplayMode?
    /// The columns that are visible, or coming or going.
    var shown: Set<Column> = []
    /// Whether it was decided yet if the columns collapse.
    var hasSettled = false

    /// How many columns there are.
    public let style: Style

    /// Creates a controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        setUpSplit()
    }

    /// Creates a controller of a primary and a secondary controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpSplit()
    }

    /// Creates a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        style = Self.style(in: coder)
        super.init(coder: coder)
        setUpSplit()
        coder.decodeInterface(into: self, as: UISplitViewController.self)
    }

    private static func style(in coder: NSCoder) -> Style {
        switch coder.documentRecord?["style"] {
        case "doubleColumn": .doubleColumn
        case "tripleColumn": .tripleColumn
        default: .unspecified
        }
    }

    private func setUpSplit() {
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.change(to: .secondaryOnly, animated: true) }
        dimming.addGestureRecognizer(tap)
        edgePan.onAction = { [weak self] recognizer in
            guard let self, recognizer.state == .began, !self.isCollapsed, self.displayMode == .secondaryOnly else { return }
            self.toggleColumns()
        }
    }

    /// Decides about the columns, and hears of them. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// The controllers of the columns, the primary one first; only that one while collapsed.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed { return [columns[.compact] ?? columns[.primary]].compactMap { $0 } }
            return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
        }
        set {
            let order: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for (index, column) in order.enumerated() {
                setViewController(index < newValue.count ? newValue[index] : nil, for: column)
            }
        }
    }

    /// Puts a controller into a column; with a style, in a navigation controller of its own unless it is one.
    open func setViewController(_ vc: UIViewController?, for column: Column) { replace(column, with: vc) }

    /// The controller of a column, as it was given.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// Whether the columns share the room of one.
    open internal(set) var isCollapsed = false

    // MARK: Modes

    /// The mode asked for.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            if hasSettled { arrange(animated: UIView.areAnimationsEnabled && view.window != nil) }
        }
    }
    /// The mode in effect.
    open var displayMode: DisplayMode { currentMode }
    /// How columns are to share the room.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { if hasSettled { arrange(animated: false) } } }
    /// How columns share the room.
    open var splitBehavior: SplitBehavior { currentBehavior }
    /// Whether a swipe from the edge shows the primary column.
    open var presentsWithGesture = true { didSet { edgePan.isEnabled = presentsWithGesture } }
    /// When the button that changes the mode is shown.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateButtons() } }
    /// Whether the secondary column's bar has a button that leaves that column alone, or brings the others back. Only split views that were
    /// created with a style have it. `false` by default.
    /// Source: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showssecondaryonlybutton>
    open var showsSecondaryOnlyButton = false { didSet { if showsSecondaryOnlyButton != oldValue { updateButtons() } } }
    /// That button.
    private(set) lazy var secondaryOnlyItem = UIBarButtonItem(
        image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
        primaryAction: UIAction { [weak self] _ in self?.toggleSecondaryOnly() })
    /// A button that changes the mode. It is the same each time; nothing is shown of it while collapsed.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let image = UIImage(systemName: "sidebar.left")
        let item = UIBarButtonItem(image: image, primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
        item.isHidden = isCollapsed
        return item
    }()
    /// The side that the primary column is on.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// What is behind the primary column.
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet { holders[.primary]?.backgroundColor = primaryBackgroundStyle == .sidebar ? .secondarySystemBackground : .systemBackground }
    }

    /// Shows a column.
    open func show(_ column: Column) { reveal(column) }
    /// Hides a column.
    open func hide(_ column: Column) { conceal(column) }

    // MARK: Widths

    /// The primary column's width in points; `automaticDimension` leaves it to the controller.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The primary column's part of the width.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The greatest width of the primary column, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// The supplementary column's width in points.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The supplementary column's part of the width.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The least width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The greatest width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    private func widthsChanged() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Showing controllers

    open override func show(_ vc: UIViewController, sender: Any?) {
        if let delegate, OptionalRequirement.call({ delegate.splitViewController(self, show: vc, sender: sender) }) == true { return }
        showPrimary(vc, sender)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let delegate, OptionalRequirement.call({ delegate.splitViewController(self, showDetail: vc, sender: sender) }) == true { return }
        showSecondary(vc, sender)
    }

    // MARK: Controller

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        edgePan.edges = isMirrored ? .right : .left
        view.addGestureRecognizer(edgePan)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        settle()
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(with: coder)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if hasSettled { layoutColumns() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard hasSettled, previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        settle()
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            guard let self, self.hasSettled, !self.isCollapsed else { return }
            self.chosenMode = nil
            self.arrange(animated: false)
        })
    }

    open override var childForStatusBarStyle: UIViewController? { frontController }
    open override var childForStatusBarHidden: UIViewController? { frontController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { frontController }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let said = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.splitViewControllerSupportedInterfaceOrientations(self) }
        }
        return said ?? super.supportedInterfaceOrientations
    }

    private var frontController: UIViewController? {
        isCollapsed ? columns[.compact] ?? columns[.primary] : columns[.secondary] ?? columns[.primary]
    }

    var isMirrored: Bool { (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing) }
}

/// The place of one column, with the line at its edge.
final class SplitColumnView: UIView {
    private let line = UIView()
    /// Whether the line is at the right edge; `nil` for none.
    var lineIsAtRight: Bool? { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// The view that fills the column.
    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            guard let content else { return }
            content.translatesAutoresizingMaskIntoConstraints = true
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.frame = bounds
            insertSubview(content, belowSubview: line)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.superview === self { content.frame = bounds }
        let width = 1 / UIScreen.main.scale
        line.isHidden = lineIsAtRight == nil
        line.frame = CGRect(x: lineIsAtRight == true ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
}
