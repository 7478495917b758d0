import SampanInterfaceBuilder

extension ClassCard {
    static let tabBar = ClassCard(
        UITabBar.self, elements: "tabBar",
        names: "selectedItem",
        attributes: [
            .property("springLoaded", \.isSpringLoaded),
            .property("items", \.items),
        ])
}
