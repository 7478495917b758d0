import Foundation

/// Tells the registry, when the library is loaded, which of UIKit's methods can be exchanged at run time.
///
/// Each has a hook beside it that runs in its place wherever it is called from, by dispatch or by `super`, and asks `MethodHooks`: while
/// nobody exchanges methods that costs one look at a flag.
private enum ExchangeableMethods {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.register(UIViewController.self, UIViewController.describeExchangeableUIViewController)
        ClassRegistry.register(UIView.self, UIView.describeExchangeableUIView)
        ClassRegistry.register(UIResponder.self, UIResponder.describeExchangeableUIResponder)
        ClassRegistry.register(UIControl.self, UIControl.describeExchangeableUIControl)
        ClassRegistry.register(UIButton.self, UIButton.describeExchangeableUIButton)
        ClassRegistry.register(UIApplication.self, UIApplication.describeExchangeableUIApplication)
        ClassRegistry.register(UIWindow.self, UIWindow.describeExchangeableUIWindow)
        ClassRegistry.register(UINavigationController.self, UINavigationController.describeExchangeableUINavigationController)
        ClassRegistry.register(UITableView.self, UITableView.describeExchangeableUITableView)
        ClassRegistry.register(UICollectionView.self, UICollectionView.describeExchangeableUICollectionView)
        ClassRegistry.register(UIFont.self, UIFont.describeExchangeableUIFont)
        FrameworkOverrides.register()
    }
}
