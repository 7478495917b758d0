import Foundation

extension UINavigationController {
    /// What is done to the stack.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// How long hiding or showing a bar takes, in seconds.
    nonisolated public static let hideShowBarDuration: CGFloat = 0.2

    /// How long pushing and popping take, in seconds.
    nonisolated static let transitionDuration: TimeInterval = 0.4
}

/// What a navigation controller calls: when it shows a controller, and to ask how.
/// See https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    // @objc(navigationController:willShowViewController:animated:) optional
    /// A controller is about to be shown.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    // @objc(navigationController:didShowViewController:animated:) optional
    /// A controller was shown.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    // @objc optional
    /// The orientations of the interface.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    // @objc optional
    /// The orientation that the interface is best shown in when the stack is presented.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    // @objc(navigationController:interactionControllerForAnimationController:) optional
    /// What drives a transition by a gesture.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    // @objc optional
    /// The animator of a transition.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

/// A stack of controllers of which the topmost is shown, below a bar.
/// See https://developer.apple.com/documentation/uikit/uinavigationcontroller.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    package var stack: [UIViewController] = []
    package let contentView = UIView()
    package let barStorage: UINavigationBar
    package var barIsHidden = false
    var runningTransition: ViewControllerTransition?
    /// Called when another controller is on top, for a container that follows the stack.
    package var whenShown: ((UIViewController) -> Void)?
    /// What waits for the transition under way.
    var pending: [() -> Void] = []
    let popGesture = PopGestureDriver()
    private(set) lazy var barHiding = BarHiding(controller: self)
    /// What a split view controller's other columns put on the stack.
    var collapsedColumns: [CollapsedColumn] = []
    /// How much of the bar's large title and search bar is folded away, because content is scrolled, in points.
    var foldedHeight: CGFloat = 0

    /// Creates a controller with its root.
    public init(rootViewController: UIViewController) {
        barStorage = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        setUpNavigation()
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a controller with bars of other classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        if let navigationBarClass, navigationBarClass != UINavigationBar.self {
            barStorage = DynamicClass.make(navigationBarClass, "initWithFrame:", [CGRect.zero]) as! UINavigationBar
        } else {
            barStorage = UINavigationBar()
        }
        super.init(nibName: nil, bundle: nil)
        setUpNavigation()
    }

    /// Creates a controller whose view is in a xib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        barStorage = UINavigationBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpNavigation()
    }

    /// Creates a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        barStorage = coder.documentPart("navigationBar") ?? UINavigationBar()
        super.init(coder: coder)
        setUpNavigation()
        coder.decodeInterface(into: self, as: UINavigationController.self)
    }

    private func setUpNavigation() {
        barStorage.controller = self
        popGesture.controller = self
    }

    /// Called when the controller shows another, and to ask how.
    ///
    /// An image picker's delegate is more than that: there, its own declaration goes before this one.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar.
    open var navigationBar: UINavigationBar { barStorage }

    /// The gesture that goes back from the screen's edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

    // MARK: Stack

    /// The controllers, the topmost last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller on top.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is seen: the top one, or what it presents.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Shows a controller on top.
    open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!(viewController is UINavigationController), "Pushing a navigation controller is not supported")
        precondition(
            !stack.contains { $0 === viewController },
            "\(self) is pushing the same view controller instance (\(viewController)) more than once which is not supported and is most "
                + "likely an error in the application")
        change(animated: animated) { $0 + [viewController] }
    }

    /// Takes the controller on top away, unless it is the root.
    @discardableResult
    open dynamic func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        change(animated: animated) { $0.last === top ? $0.dropLast() : $0 }
        return top
    }

    /// Takes everything above a controller away.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            fatalError("Tried to pop to a view controller that doesn't exist.")
        }
        guard index < stack.count - 1 else { return nil }
        let popped = Array(stack[(index + 1)...])
        change(animated: animated) { stack in Array(stack.prefix(index + 1)) }
        return popped
    }

    /// Takes everything above the root away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the whole stack.
    open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(animated: animated) { _ in viewControllers }
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: UIView.areAnimationsEnabled) }

    // MARK: Bars

    /// Whether the bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

    /// The toolbar at the bottom.
    open private(set) lazy var toolbar: UIToolbar! = {
        let bar = UIToolbar()
        bar.isHidden = true
        return bar
    }()
    var hidesToolbar = true
    /// Whether the toolbar is hidden.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        let change = {
            self.toolbar.isHidden = hidden
            self.viewIfLoaded?.setNeedsLayout()
            self.viewIfLoaded?.layoutIfNeeded()
        }
        if isViewLoaded, toolbar.superview == nil { view.addSubview(toolbar) }
        toolbar.setItems(stack.last?.toolbarItems, animated: false)
        if animated { UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: change) } else { change() }
    }

    // MARK: Bars that hide by themselves

    /// Whether a swipe upwards hides the bars, and one downwards shows them.
    open var hidesBarsOnSwipe = false {
        didSet { barHiding.update() }
    }
    /// Whether a tap that nothing else takes hides the bars, and the next one shows them.
    open var hidesBarsOnTap = false {
        didSet { barHiding.update() }
    }
    /// Whether the bars hide where there is little height; a tap shows them again.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { barHiding.heightDidChange() }
    }
    /// Whether the bars hide when the keyboard appears; a tap shows them again.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { barHiding.update() }
    }
    /// The gesture of `hidesBarsOnSwipe`.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// The gesture of `hidesBarsOnTap`.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { barHiding.heightDidChange() }
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
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(contentView, at: 0)
        view.addSubview(barStorage)
        barStorage.isHidden = barIsHidden
        if !hidesToolbar { view.addSubview(toolbar) }
        popGesture.install(on: view)
        barHiding.update()
        barHiding.heightDidChange()
        installTop()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tellDelegate(willShow: stack.last, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tellDelegate(didShow: stack.last, animated: animated)
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(with: coder)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        switch barStorage.barStyle {
        case .black, .blackTranslucent: .lightContent
        case .default: .default
        }
    }
    open override var childForStatusBarHidden: UIViewController? { stack.last }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
    open override var preferredContentSize: CGSize {
        get { stack.last?.preferredContentSize ?? super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let delegate,
            let mask = OptionalRequirement.call({ delegate.navigationControllerSupportedInterfaceOrientations(self) })
        {
            return mask
        }
        return super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let said = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
        }
        return said ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if stack.contains(where: { $0 === subsequentVC }) { popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled) }
    }

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { pushCollapsed(secondaryViewController, animated: false) }

    open override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        popCollapsed()
    }
}

extension UIViewController {
    package var isInNavigationController: Bool { navigationController != nil }

    var ownNavigationItem: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        item.controller = self
        navigationItemStorage = item
        return item
    }

    func showToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        toolbarItemStorage = items
        if let navigation = navigationController, navigation.topViewController === self {
            navigation.toolbar.setItems(items, animated: animated)
        }
    }
}
