import Sessions
import Testing
import UIKit

@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var mayChange = true
    var mayEnd = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.append("shouldBegin")
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.append("shouldEnd")
        return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        log.append("\(range.location),\(range.length) \(string)")
        return mayChange
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("return")
        return true
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log.append("clear")
        return true
    }
}

@MainActor @Suite(.session)
final class TextFieldTests {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
    let log = FieldLog()
    lazy var stage: Stage = {
        controller.view.backgroundColor = .white
        field.borderStyle = .roundedRect
        field.delegate = log
        controller.view.addSubview(field)
        return Stage(controller)
    }()
    lazy var fingers = Fingers(stage)

    @Test func aRoundedFieldOfSmallTextIsAsHighAsTheUsualOne() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        for (points, height) in [(10, 34), (14, 34), (17, 34), (24, 42)] as [(CGFloat, CGFloat)] {
            field.font = .systemFont(ofSize: points)
            #expect(field.intrinsicContentSize.height == height, "\(points)")
        }
    }

    @Test func editingBeginsAndEndsInUIKitsOrder() {
        let events = EventLog(field)
        fingers.tap(CGPoint(x: 80, y: 117))
        #expect(field.isEditing && field.isFirstResponder)
        #expect(log.log == ["shouldBegin", "didBegin"])
        #expect(events.events == ["down", "begin", "up"])
        field.resignFirstResponder()
        #expect(log.log == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
        #expect(!field.isEditing && events.events.last == "end")
    }

    @Test func aFieldThatMayNotEndStaysUnlessForced() {
        _ = stage
        field.becomeFirstResponder()
        log.mayEnd = false
        #expect(!field.resignFirstResponder())
        #expect(!controller.view.endEditing(false))
        #expect(field.isEditing)
        #expect(controller.view.endEditing(true))
        #expect(!field.isEditing && log.log.last == "didEnd")
    }

    @Test func typingAsksWithRangesOfUTF16() {
        _ = stage
        let events = EventLog(field)
        field.becomeFirstResponder()
        log.log = []
        events.events = []
        field.insertText("a")
        field.insertText("👍🏽")
        field.insertText("b")
        field.deleteBackward()
        field.deleteBackward()
        #expect(log.log == ["0,0 a", "1,0 👍🏽", "5,0 b", "5,1 ", "1,4 "])
        #expect(field.text == "a")
        #expect(events.events == Array(repeating: "changed", count: 5))
        log.mayChange = false
        field.insertText("c")
        #expect(field.text == "a")
        #expect(events.events.count == 5)
    }

    @Test func settingTheTextAsksNobody() {
        let events = EventLog(field)
        field.delegate = log
        field.text = "Hello"
        #expect(field.text == "Hello" && log.log.isEmpty && events.events.isEmpty)
        field.text = nil
        #expect(field.text == "")
        field.placeholder = "Name"
        #expect(field.attributedPlaceholder?.string == "Name")
    }

    @Test func returnIsAskedForAndEndsEditingWhereSomebodyWaitsForIt() {
        _ = stage
        field.becomeFirstResponder()
        field.insertText("\n")
        #expect(log.log.contains("return") && field.isEditing && field.text == "")
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        field.insertText("\n")
        #expect(!field.isEditing)
    }

    @Test func theClearButtonClearsAfterAsking() {
        field.clearButtonMode = .always
        field.text = "abc"
        _ = stage
        fingers.tap(CGPoint(x: 250 - 15, y: 117))
        #expect(field.text == "" && log.log.first == "clear")
    }

    @Test func twoTapsSelectAWordAndTypingReplacesIt() {
        field.text = "one two"
        _ = stage
        field.becomeFirstResponder()
        let point = CGPoint(x: 50 + field.caretRect(for: field.endOfDocument).minX - 5, y: 117)
        fingers.tap(point)
        stage.advance(0.05)
        fingers.tap(point)
        #expect(field.text(in: field.selectedTextRange!) == "two")
        field.insertText("2")
        #expect(field.text == "one 2")
    }

    @Test func keysMoveTheCaretAndExtendTheSelection() {
        field.text = "ab cd"
        _ = stage
        field.becomeFirstResponder()
        func offset() -> Int { field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start) }
        #expect(offset() == 5)
        _ = field.editorHandles(.keyboardLeftArrow, [])
        #expect(offset() == 4)
        _ = field.editorHandles(.keyboardLeftArrow, .alternate)
        #expect(offset() == 3)
        _ = field.editorHandles(.keyboardHome, [])
        _ = field.editorHandles(.keyboardRightArrow, [.shift])
        _ = field.editorHandles(.keyboardRightArrow, [.shift])
        #expect(field.text(in: field.selectedTextRange!) == "ab")
        _ = field.editorHandles(.keyboardRightArrow, [])
        #expect(offset() == 2 && field.selectedTextRange!.isEmpty)
        _ = field.editorHandles(.keyboardDeleteForward, [])
        #expect(field.text == "abcd")
    }

    @Test func composedTextIsReplacedUntilItIsCommitted() {
        _ = stage
        field.becomeFirstResponder()
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        field.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
        #expect(field.text == "nih" && field.markedTextRange != nil)
        field.insertText("你好")
        #expect(field.text == "你好" && field.markedTextRange == nil)
    }

    @Test func heightsAreThoseOfTheBorderStyles() {
        let plain = UITextField()
        #expect(plain.intrinsicContentSize.height == 22)
        plain.borderStyle = .roundedRect
        #expect(plain.intrinsicContentSize.height == 34)
        plain.font = .systemFont(ofSize: 30)
        #expect(plain.intrinsicContentSize.height == 49)
    }

    @Test func theCaretBlinksByTheHostsClock() {
        _ = stage
        field.becomeFirstResponder()
        stage.advance(0.3)
        let seen = stage.picture(scale: 2)
        stage.advance(0.55)
        let gone = stage.picture(scale: 2)
        #expect(seen.pngData() != gone.pngData())
    }

    @Test func inputViewsAreShownAndAnnounced() {
        nonisolated(unsafe) var posted: [String] = []
        nonisolated(unsafe) var frame = CGRect.zero
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                posted.append(name.rawValue.replacingOccurrences(of: "Notification", with: ""))
                frame = (note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
            }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        _ = stage
        field.becomeFirstResponder()
        #expect(log.log == ["shouldBegin", "didBegin"] && posted == ["UIKeyboardWillShow"])
        let bottom = UIScreen.main.safeAreaInsets.bottom
        #expect(frame.height == 244 + bottom && frame.maxY == UIScreen.main.bounds.maxY)
        stage.advance(0.5)
        #expect(posted == ["UIKeyboardWillShow", "UIKeyboardDidShow"])
        #expect(field.inputView?.window != nil && field.inputView?.frame.width == UIScreen.main.bounds.width)
        field.resignFirstResponder()
        stage.advance(0.5)
        #expect(posted.suffix(2) == ["UIKeyboardWillHide", "UIKeyboardDidHide"])
        #expect(frame.minY == UIScreen.main.bounds.maxY)
        #expect(field.inputView?.window == nil)
    }

    @Test func aFieldGoesWhenItsOwnerDoes() {
        weak var gone: UITextField?
        do {
            let field = UITextField()
            field.text = "a"
            gone = field
        }
        #expect(gone == nil)
    }
}
