import Foundation
import Testing

@testable import UIKit

@MainActor final class SelectionNavigationTests {
    private let content = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private var navigation: NSTextSelectionNavigation { manager.textSelectionNavigation }

    private func show(_ text: String) {
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 1000, height: 0))
        content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    }

    private func place(_ offset: Int) -> any NSTextLocation { content.location(content.documentRange.location, offsetBy: offset)! }
    private func caret(_ offset: Int) -> NSTextSelection { NSTextSelection(place(offset), affinity: .downstream) }

    private func range(_ range: NSTextRange) -> Range<Int> {
        let start = content.documentRange.location
        return content.offset(from: start, to: range.location)..<content.offset(from: start, to: range.endLocation)
    }

    private func ranges(_ selection: NSTextSelection?) -> [Range<Int>] { selection?.textRanges.map { range($0) } ?? [] }

    private func move(
        _ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination = .character, extending: Bool = false, confined: Bool = false
    ) -> NSTextSelection {
        navigation.destinationSelection(
            for: selection, direction: direction, destination: destination, extending: extending, confined: confined)!
    }

    // MARK: Keys

    @Test func aCharacterIsAllThatIsSeenAsOne() {
        show("a👍🏽b")
        #expect(ranges(move(caret(1), .forward)) == [5..<5] && ranges(move(caret(5), .left)) == [1..<1])
        #expect(ranges(move(caret(6), .right)) == [6..<6] && ranges(move(caret(0), .backward)) == [0..<0])
    }

    @Test func unitsEndAndBegin() {
        show("one two. Three\nfour")
        #expect(ranges(move(caret(0), .forward, .word)) == [3..<3] && ranges(move(caret(3), .forward, .word)) == [7..<7])
        #expect(ranges(move(caret(7), .backward, .word)) == [4..<4])
        #expect(ranges(move(caret(2), .forward, .sentence)) == [8..<8])
        #expect(ranges(move(caret(2), .forward, .paragraph)) == [14..<14] && ranges(move(caret(17), .backward, .paragraph)) == [15..<15])
        #expect(ranges(move(caret(2), .forward, .line)) == [14..<14] && ranges(move(caret(17), .backward, .line)) == [15..<15])
        #expect(ranges(move(caret(2), .forward, .document)) == [19..<19] && ranges(move(caret(2), .up, .document)) == [0..<0])
        #expect(ranges(move(caret(12), .forward, .word, confined: true)) == [14..<14])
        #expect(ranges(move(caret(14), .forward, .word, confined: true)) == [14..<14])
    }

    @Test func theOtherEndStaysWhereASelectionGrowsAndShrinks() {
        show("one two three")
        var selection = move(caret(4), .forward, .word, extending: true)
        #expect(ranges(selection) == [4..<7])
        selection = move(selection, .backward, extending: true)
        #expect(ranges(selection) == [4..<6])
        selection = move(selection, .backward, .word, extending: true)
        #expect(ranges(selection) == [4..<4])
        selection = move(selection, .backward, .word, extending: true)
        #expect(ranges(selection) == [0..<4])
        selection = move(selection, .forward, extending: true)
        #expect(ranges(selection) == [1..<4])
        #expect(ranges(move(selection, .forward)) == [4..<4] && ranges(move(selection, .backward)) == [1..<1])
    }

    @Test func upAndDownKeepTheColumn() {
        show("abcdef\nx\nabcdef")
        let second = move(caret(5), .down)
        #expect(ranges(second) == [8..<8])
        #expect(ranges(move(second, .down)) == [14..<14])
        #expect(ranges(move(second, .up)) == [5..<5])
        #expect(ranges(move(caret(5), .up)) == [0..<0] && ranges(move(caret(12), .down)) == [15..<15])
    }

    @Test func whatIsDeletedIsTheSelectionOrAUnit() {
        show("one e\u{301}")
        func deleted(_ selection: NSTextSelection, _ destination: NSTextSelectionNavigation.Destination, parts: Bool = false) -> [Range<
            Int
        >] {
            navigation.deletionRanges(for: selection, direction: .backward, destination: destination, allowsDecomposition: parts)
                .map { range($0) }
        }
        #expect(deleted(caret(6), .character) == [4..<6] && deleted(caret(6), .character, parts: true) == [5..<6])
        #expect(deleted(caret(3), .word) == [0..<3] && deleted(caret(0), .character).isEmpty)
        #expect(deleted(move(caret(1), .forward, extending: true), .document) == [1..<2])
    }

    // MARK: Points

    /// The edges of the first line's characters, and the height of its middle.
    private var edges: [(x: CGFloat, isLeading: Bool)] {
        var edges: [(x: CGFloat, isLeading: Bool)] = []
        manager.enumerateCaretOffsetsInLineFragment(at: place(0)) { x, _, isLeading, _ in edges.append((x, isLeading)) }
        return edges
    }

    private func select(
        _ x: CGFloat, _ anchors: [NSTextSelection] = [], _ modifiers: NSTextSelectionNavigation.Modifier = [], selecting: Bool = false
    ) -> [NSTextSelection] {
        navigation.textSelections(
            interactingAt: CGPoint(x: x, y: 5), inContainerAt: place(0), anchors: anchors, modifiers: modifiers, selecting: selecting,
            bounds: .zero)
    }

    @Test func everyCharacterHasTwoEdges() {
        show("abc")
        #expect(edges.map(\.isLeading) == [true, false, true, false, true, false])
        #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.x <= $1.x + 0.001 })
        #expect(edges.first?.x == manager.textContainer?.lineFragmentPadding)
    }

    @Test func aPointIsACaretOrTheEndOfADrag() {
        show("one two three")
        let (third, fifth) = (edges[6].x, edges[10].x)
        let caret = select(third)
        #expect(caret.flatMap { ranges($0) } == [3..<3])
        #expect(select(fifth, caret, selecting: true).flatMap { ranges($0) } == [3..<5])
        #expect(select(fifth, caret, .extend).flatMap { ranges($0) } == [3..<5])
        #expect(select(fifth, caret).flatMap { ranges($0) } == [5..<5])
        #expect(select(fifth, caret, .multiple).flatMap { ranges($0) } == [3..<3, 5..<5])
    }

    @Test func aDragAfterAWordSelectsWords() throws {
        show("one two three")
        let point = CGPoint(x: edges[10].x + 1, y: 5)
        let word = try #require(navigation.textSelection(for: .word, enclosing: point, inContainerAt: place(0)))
        #expect(ranges(word) == [4..<7])
        #expect(select(edges[20].x + 1, [word], selecting: true).flatMap { ranges($0) } == [4..<13])
        #expect(select(edges[2].x, [word], selecting: true).flatMap { ranges($0) } == [0..<7])
        #expect(ranges(navigation.textSelection(for: .paragraph, enclosing: word)) == [0..<13])
    }

    @Test func aRectangleTakesItsPartOfEachLine() {
        show("abcd\nabcd")
        navigation.allowsNonContiguousRanges = true
        let height = manager.usageBoundsForTextContainer.height
        let found = navigation.textSelections(
            interactingAt: CGPoint(x: edges[6].x, y: height - 3), inContainerAt: place(0), anchors: [caret(1)], modifiers: .visual,
            selecting: true, bounds: .zero)
        #expect(found.flatMap { ranges($0) } == [1..<3, 6..<8])
    }

    @Test func theTextIsNotKept() {
        weak var kept: NSTextLayoutManager?
        let navigation: NSTextSelectionNavigation
        do {
            let own = NSTextLayoutManager()
            kept = own
            navigation = own.textSelectionNavigation
        }
        #expect(kept == nil && navigation.textSelectionDataSource == nil)
    }
}
