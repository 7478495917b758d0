import SampanInterfaceBuilder

extension ClassCard {
    static let calendarView = ClassCard(
        UICalendarView.self, elements: "calendarView",
        attributes: [.property("wantsDateDecorations", \.wantsDateDecorations)],
        // Each of its days is an element of its own.
        facts: [.accessibility { $1.isElement = false }])
}
