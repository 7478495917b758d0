import InterfaceBuilder

extension ClassCard {
    static let toolbar = ClassCard(
        UIToolbar.self, elements: "toolbar",
        names: "backgroundImage shadowImage",
        attributes: [
            .property("barStyle", \.barStyle),
            .property("translucent", \.isTranslucent),
            .property("barTintColor", \.barTintColor),
            .property("items", \.items),
        ])
}
