extension ClassCard {
    static let standardTextCursorView = ClassCard(UIStandardTextCursorView.self)
}
