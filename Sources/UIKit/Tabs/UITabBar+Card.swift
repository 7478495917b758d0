import SampanInterfaceBuilder

extension ClassCard {
    static let tabBar = ClassCard(
        UITabBar.self, elements: "tabBar",
        names: "selectedItem",
        attributes: [
            .property("items", \.items)
        ])
}
