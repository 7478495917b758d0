extension ClassCard {
    /// In documents a browser is a view controller of that class.
    static let documentBrowserViewController = ClassCard(UIDocumentBrowserViewController.self)
}
