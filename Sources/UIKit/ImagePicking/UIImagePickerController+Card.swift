extension ClassCard {
    /// Documents cannot name image pickers.
    static let imagePickerController = ClassCard(UIImagePickerController.self)
}
