extension ClassCard {
    static let eventAttributionView = ClassCard(UIEventAttributionView.self)
}
