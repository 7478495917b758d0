extension ClassCard {
    /// In documents a formatting panel is a view controller of that class.
    static let textFormattingViewController = ClassCard(UITextFormattingViewController.self)
}
