import Foundation

/// Gives the pages before and after a page. See https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before a page; `nil` before the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after a page; `nil` after the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    // @objc optional
    /// How many pages the page indicator shows. There is one if this and the next method are there, and pages are scrolled sideways.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    // @objc optional
    /// The page that the page indicator shows first.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// Hears of a person's turning of pages. See https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    // @objc optional
    /// A person begins to turn to other pages.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    // @objc optional
    /// Turning ended; `completed` is `false` if the person went back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    )
    // @objc optional
    /// Where the spine is in an orientation. The delegate sets the pages that suit it.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    // @objc optional
    /// The orientations of the interface.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    // @objc optional
    /// The orientation that suits the pages best.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}
