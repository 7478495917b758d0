import SampanInterfaceBuilder

extension ClassCard {
    static let navigationItem = ClassCard(
        UINavigationItem.self, elements: "navigationItem",
        names: "centerItemGroups",
        attributes: [
            .property("title", \.title)
        ],
        facts: [.initializer { $0.init(coder: $1) }])
}
