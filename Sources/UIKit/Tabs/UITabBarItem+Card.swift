import SampanInterfaceBuilder

extension ClassCard {
    static let tabBarItem = ClassCard(
        UITabBarItem.self, elements: "tabBarItem",
        attributes: [
            .property("springLoaded", \.isSpringLoaded),
            .custom("systemItem") { item, source in
                guard let kind: UITabBarItem.SystemItem = source.choice("systemItem") else { return }
                item.title = kind.title
                item.image = UIImage(systemName: kind.symbolName)
            },
        ])
}
