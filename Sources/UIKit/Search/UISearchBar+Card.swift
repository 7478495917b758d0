import InterfaceBuilder

extension ClassCard {
    static let searchBar = ClassCard(
        UISearchBar.self, elements: "searchBar",
        attributes: [
            .property("barStyle", \.barStyle),
            .property("searchBarStyle", \.searchBarStyle),
            .property("translucent", \.isTranslucent),
            .property("barTintColor", \.barTintColor),
            .property("backgroundImage", \.backgroundImage),
            .property("scopeBarBackgroundImage", \.scopeBarBackgroundImage),
            .property("prompt", \.prompt),
            .property("placeholder", \.placeholder),
            .property("text", \.text),
            .property("showsBookmarkButton", \.showsBookmarkButton),
            .property("showsSearchResultsButton", \.showsSearchResultsButton),
            .property("searchResultsButtonSelected", \.isSearchResultsButtonSelected),
            .property("showsCancelButton", \.showsCancelButton),
            .custom("scopeButtonTitles") { bar, source in
                if let titles = source.texts("scopeButtonTitles") { bar.scopeButtonTitles = titles }
            },
            .property("showsScopeBar", \.showsScopeBar),
            .property("selectedScopeButtonIndex", \.selectedScopeButtonIndex),
            .textInputTraits,
        ])
}
