import SampanInterfaceBuilder

extension ClassCard {
    static let searchBar = ClassCard(
        UISearchBar.self, elements: "searchBar",
        attributes: [
            .property("placeholder", \.placeholder),
            .property("text", \.text),
            .custom("scopeButtonTitles") { bar, source in
                if let titles = source.texts("scopeButtonTitles") { bar.scopeButtonTitles = titles }
            },
            .textInputTraits,
        ])
}
