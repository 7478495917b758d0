import Sessions
import Testing
import UIKit

@MainActor
final class TextViewLog: NSObject, UITextViewDelegate {
    var log: [String] = []
    var opensLinks = false
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("\(range.location),\(range.length) \(text)")
        return text != "!"
    }
    func textViewDidChange(_ textView: UITextView) { log.append("didChange") }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
        -> Bool
    {
        log.append("\(URL) \(characterRange.location),\(characterRange.length)")
        return false
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.last != "scroll" { log.append("scroll") } }
}

@MainActor @Suite(.session)
final class TextViewTests {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
    let log = TextViewLog()
    lazy var stage: Stage = {
        view.font = .systemFont(ofSize: 17)
        view.delegate = log
        controller.view.addSubview(view)
        return Stage(controller)
    }()
    lazy var fingers = Fingers(stage)

    @Test func linesAreAsFarApartAsTheirFontWishesIfTheLayoutManagerSaysSo() throws {
        view.font = UIFont(name: "DINCondensed-Bold", size: 40)
        view.text = "a\nb"
        #expect(view.layoutManager.usesFontLeading && view.textContainer.layoutManager === view.layoutManager)
        let wide = view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height
        view.layoutManager.usesFontLeading = false
        let leading = try #require(view.font).leading
        #expect(leading > 0)
        let narrow = view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height
        #expect(narrow < wide - leading / 2)
    }

    @Test func typingAsksTellsAndScrollsToTheCaret() {
        _ = stage
        view.becomeFirstResponder()
        view.insertText("a")
        view.insertText("!")
        #expect(view.text == "a")
        #expect(log.log == ["didBegin", "0,0 a", "didChange", "1,0 !"])
        for _ in 0..<20 { view.insertText("\n") }
        stage.settle()
        #expect(view.contentSize.height > 300)
        #expect(abs(view.contentOffset.y + view.bounds.height - view.contentSize.height) < 30)
        view.resignFirstResponder()
        #expect(log.log.last == "didEnd")
    }

    @Test func textLiesWithinTheInsets() {
        view.text = "Hello"
        _ = stage
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(abs(caret.midX - 5) < 0.01 && abs(caret.minY - 8) < 0.01)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
        view.textContainer.lineFragmentPadding = 0
        #expect(abs(view.caretRect(for: view.beginningOfDocument).midX - 10) < 0.01)
    }

    @Test func aViewThatDoesNotScrollIsAsHighAsItsText() {
        let text = UITextView()
        text.font = .systemFont(ofSize: 17)
        text.text = "one\ntwo\nthree"
        #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        text.isScrollEnabled = false
        let three = text.intrinsicContentSize.height
        text.text = "one"
        #expect(three > text.intrinsicContentSize.height + 35)
        #expect(text.sizeThatFits(CGSize(width: 300, height: 1000)).height == text.intrinsicContentSize.height)
    }

    @Test func linksAreOpenedUnlessTheDelegateDoesSo() {
        let text = NSMutableAttributedString(string: "See here")
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
        view.attributedText = text
        view.isEditable = false
        _ = stage
        let rect = view.firstRect(
            for: view.textRange(from: view.position(from: view.beginningOfDocument, offset: 4)!, to: view.endOfDocument)!)
        fingers.tap(CGPoint(x: 20 + rect.midX, y: 100 + rect.midY))
        #expect(log.log.contains("https://example.org 4,4"))
        #expect(!view.isFirstResponder)
    }

    /// Knows only the question of before there were several things to do with a link.
    private final class OlderDelegate: NSObject, UITextViewDelegate {
        var asked: [String] = []
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            asked.append("\(URL) \(characterRange.location),\(characterRange.length)")
            return false
        }
    }

    @Test func delegatesOfBeforeThereWasMoreToDoWithLinksAreAskedToo() {
        let text = NSMutableAttributedString(string: "See here")
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
        view.attributedText = text
        view.isEditable = false
        _ = stage
        let delegate = OlderDelegate()
        view.delegate = delegate
        let rect = view.firstRect(
            for: view.textRange(from: view.position(from: view.beginningOfDocument, offset: 4)!, to: view.endOfDocument)!)
        fingers.tap(CGPoint(x: 20 + rect.midX, y: 100 + rect.midY))
        #expect(delegate.asked == ["https://example.org 4,4"])
    }

    @Test func aRoundedBorderIsFilledAndStaysWhereItIs() throws {
        view.text = String(repeating: "line\n", count: 30)
        view.backgroundColor = .yellow
        _ = stage
        let before = view.subviews.count
        view.borderStyle = .roundedRect
        let border = try #require(view.subviews.first)
        #expect(view.subviews.count == before + 1 && border.layer.cornerRadius > 0 && border.backgroundColor == .yellow)
        #expect(view.backgroundColor == .yellow && view.layer.backgroundColor == nil)
        view.contentOffset.y = 50
        stage.settle()
        #expect(border.frame == view.bounds)
        view.borderStyle = .none
        #expect(border.superview == nil && view.layer.backgroundColor == UIColor.yellow.cgColor)
    }

    @Test func upAndDownKeepTheColumn() {
        view.text = "abcdef\nx\nabcdef"
        _ = stage
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 0)
        _ = view.editorHandles(.keyboardDownArrow, [])
        #expect(view.selectedRange.location == 8)
        _ = view.editorHandles(.keyboardDownArrow, [])
        #expect(view.selectedRange.location == 14)
        _ = view.editorHandles(.keyboardUpArrow, [.command])
        #expect(view.selectedRange.location == 0)
    }

    @Test func aTapPutsTheCaretThere() {
        view.text = "abc\ndef"
        _ = stage
        let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 6)!)
        fingers.tap(CGPoint(x: 20 + caret.midX, y: 100 + caret.midY))
        #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 6, length: 0))
    }
}
