import Foundation

/// Changes between parts of an app: by a bar at the bottom, or on a wide screen by a bar at the top and a sidebar.
///
/// What is overridable is in this file; the work is in the topic files beside it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, TabBarOwner {
    /// Where tabs are shown on a wide screen.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum>
    public enum Mode: Int, Sendable {
        /// In bar and sidebar if there is a group among the tabs, otherwise in the bar alone.
        case automatic = 0
        /// In the bar alone.
        case tabBar = 1
        /// In bar and sidebar.
        case tabSidebar = 2
    }

    // MARK: Storage for the topic files

    /// The tabs that are in no group. Controllers that were given as such have tabs that stand for them.
    var roots: [UITab] = []
    /// Whether tabs were given, and not controllers.
    var hasTabs = false
    /// The tab that is selected.
    var selected: UITab?
    /// The controller that is shown.
    var shown: UIViewController?
    let contentView = UIView()
    /// A change of controllers that is under way.
    var running: ViewControllerTransition?
    /// Whether the More controller's list is selected.
    var moreIsSelected = false
    var moreStorage: MoreNavigation?
    var customizableStorage: [UIViewController]?
    let floatingBar = FloatingTabBar()
    var sidebarView: SidebarView?
    /// What the person changed since editing began; `nil` outside of editing.
    var edit: TabEdit?
    /// The identifiers of the tabs in the bar at the top that people may arrange, if somebody did.
    var barOrder: [String]?
    /// Whether what was kept of an earlier run is being taken: one change for all follows.
    var isRestoring = false
    /// What bars and sidebar were last arranged for.
    var knownRoom: TabRoom?
    /// How many animations move bars.
    var movingBars = 0
    private var hidesTabBar = false

    /// The bar at the bottom.
    public let tabBar: UITabBar
    /// Called when the controller shows another, and to ask how.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpTabs()
    }

    /// Creates a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// Creates a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        tabBar = coder.documentPart("tabBar") ?? UITabBar()
        super.init(coder: coder)
        setUpTabs()
        coder.decodeInterface(into: self, as: UITabBarController.self)
    }

    private func setUpTabs() {
        tabBar.owner = self
        tabBar.delegate = self
        floatingBar.controller = self
    }

    // MARK: Tabs

    /// The tabs that are in no group; empty where controllers were given instead.
    ///
    /// Each needs a controller: from its provider, or for a group the navigation controller that it manages.
    open var tabs: [UITab] {
        get { hasTabs ? roots : [] }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs; what is selected stays so if it is among them. They take the place of controllers.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceRoots(with: tabs, areTabs: true, animated: animated) }

    /// The tab of an identifier, also in a group.
    open func tab(forIdentifier identifier: String) -> UITab? {
        guard hasTabs else { return nil }
        return roots.lazy.flatMap { [$0] + (($0 as? UITabGroup)?.descendants ?? []) }.first { $0.identifier == identifier }
    }

    /// The tab that is selected; `nil` where controllers were given instead of tabs.
    ///
    /// A group that is set selects one of its children where the sidebar can be shown; where it cannot, the group itself is the destination.
    open var selectedTab: UITab? {
        get { hasTabs ? selected : nil }
        set {
            guard let newValue else { return }
            precondition(
                newValue.tabBarController === self,
                "-[UITabBarController setSelectedTab:] only a tab in the tab bar controller's list of tabs can be selected.")
            select(destination(of: newValue))
        }
    }

    /// The identifiers of the tabs that the bar at the bottom shows; all if `nil`, which is the default.
    open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }

    /// Where tabs are shown on a wide screen.
    open var mode = Mode.automatic { didSet { if mode != oldValue { tabsDidChange() } } }

    /// The sidebar of a wide screen.
    open private(set) lazy var sidebar = Sidebar(self)

    /// The name under which it is kept how people arrange bar and sidebar, for apps with several tab bar controllers.
    ///
    /// What was kept under the name is taken when it is set.
    open var customizationIdentifier: String? { didSet { if customizationIdentifier != oldValue { restoreCustomization() } } }

    /// Whether the bar is hidden, at the bottom or at the top. `false` by default.
    open var isTabBarHidden: Bool {
        get { hidesTabBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, at the bottom or at the top.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesTabBar else { return }
        hidesTabBar = hidden
        changeLayout(animated: animated)
    }

    // MARK: Controllers

    /// The controllers of the tabs, in their order.
    open var viewControllers: [UIViewController]? {
        get {
            let all = roots.map(rootController)
            return all.isEmpty ? nil : all
        }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers; the selected one stays so if it is among them. They take the place of tabs.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = (viewControllers ?? []).map { controller in
            roots.first { ($0 as? ControllerTab)?.controller === controller } ?? ControllerTab(controller)
        }
        customizableStorage = viewControllers
        replaceRoots(with: new, areTabs: false, animated: animated)
    }

    /// The controller that is shown: the More controller while its list is.
    open var selectedViewController: UIViewController? {
        get { moreIsSelected ? moreStorage?.controller : selected.map { rootController(of: $0.root) } }
        set {
            guard let newValue else { return }
            if newValue === moreStorage?.controller { return selectMore() }
            let root = roots.first { rootController(of: $0) === newValue }
            precondition(
                root != nil,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
                    + "controllers can be selected.")
            if let root { select(destination(of: root)) }
        }
    }

    /// The place of the controller that is shown; `NSNotFound` if there is none, and while the More controller's list is shown.
    open var selectedIndex: Int {
        get {
            guard !moreIsSelected, let root = selected?.root else { return NSNotFound }
            return roots.firstIndex { $0 === root } ?? NSNotFound
        }
        set { if roots.indices.contains(newValue) { select(destination(of: roots[newValue])) } }
    }

    // MARK: More

    /// What lists the tabs that the bar at the bottom has no room for. It is in no list of controllers, and has no delegate of the app's.
    open var moreNavigationController: UINavigationController { more.controller }

    /// The controllers that people may arrange; those that were set as `viewControllers`, unless this is set after them. Without any there
    /// is no button for it.
    open var customizableViewControllers: [UIViewController]? {
        get { customizableStorage }
        set {
            customizableStorage = newValue
            moreStorage?.refresh()
        }
    }

    // MARK: The bar's delegate

    // @objc(tabBar:didSelectItem:)
    /// Called when the person chose an item, before its tab is selected.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    // @objc(tabBar:willBeginCustomizingItems:)
    /// The person is about to arrange these items.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { customizingWillBegin(items) }
    // @objc(tabBar:didBeginCustomizingItems:)
    /// The person can arrange these items now.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    // @objc(tabBar:willEndCustomizingItems:changed:)
    /// The person is about to be done.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        customizingWillEnd(items, changed)
    }
    // @objc(tabBar:didEndCustomizingItems:changed:)
    /// The person is done.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { customizingDidEnd(items, changed) }

    // MARK: Controller

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.frame = view.bounds
        view.insertSubview(contentView, at: 0)
        view.addSubview(tabBar)
        view.addSubview(floatingBar)
        roomMayHaveChanged()
        if let shown, shown.viewIfLoaded?.superview !== contentView { install(shown) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        roomMayHaveChanged()
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeTabs(with: coder)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutTabs()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { roomMayHaveChanged() }
    }

    open override var title: String? { didSet { sidebarView?.updateBar() } }

    open override var childForStatusBarStyle: UIViewController? { shown }
    open override var childForStatusBarHidden: UIViewController? { shown }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { shown }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let said = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.tabBarControllerSupportedInterfaceOrientations(self) }
        }
        return said ?? shown?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let said = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
        }
        return said ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: Choosing

    func personChose(_ item: UITabBarItem) { choose(item) }

    /// Tabs tell of their looks themselves; controllers have only their items for that.
    func itemDidChange(_ item: UITabBarItem) {
        if let tab = roots.first(where: { $0 is ControllerTab && $0.barItem === item }) { tabLookDidChange(tab) }
    }
}
