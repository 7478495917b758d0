import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class SearchSuggestionTests {
    private let list = SuggestingList()
    private lazy var stage = Stage(UINavigationController(rootViewController: list))

    @Test func aSearchControllersSuggestionsAreListedAndTheUpdaterHearsWhichWasChosen() throws {
        _ = stage
        let item = UISearchSuggestionItem(localizedSuggestion: "Apples")
        item.representedObject = 1
        list.search.searchSuggestions = [item]
        stage.settle()
        #expect(stage.window.element(labelled: "Apples") == nil)
        list.search.isActive = true
        stage.advance(1)
        let row = try #require(stage.window.element(labelled: "Apples"))
        stage.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        stage.settle()
        #expect(list.chosen as? Int == 1)
        #expect(list.search.searchSuggestions == nil && stage.window.element(labelled: "Apples") == nil)
        #expect(list.search.isActive)
    }

    @Test func suggestionsThatAreIgnoredAreNotListed() {
        _ = stage
        list.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        list.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apples")]
        list.search.isActive = true
        stage.advance(1)
        #expect(stage.window.element(labelled: "Apples") == nil)
        list.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
        stage.settle()
        #expect(stage.window.element(labelled: "Apples") != nil)
    }

    @Test func tokensAreSearchedForLikeText() {
        let results = UIViewController()
        let list = SuggestingList(results: results)
        let stage = Stage(UINavigationController(rootViewController: list))
        list.search.isActive = true
        stage.advance(1)
        list.updates = 0
        list.search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "A")]
        stage.settle()
        #expect(list.updates == 1 && list.search.showsSearchResultsController)
        list.search.isActive = false
        stage.advance(1)
        #expect(list.search.searchBar.searchTextField.tokens.isEmpty)
    }

    @Test func scopesAreShownWhenTheirActivationSaysSo() {
        _ = stage
        let bar = list.search.searchBar
        bar.scopeButtonTitles = ["All", "Some"]
        #expect(list.search.scopeBarActivation == .automatic)
        list.search.scopeBarActivation = .onTextEntry
        list.search.isActive = true
        stage.advance(1)
        #expect(!bar.showsScopeBar)
        bar.text = "a"
        stage.advance(1)
        #expect(bar.showsScopeBar)
        list.search.isActive = false
        stage.advance(1)
        #expect(!bar.showsScopeBar)
        list.search.scopeBarActivation = .onSearchActivation
        list.search.isActive = true
        stage.advance(1)
        #expect(bar.showsScopeBar)
        list.search.isActive = false
        stage.advance(1)
        list.search.scopeBarActivation = .manual
        list.search.isActive = true
        stage.advance(1)
        #expect(!bar.showsScopeBar)
    }
}

/// A controller that is searched, and suggests.
private final class SuggestingList: UIViewController, UISearchResultsUpdating {
    let search: UISearchController
    var updates = 0
    var chosen: Any?

    init(results: UIViewController? = nil) {
        search = UISearchController(searchResultsController: results)
        super.init(nibName: nil, bundle: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for searchController: UISearchController) { updates += 1 }
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        chosen = searchSuggestion.representedObject
    }
}

extension UIView {
    /// The accessibility element with a label in the view.
    fileprivate func element(labelled label: String) -> UIView? {
        if isAccessibilityElement, accessibilityLabel == label { return self }
        return subviews.lazy.compactMap { $0.element(labelled: label) }.first
    }
}
