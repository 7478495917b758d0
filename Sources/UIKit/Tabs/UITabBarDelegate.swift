import Foundation

/// What a tab bar calls when an item is chosen, and while a person arranges its items.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbardelegate>
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    // @objc(tabBar:didSelectItem:) optional
    /// The person chose an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    // @objc(tabBar:willBeginCustomizingItems:) optional
    /// The person is about to arrange these items.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    // @objc(tabBar:didBeginCustomizingItems:) optional
    /// The person can arrange these items now.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    // @objc(tabBar:willEndCustomizingItems:changed:) optional
    /// The person is about to be done; these are the bar's items then, and whether they are others, or stand elsewhere.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    // @objc(tabBar:didEndCustomizingItems:changed:) optional
    /// The person is done.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

/// Who decides what choosing an item of a tab bar does, in place of the bar.
@MainActor
protocol TabBarOwner: AnyObject {
    func personChose(_ item: UITabBarItem)
    /// What an item shows is something else now.
    func itemDidChange(_ item: UITabBarItem)
}
