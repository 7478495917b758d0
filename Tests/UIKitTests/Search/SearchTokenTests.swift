import Foundation
import SampanFoundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class SearchTokenTests {
    private let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 350, height: 36))
    private let log = SearchFieldLog()
    private let stage: Stage

    init() {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        root.view.addSubview(field)
        field.delegate = log
        stage = Stage(root)
    }

    private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }
    private func chip(_ text: String) -> UIView? { field.element(labelled: text) }
    private func isSelected(_ text: String) -> Bool { chip(text)?.accessibilityTraits.contains(.selected) ?? false }

    private func typeText(_ text: String) {
        field.becomeFirstResponder()
        field.insertText(text)
        stage.settle()
    }

    @Test func aFieldBeginsWithoutTokensAndLetsThemBeDeletedAndCopied() {
        #expect(field.tokens.isEmpty && field.searchSuggestions == nil)
        #expect(field.allowsDeletingTokens && field.allowsCopyingTokens)
        let standard = field.tokenBackgroundColor
        field.tokenBackgroundColor = .red
        #expect(field.tokenBackgroundColor == .red)
        field.tokenBackgroundColor = nil
        #expect(field.tokenBackgroundColor == standard)
    }

    @Test func tokensAreInsertedAndRemovedByTheirPlaces() {
        let (a, b, c) = (token("A"), token("B"), token("C"))
        b.representedObject = 7
        field.tokens = [a, c]
        field.insertToken(b, at: 1)
        #expect(field.tokens == [a, b, c] && field.tokens[1].representedObject as? Int == 7)
        field.removeToken(at: 0)
        #expect(field.tokens == [b, c])
        #expect(field.text == "" && field.hasText)
    }

    @Test func tokensStandBeforeTheText() {
        field.text = "text"
        stage.settle()
        let before = field.firstRect(for: field.textualRange)
        field.tokens = [token("Author"), token("Year")]
        stage.settle()
        let chips = ["Author", "Year"].map { chip($0)!.convert(chip($0)!.bounds, to: field) }
        #expect(chips[0].minX >= before.minX - 8 && chips[1].minX > chips[0].maxX)
        #expect(field.firstRect(for: field.textualRange).minX > chips[1].maxX)
        #expect(chip("Author")?.accessibilityTraits == .button)
        #expect(field.accessibilityValue == "Author, Year, text")
    }

    @Test func backspaceInFrontOfTheTextSelectsTheLastTokenAndThenDeletesIt() {
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.tokens = [token("A"), token("B")]
        typeText("x")
        field.deleteBackward()
        #expect(field.text == "" && field.tokens.count == 2 && !isSelected("B"))
        field.deleteBackward()
        #expect(field.tokens.count == 2 && isSelected("B") && !isSelected("A"))
        #expect(changes == 2)
        field.deleteBackward()
        #expect(field.tokens.count == 1 && !isSelected("A"))
        #expect(changes == 3)
    }

    @Test func tokensThatMayNotBeDeletedStay() {
        field.tokens = [token("A")]
        field.allowsDeletingTokens = false
        field.becomeFirstResponder()
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.tokens.count == 1)
        field.insertText("x")
        #expect(field.tokens.count == 1 && field.text == "x")
    }

    @Test func aTapSelectsATokenAndTypingTakesItsPlace() {
        field.tokens = [token("A"), token("B")]
        field.text = "text"
        stage.settle()
        stage.tap(chip("A")!.convert(CGPoint(x: 8, y: 8), to: nil))
        stage.settle()
        #expect(field.isFirstResponder && isSelected("A") && !isSelected("B"))
        field.insertText("x")
        #expect(field.tokens.count == 1 && field.text == "xtext")
    }

    @Test func tokensHavePlacesBeforeThoseOfTheText() throws {
        field.tokens = [token("A"), token("B")]
        field.text = "text"
        let (first, second) = (field.positionOfToken(at: 0), field.positionOfToken(at: 1))
        #expect(field.beginningOfDocument == first)
        #expect(field.offset(from: first, to: second) == 1)
        #expect(field.offset(from: first, to: field.endOfDocument) == 6)
        #expect(field.compare(second, to: field.textualRange.start) == .orderedAscending)
        let range = try #require(field.textRange(from: second, to: field.endOfDocument))
        #expect(field.tokens(in: range) == [field.tokens[1]])
        #expect(field.tokens(in: field.textualRange).isEmpty)
        #expect(field.text(in: range) == "text")
        field.becomeFirstResponder()
        field.selectedTextRange = range
        #expect(field.selectedTextRange == range)
        field.selectedTextRange = field.textRange(from: first, to: first)
        #expect(field.selectedTextRange == field.textRange(from: first, to: second))
        field.selectedTextRange = field.textualRange
        #expect(field.selectedTextRange == field.textualRange)
    }

    @Test func textBecomesAToken() throws {
        field.text = "author: Ann"
        field.tokens = [token("A")]
        field.becomeFirstResponder()
        let end = try #require(field.position(from: field.textualRange.start, offset: 8))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
        let new = token("Author")
        field.replaceTextualPortion(of: range, with: new, at: 1)
        #expect(field.tokens.count == 2 && field.tokens[1] === new && field.text == "Ann")
        #expect(field.selectedTextRange == field.textRange(from: field.positionOfToken(at: 1), to: field.textualRange.start))
    }

    @Test func allIsSelectedAndDeletedTogether() {
        field.tokens = [token("A"), token("B")]
        typeText("text")
        field.selectAll(nil)
        #expect(!field.canPerformAction(Selector("selectAll:"), withSender: nil))
        field.deleteBackward()
        #expect(field.tokens.isEmpty && field.text == "")
    }

    @Test func tokensAreCopiedAsTheDelegateSays() async {
        field.tokens = [token("A")]
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.textualRange.start)
        #expect(field.canPerformAction(Selector("copy:"), withSender: nil))
        field.copy(nil as Any?)
        for _ in 0..<200 where UIPasteboard.general.data(forPasteboardType: "com.example.token") == nil {
            try? await Task.sleep(nanoseconds: 10_000_000)
        }
        #expect(UIPasteboard.general.data(forPasteboardType: "com.example.token") == Data("token A".utf8))
        field.allowsCopyingTokens = false
        #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    }

    @Test func arrowsGoOverTokens() {
        field.tokens = [token("A"), token("B")]
        typeText("x")
        let keys: [UIKeyboardHIDUsage] = [.keyboardLeftArrow, .keyboardLeftArrow, .keyboardLeftArrow]
        for key in keys { #expect(field.editorHandles(key, [])) }
        #expect(isSelected("A"))
        _ = field.editorHandles(.keyboardRightArrow, [])
        _ = field.editorHandles(.keyboardRightArrow, [])
        #expect(field.selectedTextRange == field.textRange(from: field.textualRange.start, to: field.textualRange.start))
    }

    @Test func suggestionsAreShownWhileTheFieldIsEditedAndOneIsChosen() throws {
        let first = UISearchSuggestionItem(localizedSuggestion: "One", localizedDescription: "The first", iconImage: nil)
        let second = UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "Two"))
        #expect(second.localizedSuggestion == "Two" && second.localizedAttributedSuggestion?.string == "Two")
        let count = stage.window.subviews.count
        field.searchSuggestions = [first, second]
        stage.settle()
        #expect(stage.window.subviews.count == count)
        field.becomeFirstResponder()
        stage.settle()
        #expect(stage.window.subviews.count > count)
        let row = try #require(stage.window.element(labelled: "Two"))
        #expect(stage.window.element(labelled: "The first") != nil)
        stage.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        stage.settle()
        #expect(log.chosen === second && field.searchSuggestions == nil)
        #expect(stage.window.element(labelled: "Two") == nil)
    }
}

extension UIView {
    /// The accessibility element with a label in the view.
    fileprivate func element(labelled label: String) -> UIView? {
        if isAccessibilityElement, accessibilityLabel == label { return self }
        return subviews.lazy.compactMap { $0.element(labelled: label) }.first
    }
}

private final class SearchFieldLog: NSObject, UISearchTextFieldDelegate {
    var chosen: (any UISearchSuggestion)?

    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.token", visibility: .all) { done in
            done(Data("token A".utf8), nil)
            return nil
        }
        return provider
    }
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) { chosen = suggestion }
}
