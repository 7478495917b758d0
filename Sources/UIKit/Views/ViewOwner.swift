/// A view controller, as its root view sees it.
@MainActor
package protocol ViewOwner: UIResponder, UITraitEnvironment, UIFocusEnvironment {
    /// Whether a navigation controller shows the view, among the views of other controllers.
    var isInNavigationController: Bool { get }
    /// Whether a scroll view that fills the view gets insets for bars in a navigation controller even if there is little to scroll.
    var automaticallyAdjustsScrollViewInsets: Bool { get }

    /// The view of the controller that was presented last over this one; `nil` if there is none.
    var viewPresentedInFront: UIView? { get }

    // MARK: Layout

    /// Brings the view's constraints up to date.
    func updateViewConstraints()
    /// Called before the view lays out its subviews.
    func viewWillLayoutSubviews()
    /// Brings what is shown where there is nothing to show up to date.
    func updateUnavailableContentIfNeeded()
    /// Called after the view laid out its subviews.
    func viewDidLayoutSubviews()
    /// Tells the owner, once a time that it is shown, that the view is in a window and is about to be laid out.
    func deliverIsAppearing()

    // MARK: Windows

    /// Called before the view comes into a window, or out of one.
    func viewWillMove(toWindow window: UIWindow?)
    /// Called after the view came into a window, or out of one.
    func viewDidMoveToWindow()

    // MARK: Insets

    /// Insets that the owner adds to the view's safe area, in points.
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// These insets and those that a container's bars take, in points.
    var totalAdditionalSafeAreaInsets: UIEdgeInsets { get }
    /// Called after the view's safe area changed.
    func viewSafeAreaInsetsDidChange()
    /// Called after the view's layout margins changed.
    func viewLayoutMarginsDidChange()
    /// Whether the view's margins are at least the system's.
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    /// The smallest margins that the system uses for the view.
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
}
