import SampanInterfaceBuilder

extension ClassCard {
    static let toolbar = ClassCard(
        UIToolbar.self, elements: "toolbar",
        names: "backgroundImage shadowImage",
        attributes: [
            .property("items", \.items)
        ])
}
