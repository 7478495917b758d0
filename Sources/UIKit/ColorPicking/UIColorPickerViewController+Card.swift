extension ClassCard {
    /// In documents a colour picker is a view controller of that class.
    static let colorPickerViewController = ClassCard(UIColorPickerViewController.self)
}
