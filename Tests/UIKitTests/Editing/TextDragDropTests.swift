import Foundation
import SampanFoundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class TextDragDropTests {
    private let controller = UIViewController()
    private lazy var stage = Stage(controller)

    private func textView(_ text: String, y: CGFloat) -> UITextView {
        _ = stage
        let view = UITextView(frame: CGRect(x: 20, y: y, width: 350, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = text
        controller.view.addSubview(view)
        stage.settle()
        return view
    }

    /// Where a range of a text stands, in the window's points.
    private func middle(of range: NSRange, in view: UITextView) -> CGPoint {
        let start = view.position(from: view.beginningOfDocument, offset: range.location)!
        let end = view.position(from: start, offset: range.length)!
        let rect = view.firstRect(for: view.textRange(from: start, to: end)!)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func end(of view: UITextView) -> CGPoint {
        let rect = view.caretRect(for: view.endOfDocument)
        return view.convert(CGPoint(x: rect.midX + 4, y: rect.midY), to: nil)
    }

    private func drag(_ from: CGPoint, _ to: CGPoint) {
        let way = (0...8).map { CGPoint(x: from.x + (to.x - from.x) * CGFloat($0) / 8, y: from.y + (to.y - from.y) * CGFloat($0) / 8) }
        stage.drag([from, from] + way, over: 6)
        stage.advance(1)
    }

    private func select(_ word: String, in view: UITextView) -> CGPoint {
        view.becomeFirstResponder()
        view.selectedRange = (view.text as NSString).range(of: word)
        stage.settle()
        return middle(of: view.selectedRange, in: view)
    }

    @Test func selectedTextIsMovedWithinItsView() {
        let view = textView("one two three", y: 100)
        let from = select("one ", in: view)
        drag(from, end(of: view))
        #expect(view.text == "two threeone ")
        #expect((view.text as NSString).substring(with: view.selectedRange) == "one ")
        #expect(!view.isTextDragActive && !view.isTextDropActive)
    }

    @Test func selectedTextIsCopiedToAnotherView() async {
        let (view, other) = (textView("one two three", y: 100), textView("zero ", y: 400))
        drag(select("two", in: view), end(of: other))
        for _ in 0..<200 where other.text == "zero " { try? await Task.sleep(nanoseconds: 10_000_000) }
        #expect(other.text == "zero two")
        #expect(view.text == "one two three")
    }

    @Test func aDelegateHearsOfADragAndChangesIt() {
        let view = textView("one two three", y: 100)
        let log = TextDragLog()
        (view.textDragDelegate, view.textDropDelegate) = (log, log)
        log.action = .replaceAll
        drag(select("two", in: view), end(of: view))
        #expect(log.words == ["items two", "lift", "begin", "enter", "perform same", "drop end", "drag end 3"])
        #expect(view.text == "two")
    }

    @Test func aDelegateThatGivesNothingKeepsTextFromBeingDragged() {
        let view = textView("one two three", y: 100)
        let log = TextDragLog()
        log.gives = false
        view.textDragDelegate = log
        drag(select("two", in: view), end(of: view))
        #expect(view.text == "one two three")
        #expect(log.words == ["items two"])
    }

    @Test func textThatIsNotEditableTakesDropsIfItsDelegateSaysSo() async {
        let (view, other) = (textView("one two three", y: 100), textView("zero ", y: 400))
        other.isEditable = false
        drag(select("two", in: view), end(of: other))
        #expect(other.text == "zero ")
        let log = TextDragLog()
        log.editability = .temporary
        other.textDropDelegate = log
        drag(select("two", in: view), end(of: other))
        for _ in 0..<200 where other.text == "zero " { try? await Task.sleep(nanoseconds: 10_000_000) }
        #expect(other.text == "zero two")
        #expect(!other.isEditable)
    }

    @Test func aPasteDelegateChangesWhatIsPasted() {
        let view = textView("", y: 100)
        let delegate = ShoutingPaste()
        view.pasteDelegate = delegate
        UIPasteboard.general.setItems([["public.utf8-plain-text": "one"], ["public.utf8-plain-text": "two"]])
        view.paste(nil)
        #expect(view.text == "ITEM+ITEM")
        #expect(view.selectedRange == NSRange(location: 9, length: 0))
    }

    @Test func aFieldTakesTextAsOneLine() async {
        _ = stage
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        controller.view.addSubview(field)
        #expect(field.canPaste([NSItemProvider(object: "a" as NSString)]))
        field.paste(itemProviders: [NSItemProvider(object: "a\nb" as NSString)])
        for _ in 0..<200 where field.text == "" { try? await Task.sleep(nanoseconds: 10_000_000) }
        #expect(field.text == "a b")
        field.isEnabled = false
        #expect(!field.canPaste([NSItemProvider(object: "a" as NSString)]))
    }

    @Test func aTextViewIsReleasedWithItsInteractions() {
        weak var view: UITextView?
        do {
            let made = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(made.textDragInteraction?.view === made && made.textDropInteraction?.view === made)
            view = made
        }
        #expect(view == nil)
    }

    @Test func aRendererTellsTheLinesOfTextApart() {
        let storage = NSTextStorage(string: "first\nsecond\nthird", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 300, height: 1000)))
        let whole = NSRange(location: 0, length: storage.length)
        let lines = UITextDragPreviewRenderer(layoutManager: manager, range: whole)
        #expect(lines.firstLineRect.maxY <= lines.bodyRect.minY + 0.5 && lines.bodyRect.maxY <= lines.lastLineRect.minY + 0.5)
        #expect(lines.firstLineRect.minY == 0)
        let block = UITextDragPreviewRenderer(layoutManager: manager, range: whole, unifyRects: true)
        #expect(block.firstLineRect.isEmpty && block.lastLineRect.isEmpty)
        #expect(abs(block.bodyRect.height - lines.lastLineRect.maxY) < 0.5)
        #expect(abs(block.image.size.width - block.bodyRect.width) <= 1)
    }
}

private final class TextDragLog: NSObject, UITextDragDelegate, UITextDropDelegate {
    var words: [String] = []
    var gives = true
    var action = UITextDropProposal.Action.insert
    var editability = UITextDropEditability.no

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        words.append("items \(textDraggableView.text(in: dragRequest.dragRange) ?? "")")
        return gives ? dragRequest.suggestedItems : []
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { words.append("lift") }
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {
        words.append("begin")
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { words.append("drag end \(operation.rawValue)") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        drop.suggestedProposal.dropAction = action
        return drop.suggestedProposal
    }
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
        words.append("perform \(drop.isSameView ? "same" : "other")")
    }
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {
        words.append("enter")
    }
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {
        words.append("drop end")
    }
}

private final class ShoutingPaste: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setResult(string: "ITEM") }
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+")) }
}
