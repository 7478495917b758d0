import SampanDebugLog
import Foundation

/// Manages a view and its part of an app's interface.
///
/// Everything that a subclass may override is in this file; how it is done is in the topic files beside it.
/// See https://developer.apple.com/documentation/uikit/uiviewcontroller.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer, UIAppearanceContainer,
    ViewOwner
{
    // MARK: Storage for the topic files

    package var viewStorage: UIView?
    private var isLoadingView = false
    package var childStorage: [UIViewController] = []
    package weak var parentStorage: UIViewController?
    package var appearance = AppearanceState()
    package var presentedStorage: UIViewController?
    package weak var presentingStorage: UIViewController?
    package var presentationControllerStorage: UIPresentationController?
    package var activeTransition: ViewControllerTransition?
    /// Lets the person drag the view back after a zoom.
    var zoomDismissal: ZoomDismissal?
    package var overrideTraits: UITraitCollection?
    package var childOverrideTraits: [ObjectIdentifier: UITraitCollection] = [:]
    package var navigationItemStorage: UINavigationItem?
    package var tabBarItemStorage: UITabBarItem?
    /// The tab that made the controller.
    package weak var tabStorage: AnyObject?
    package var toolbarItemStorage: [UIBarButtonItem]?
    /// What bars of a container cover of the view, added to `additionalSafeAreaInsets`.
    package var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if containerSafeAreaInsets != oldValue { viewStorage?.safeAreaMayHaveChanged() }
        }
    }
    /// The scene of a controller that came from a storyboard: its view, segues and other objects.
    package var storyboardScene: StoryboardScene?

    // MARK: Creating

    /// Creates a controller whose view is in a xib, or is made by `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNibName = nibNameOrNil
        givenNibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller whose view is in the xib of its name, if there is one, or is made by `loadView()`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from an Interface Builder document; attributes follow.
    public required init?(coder: NSCoder) {
        givenNibName = coder is NSKeyedUnarchiver ? coder.objectIfPresent(forKey: "UINibName") as? String : nil
        givenNibBundle = coder is NSKeyedUnarchiver ? Self.archivedBundle(coder) : nil
        super.init()
        coder.decodeInterface(into: self, as: UIViewController.self)
    }

    /// Keeps the controller in an archive by keys: what its properties say, its document, what bars show of it, and its children. A view
    /// that was loaded without a document is kept, too.
    open func encode(with coder: NSCoder) { encodeParts(with: coder) }

    private let givenNibName: String?
    private let givenNibBundle: Bundle?

    /// The name of the xib that holds the view.
    open var nibName: String? { givenNibName }
    /// The bundle that holds the xib.
    open var nibBundle: Bundle? { givenNibBundle }
    /// The storyboard that the controller came from.
    open package(set) var storyboard: UIStoryboard?

    /// Called once the controller and all it is connected to were read from a document.
    open func awakeFromNib() {}

    // MARK: The view

    /// The root view; loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set {
            viewStorage?.owningViewController = nil
            viewStorage?.controllerDidChange()
            viewStorage = newValue
            newValue?.owningViewController = self
            newValue?.controllerDidChange()
        }
    }

    /// The root view, if it was loaded.
    open var viewIfLoaded: UIView? { viewStorage }
    /// Whether the root view was loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Loads the root view if that was not done yet.
    open func loadViewIfNeeded() {
        guard viewStorage == nil, !isLoadingView else { return }
        isLoadingView = true
        DebugLog.write(.life, "\(type(of: self)) loads its view")
        loadView()
        isLoadingView = false
        guard viewStorage != nil else {
            fatalError("-[\(type(of: self)) loadView] did not set the view")
        }
        traitCollection.performAsCurrent { viewDidLoad() }
    }

    /// Makes the root view: from the storyboard, the xib, or a plain one. Set `view` when overriding, without calling super.
    open dynamic func loadView() { loadViewFromDocument() }
    /// Called after the root view was loaded.
    open dynamic func viewDidLoad() {}
    /// Called before the view is shown.
    open dynamic func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is about to be shown: it is in the window, with its traits and its final size.
    open dynamic func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view was shown.
    open dynamic func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes.
    open dynamic func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view went.
    open dynamic func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays its subviews out.
    open dynamic func viewWillLayoutSubviews() {}
    /// Called after the view laid its subviews out.
    open dynamic func viewDidLayoutSubviews() {}
    /// Called after the safe area of the view changed.
    open dynamic func viewSafeAreaInsetsDidChange() {}
    /// Called after the margins of the view changed.
    open func viewLayoutMarginsDidChange() {}
    /// Updates the constraints of the view.
    open func updateViewConstraints() { viewStorage?.updateConstraints() }
    /// Called when memory is short.
    open dynamic func didReceiveMemoryWarning() {}

    /// The name for bars, and for people.
    open var title: String? {
        didSet {
            navigationItemStorage?.title = title
            tabBarItemStorage?.title = title
        }
    }

    // MARK: Nothing to show

    var unavailable = UnavailableContent()

    /// What the controller shows in its view where there is nothing else to show; `nil` for nothing. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration-4b95e.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable.configuration }
        set {
            unavailable.configuration = newValue
            showUnavailableContent()
        }
    }
    /// What such content depends on; may be overridden to add to it.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { systemUnavailableState }
    /// Says that something changed by which there may be something to show: the configuration is updated before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        unavailable.needsUpdate = true
        viewStorage?.setNeedsLayout()
    }
    /// Called to set `contentUnavailableConfiguration` for a state: before the view is first laid out, when the state changed, and when it
    /// was asked for. Does nothing unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// The size the content would like, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            if preferredContentSize != oldValue { contentSizePreferenceDidChange() }
        }
    }

    // MARK: Appearance

    /// Whether the view is appearing because it was presented.
    open var isBeingPresented: Bool { appearance.isBeingPresented }
    /// Whether the view disappears because it is dismissed.
    open var isBeingDismissed: Bool { appearance.isBeingDismissed }
    // @objc(isMovingToParentViewController)
    /// Whether the controller is being added to a container.
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    // @objc(isMovingFromParentViewController)
    /// Whether the controller is being removed from its container.
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }
    /// Whether children are told of appearance by this container on its own.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that its view is about to come or go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
    /// Tells a child that its view came or went.
    open func endAppearanceTransition() { endAppearance() }

    // MARK: Containment

    // @objc(parentViewController)
    /// The controller that contains this one.
    open var parent: UIViewController? { parentStorage }
    // @objc(childViewControllers)
    /// The controllers that this one contains.
    open var children: [UIViewController] { childStorage }
    // @objc(addChildViewController:)
    /// Adds a child. Add its view, then call its `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    // @objc(removeFromParentViewController)
    /// Removes the controller from its parent.
    open func removeFromParent() { leaveParent() }
    // @objc(willMoveToParentViewController:)
    /// Called before the parent changes.
    open dynamic func willMove(toParent parent: UIViewController?) {}
    // @objc(didMoveToParentViewController:)
    /// Called after the parent changed.
    open dynamic func didMove(toParent parent: UIViewController?) {}
    /// Exchanges the views of two children, animated.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeChildren(fromViewController, toViewController, duration, options, animations, completion)
    }
    // @objc(setOverrideTraitCollection:forChildViewController:)
    /// Traits for a child that differ from this controller's.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childOverrideTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewStorage?.traitsMayHaveChanged()
    }
    // @objc(overrideTraitCollectionForChildViewController:)
    /// The traits set for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childOverrideTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: What containers show of it

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
    /// What a navigation bar shows for this controller.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    /// What the toolbar of a navigation controller shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { toolbarItemStorage }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets what the toolbar shows.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { showToolbarItems(toolbarItems, animated: animated) }
    /// The nearest tab bar controller around this one.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller>
    open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
    /// What a tab bar shows for this controller.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem>
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { tabBarItemStorage = newValue }
    }
    /// The nearest split view controller around this one.
    open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
    /// Takes a split view controller's secondary controller in, where there is room for one only: a navigation controller pushes it, others do
    /// nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Gives a split view controller its secondary controller back: a navigation controller pops what it had pushed, others give none.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    // MARK: Presentation

    /// The controller that this one, or a container of it, presents.
    open var presentedViewController: UIViewController? { presentedStorage ?? parentStorage?.presentedViewController }
    /// The controller that presents this one, or a container of it.
    open var presentingViewController: UIViewController? { presentingStorage ?? parentStorage?.presentingViewController }
    /// How the controller is shown when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the controller comes and goes when it is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// How the controller comes and goes when it is presented and when it is pushed, unless a delegate says otherwise; `nil` for the way that
    /// belongs to the presentation. See https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition.
    open var preferredTransition: UIViewController.Transition? {
        didSet { if zoomDismissal != nil { updateZoomDismissal() } }
    }
    /// Whether a controller presented over this one's context covers just this one.
    open var definesPresentationContext = false
    /// Whether this controller's transition style wins over that of what it presents.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the person cannot dismiss the controller by dragging.
    open var isModalInPresentation = false
    /// Whether this controller decides on the status bar though it does not fill the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Makes the animations of a presentation.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Shows another controller over this one.
    open dynamic func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    // @objc(dismissViewControllerAnimated:completion:)
    /// Dismisses what this controller presents, or this controller itself if it presents nothing.
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }
    /// What presents this controller, or will.
    open var presentationController: UIPresentationController? { currentPresentationController }
    /// What presents this controller, or a container of it, now; `nil` while nothing does. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/activepresentationcontroller.
    open var activePresentationController: UIPresentationController? {
        presentingStorage == nil ? parentStorage?.activePresentationController : presentationControllerStorage
    }
    /// The popover that shows this controller, if it is to be shown as one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The sheet that shows this controller, if it is shown as one.
    open var sheetPresentationController: UISheetPresentationController? { currentPresentationController as? UISheetPresentationController }
    /// Shows a controller in the way that fits the container.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }
    /// Shows a controller as detail, in the way that fits the container.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContainer(vc, sender) }
    /// The nearest container that handles an action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var controller = parentStorage
        while let candidate = controller {
            if candidate.canPerformAction(action, withSender: sender) { return candidate }
            controller = candidate.parentStorage
        }
        return nil
    }
    /// What the menu below the controller's preview shows; nothing unless overridden. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/previewactionitems.
    @available(iOS, deprecated: 13.0)
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// The coordinator of the transition under way.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransitionCoordinator }

    // MARK: Status bar, home indicator, orientation

    /// The style of the status bar while this controller is in front.
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden while this controller is in front.
    open dynamic var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    // @objc(childViewControllerForStatusBarStyle)
    /// The child that decides on the status bar's style.
    open var childForStatusBarStyle: UIViewController? { nil }
    // @objc(childViewControllerForStatusBarHidden)
    /// The child that decides whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Says that the wishes for the status bar changed.
    open func setNeedsStatusBarAppearanceUpdate() { StatusBarState.wishesMayHaveChanged() }
    /// Whether the home indicator hides itself.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    // @objc(childViewControllerForHomeIndicatorAutoHidden)
    /// The child that decides whether the home indicator hides itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Says that the wishes for the home indicator changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { StatusBarState.wishesMayHaveChanged() }
    /// The edges where the app's own gestures come first.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    // @objc(childViewControllerForScreenEdgesDeferringSystemGestures)
    /// The child that decides at which edges the app's own gestures come first. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/childforscreenedgesdeferringsystemgestures.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Says that the edges at which the app's own gestures come first changed. A host has no gestures of its own to put off. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofscreenedgesdeferringsystemgestures().
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { StatusBarState.wishesMayHaveChanged() }
    /// The orientation of the interface; superseded by that of the window's scene.
    @available(iOS, deprecated: 8.0)
    open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation.ofScreen }
    /// Whether the interface turns with the device.
    open dynamic var shouldAutorotate: Bool { true }
    /// The orientations the controller can be shown in.
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation the controller is best shown in: the interface's own, unless it says otherwise.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIInterfaceOrientation.ofScreen }
    /// Says that the orientations the controller can be shown in changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { StatusBarState.wishesMayHaveChanged() }
    /// Has the interface follow the device, where that has become possible.
    open class func attemptRotationToDeviceOrientation() { StatusBarState.wishesMayHaveChanged() }

    // MARK: Layout

    /// The edges under which the view extends, where a container has bars.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { (parentStorage?.viewIfLoaded ?? viewStorage)?.setNeedsLayout() }
    }
    /// Whether the view extends under opaque bars, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { (parentStorage?.viewIfLoaded ?? viewStorage)?.setNeedsLayout() }
    }
    /// Whether a scroll view that has too little content to scroll gets insets for bars, too, in a navigation controller: where its
    /// `contentInsetAdjustmentBehavior`, which supersedes this, is `automatic`.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The place of the bars above the view. Superseded by the view's safe area.
    open var topLayoutGuide: any UILayoutSupport { view.topLayoutGuideOfController as! any UILayoutSupport }
    /// The place of the bars below the view. Superseded by the view's safe area.
    open var bottomLayoutGuide: any UILayoutSupport { view.bottomLayoutGuideOfController as! any UILayoutSupport }
    /// Insets added to the safe area of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { viewStorage?.safeAreaMayHaveChanged() }
        }
    }
    /// The smallest margins that the system uses for the view: 16 points at the sides of what is narrower than 414 points, and 20 otherwise.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let margin: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < UIView.wideMarginsThreshold ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }
    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            viewStorage?.autoLayoutMarginsDidChange()
            viewStorage?.setNeedsLayout()
        }
    }
    /// Whether a bottom bar is hidden while this controller is on top of a navigation stack.
    open var hidesBottomBarWhenPushed = false

    // MARK: Traits

    /// The traits in force for this controller.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// Called after the traits changed.
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for this controller and all it contains; unspecified to inherit.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrideTraits?.userInterfaceStyle ?? .unspecified }
        set {
            overrideTraits = (overrideTraits ?? UITraitCollection()).with { $0.userInterfaceStyle = newValue }
            viewStorage?.traitsMayHaveChanged()
        }
    }
    /// Called before the traits change.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        children.forEach { $0.willTransition(to: newCollection, with: coordinator) }
    }
    /// Called before the size of the view changes.
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }
    /// The size of a child when this controller's view has the given size.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    /// Called after a child's preferred size changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called after a child's size by Auto Layout changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Segues

    /// Whether a segue is to be performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    // @objc(prepareForSegue:sender:)
    /// Called before a segue is performed.
    open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Performs a segue of the storyboard.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performStoryboardSegue(identifier, sender) }
    /// Whether this controller is where an unwind segue ends.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        ClassRegistry.implementation(of: action, in: type(of: self)) != nil
    }
    // @objc(allowedChildViewControllersForUnwindingFromSource:)
    /// The children in which an unwind segue's end is looked for, the first first: all but the one from which the search comes, the latest
    /// first. See https://developer.apple.com/documentation/uikit/uiviewcontroller/allowedchildrenforunwinding(from:).
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.reversed().filter { $0 !== origin }
    }
    // @objc(childViewControllerContainingSegueSource:)
    /// The child in which, or in what that presents, an unwind segue begins. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/childcontaining(_:).
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        let way = sequence(first: source.source) { $0.parent ?? $0.presentingViewController }
        return way.first { $0.parent === self }
    }
    // @objc(unwindForSegue:towardsViewController:)
    /// Called to prepare for an unwind segue that passes through this container.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Editing

    /// Whether the content can be edited now.
    open var isEditing: Bool {
        get { editingStorage }
        set { setEditing(newValue, animated: false) }
    }
    private var editingStorage = false
    /// Starts or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        editingStorage = editing
        editButtonStorage?.update(isEditing: editing)
    }
    /// A bar button that starts and ends editing.
    open var editButtonItem: UIBarButtonItem {
        let item = editButtonStorage ?? EditBarButtonItem(controller: self)
        editButtonStorage = item
        return item
    }
    private var editButtonStorage: EditBarButtonItem?

    /// The name under which state restoration keeps the controller.
    open var restorationIdentifier: String?
    /// What makes the controller again when its state is restored; without one the app's delegate is asked, what is there already is taken, and
    /// at last the storyboard makes it. See https://developer.apple.com/documentation/uikit/uiviewcontroller/restorationclass.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    // @objc(encodeRestorableStateWithCoder:)
    /// Writes down what the controller needs to be again what it is, if it and all around it have restoration identifiers. Called when the app
    /// went to the background. See https://developer.apple.com/documentation/uikit/uiviewcontroller/encoderestorablestate(with:).
    open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }
    // @objc(decodeRestorableStateWithCoder:)
    /// Takes over what was written down, before the app's launch is finished. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/decoderestorablestate(with:).
    open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }
    /// All objects have taken over what was written down. Does nothing unless overridden. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/applicationfinishedrestoringstate().
    open func applicationFinishedRestoringState() {}
    /// What the controller presented before the launch.
    var presentedToRestore: UIViewController?

    // MARK: Focus

    /// The group that what the controller shows belongs to: that of what is around it if `nil`.
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/focusgroupidentifier>.
    open var focusGroupIdentifier: String?
    /// Whether the focus goes back to the item that last had it when the view appears again. `true` unless set.
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/restoresfocusaftertransition>.
    open var restoresFocusAfterTransition = true
    /// The item that had the focus when the view went.
    package weak var itemToRestore: (any UIFocusItem)?
    /// The view that the focus shall go to; superseded by `preferredFocusEnvironments`.
    @available(iOS, deprecated: 10.0)
    open var preferredFocusedView: UIView? { viewIfLoaded }
    /// Where the focus goes when it comes to the controller: to its view unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    /// What the controller's view is in.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { focusSurroundings }
    /// The controller's view, which knows its subviews.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    /// Asks for the focus to go where the controller prefers it, before the next frame, if it is here or nowhere.
    open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.environmentNeedsUpdate(self) }
    /// Makes an update that is due in the controller happen now.
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateIfNeeded(in: self) }
    // @objc(shouldUpdateFocusInContext:)
    /// Whether the focus may move: `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    // @objc(didUpdateFocusInContext:withAnimationCoordinator:)
    /// The focus moved into what the controller shows, out of it, or within it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Responding

    open override var next: UIResponder? { nextResponderOfController }
}
