import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session) final class TextInteractionTests {
    private final class Log: NSObject, UITextInteractionDelegate {
        var log: [String] = []
        var allows = true
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
            log.append("may \(Int(point.x)),\(Int(point.y))")
            return allows
        }
        func interactionWillBegin(_ interaction: UITextInteraction) { log.append("will") }
        func interactionDidEnd(_ interaction: UITextInteraction) { log.append("did") }
    }

    private let text = GridText("hello brave world\nsecond")
    private let stage: Stage
    private let fingers: Fingers
    private let interaction = UITextInteraction(for: .editable)
    private let log = Log()

    init() {
        let controller = UIViewController()
        controller.view.addSubview(text)
        stage = Stage(controller)
        fingers = Fingers(stage)
        interaction.textInput = text
        text.addInteraction(interaction)
        stage.settle()
    }

    /// A point of the text's view, by column and line, in the window's.
    private func at(_ column: CGFloat, _ line: CGFloat = 0) -> CGPoint { CGPoint(x: 20 + column * 10, y: 310 + line * 20) }

    private func tap(_ point: CGPoint, times: Int = 1) {
        for _ in 0..<times {
            fingers.tap(point)
            stage.advance(0.1)
        }
        stage.advance(1)
    }

    private var caret: UIStandardTextCursorView? { text.subviews.lazy.compactMap { $0 as? UIStandardTextCursorView }.first }
    private var handles: [StandardSelectionHandle] { text.subviews.compactMap { $0 as? StandardSelectionHandle } }
    private var highlight: [CGRect] {
        text.subviews.compactMap { $0 as? StandardSelectionHighlight }.flatMap { $0.selectionRects.map(\.rect) }
    }
    private var menus: [EditMenuBar] { stage.window.subviews.compactMap { $0 as? EditMenuBar } }
    private var loupes: [TextLoupe] { stage.window.subviews.compactMap { $0 as? TextLoupe } }

    @Test func aTapPlacesTheCaretAndMakesTheInputFirst() {
        #expect(caret == nil && !text.isFirstResponder)
        tap(at(8))
        #expect(text.isFirstResponder && text.selected == NSRange(location: 8, length: 0))
        #expect(caret?.frame == CGRect(x: 79, y: 0, width: 2, height: 20) && handles.isEmpty)
        tap(at(2, 1))
        #expect(text.selected == NSRange(location: 20, length: 0) && caret?.frame.origin == CGPoint(x: 19, y: 20))
        text.resignFirstResponder()
        stage.settle()
        #expect(caret == nil)
    }

    @Test func theCaretBlinks() {
        tap(at(8))
        text.choose(NSRange(location: 3, length: 0))
        stage.advance(0.4)
        #expect(caret?.alpha == 1 && caret?.isBlinking == true)
        stage.advance(0.4)
        #expect(caret?.alpha == 0)
        text.choose(NSRange(location: 4, length: 0))
        stage.settle()
        #expect(caret?.alpha == 1)
    }

    @Test func twoTapsSelectAWordWithHandlesAndTheMenu() {
        tap(at(8), times: 2)
        #expect(text.selected == NSRange(location: 6, length: 5) && caret == nil)
        #expect(highlight == [CGRect(x: 60, y: 0, width: 50, height: 20)])
        #expect(handles.map { $0.frame.midX } == [60, 110] && handles.map { $0.direction } == [.leading, .trailing])
        #expect(menus.count == 1 && text.log == ["menu 6,5", "menu comes"])
    }

    @Test func threeTapsSelectAParagraph() {
        tap(at(8), times: 3)
        #expect(text.selected == NSRange(location: 0, length: 17))
    }

    @Test func aHandleIsDraggedAndTheMenuComesWhenItIsLetGo() {
        tap(at(8), times: 2)
        fingers.down(at(11))
        #expect(menus.allSatisfy { !$0.isUserInteractionEnabled })
        fingers.glide(from: at(11), to: at(17), over: 0.3)
        #expect(text.selected == NSRange(location: 6, length: 11) && loupes.count == 1)
        fingers.up(at(17))
        stage.advance(1)
        #expect(menus.count == 1 && loupes.isEmpty && text.log.suffix(2) == ["menu 6,11", "menu comes"])
        fingers.down(at(6))
        fingers.glide(from: at(6), to: at(0), over: 0.3)
        fingers.up(at(0))
        #expect(text.selected == NSRange(location: 0, length: 17))
    }

    @Test func aDragAfterTwoTapsSelectsByWords() {
        fingers.tap(at(8))
        stage.advance(0.1)
        fingers.down(at(8))
        fingers.glide(from: at(8), to: at(14), over: 0.2)
        #expect(text.selected == NSRange(location: 6, length: 11))
        fingers.up(at(14))
    }

    @Test func aFingerElsewhereDragsNothing() {
        tap(at(2))
        fingers.down(at(12))
        fingers.glide(from: at(12), to: at(24), over: 0.2)
        fingers.up(at(24))
        #expect(text.selected == NSRange(location: 2, length: 0))
    }

    @Test func aFingerThatRestsMovesTheCaretUnderALoupe() {
        fingers.down(at(8))
        stage.advance(0.7)
        #expect(text.selected == NSRange(location: 8, length: 0) && loupes.count == 1)
        fingers.move(at(3))
        #expect(text.selected == NSRange(location: 3, length: 0))
        fingers.up(at(3))
        stage.advance(1)
        #expect(loupes.isEmpty && menus.count == 1)
    }

    @Test func aTapOnTheCaretIsAboutTheMenu() {
        tap(at(8))
        #expect(menus.isEmpty && text.log.isEmpty)
        tap(at(8))
        #expect(menus.count == 1 && text.log == ["menu 8,0", "menu comes"] && text.selected == NSRange(location: 8, length: 0))
        TextTyping.insert("x", into: text)
        stage.advance(1)
        #expect(menus.isEmpty && text.log.contains("menu goes"))
    }

    @Test func theInputsOwnMenuIsShown() throws {
        var chosen = 0
        text.menu = UIMenu(children: [UIAction(title: "Own") { _ in chosen += 1 }])
        tap(at(8), times: 2)
        let bar = try #require(menus.first)
        stage.tap(CGPoint(x: bar.panelFrame.midX, y: bar.panelFrame.midY))
        #expect(chosen == 1 && text.selected == NSRange(location: 6, length: 5))
    }

    @Test func theDelegateDecidesAndHears() {
        interaction.delegate = log
        log.allows = false
        tap(at(8))
        #expect(log.log.allSatisfy { $0 == "may 80,10" } && !log.log.isEmpty && !text.isFirstResponder)
        (log.allows, log.log) = (true, [])
        tap(at(8))
        #expect(log.log == ["may 80,10", "will", "did"])
    }

    @Test func whereNothingCanBeEditedWordsAreSelectedAndNothingIsTyped() {
        let closed = UITextInteraction(for: .nonEditable)
        text.removeInteraction(interaction)
        closed.textInput = text
        text.addInteraction(closed)
        #expect(closed.textInteractionMode == .nonEditable && text.gestureRecognizers?.count == closed.gesturesForFailureRequirements.count)
        tap(at(8))
        #expect(!text.isFirstResponder)
        tap(at(8), times: 2)
        #expect(text.selected == NSRange(location: 6, length: 5) && handles.count == 2)
        TextTyping.insert("x", into: text)
        #expect(text.text == "hello brave world\nsecond")
        tap(at(2, 1))
        #expect(text.selected == nil && handles.isEmpty)
        text.choose(NSRange(location: 2, length: 0))
        stage.settle()
        #expect(caret == nil)
    }

    @Test func whatIsTakenAwayLeavesNothingBehind() {
        tap(at(8), times: 2)
        text.removeInteraction(interaction)
        stage.advance(1)
        #expect(text.interactions.isEmpty && text.gestureRecognizers == nil && text.subviews.isEmpty && menus.isEmpty)
        #expect(interaction.view == nil)
    }

    @Test func inputAndInteractionAreReleased() {
        weak var input: GridText?
        weak var kept: UITextInteraction?
        func show() {
            let (view, own) = (GridText("words"), UITextInteraction(for: .editable))
            (input, kept) = (view, own)
            own.textInput = view
            view.frame.origin.y = 500
            view.addInteraction(own)
            text.superview!.addSubview(view)
            stage.settle()
            tap(CGPoint(x: 40, y: 510))
            #expect(view.isFirstResponder)
            view.resignFirstResponder()
            view.removeFromSuperview()
        }
        show()
        stage.advance(2)
        #expect(input == nil && kept == nil)
    }

    // MARK: Keys

    private func key(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) -> NSRange? {
        #expect(InputText.of(text)?.takeKey(key, flags) == true)
        return text.selected
    }

    @Test func arrowsMoveAndSelect() {
        text.selected = NSRange(location: 6, length: 0)
        #expect(key(.keyboardRightArrow, [.shift, .alternate]) == NSRange(location: 6, length: 5))
        #expect(key(.keyboardLeftArrow, .shift) == NSRange(location: 6, length: 4))
        #expect(key(.keyboardLeftArrow) == NSRange(location: 6, length: 0))
        #expect(key(.keyboardLeftArrow, .alternate) == NSRange(location: 0, length: 0))
        #expect(key(.keyboardDownArrow) == NSRange(location: 18, length: 0))
        #expect(key(.keyboardDownArrow) == NSRange(location: 24, length: 0))
        #expect(key(.keyboardHome, .shift) == NSRange(location: 18, length: 6))
        #expect(key(.keyboardUpArrow, .command) == NSRange(location: 0, length: 0))
        #expect(key(.keyboardEnd) == NSRange(location: 17, length: 0))
    }

    @Test func typingAndDeletingAskTheInputBefore() {
        text.refuses = "!"
        text.selected = NSRange(location: 6, length: 5)
        TextTyping.insert("!", into: text)
        #expect(text.text.hasPrefix("hello brave"))
        TextTyping.insert("new", into: text)
        #expect(text.text.hasPrefix("hello new world"))
        TextTyping.deleteBackward(in: text)
        #expect(text.text.hasPrefix("hello ne world"))
        #expect(text.log == ["may 6,5 !", "may 6,5 new", "may 8,1 "])
        _ = key(.keyboardDeleteForward)
        #expect(text.text.hasPrefix("hello neworld"))
        _ = key(.keyboardDeleteOrBackspace, .alternate)
        #expect(text.text.hasPrefix("hello world"))
    }

    @Test func whatAnInputMethodComposesIsMarked() {
        text.selected = NSRange(location: 0, length: 0)
        TextTyping.mark("ni", selection: NSRange(location: 2, length: 0), in: text)
        TextTyping.mark("nih", selection: NSRange(location: 3, length: 0), in: text)
        #expect(text.text.hasPrefix("nihhello") && text.marked == NSRange(location: 0, length: 3))
        TextTyping.mark("", selection: NSRange(location: 0, length: 0), in: text)
        #expect(text.text.hasPrefix("hello") && text.marked == nil)
    }
}
