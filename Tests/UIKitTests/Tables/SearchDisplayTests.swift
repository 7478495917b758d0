import Foundation
import Sessions
import Testing

@testable import UIKit

/// A list that is searched in the old way.
private final class SearchedList: UITableViewController, UISearchDisplayDelegate {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
    var search: UISearchDisplayController!
    var log: [String] = []
    var found = ["Mango"]
    var reloads = true

    override func viewDidLoad() {
        super.viewDidLoad()
        search = UISearchDisplayController(searchBar: bar, contentsController: self)
        search.delegate = self
        search.searchResultsDataSource = self
        search.searchResultsDelegate = self
        tableView.tableHeaderView = bar
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView === search.searchResultsTableView ? found.count : 20
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = tableView === search.searchResultsTableView ? found[indexPath.row] : "Row \(indexPath.row)"
        return cell
    }

    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) { log.append("will begin") }
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) { log.append("did begin") }
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) { log.append("will end") }
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { log.append("did end") }
    func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView) {
        log.append("loaded")
    }
    func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView) {
        log.append("unloads")
    }
    func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView) {
        log.append("will show")
    }
    func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView) {
        log.append("did show")
    }
    func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView) {
        log.append("will hide")
    }
    func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView) {
        log.append("did hide")
    }
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool {
        log.append("text \(searchString ?? "")")
        found = searchString.map { ["Mango", "Maracuja"].filter($0.isEmpty ? { _ in false } : Self.begins(with: $0)) } ?? []
        return reloads
    }
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int) -> Bool {
        log.append("scope \(searchOption)")
        return true
    }

    private static func begins(with text: String) -> (String) -> Bool { { $0.hasPrefix(text) } }
}

@MainActor @Suite(.session)
final class SearchDisplayTests {
    private let list = SearchedList()
    private lazy var navigation = UINavigationController(rootViewController: list)
    private lazy var stage = Stage(navigation)

    private func rows() -> [String] {
        list.search.searchResultsTableView.visibleCells.compactMap { $0.textLabel?.text }
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }

    @Test func editingBeginsTheSearchAndTextShowsTheResults() {
        stage.settle()
        #expect(list.log == ["loaded"], "the list asks for the table to tell it from its own")
        list.log = []
        #expect(list.searchDisplayController === list.search && !list.search.isActive)
        list.bar.becomeFirstResponder()
        stage.advance(1)
        #expect(list.search.isActive && navigation.isNavigationBarHidden && list.bar.showsCancelButton)
        #expect(list.log == ["will begin", "did begin"])
        list.bar.searchTextField.insertText("M")
        stage.settle()
        #expect(list.log == ["will begin", "did begin", "text M", "will show", "did show"])
        #expect(rows() == ["Mango", "Maracuja"])
        let table = list.search.searchResultsTableView
        #expect(table.convert(table.bounds, to: nil).minY == list.bar.convert(list.bar.bounds, to: nil).maxY)
        list.bar.searchTextField.insertText("ar")
        stage.settle()
        #expect(rows() == ["Maracuja"])
        list.bar.searchTextField.insertText("x")
        stage.settle()
        #expect(rows().isEmpty && texts(in: table).contains("No Results"))
        list.bar.text = ""
        stage.settle()
        #expect(table.window == nil && list.search.isActive && list.log.suffix(2) == ["will hide", "did hide"])
    }

    @Test func cancellingEndsTheSearch() {
        stage.settle()
        list.search.setActive(true, animated: true)
        stage.advance(1)
        #expect(list.bar.isFirstResponder)
        list.bar.text = "M"
        stage.settle()
        list.log = []
        list.bar.cancelWasTapped()
        stage.advance(1)
        #expect(list.log == ["will end", "will hide", "did hide", "did end"])
        #expect(!list.search.isActive && !navigation.isNavigationBarHidden && list.bar.text == "" && !list.bar.showsCancelButton)
        #expect(!list.bar.isFirstResponder && list.search.searchResultsTableView.window == nil)
    }

    @Test func aSearchCanBeginAgainWhileTheOneBeforeFades() {
        stage.settle()
        list.search.isActive = true
        stage.advance(1)
        list.search.setActive(false, animated: true)
        list.search.setActive(true, animated: true)
        list.bar.text = "M"
        stage.advance(1)
        #expect(list.search.searchResultsTableView.window === stage.window && rows() == ["Mango", "Maracuja"])
    }

    @Test func aTapOnTheDimmedContentEndsTheSearch() {
        stage.settle()
        list.search.isActive = true
        stage.advance(1)
        stage.tap(CGPoint(x: 200, y: 700))
        stage.advance(1)
        #expect(!list.search.isActive)
    }

    @Test func resultsThatComeLaterAreReloadedByWhoFindsThem() {
        stage.settle()
        list.search.isActive = true
        list.bar.text = "M"
        stage.settle()
        list.reloads = false
        list.bar.text = "Mar"
        stage.settle()
        #expect(rows() == ["Mango", "Maracuja"])
        list.search.searchResultsTableView.reloadData()
        stage.settle()
        #expect(rows() == ["Maracuja"])
    }

    @Test func resultsThatComeLaterTakeThePlaceOfNone() {
        stage.settle()
        list.search.isActive = true
        list.bar.text = "x"
        stage.settle()
        let table = list.search.searchResultsTableView
        #expect(texts(in: table).contains("No Results"))
        list.found = ["Mango"]
        table.reloadData()
        stage.settle()
        #expect(rows() == ["Mango"] && !texts(in: table).contains("No Results"))
    }

    @Test func theBarMayStandInTheNavigationBar() {
        stage.settle()
        #expect(list.search.navigationItem == nil)
        list.search.displaysSearchBarInNavigationBar = true
        #expect(list.search.navigationItem === list.navigationItem && list.navigationItem.titleView === list.bar)
        list.search.isActive = true
        stage.advance(1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func whatIsPushedOverTheResultsHasTheNavigationBarAndIsNotCovered() {
        stage.settle()
        list.search.isActive = true
        list.bar.text = "M"
        stage.advance(1)
        #expect(navigation.isNavigationBarHidden)
        let table = list.search.searchResultsTableView
        let detail = UIViewController()
        navigation.pushViewController(detail, animated: true)
        stage.advance(1)
        #expect(!navigation.isNavigationBarHidden && table.superview?.isHidden == true && list.search.isActive)
        navigation.popViewController(animated: true)
        stage.advance(1)
        #expect(navigation.isNavigationBarHidden && table.superview?.isHidden == false && !rows().isEmpty)
    }

    @Test func theTableIsGivenUpWhenMemoryIsShort() {
        stage.settle()
        let table = list.search.searchResultsTableView
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(list.log.last == "unloads" && list.search.searchResultsTableView !== table)
    }

    @Test func aListThatGoesWhileItIsSearchedTakesTheResultsAlong() {
        stage.settle()
        weak var display: UIView?
        do {
            let found = SearchedList()
            navigation.pushViewController(found, animated: false)
            stage.settle()
            found.search.isActive = true
            found.bar.text = "M"
            stage.advance(1)
            display = found.search.searchResultsTableView.superview
            #expect(display?.window != nil)
            navigation.popViewController(animated: false)
            stage.advance(1)
        }
        stage.advance(0.2)
        #expect(display == nil)
    }

    @Test func theControllerAndItsSearchAreReleased() {
        weak var controller: SearchedList?
        weak var search: UISearchDisplayController?
        do {
            let made = SearchedList()
            made.loadViewIfNeeded()
            (controller, search) = (made, made.search)
        }
        #expect(controller == nil && search == nil)
    }
}
