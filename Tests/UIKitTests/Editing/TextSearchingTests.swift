import Foundation
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct TextSearchingTests {
    private let library = Library()

    private func session() -> UITextSearchingFindSession { UITextSearchingFindSession(searchableObject: library) }

    // MARK: Options

    @Test func optionsSayWhichPlacesMatch() {
        let text = "cat concat Cats" as NSString
        func places(_ method: UITextSearchOptions.WordMatchMethod, _ comparing: NSString.CompareOptions = .caseInsensitive) -> [Int] {
            UITextSearchOptions(method, comparing).matches(of: "cat", in: text).map(\.location)
        }
        #expect(places(.contains) == [0, 7, 11])
        #expect(places(.contains, []) == [0, 7])
        #expect(places(.startsWith) == [0, 11])
        #expect(places(.fullWord) == [0])
        let all = UITextSearchOptions()
        #expect(all.wordMatchMethod == .contains && all.stringCompareOptions.isEmpty)
        #expect(all.matches(of: "", in: text).isEmpty && all.matches(of: "aa", in: "aaaa").map(\.location) == [0, 2])
        #expect(UITextSearchOptions(.contains, .regularExpression).matches(of: "c[ao]", in: text).map(\.location) == [0, 4, 7])
    }

    @Test func aWordWithinAnotherHidesNoneThatBeginsInIt() {
        #expect(UITextSearchOptions(.fullWord, []).matches(of: "a a", in: "aa a a").map(\.location) == [3])
    }

    // MARK: Finds

    @Test func findsComeInTheOrderOfTheirDocuments() {
        let session = session()
        session.performSearch(query: "x", options: nil)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
        #expect(library.decorated == ["first 2": .highlighted, "second 0": .found, "second 5": .found])
        session.highlightNextResult(in: .forward)
        #expect(library.decorated == ["first 2": .found, "second 0": .highlighted, "second 5": .found])
        #expect(library.events.suffix(2) == ["will second 0", "scroll second 0"])
        session.highlightNextResult(in: .backward)
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 2)
    }

    @Test func theFirstFindThatIsShownStandsNotBeforeTheSelection() {
        library.selected = ("second", 1)
        let session = session()
        session.performSearch(query: "x", options: nil)
        #expect(session.highlightedResultIndex == 2)
        library.selected = ("second", 6)
        session.invalidateFoundResults()
        #expect(session.resultCount == 0 && library.decorated.isEmpty)
        session.highlightNextResult(in: .forward)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
    }

    @Test func aFindThatIsTakenBackGivesItsPlaceToTheNext() {
        let session = session()
        session.performSearch(query: "x", options: nil)
        library.aggregator?.invalidateFoundRange(Place(2), document: "first")
        #expect(session.resultCount == 2 && library.decorated == ["second 0": .highlighted, "second 5": .found, "first 2": .normal])
        library.aggregator?.invalidateFoundRange(Place(2), document: "second")
        #expect(session.resultCount == 2)
        #expect(library.aggregator?.allFoundRanges == [Place(5), Place(0)])
    }

    @Test func aFindIsCountedOnce() {
        let session = session()
        session.performSearch(query: "x", options: nil)
        library.aggregator?.foundRange(Place(5), searchString: "x", document: "second")
        #expect(session.resultCount == 3 && library.aggregator?.allFoundRanges.count == 3)
    }

    @Test func whatAnEarlierSearchTellsIsPassedOver() {
        let session = session()
        session.performSearch(query: "x", options: nil)
        let old = library.aggregator
        session.performSearch(query: "y", options: nil)
        #expect(session.resultCount == 1)
        old?.foundRange(Place(9), searchString: "x", document: "first")
        old?.invalidate()
        #expect(session.resultCount == 1 && library.decorated["first 9"] == nil)
    }

    @Test func anyThreadMayTellWhatItFinds() async {
        library.isSlow = true
        let session = session()
        session.performSearch(query: "x", options: nil)
        #expect(session.resultCount == 0)
        let aggregator = library.aggregator
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                aggregator?.foundRange(Place(5), searchString: "x", document: "second")
                aggregator?.foundRange(Place(2), searchString: "x", document: "first")
                aggregator?.finishedSearching()
                DispatchQueue.main.async { done.resume() }
            }
        }
        #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
        #expect(library.decorated == ["first 2": .highlighted, "second 5": .found])
    }

    // MARK: Replacing

    @Test func anObjectThatDoesNotReplaceAllReplacesOneByOne() {
        let session = session()
        session.performSearch(query: "x", options: nil)
        #expect(!session.supportsReplacement && !session.allowsReplacementForCurrentlyHighlightedResult)
        session.replaceAll(searchQuery: "x", replacementString: "y", options: nil)
        #expect(library.texts["second"] == "x....x")
        library.isChangeable = true
        #expect(session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult)
        session.replaceAll(searchQuery: "x", replacementString: "yy", options: nil)
        #expect(library.texts == ["first": "..yyy", "second": "yy....yy"])
    }

    @Test func whatMayNotBeReplacedStays() {
        library.isChangeable = true
        library.protected = "first"
        let session = session()
        session.performSearch(query: "x", options: nil)
        #expect(session.supportsReplacement && !session.allowsReplacementForCurrentlyHighlightedResult)
        session.performSingleReplacement(query: "x", replacementString: "z", options: nil)
        #expect(library.texts["first"] == "..xy")
        session.highlightNextResult(in: .forward)
        session.performSingleReplacement(query: "x", replacementString: "z", options: nil)
        #expect(library.texts["second"] == "z....x" && session.resultCount == 2 && session.highlightedResultIndex == 1)
    }

    @Test func aSessionDoesNotKeepWhatItSearches() {
        weak var released: Library?
        let session: UITextSearchingFindSession
        do {
            let library = Library()
            released = library
            session = UITextSearchingFindSession(searchableObject: library)
            session.performSearch(query: "x", options: nil)
            #expect(session.searchableObject === library)
            library.aggregator = nil
        }
        #expect(released == nil && session.searchableObject == nil && !session.supportsReplacement)
    }
}

/// A place in a text of the library.
private final class Place: UITextRange {
    let offset: Int

    nonisolated init(_ offset: Int) { self.offset = offset }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? Place)?.offset == offset }
    nonisolated override var hash: Int { offset }
}

/// Texts by their names, in which letters are found, the last one first.
@MainActor private final class Library: NSObject, UITextSearching {
    var texts = ["first": "..xy", "second": "x....x"]
    var decorated: [String: UITextSearchFoundTextStyle] = [:]
    var events: [String] = []
    var selected: (document: String, offset: Int)?
    var aggregator: UITextSearchAggregator<String>?
    var isSlow = false
    var isChangeable = false
    var protected: String?

    private func name(_ range: UITextRange, _ document: String?) -> String { "\(document ?? "") \((range as! Place).offset)" }

    var selectedTextRange: UITextRange? { selected.map { Place($0.offset) } }
    var selectedTextSearchDocument: String? { selected?.document }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
        let (one, other) = ((foundRange as! Place).offset, (toRange as! Place).offset)
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }

    func compare(document: String, toDocument: String) -> ComparisonResult {
        document < toDocument ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
    }

    func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>) {
        aggregator = resultAggregator
        guard !isSlow else { return }
        for (document, text) in texts.sorted(by: { $0.key > $1.key }) {
            for (offset, letter) in text.enumerated().reversed() where String(letter) == queryString {
                resultAggregator.foundRange(Place(offset), searchString: queryString, document: document)
            }
        }
        resultAggregator.finishedSearching()
    }

    func decorate(foundTextRange: UITextRange, document: String?, usingStyle: UITextSearchFoundTextStyle) {
        decorated[name(foundTextRange, document)] = usingStyle
    }
    func clearAllDecoratedFoundText() { decorated = [:] }
    func willHighlight(foundTextRange: UITextRange, document: String?) { events.append("will \(name(foundTextRange, document))") }
    func scrollRangeToVisible(_ range: UITextRange, inDocument: String?) { events.append("scroll \(name(range, inDocument))") }

    var supportsTextReplacement: Bool { isChangeable }
    func shouldReplace(foundTextRange: UITextRange, document: String?, withText: String) -> Bool { document != protected }
    func replace(foundTextRange: UITextRange, document: String?, withText: String) {
        guard let document, var letters = texts[document].map(Array.init) else { return }
        letters.replaceSubrange((foundTextRange as! Place).offset..<(foundTextRange as! Place).offset + 1, with: Array(withText))
        texts[document] = String(letters)
    }
}
