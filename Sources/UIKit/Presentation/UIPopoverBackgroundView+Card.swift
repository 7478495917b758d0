extension ClassCard {
    static let popoverBackgroundView = ClassCard(UIPopoverBackgroundView.self)
}
