extension ClassCard {
    /// In documents it is a view controller of that class, or a subclass of it.
    static let documentViewController = ClassCard(UIDocumentViewController.self)
}
