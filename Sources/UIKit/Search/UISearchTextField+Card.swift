extension ClassCard {
    /// Documents cannot name the text fields of search bars, which make their own.
    static let searchTextField = ClassCard(
        UISearchTextField.self,
        facts: [
            .accessibility { field, standard in
                // Tokens are read before the text.
                guard !field.tokens.isEmpty else { return }
                standard.value = (field.tokens.map(\.text) + [field.text ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
            }
        ])
}
