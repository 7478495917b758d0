import Foundation
import InterfaceBuilder

extension NibTables {
    static var tabs: [NibTable] { [tabBar, tabBarItem, tabBarController] }

    private static let tabBar = NibTable(
        UITabBar.self,
        [
            .choice("barStyle", \.barStyle, NibWords.barStyles),
            .bool("translucent", \.isTranslucent),
            .color("barTintColor", \.barTintColor),
            .color("unselectedItemTintColor", \.unselectedItemTintColor),
            .image("backgroundImage", \.backgroundImage),
            .image("shadowImage", \.shadowImage),
            .list("items", of: UITabBarItem.self) { $0.items = $1 },
        ])

    private static let tabBarItem = NibTable(
        UITabBarItem.self,
        [
            .custom("systemItem") { item, source in
                guard let kind = source.choice("systemItem", systemItems) else { return }
                item.title = kind.title
                item.image = UIImage(systemName: kind.symbolName)
            },
            .image("selectedImage", \.selectedImage),
            .text("badgeValue", \.badgeValue),
            .color("badgeColor", \.badgeColor),
            .custom("titlePositionAdjustment") { item, source in
                guard case .offset(let horizontal, let vertical)? = source.record.values["titlePositionAdjustment"] else { return }
                item.titlePositionAdjustment = UIOffset(horizontal: CGFloat(horizontal), vertical: CGFloat(vertical))
            },
        ])

    private static let systemItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
        "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
        "mostViewed": .mostViewed,
    ]

    private static let tabBarController = NibTable(
        UITabBarController.self,
        [
            .custom("tabBar") { controller, source in source.fill(controller.tabBar, "tabBar") },
            .always { controller, source in
                let related = source.builder.scene?.related("viewControllers") ?? []
                if !related.isEmpty { controller.viewControllers = related }
            },
            .int("selectedIndex", \.selectedIndex),
        ])
}
