import Foundation

/// What a tab bar controller calls: when a tab is chosen, and to ask whether it may be.
/// See https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    // @objc(tabBarController:shouldSelectViewController:) optional
    /// Whether a controller may be selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    // @objc(tabBarController:didSelectViewController:) optional
    /// The person selected a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    // @objc optional
    /// The animator of a change.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    // @objc(tabBarController:interactionControllerForAnimationController:) optional
    /// What drives a change by a gesture.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// Changes between controllers by a bar at the bottom. See https://developer.apple.com/documentation/uikit/uitabbarcontroller.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var selected: UIViewController?
    private let contentView = UIView()

    /// The bar.
    public let tabBar: UITabBar
    /// Called when the controller shows another, and to ask how.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.controller = self
    }

    /// Creates a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        tabBar = coder.documentPart("tabBar") ?? UITabBar()
        super.init(coder: coder)
        tabBar.controller = self
        coder.decodeInterface(into: self, as: UITabBarController.self)
    }

    // MARK: Tabs

    /// The controllers, in the order of their items.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers; the selected one stays so if it is among them.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let old = tabs
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller === selected { hide(controller) }
            controller.removeFromParent()
        }
        tabs = new
        for controller in new where !old.contains(where: { $0 === controller }) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabBar.setItems(new.map(\.tabBarItem), animated: animated)
        if let selected, new.contains(where: { $0 === selected }) {
            tabBar.selectedItem = selected.tabBarItem
        } else {
            selected = nil
            if let first = new.first { select(first) }
        }
    }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                tabs.contains { $0 === newValue },
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
                    + "controllers can be selected.")
            select(newValue)
        }
    }

    /// The place of the controller that is shown; `NSNotFound` if there is none.
    open var selectedIndex: Int {
        get { selected.flatMap { selected in tabs.firstIndex { $0 === selected } } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    private func select(_ controller: UIViewController) {
        tabBar.selectedItem = controller.tabBarItem
        guard controller !== selected else { return }
        let old = selected
        selected = controller
        guard isViewLoaded else { return }
        let isShown = isAppearingOrAppeared
        if isShown {
            controller.beginAppearanceTransition(true, animated: false)
            old?.beginAppearanceTransition(false, animated: false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        install(controller)
        if isShown, appearance.phase == .appeared {
            if controller.view.window != nil { controller.deliverIsAppearing() }
            old?.endAppearanceTransition()
            controller.endAppearanceTransition()
        }
        setNeedsStatusBarAppearanceUpdate()
    }

    private func install(_ controller: UIViewController) {
        updateInsets(of: controller)
        controller.view.frame = contentView.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(controller.view)
        view.setNeedsLayout()
    }

    private func hide(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        if isAppearingOrAppeared {
            controller.beginAppearanceTransition(false, animated: false)
            view.removeFromSuperview()
            controller.endAppearanceTransition()
        } else {
            view.removeFromSuperview()
        }
    }

    func personChose(_ item: UITabBarItem) {
        guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
        if let delegate,
            OptionalRequirement.call({ delegate.tabBarController(self, shouldSelect: controller) }) == false
        {
            return
        }
        if controller === selected, let navigation = controller as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        select(controller)
        if let delegate { _ = OptionalRequirement.call { delegate.tabBarController(self, didSelect: controller) } }
    }

    // MARK: Controller

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(contentView, at: 0)
        view.addSubview(tabBar)
        if let selected { install(selected) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        contentView.frame = view.bounds
        let height = UITabBar.barHeight + view.safeAreaInsets.bottom
        tabBar.isHidden = hidesBar
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        view.bringSubviewToFront(tabBar)
        if let selected { updateInsets(of: selected) }
    }

    private var hidesBar: Bool {
        (selected as? UINavigationController)?.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed } ?? false
    }

    private func updateInsets(of controller: UIViewController) {
        controller.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : UITabBar.barHeight, right: 0)
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selected?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

extension UIViewController {
    /// The nearest tab bar controller around this one.
    public var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

    /// What a tab bar shows for this controller.
    public var tabBarItem: UITabBarItem! {
        get {
            if let tabBarItemStorage { return tabBarItemStorage }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemStorage = item
            return item
        }
        set { tabBarItemStorage = newValue }
    }
}
