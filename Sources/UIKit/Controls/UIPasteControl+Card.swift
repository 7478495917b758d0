import SampanInterfaceBuilder

extension ClassCard {
    static let pasteControl = ClassCard(
        UIPasteControl.self, elements: "pasteControl",
        attributes: [
            .custom("displayMode") { control, source in
                if let mode: UIPasteControl.DisplayMode = source.choice("displayMode") { control.change { $0.displayMode = mode } }
            },
            .custom("cornerStyle") { control, source in
                if let style: UIButton.Configuration.CornerStyle = source.choice("cornerStyle") {
                    control.change { $0.cornerStyle = style }
                }
            },
            .custom("imagePlacement") { control, source in
                if let edge: NSDirectionalRectEdge = source.choice("imagePlacement") { control.change { $0.imagePlacement = edge } }
            },
        ],
        facts: [
            .primaryEvent(.primaryActionTriggered),
            // The button in it is the element.
            .accessibility { $1.isElement = false },
        ])
}
