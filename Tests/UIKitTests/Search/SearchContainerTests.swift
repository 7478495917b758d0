import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class SearchContainerTests {
    private final class Results: UITableViewController, UISearchResultsUpdating {
        var texts: [String] = []
        func updateSearchResults(for searchController: UISearchController) { texts.append(searchController.searchBar.text ?? "") }
    }

    @Test func theSearchBeginsWhenItsContainerAppears() {
        let results = Results()
        let search = UISearchController(searchResultsController: results)
        search.title = "Find"
        search.searchResultsUpdater = results
        let container = UISearchContainerViewController(searchController: search)
        #expect(container.searchController === search && container.title == "Find")
        let stage = Stage(container)
        stage.advance(1)
        #expect(search.isActive && search.searchBar.window === stage.window)
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).minY == container.view.safeAreaInsets.top)
        search.searchBar.text = "a"
        stage.advance(0.5)
        #expect(results.texts.last == "a" && results.view.window === stage.window)
        #expect(results.view.convert(results.view.bounds, to: nil).minY >= search.searchBar.convert(search.searchBar.bounds, to: nil).maxY)
        search.isActive = false
        stage.advance(1)
        #expect(!search.isActive && results.viewIfLoaded?.window == nil, "it does not begin by itself again")
    }
}
