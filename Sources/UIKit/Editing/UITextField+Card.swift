import SampanInterfaceBuilder

extension ClassCard {
    static let textField = ClassCard(
        UITextField.self, elements: "textField",
        withoutEffect: "usesAttributedText",
        attributes: [
            // The colour again: what it fills depends on the border.
            .property("backgroundColor", \.backgroundColor),
            .property("fontDescription", \.font),
            .given("textColor", \.textColor),
            .property("textAlignment", \.textAlignment),
            .property("text", \.text),
            .property("attributedText", \.attributedText),
            .property("placeholder", \.placeholder),
            .property("attributedPlaceholder", \.attributedPlaceholder),
            .property("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
            .textInputTraits,
        ],
        facts: [
            .accessibility { field, standard in
                let text = field.text.flatMap { $0.isEmpty ? nil : $0 }
                standard.value = text.map { field.isSecureTextEntry ? String(repeating: "•", count: $0.count) : $0 } ?? field.placeholder
            }
        ])
}
