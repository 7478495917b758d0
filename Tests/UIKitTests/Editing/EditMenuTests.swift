import ObjCRuntime
import Sessions
import Testing

@testable import UIKit

/// A field that has a command of its own, and may have none for pasting.
private final class ShoutingField: UITextField {
    var pastes = true
    var shouts = 0

    static let register: Void = ClassRegistry.register(ShoutingField.self) {
        $0.method("shout:") { receiver, _ in
            (receiver as! ShoutingField).shouts += 1
            return nil
        }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("paste:") && !pastes ? false : super.canPerformAction(action, withSender: sender)
    }
}

@MainActor @Suite(.session) final class EditMenuTests {
    private final class Log: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var log: [String] = []
        var own: UIMenuElement?

        private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
            log.append("menu \(range.location),\(range.length)")
            return own.map { UIMenu(children: suggested + [$0]) }
        }
        func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            menu(range, suggestedActions)
        }
        func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) { log.append("comes") }
        func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) { log.append("goes") }
        func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            menu(range, suggestedActions)
        }
    }

    private let field = ShoutingField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    private let view = UITextView(frame: CGRect(x: 20, y: 450, width: 300, height: 120))
    private let log = Log()
    private let stage: Stage
    private let fingers: Fingers

    init() {
        _ = ShoutingField.register
        field.text = "hello world"
        view.text = "hello world"
        view.font = .systemFont(ofSize: 17)
        let controller = UIViewController()
        [field, view].forEach(controller.view.addSubview)
        stage = Stage(controller)
        fingers = Fingers(stage)
        UIPasteboard.general.items = []
        stage.settle()
    }

    /// The middle of a character, in the window's points.
    private func place(_ offset: Int, in input: any UIView & UITextInput) -> CGPoint {
        let start = input.position(from: input.beginningOfDocument, offset: offset)!
        let rect = input.firstRect(for: input.textRange(from: start, to: input.position(from: start, offset: 1)!)!)
        return input.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// Where a caret at the end of a text is, in the window's points.
    private func caretPlace(in input: any UIView & UITextInput) -> CGPoint {
        let rect = input.caretRect(for: input.endOfDocument)
        return input.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func tap(_ point: CGPoint, times: Int = 1) {
        for _ in 0..<times {
            fingers.tap(point)
            stage.advance(0.1)
        }
        stage.advance(1)
    }

    private func press(_ point: CGPoint) {
        fingers.down(point)
        stage.advance(0.7)
    }

    private func lift(_ point: CGPoint) {
        fingers.up(point)
        stage.advance(1)
    }

    private var bar: EditMenuBar? { stage.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first { $0.isUserInteractionEnabled } }

    private var buttons: [UIButton] {
        var found: [UIButton] = []
        bar?.forEachInTree { if let button = $0 as? UIButton { found.append(button) } }
        return found
    }

    private var titles: [String] { buttons.compactMap { $0.title(for: .normal) } }

    private func choose(_ title: String) throws {
        let button = try #require(buttons.first { $0.title(for: .normal) == title })
        stage.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.advance(1)
    }

    // MARK: When it comes and goes

    @Test func aTapOnTheCaretShowsTheMenuAndTheNextOneTakesItAway() {
        field.becomeFirstResponder()
        tap(caretPlace(in: field))
        #expect(titles == ["Select", "Select All"])
        tap(caretPlace(in: field))
        #expect(bar == nil && field.isFirstResponder)
        tap(caretPlace(in: field))
        #expect(bar != nil)
    }

    @Test func theTapThatBeginsEditingShowsNone() {
        tap(caretPlace(in: field))
        tap(caretPlace(in: view))
        #expect(bar == nil && view.isFirstResponder)
    }

    @Test func twoTapsSelectAWordAndTheMenuCutsIt() throws {
        tap(place(8, in: field), times: 2)
        #expect(titles == ["Cut", "Copy", "Select All"])
        try choose("Cut")
        #expect(field.text == "hello " && UIPasteboard.general.string == "world" && bar == nil)
        tap(caretPlace(in: field))
        try choose("Paste")
        #expect(field.text == "hello world")
    }

    @Test func aTapOnWhatIsSelectedIsAboutTheMenu() {
        tap(place(8, in: view), times: 2)
        #expect(view.selectedRange == NSRange(location: 6, length: 5) && bar != nil)
        tap(place(8, in: view))
        #expect(view.selectedRange == NSRange(location: 6, length: 5) && bar == nil)
        tap(place(8, in: view))
        #expect(view.selectedRange == NSRange(location: 6, length: 5) && bar != nil)
        tap(place(2, in: view))
        #expect(view.selectedRange.length == 0 && bar == nil)
    }
    @Test func aFingerThatRestsShowsTheMenuWhenItIsLifted() {
        for input in [field, view] as [any UIView & UITextInput] {
            press(place(3, in: input))
            #expect(input.isFirstResponder && bar == nil)
            lift(place(3, in: input))
            #expect(titles == ["Select", "Select All"])
        }
    }

    @Test func selectingByTheMenuShowsItForWhatIsSelected() throws {
        view.becomeFirstResponder()
        tap(caretPlace(in: view))
        try choose("Select")
        #expect(view.selectedRange == NSRange(location: 6, length: 5) && titles == ["Cut", "Copy", "Select All"])
        try choose("Select All")
        #expect(view.selectedRange == NSRange(location: 0, length: 11) && titles == ["Cut", "Copy"])
    }

    @Test func typingAndLeavingTakeTheMenuAway() {
        field.becomeFirstResponder()
        tap(caretPlace(in: field))
        field.insertText("!")
        #expect(bar == nil)
        tap(caretPlace(in: field))
        field.resignFirstResponder()
        #expect(bar == nil)
    }

    @Test func theMenuFollowsTextThatIsScrolled() throws {
        view.text = String(repeating: "hello world\n", count: 30)
        view.contentOffset.y = 100
        stage.settle()
        tap(place(60, in: view), times: 2)
        let before = try #require(bar).panelFrame
        view.contentOffset.y -= 10
        #expect(abs(try #require(bar).panelFrame.minY - before.minY - 10) < 0.01)
    }

    // MARK: What it has

    @Test func whatIsSecretIsNotCopied() {
        field.isSecureTextEntry = true
        field.text = "secret secret"
        field.becomeFirstResponder()
        press(place(2, in: field))
        lift(place(2, in: field))
        #expect(titles == ["Select", "Select All"])
        UIPasteboard.general.string = "before"
        tap(place(2, in: field), times: 2)
        #expect(field.selectedTextRange?.isEmpty == false && titles == ["Paste", "Select All"])
    }

    @Test func textThatCannotBeEditedIsSelectedAndCopied() throws {
        view.isEditable = false
        press(place(8, in: view))
        lift(place(8, in: view))
        #expect(view.selectedRange == NSRange(location: 6, length: 5) && titles == ["Copy", "Select All"])
        try choose("Copy")
        #expect(UIPasteboard.general.string == "world" && view.text == "hello world")
        tap(place(1, in: view))
        #expect(!view.isFirstResponder && bar == nil)
    }

    @Test func whatARespondersClassRefusesIsNotOffered() {
        UIPasteboard.general.string = "text"
        field.becomeFirstResponder()
        tap(caretPlace(in: field))
        #expect(titles == ["Paste", "Select", "Select All"])
        field.pastes = false
        tap(caretPlace(in: field))
        tap(caretPlace(in: field))
        #expect(titles == ["Select", "Select All"])
    }

    @Test func itemsOfTheMenuControllerAreOfferedWhereSomebodyPerformsThem() throws {
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Shout", action: Selector("shout:"))]
        tap(place(8, in: view), times: 2)
        #expect(!titles.contains("Shout"))
        tap(place(8, in: field), times: 2)
        try choose("Shout")
        #expect(field.shouts == 1)
    }

    @Test func theDelegateChangesTheMenuAndHearsOfIt() throws {
        var chosen = 0
        log.own = UIAction(title: "Own") { _ in chosen += 1 }
        view.delegate = log
        field.delegate = log
        tap(place(8, in: view), times: 2)
        #expect(titles == ["Cut", "Copy", "Select All", "Own"] && log.log == ["menu 6,5", "comes"])
        try choose("Own")
        #expect(chosen == 1 && log.log == ["menu 6,5", "comes", "goes"])
        tap(place(2, in: field), times: 2)
        #expect(titles.last == "Own" && log.log.last == "menu 0,5")
    }

    @Test func fieldAndMenuAreReleased() {
        weak var kept: UITextField?
        weak var menu: TextEditMenu?
        func show() {
            let own = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            own.text = "words"
            field.superview!.addSubview(own)
            own.becomeFirstResponder()
            stage.settle()
            tap(caretPlace(in: own))
            (kept, menu) = (own, own.editor.menu)
            #expect(bar != nil && menu != nil)
            own.resignFirstResponder()
            own.removeFromSuperview()
        }
        show()
        stage.advance(2)
        #expect(kept == nil && menu == nil && bar == nil)
    }

    // MARK: Commands

    @Test func respondersPerformWhatTheyOverride() {
        final class Plain: UIView {}
        final class Copying: UIView {
            var copies = 0
            override func copy(_ sender: Any?) { copies += 1 }
        }
        let (plain, copying) = (Plain(), Copying())
        #expect(!plain.canPerformAction(Selector("copy:"), withSender: nil) && !plain.canPerformAction(Selector("find:"), withSender: nil))
        let actions: [any UIResponderStandardEditActions] = [plain, copying]
        #expect(actions.map { actions in OptionalRequirement.call { actions.copy(nil) } != nil } == [false, true])
        #expect(copying.copies == 1)
    }

    @Test func attributesAreChangedWhereThatIsAllowed() {
        let bold = { (place: Int) in
            (self.view.textStorage.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
                .contains(.traitBold) == true
        }
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 6, length: 5)
        view.toggleBoldface(nil)
        #expect(!bold(8) && !view.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
        view.allowsEditingTextAttributes = true
        #expect(view.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
        view.toggleBoldface(nil)
        #expect(bold(8) && !bold(2) && view.selectedRange == NSRange(location: 6, length: 5) && view.text == "hello world")
        view.selectAll(nil)
        view.toggleBoldface(nil)
        #expect(bold(8) && bold(2))
        view.toggleBoldface(nil)
        #expect(!bold(8) && !bold(2))
        view.editor.undo()
        #expect(bold(8) && bold(2))
    }
}
