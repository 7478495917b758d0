extension ClassCard {
    /// Documents cannot name the text fields of search bars, which make their own.
    static let searchTextField = ClassCard(UISearchTextField.self)
}
