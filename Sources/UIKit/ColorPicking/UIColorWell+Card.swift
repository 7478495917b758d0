import SampanInterfaceBuilder

extension ClassCard {
    static let colorWell = ClassCard(
        UIColorWell.self, elements: "colorWell",
        names: "supportsEyedropper",
        facts: [
            .primaryEvent(.valueChanged),
            .accessibility { _, standard in
                standard.label = ColorPickerWords.well.text
                standard.traits.insert(.button)
            },
        ])
}
