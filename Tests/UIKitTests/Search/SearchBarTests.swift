import Sessions
import Testing
import UIKit

/// A delegate that writes down what a search bar says.
@MainActor
final class SearchBarLog: NSObject, UISearchBarDelegate {
    var log: [String] = []
    var mayEnd = true
    var refused: String?

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        log.append("should begin")
        return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { text != refused }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { log.append("scope \(selectedScope)") }
}

@MainActor
@Suite(.session) struct SearchBarTests {
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    private let delegate = SearchBarLog()
    private let stage: Stage

    init() {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        root.view.addSubview(bar)
        bar.delegate = delegate
        stage = Stage(root)
    }

    @Test func theFieldStandsInTheMiddleOfItsRow() {
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
        #expect(bar.intrinsicContentSize.height == 56)
        bar.prompt = "Where to"
        #expect(bar.intrinsicContentSize.height == 75)
        bar.scopeButtonTitles = ["All", "Some"]
        #expect(bar.intrinsicContentSize.height == 75)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 119)
    }

    @Test func aTapBeginsEditingAndKeysTellTheText() {
        stage.tap(CGPoint(x: 200, y: 128))
        #expect(bar.isFirstResponder && bar.searchTextField.isFirstResponder)
        bar.searchTextField.insertText("a")
        bar.searchTextField.insertText("b")
        bar.searchTextField.insertText("\n")
        bar.resignFirstResponder()
        #expect(delegate.log == ["should begin", "began", "text a", "text ab", "search", "ended"])
        #expect(bar.text == "ab")
    }

    @Test func theDelegateMayRefuseCharactersAndTheSearchKey() {
        bar.becomeFirstResponder()
        delegate.refused = "x"
        bar.searchTextField.insertText("x")
        #expect(bar.text == "")
        bar.searchTextField.insertText("a")
        delegate.refused = "\n"
        bar.searchTextField.insertText("\n")
        #expect(!delegate.log.contains("search"))
    }

    @Test func theSearchKeyNeedsText() {
        bar.becomeFirstResponder()
        bar.searchTextField.insertText("\n")
        #expect(!delegate.log.contains("search"))
        bar.enablesReturnKeyAutomatically = false
        bar.searchTextField.insertText("\n")
        #expect(delegate.log.contains("search"))
    }

    @Test func aDelegateMayKeepEditing() {
        bar.becomeFirstResponder()
        delegate.mayEnd = false
        #expect(!bar.resignFirstResponder())
        #expect(bar.isFirstResponder)
    }

    @Test func setTextIsToldButOnlyWhenItDiffers() {
        bar.text = "new"
        bar.text = "new"
        #expect(delegate.log == ["text new"])
    }

    @Test func theCancelButtonTakesRoomFromTheField() {
        bar.setShowsCancelButton(true, animated: true)
        stage.advance(0.5)
        #expect(bar.searchTextField.frame.maxX < 330)
        stage.tap(CGPoint(x: 360, y: 128))
        #expect(delegate.log == ["cancel"])
        bar.showsCancelButton = false
        stage.settle()
        #expect(bar.searchTextField.frame.maxX == 385)
    }

    @Test func scopesAreChosenByTaps() {
        bar.frame.size.height = 100
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        stage.settle()
        stage.tap(CGPoint(x: 300, y: 176))
        #expect(delegate.log == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test func buttonsInTheFieldTell() {
        bar.showsBookmarkButton = true
        stage.settle()
        stage.tap(CGPoint(x: 368, y: 128))
        bar.showsSearchResultsButton = true
        stage.settle()
        stage.tap(CGPoint(x: 368, y: 128))
        #expect(delegate.log == ["bookmark", "results"])
    }
}
