extension ClassCard {
    static let inputView = ClassCard(UIInputView.self)
}
