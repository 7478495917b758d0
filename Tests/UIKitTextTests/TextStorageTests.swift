import Foundation
import Testing
import UIKit

/// A text that is kept in a string of its own, as syntax colouring does it.
private final class BackedStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    override init() { super.init() }
    required init?(coder: NSCoder) { nil }
    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
    override func processEditing() {
        let word = (string as NSString).range(of: "red")
        if word.location != NSNotFound { addAttribute(.foregroundColor, value: UIColor.red, range: word) }
        super.processEditing()
    }
}

private final class Listener: NSObject, NSTextStorageDelegate {
    var heard: [String] = []
    var change: ((NSTextStorage) -> Void)?
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        heard.append("will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
        change?(textStorage)
    }
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) { heard.append("did \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)") }
}

@Suite @MainActor struct TextStorageTests {
    private let listener = Listener()

    private func heard(_ text: String, _ change: (NSTextStorage) -> Void) -> [String] {
        let storage = NSTextStorage(string: text)
        storage.delegate = listener
        change(storage)
        return listener.heard
    }

    @Test(arguments: [
        (0, ["will 2 2,3 2", "did 2 2,3 2"]), (1, ["will 2 3,0 -2", "did 2 3,0 -2"]), (2, ["will 1 1,2 0", "did 1 1,2 0"]),
        (3, ["will 3 0,6 1", "did 3 0,6 1"]), (4, ["will 3 6,2 2", "did 3 6,2 2"]),
    ])
    func eachChangeIsToldWithWhatIsNew(_ number: Int, _ expected: [String]) {
        let changes: [(NSTextStorage) -> Void] = [
            { $0.replaceCharacters(in: NSRange(location: 2, length: 1), with: "xyz") },
            { $0.deleteCharacters(in: NSRange(location: 3, length: 2)) },
            { $0.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2)) },
            { storage in
                storage.beginEditing()
                storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
                storage.addAttribute(.kern, value: 1, range: NSRange(location: 4, length: 2))
                storage.endEditing()
            },
            { $0.append(NSAttributedString(string: "gh", attributes: [.kern: 2])) },
        ]
        #expect(heard("abcdef", changes[number]) == expected)
    }

    @Test func theDelegateMayChangeTheTextBeforeItIsProcessed() {
        listener.change = { [listener] in
            listener.change = nil
            $0.replaceCharacters(in: NSRange(location: 0, length: 1), with: "12")
        }
        let storage = NSTextStorage(string: "abc")
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "d")
        #expect(storage.string == "12bcd" && listener.heard == ["will 2 3,1 1", "did 2 0,5 2"])
        #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
    }

    @Test func charactersChangeThroughTheMutableString() {
        let told = heard("a b a") {
            _ = $0.mutableString.replaceOccurrences(of: "a", with: "cc", options: [], range: NSRange(location: 0, length: 5))
        }
        #expect(told.filter { $0.hasPrefix("did") }.count == 2)
    }

    @Test func aSubclassThatKeepsItsTextElsewhereIsAskedAndTold() {
        let storage = BackedStorage()
        storage.setAttributedString(NSAttributedString(string: "a red fox", attributes: [.kern: 3]))
        storage.append(NSAttributedString(string: "!"))
        #expect(storage.length == 10 && storage.string == "a red fox!")
        var range = NSRange()
        #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: &range) as? UIColor == .red)
        #expect(range == NSRange(location: 2, length: 3))
        #expect(storage.attribute(.kern, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 10)) as? Int == 3)
        #expect(range == NSRange(location: 0, length: 9))
        var runs: [NSRange] = []
        storage.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 10), options: []) { _, range, _ in runs.append(range)
        }
        #expect(runs.map(\.location) == [0, 2, 5] && runs.map(\.length) == [2, 3, 5])
        #expect((storage.mutableCopy() as? NSMutableAttributedString)?.string == "a red fox!")
        #expect(
            storage.attributedSubstring(from: NSRange(location: 2, length: 3)).attribute(.foregroundColor, at: 0, effectiveRange: nil)
                != nil)
    }

    @Test func oneParagraphHasOneStyleAndAttachmentsTheirCharacter() {
        let storage = NSTextStorage(string: "one\ntwo")
        let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        (first.lineSpacing, second.lineSpacing) = (3, 5)
        storage.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 0, length: 1))
        storage.addAttribute(.paragraphStyle, value: second, range: NSRange(location: 4, length: 3))
        func spacing(_ place: Int) -> CGFloat? {
            (storage.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing
        }
        #expect([0, 2, 3, 4, 6].map(spacing) == [3, 3, 3, 5, 5])
        storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 4, length: 1))
        #expect(storage.attribute(.attachment, at: 4, effectiveRange: nil) == nil)
    }

    @Test func aTextViewShowsWhatItsStorageHas() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = "Some text"
        #expect((view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        view.selectedRange = NSRange(location: 9, length: 0)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "More")
        view.textStorage.insert(NSAttributedString(string: "and "), at: 0)
        #expect(view.text == "and More text" && view.selectedRange.location == 13)
        view.textStorage.setAttributes([.font: UIFont.boldSystemFont(ofSize: 30)], range: NSRange(location: 0, length: 13))
        #expect(view.font?.pointSize == 30)
    }

    @Test func aTextViewTakesOverAStackOfItsOwn() {
        let (storage, manager, container) = (BackedStorage(), NSLayoutManager(), NSTextContainer())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.setAttributedString(NSAttributedString(string: "some red text"))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(view.text == "some red text" && view.layoutManager === manager && view.textStorage === storage)
        #expect(view.textLayoutManager == nil)
        view.selectedRange = NSRange(location: storage.length, length: 0)
        view.insertText(" and red")
        #expect(storage.string == "some red text and red")
    }
}
