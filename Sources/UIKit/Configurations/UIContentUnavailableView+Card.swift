extension ClassCard {
    static let contentUnavailableView = ClassCard(UIContentUnavailableView.self, elements: "contentUnavailableView")
}
