// Made by `make generate` from the sources of this module.
import ObjCRuntime

/// Tells the registry, when the library is loaded, which methods can be exchanged at run time.
///
/// While nobody exchanges methods a hook costs one look at a flag.
private enum Exchange {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.register(UIActivityIndicatorView.self, describeExchangeOfUIActivityIndicatorView)
        ClassRegistry.register(UIActivityViewController.self, describeExchangeOfUIActivityViewController)
        ClassRegistry.register(UIAlertController.self, describeExchangeOfUIAlertController)
        ClassRegistry.register(UIApplication.self, describeExchangeOfUIApplication)
        ClassRegistry.register(UIButton.self, describeExchangeOfUIButton)
        ClassRegistry.register(UICollectionView.self, describeExchangeOfUICollectionView)
        ClassRegistry.register(UICollectionViewCell.self, describeExchangeOfUICollectionViewCell)
        ClassRegistry.register(UICollectionViewController.self, describeExchangeOfUICollectionViewController)
        ClassRegistry.register(UIControl.self, describeExchangeOfUIControl)
        ClassRegistry.register(UIDatePicker.self, describeExchangeOfUIDatePicker)
        ClassRegistry.register(UIFont.self, describeExchangeOfUIFont)
        ClassRegistry.register(UIImageView.self, describeExchangeOfUIImageView)
        ClassRegistry.register(UILabel.self, describeExchangeOfUILabel)
        ClassRegistry.register(UINavigationBar.self, describeExchangeOfUINavigationBar)
        ClassRegistry.register(UINavigationController.self, describeExchangeOfUINavigationController)
        ClassRegistry.register(UIPageControl.self, describeExchangeOfUIPageControl)
        ClassRegistry.register(UIPageViewController.self, describeExchangeOfUIPageViewController)
        ClassRegistry.register(UIPickerView.self, describeExchangeOfUIPickerView)
        ClassRegistry.register(UIProgressView.self, describeExchangeOfUIProgressView)
        ClassRegistry.register(UIRefreshControl.self, describeExchangeOfUIRefreshControl)
        ClassRegistry.register(UIResponder.self, describeExchangeOfUIResponder)
        ClassRegistry.register(UIScrollView.self, describeExchangeOfUIScrollView)
        ClassRegistry.register(UISearchBar.self, describeExchangeOfUISearchBar)
        ClassRegistry.register(UISearchController.self, describeExchangeOfUISearchController)
        ClassRegistry.register(UISearchTextField.self, describeExchangeOfUISearchTextField)
        ClassRegistry.register(UISegmentedControl.self, describeExchangeOfUISegmentedControl)
        ClassRegistry.register(UISlider.self, describeExchangeOfUISlider)
        ClassRegistry.register(UISplitViewController.self, describeExchangeOfUISplitViewController)
        ClassRegistry.register(UIStackView.self, describeExchangeOfUIStackView)
        ClassRegistry.register(UIStepper.self, describeExchangeOfUIStepper)
        ClassRegistry.register(UISwitch.self, describeExchangeOfUISwitch)
        ClassRegistry.register(UITabBar.self, describeExchangeOfUITabBar)
        ClassRegistry.register(UITabBarController.self, describeExchangeOfUITabBarController)
        ClassRegistry.register(UITableView.self, describeExchangeOfUITableView)
        ClassRegistry.register(UITableViewCell.self, describeExchangeOfUITableViewCell)
        ClassRegistry.register(UITableViewController.self, describeExchangeOfUITableViewController)
        ClassRegistry.register(UITableViewHeaderFooterView.self, describeExchangeOfUITableViewHeaderFooterView)
        ClassRegistry.register(UITextField.self, describeExchangeOfUITextField)
        ClassRegistry.register(UITextView.self, describeExchangeOfUITextView)
        ClassRegistry.register(UIToolbar.self, describeExchangeOfUIToolbar)
        ClassRegistry.register(UIView.self, describeExchangeOfUIView)
        ClassRegistry.register(UIViewController.self, describeExchangeOfUIViewController)
        ClassRegistry.register(UIVisualEffectView.self, describeExchangeOfUIVisualEffectView)
        ClassRegistry.register(UIWindow.self, describeExchangeOfUIWindow)
    }
}
