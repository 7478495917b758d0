extension ClassCard {
    /// In documents a font picker is a view controller of that class.
    static let fontPickerViewController = ClassCard(UIFontPickerViewController.self)
}
