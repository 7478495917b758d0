/// Methods that can be exchanged in the class that declares them, but which other classes of UIKit have bodies of their own for that
/// cannot.
enum FrameworkOverrides {
    nonisolated static let selectors: [(AnyClass, [String])] = [
        (
            UIActivityIndicatorView.self,
            ["didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "traitCollectionDidChange:"]
        ),
        (UIAlertController.self, ["loadView", "presentViewController:animated:completion:", "viewDidAppear:"]),
        (
            UIButton.self,
            [
                "intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange", "touchesEnded:withEvent:",
                "traitCollectionDidChange:",
            ]
        ),
        (
            UICollectionView.self,
            [
                "layoutSubviews", "touchesBegan:withEvent:", "touchesCancelled:withEvent:", "touchesEnded:withEvent:",
                "touchesMoved:withEvent:",
            ]
        ),
        (UICollectionViewCell.self, ["layoutSubviews"]),
        (UICollectionViewController.self, ["loadView", "viewDidAppear:", "viewWillAppear:"]),
        (UIControl.self, ["touchesBegan:withEvent:", "touchesCancelled:withEvent:", "touchesEnded:withEvent:", "touchesMoved:withEvent:"]),
        (UIDatePicker.self, ["intrinsicContentSize", "layoutSubviews", "sizeThatFits:"]),
        (
            UIImageView.self,
            [
                "didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange",
                "traitCollectionDidChange:",
            ]
        ),
        (UILabel.self, ["intrinsicContentSize", "sizeThatFits:", "traitCollectionDidChange:"]),
        (UINavigationBar.self, ["intrinsicContentSize", "layoutSubviews", "pointInside:withEvent:", "sizeThatFits:"]),
        (
            UINavigationController.self,
            [
                "loadView", "preferredStatusBarStyle", "supportedInterfaceOrientations", "viewDidAppear:", "viewDidLoad",
                "viewSafeAreaInsetsDidChange", "viewWillAppear:", "viewWillLayoutSubviews",
            ]
        ),
        (UIPageControl.self, ["intrinsicContentSize", "layoutSubviews", "sizeThatFits:"]),
        (
            UIPageViewController.self,
            [
                "loadView", "supportedInterfaceOrientations", "viewDidLoad", "viewWillLayoutSubviews",
                "viewWillTransitionToSize:withTransitionCoordinator:",
            ]
        ),
        (UIPickerView.self, ["intrinsicContentSize", "layoutSubviews", "sizeThatFits:"]),
        (UIProgressView.self, ["intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange"]),
        (UIRefreshControl.self, ["intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange"]),
        (UIScrollView.self, ["didMoveToWindow", "layoutSubviews", "safeAreaInsetsDidChange"]),
        (
            UISearchBar.self,
            [
                "becomeFirstResponder", "didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder",
                "sizeThatFits:", "traitCollectionDidChange:",
            ]
        ),
        (UISearchController.self, ["loadView", "viewDidAppear:", "viewDidDisappear:", "viewWillAppear:", "viewWillDisappear:"]),
        (UISearchTextField.self, ["becomeFirstResponder", "intrinsicContentSize", "resignFirstResponder", "sizeThatFits:"]),
        (UISegmentedControl.self, ["intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "traitCollectionDidChange:"]),
        (UISlider.self, ["intrinsicContentSize", "layoutSubviews", "pointInside:withEvent:", "sizeThatFits:", "tintColorDidChange"]),
        (
            UISplitViewController.self,
            [
                "loadView", "supportedInterfaceOrientations", "traitCollectionDidChange:", "viewDidLoad", "viewWillAppear:",
                "viewWillLayoutSubviews", "viewWillTransitionToSize:withTransitionCoordinator:",
            ]
        ),
        (UIStackView.self, ["updateConstraints"]),
        (UIStepper.self, ["intrinsicContentSize", "layoutSubviews", "sizeThatFits:", "tintColorDidChange"]),
        (UISwitch.self, ["intrinsicContentSize", "sizeThatFits:", "traitCollectionDidChange:"]),
        (UITabBar.self, ["layoutSubviews", "sizeThatFits:"]),
        (
            UITabBarController.self,
            ["loadView", "supportedInterfaceOrientations", "viewDidLoad", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews"]
        ),
        (
            UITableView.self,
            [
                "didMoveToWindow", "hitTest:withEvent:", "layoutSubviews", "touchesBegan:withEvent:", "touchesCancelled:withEvent:",
                "touchesEnded:withEvent:", "touchesMoved:withEvent:", "traitCollectionDidChange:",
            ]
        ),
        (UITableViewCell.self, ["layoutSubviews", "sizeThatFits:", "tintColorDidChange"]),
        (UITableViewController.self, ["loadView", "viewDidAppear:", "viewWillAppear:"]),
        (UITableViewHeaderFooterView.self, ["layoutSubviews", "sizeThatFits:"]),
        (
            UITextField.self,
            [
                "becomeFirstResponder", "didMoveToWindow", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder",
                "sizeThatFits:", "tintColorDidChange", "traitCollectionDidChange:",
            ]
        ),
        (
            UITextView.self,
            [
                "becomeFirstResponder", "intrinsicContentSize", "layoutSubviews", "resignFirstResponder", "sizeThatFits:",
                "tintColorDidChange", "touchesBegan:withEvent:", "touchesCancelled:withEvent:", "touchesEnded:withEvent:",
                "traitCollectionDidChange:",
            ]
        ),
        (UIToolbar.self, ["intrinsicContentSize", "layoutSubviews", "sizeThatFits:"]),
        (UIVisualEffectView.self, ["traitCollectionDidChange:"]),
        (UIWindow.self, ["layoutSubviews"]),
    ]

    nonisolated static func register() {
        for entry in selectors {
            ClassRegistry.register(entry.0) { description in for name in entry.1 { description.overrides(name) } }
        }
    }
}
