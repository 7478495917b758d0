import Foundation
import InterfaceBuilder

extension NibTables {
    static var searches: [NibTable] { [searchBar] }

    private static let searchBar = NibTable(
        UISearchBar.self,
        [
            .choice("barStyle", \.barStyle, NibWords.barStyles),
            .choice("searchBarStyle", \.searchBarStyle, ["default": .default, "prominent": .prominent, "minimal": .minimal]),
            .bool("translucent", \.isTranslucent),
            .color("barTintColor", \.barTintColor),
            .image("backgroundImage", \.backgroundImage),
            .image("scopeBarBackgroundImage", \.scopeBarBackgroundImage),
            .text("prompt", \.prompt),
            .text("placeholder", \.placeholder),
            .text("text", \.text),
            .bool("showsBookmarkButton", \.showsBookmarkButton),
            .bool("showsSearchResultsButton", \.showsSearchResultsButton),
            .bool("searchResultsButtonSelected", \.isSearchResultsButtonSelected),
            .bool("showsCancelButton", \.showsCancelButton),
            .custom("scopeButtonTitles") { bar, source in
                guard case .array(let titles)? = source.record.values["scopeButtonTitles"] else { return }
                bar.scopeButtonTitles = titles.compactMap { title in
                    switch title {
                    case .string(let text), .localizedString(let text): text
                    default: nil
                    }
                }
            },
            .bool("showsScopeBar", \.showsScopeBar),
            .int("selectedScopeButtonIndex", \.selectedScopeButtonIndex),
            .textInputTraits,
        ])
}
