import Foundation
import SampanHost
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session) final class EditCommandTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    private let stage: Stage

    init() {
        let controller = UIViewController()
        controller.view.addSubview(field)
        stage = Stage(controller)
        field.becomeFirstResponder()
        field.insertText("Hello world")
    }

    private func press(_ letter: String, _ flags: UIKeyModifierFlags = .control) -> Bool {
        EditCommands.perform(letter, flags, on: field)
    }

    @Test(arguments: [UIKeyModifierFlags.control, .command]) func keysCutCopyPasteAndSelectAll(_ flags: UIKeyModifierFlags) {
        defer { UIPasteboard.general.items = [] }
        #expect(press("a", flags) && press("c", flags))
        #expect(UIPasteboard.general.string == "Hello world" && field.text == "Hello world")
        field.insertText("x")
        #expect(press("v", flags) && field.text == "xHello world")
        #expect(press("a", flags) && press("x", flags) && field.text == "")
        UIPasteboard.general.string = "two\nlines"
        #expect(press("v", flags) && field.text == "two lines")
        #expect(!press("v", []) && !press("v", [flags, .alternate]) && !press("b", flags))
    }

    @Test func stepsAreTakenBackAndDoneAgain() {
        field.insertText("!")
        #expect(press("z") && field.text == "")
        #expect(press("z", [.control, .shift]) && field.text == "Hello world!")
        #expect(press("a") && press("x") && field.text == "")
        #expect(press("z") && field.text == "Hello world!" && field.selectedTextRange?.isEmpty == false)
        field.text = "by the program"
        #expect(press("z") && field.text == "by the program")
        UIPasteboard.general.items = []
    }

    @Test func whatWasComposedIsTakenBackWithWhatItReplaced() {
        #expect(press("a"))
        field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("にほん", selectedRange: NSRange(location: 3, length: 0))
        field.insertText("日本")
        #expect(field.text == "日本")
        #expect(press("z") && field.text == "Hello world")
        #expect(press("z", [.control, .shift]) && field.text == "日本")
        #expect(press("z") && press("z") && field.text == "")
    }

    @Test func aStepThatDoesNotFitTheTextIsForgotten() {
        var history = TextHistory()
        let none = NSRange(location: 0, length: 0)
        history.note(none, of: NSAttributedString(string: ""), becomes: "a long text", selection: none)
        #expect(history.undo(NSAttributedString(string: "short"), selection: none) == nil)
        #expect(history.undo(NSAttributedString(string: "a long text"), selection: none) == nil)
    }

    @Test func aSecureFieldsTextIsNotCopied() {
        UIPasteboard.general.string = "before"
        field.isSecureTextEntry = true
        #expect(press("a") && press("c") && press("x"))
        #expect(UIPasteboard.general.string == "before" && field.text == "Hello world")
        UIPasteboard.general.items = []
    }

    @Test func aFieldThatRefusesToPasteDoesNot() {
        final class Closed: UITextField {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        }
        defer { UIPasteboard.general.items = [] }
        UIPasteboard.general.string = "text"
        let closed = Closed()
        #expect(EditCommands.perform("v", .control, on: closed) && closed.text == "")
    }

    @Test func controlAndAnArrowMoveByAWord() {
        #expect(field.editorHandles(.keyboardLeftArrow, .control))
        field.insertText("my ")
        #expect(field.text == "Hello my world")
        #expect(field.editorHandles(.keyboardRightArrow, [.control, .shift]))
        field.insertText("house")
        #expect(field.text == "Hello my house")
    }

    /// A host with a clipboard that other programs share.
    private final class ClipboardHost: AppHost {
        let device = Device.standard
        var clipboard: String?
        nonisolated var now: Double { 0 }
        var screenSize: CGSize { device.size }
        func present(_ frame: HostFrame) {}
        func start(_ client: any HostClient) {}
        func stop(exitCode: Int32) {}
    }

    @Test func theGeneralPasteboardIsTheHostsClipboard() {
        let host = ClipboardHost()
        KeyboardController.shared.host = host
        UIPasteboard.general.string = "ours"
        #expect(host.clipboard == "ours")
        let count = UIPasteboard.general.changeCount
        host.clipboard = "theirs"
        #expect(UIPasteboard.general.string == "theirs" && UIPasteboard.general.changeCount == count + 1)
        UIPasteboard.general.items = [["com.example.thing": 1]]
        #expect(UIPasteboard.general.string == nil && host.clipboard == "theirs")
        UIPasteboard.general.items = []
        #expect(host.clipboard == "")
        #expect(UIPasteboard(name: .general, create: false)?.hasStrings == false)
        UIPasteboard.withUniqueName().string = "apart"
        #expect(host.clipboard == "")
    }
}
