import SampanInterfaceBuilder

extension ClassCard {
    static let tabBar = ClassCard(
        UITabBar.self, elements: "tabBar",
        names: "itemPositioning itemSpacing itemWidth selectedItem selectionIndicatorImage",
        attributes: [
            .property("items", \.items)
        ])
}
