import InterfaceBuilder

extension ClassCard {
    static let tabBar = ClassCard(
        UITabBar.self, elements: "tabBar",
        names: "itemPositioning itemSpacing itemWidth selectedItem selectionIndicatorImage",
        attributes: [
            .property("barStyle", \.barStyle),
            .property("translucent", \.isTranslucent),
            .property("barTintColor", \.barTintColor),
            .property("unselectedItemTintColor", \.unselectedItemTintColor),
            .property("backgroundImage", \.backgroundImage),
            .property("shadowImage", \.shadowImage),
            .property("items", \.items),
        ])
}
