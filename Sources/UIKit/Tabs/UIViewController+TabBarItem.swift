extension UIViewController {
    /// What a tab bar shows for this controller.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem>
    public var tabBarItem: UITabBarItem! {
        get {
            if let tabBarItemStorage { return tabBarItemStorage }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemStorage = item
            return item
        }
        set { tabBarItemStorage = newValue }
    }
}
