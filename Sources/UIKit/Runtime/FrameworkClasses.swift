import Foundation

/// The initializers of UIKit's and Core Animation's own classes that are called on classes known only at run time.
@MainActor
enum FrameworkClasses {
    private static var isRegistered = false

    static func register() {
        guard !isRegistered else { return }
        isRegistered = true
        layers()
        views()
        controllers()
        objects()
        FrameworkProperties.register()
        lists()
        controls()
    }

    private static func layers() {
        plain(CALayer.self) { CALayer() }
        plain(CAShapeLayer.self) { CAShapeLayer() }
        plain(CAGradientLayer.self) { CAGradientLayer() }
        plain(CATransformLayer.self) { CATransformLayer() }
        plain(CAReplicatorLayer.self) { CAReplicatorLayer() }
        plain(CATextLayer.self) { CATextLayer() }
        plain(CAScrollLayer.self) { CAScrollLayer() }
        plain(CAEmitterLayer.self) { CAEmitterLayer() }
        plain(CAEmitterCell.self) { CAEmitterCell() }
        plain(BackdropLayer.self) { BackdropLayer() }
    }

    private static func views() {
        framed(UIView.self) { UIView(frame: $0) }
        framed(UILabel.self) { UILabel(frame: $0) }
        framed(UIImageView.self) { UIImageView(frame: $0) }
        framed(UIStackView.self) { UIStackView(frame: $0) }
        framed(UIControl.self) { UIControl(frame: $0) }
        framed(UIVisualEffectView.self) { UIVisualEffectView(frame: $0) }
        framed(UIWindow.self) { UIWindow(frame: $0) }
        plain(UIWindow.self) { UIWindow() }
        framed(UINavigationBar.self) { UINavigationBar(frame: $0) }
        framed(UIToolbar.self) { UIToolbar(frame: $0) }
        framed(UITabBar.self) { UITabBar(frame: $0) }
        framed(UISearchBar.self) { UISearchBar(frame: $0) }
        framed(UISearchTextField.self) { UISearchTextField(frame: $0) }
    }

    private static func controllers() {
        fromXib(UIViewController.self) { UIViewController(nibName: $0, bundle: $1) }
        fromXib(UINavigationController.self) { UINavigationController(nibName: $0, bundle: $1) }
        ClassRegistry.register(UINavigationController.self) {
            $0.initializer("initWithRootViewController:") { UINavigationController(rootViewController: $0[0] as! UIViewController) }
        }
        fromXib(UITabBarController.self) { UITabBarController(nibName: $0, bundle: $1) }
        fromXib(UISplitViewController.self) { UISplitViewController(nibName: $0, bundle: $1) }
        fromXib(UIPageViewController.self) { UIPageViewController(nibName: $0, bundle: $1) }
        fromXib(UISearchController.self) { UISearchController(nibName: $0, bundle: $1) }
        fromXib(UITableViewController.self) { UITableViewController(nibName: $0, bundle: $1) }
        fromXib(UICollectionViewController.self) { UICollectionViewController(nibName: $0, bundle: $1) }
    }

    private static func fromXib(_ cls: AnyClass, _ make: @escaping @MainActor (String?, Bundle?) -> AnyObject) {
        ClassRegistry.register(cls) {
            $0.initializer("initWithNibName:bundle:") { make($0[0] as? String, $0[1] as? Bundle) }
            $0.initializer("init") { _ in make(nil, nil) }
        }
    }

    private static func objects() {
        plain(UIBarButtonItem.self) { UIBarButtonItem() }
        plain(UITabBarItem.self) { UITabBarItem() }
        plain(UIApplication.self) { UIApplication() }
        plain(UIResponder.self) { UIResponder() }
        plain(NSObject.self) { NSObject() }
    }

    static func plain(_ cls: AnyClass, _ make: @escaping @MainActor () -> AnyObject) {
        ClassRegistry.register(cls) { $0.initializer("init") { _ in make() } }
    }

    static func framed(_ cls: AnyClass, _ make: @escaping @MainActor (CGRect) -> AnyObject) {
        ClassRegistry.register(cls) {
            $0.initializer("initWithFrame:") { make($0[0] as! CGRect) }
            $0.initializer("init") { _ in make(.zero) }
        }
    }
}
