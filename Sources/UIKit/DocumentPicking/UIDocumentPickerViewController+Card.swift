extension ClassCard {
    /// Documents cannot name document pickers.
    static let documentPickerViewController = ClassCard(UIDocumentPickerViewController.self)
}
