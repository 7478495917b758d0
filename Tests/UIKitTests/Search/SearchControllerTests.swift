import Sessions
import Testing
import UIKit

/// A list that is searched.
@MainActor
private final class SearchedList: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search: UISearchController
    var log: [String] = []

    init(results: UIViewController? = nil) {
        search = UISearchController(searchResultsController: results)
        super.init(style: .plain)
        title = "Fruits"
        search.searchResultsUpdater = self
        search.delegate = self
        navigationItem.searchController = search
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for searchController: UISearchController) { log.append("update \(searchController.searchBar.text ?? "-")") }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// A search that hears of its animations.
@MainActor
private final class AnimatedSearch: UISearchController {
    var comesAndGoes: [Bool] = []

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        comesAndGoes.append(transitionContext.viewController(forKey: .to) === self)
        super.animateTransition(using: transitionContext)
    }
}

@MainActor
@Suite(.session) struct SearchControllerTests {
    @Test func aSearchAnimatesItsOwnComingAndGoing() {
        let (root, search) = (UIViewController(), AnimatedSearch(searchResultsController: nil))
        root.navigationItem.searchController = search
        let stage = Stage(UINavigationController(rootViewController: root))
        search.isActive = true
        stage.advance(1)
        #expect(search.comesAndGoes == [true] && search.isActive)
        search.isActive = false
        stage.advance(1)
        #expect(search.comesAndGoes == [true, false] && search.presentingViewController == nil)
    }

    @Test func theSearchBarStandsBelowTheTitleAndFoldsAwayFirst() {
        let list = SearchedList()
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(navigation)
        #expect(navigation.navigationBar.frame.height == 148)
        #expect(list.view.safeAreaInsets.top == 207)
        #expect(list.search.searchBar.placeholder == "Search")
        let field = list.search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 156, width: 361, height: 36))
        list.tableView.contentOffset.y += 30
        stage.settle()
        #expect(navigation.navigationBar.frame.height == 118)
        #expect(field.frame.height == 6)
        list.tableView.contentOffset.y += 52
        stage.settle()
        #expect(navigation.navigationBar.frame.height == 66)
        list.tableView.contentOffset.y += 200
        stage.settle()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func aSearchBarThatDoesNotHideStays() {
        let list = SearchedList()
        list.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(navigation)
        list.tableView.contentOffset.y += 300
        stage.settle()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func aDragEndsWhereTheBarShowsAllOrNothing() {
        let list = SearchedList()
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(navigation)
        stage.drag((0...10).map { CGPoint(x: 200, y: 600 - CGFloat($0) * 4) }, over: 1)
        stage.advance(4)
        #expect([44, 96].contains(navigation.navigationBar.frame.height))
    }

    @Test func tappingTheBarSearchesAndCancelEndsIt() {
        let list = SearchedList()
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(navigation)
        stage.tap(CGPoint(x: 200, y: 170))
        stage.advance(1)
        #expect(list.search.isActive && list.search.searchBar.isFirstResponder)
        #expect(list.presentedViewController === list.search)
        #expect(list.search.presentingViewController === list)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 52))
        #expect(list.search.searchBar.showsCancelButton)
        list.search.searchBar.searchTextField.insertText("a")
        stage.tap(CGPoint(x: 355, y: 78))
        stage.advance(1)
        #expect(!list.search.isActive && list.search.searchBar.text == "")
        #expect(navigation.navigationBar.frame.height == 148)
        #expect(list.log == ["will present", "update ", "did present", "update a", "will dismiss", "update ", "did dismiss"])
        #expect(list.presentedViewController == nil)
    }

    @Test func resultsAreShownOnceThereIsText() {
        let results = UIViewController()
        let list = SearchedList(results: results)
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(navigation)
        list.search.isActive = true
        stage.advance(1)
        #expect(!list.search.showsSearchResultsController && results.viewIfLoaded?.window == nil)
        list.search.searchBar.text = "a"
        stage.settle()
        #expect(list.search.showsSearchResultsController && results.view.window != nil)
        #expect(results.view.safeAreaInsets.top == 111)
        list.search.searchBar.text = ""
        stage.settle()
        #expect(results.view.window == nil && results.parent == nil)
    }

    @Test func aTapOnTheDimmedContentEndsTheSearch() {
        let list = SearchedList()
        let stage = Stage(UINavigationController(rootViewController: list))
        list.search.isActive = true
        stage.advance(1)
        stage.tap(CGPoint(x: 200, y: 600))
        stage.advance(1)
        #expect(!list.search.isActive)
    }

    @Test func contentThatIsNotObscuredTakesTouches() {
        let list = SearchedList()
        list.search.obscuresBackgroundDuringPresentation = false
        let stage = Stage(UINavigationController(rootViewController: list))
        list.search.isActive = true
        stage.advance(1)
        stage.tap(CGPoint(x: 200, y: 300))
        #expect(list.search.isActive && list.tableView.indexPathForSelectedRow != nil)
    }

    @Test func aSearchStaysWhileAnotherControllerIsPushed() {
        let results = UIViewController()
        results.view.backgroundColor = .systemYellow
        let list = SearchedList(results: results)
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(navigation)
        list.search.isActive = true
        list.search.searchBar.text = "a"
        stage.advance(1)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(1)
        #expect(results.view.window == nil)
        #expect(navigation.navigationBar.frame.height == 44)
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(results.view.window != nil && list.search.isActive)
        #expect(list.search.searchBar.text == "a")
        #expect(navigation.navigationBar.frame.height == 52)
    }

    @Test func aSearchBarInTheTableHidesTheNavigationBar() {
        let list = SearchedList()
        list.navigationItem.searchController = nil
        list.tableView.tableHeaderView = list.search.searchBar
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(navigation)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.search.searchBar.frame.height == 56)
        list.search.searchBar.becomeFirstResponder()
        stage.advance(1)
        #expect(list.search.isActive && navigation.isNavigationBarHidden)
        list.search.isActive = false
        stage.advance(1)
        #expect(!navigation.isNavigationBarHidden && !list.search.searchBar.showsCancelButton)
    }

    @Test func aSearchKeepsNothingAlive() {
        weak var search: UISearchController?
        autoreleasepool {
            var list: SearchedList? = SearchedList()
            search = list?.search
            let stage = Stage(UINavigationController(rootViewController: list!))
            list?.search.isActive = true
            stage.advance(1)
            list?.search.isActive = false
            stage.advance(1)
            list = nil
            stage.window.rootViewController = UIViewController()
            stage.advance(1)
        }
        #expect(search == nil)
    }
}
