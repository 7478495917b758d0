extension UIViewController {
    var ownTabBarItem: UITabBarItem {
        if let tabBarItemStorage { return tabBarItemStorage }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabBarItemStorage = item
        return item
    }
}
