import SampanInterfaceBuilder

extension ClassCard {
    static let switchControl = ClassCard(
        UISwitch.self, elements: "switch",
        attributes: [
            .property("on", \.isOn),
            .property("title", \.title),
        ],
        facts: [
            .primaryEvent(.valueChanged),
            .accessibility { control, standard in
                standard.value = control.isOn ? "1" : "0"
                standard.traits.formUnion([.button, .toggleButton])
            },
        ])
}
