import SampanInterfaceBuilder

extension ClassCard {
    static let barItem = ClassCard(
        UIBarItem.self,
        attributes: [
            .property("title", \.title),
            .property("image", \.image),
            .property("landscapeImage", \.landscapeImagePhone),
            .accessibilityConfiguration,
        ],
        facts: [
            .initializer { $0.init(coder: $1) },
            .accessibility { item, standard in
                (standard.isElement, standard.label) = (true, item.title ?? item.image?.accessibilityLabel)
                standard.traits = item.isEnabled ? .button : [.button, .notEnabled]
            },
        ])
}
