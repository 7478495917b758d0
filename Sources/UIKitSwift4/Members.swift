import UIKit

extension UIView {
    /// `bringSubviewToFront(_:)` before Swift 4.2.
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// `sendSubviewToBack(_:)` before Swift 4.2.
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// `children` before Swift 4.2.
    public var childViewControllers: [UIViewController] { children }
    /// `addChild(_:)` before Swift 4.2.
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    /// `removeFromParent()` before Swift 4.2.
    public func removeFromParentViewController() { removeFromParent() }
    /// `willMove(toParent:)` before Swift 4.2.
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    /// `didMove(toParent:)` before Swift 4.2.
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    /// `childForStatusBarStyle` before Swift 4.2.
    public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
    /// `childForStatusBarHidden` before Swift 4.2.
    public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
}

extension UIActivityIndicatorView {
    /// `style` before Swift 4.2.
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
    /// `init(style:)` before Swift 4.2.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}
