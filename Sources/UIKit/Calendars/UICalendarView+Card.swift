import SampanInterfaceBuilder

extension ClassCard {
    static let calendarView = ClassCard(
        UICalendarView.self, elements: "calendarView",
        attributes: [
            .property("wantsDateDecorations", \.wantsDateDecorations),
            .custom("fontDesign") { view, source in
                switch source.record["fontDesign"] {
                case "serif"?: view.fontDesign = .serif
                case "rounded"?: view.fontDesign = .rounded
                case "monospaced"?: view.fontDesign = .monospaced
                default: break
                }
            },
        ],
        // Each of its days is an element of its own.
        facts: [.accessibility { $1.isElement = false }])
}
