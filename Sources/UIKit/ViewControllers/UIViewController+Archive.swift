import Foundation

extension UIViewController: ArchiveDecoding {
    static func archivedBundle(_ coder: NSCoder) -> Bundle? {
        (coder.objectIfPresent(forKey: "UINibBundleIdentifier") as? String).flatMap { Bundle(identifier: $0) }
    }

    func encodeParts(with coder: NSCoder) {
        ViewArchive.encodeProperties(of: self, coder)
        if let nibName { coder.encode(nibName as NSString, forKey: "UINibName") }
        if let identifier = nibBundle?.bundleIdentifier { coder.encode(identifier as NSString, forKey: "UINibBundleIdentifier") }
        if nibName == nil, storyboardScene == nil, let viewStorage { coder.encode(viewStorage, forKey: "UIView") }
        coder.encode(navigationItemStorage, forKey: "UINavigationItem")
        coder.encode(tabBarItemStorage, forKey: "UITabBarItem")
        coder.encode(toolbarItemStorage.map { $0 as NSArray }, forKey: "UIToolbarItems")
        if !childStorage.isEmpty { coder.encode(childStorage as NSArray, forKey: "UIChildViewControllers") }
    }

    private func archivedChildren(_ coder: NSCoder) -> [UIViewController] {
        ViewArchive.array("UIChildViewControllers", coder).compactMap { $0 as? UIViewController }
    }

    package func decodeArchive(_ coder: NSCoder, as cls: AnyClass) {
        if cls == UINavigationController.self {
            (self as? UINavigationController)?.setViewControllers(archivedChildren(coder), animated: false)
        }
        guard cls == UIViewController.self else { return }
        ViewArchive.decodeProperties(of: self, cls, coder)
        if let item = coder.objectIfPresent(forKey: "UINavigationItem") as? UINavigationItem {
            item.controller = self
            navigationItemStorage = item
        }
        tabBarItemStorage = coder.objectIfPresent(forKey: "UITabBarItem") as? UITabBarItem
        let items = ViewArchive.array("UIToolbarItems", coder).compactMap { $0 as? UIBarButtonItem }
        if !items.isEmpty { toolbarItemStorage = items }
        if let view = coder.objectIfPresent(forKey: "UIView") as? UIView { self.view = view }
        // Containers of UIKit's take their children in themselves.
        guard ViewArchive.lastClass(of: self) == UIViewController.self else { return }
        for child in archivedChildren(coder) {
            addChild(child)
            child.didMove(toParent: self)
        }
    }
}
