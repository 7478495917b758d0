import Foundation
import SampanHost

/// Hands keys and text to the first responder, and keys that move the focus to that.
@MainActor
enum KeyDelivery {
    static func handle(usage: Int, isDown: Bool, characters: String, modifiers: HostEvent.KeyModifiers, time: CFTimeInterval) {
        HeldModifiers.current.key(usage, isDown: isDown)
        guard let window = KeyboardController.shared.inputResponderWindow else { return }
        let flags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        ShortcutOverlay.current.keyDidChange(usage, isDown: isDown, flags, in: window) { KeyCommands.start(in: $0) }
        let keyCode = UIKeyboardHIDUsage(host: usage)
        let focusKey = FocusKey(keyCode, flags)
        let focus = UIFocusSystem.of(window)
        let isForFocus = isDown && focusKey.map { focus?.takes($0) == true } ?? false
        let stroke = KeyStroke(usage: usage, characters: characters, flags: flags)
        if isDown, KeyCommands.perform(stroke, isForSystem: isForFocus, in: window) { return }
        if isDown, FindCommands.perform(characters, flags, from: KeyCommands.start(in: window)) { return }
        // A key that moves the focus to a text field is none that is typed there.
        let responder = window.firstResponder
        let key = UIKey(characters: characters, modifierFlags: flags, keyCode: keyCode)
        let press = UIPress(phase: isDown ? .began : .ended, timestamp: time, key: key, responder: window.firstResponder)
        UIApplication.shared.sendEvent(UIPressesEvent(timestamp: time, presses: [press]))
        guard isDown, responder === window.firstResponder else { return }
        guard let input = responder?.keyInput else {
            if !isForFocus, let scroll = KeyScrolling.scrollView(of: responder) { KeyScrolling.perform(usage, flags, on: scroll) }
            return
        }
        if EditCommands.perform(characters, flags, on: input) { return }
        if let editor = (input as? any TextEditorClient)?.editor {
            if editor.handleKey(keyCode, flags) { return }
        } else if let text = InputText.of(input), text.takeKey(keyCode, flags) {
            return
        }
        switch keyCode {
        case .keyboardDeleteOrBackspace: TextTyping.deleteBackward(in: input)
        case .keyboardReturnOrEnter: TextTyping.insert("\n", into: input)
        case .keyboardTab where focusKey.map { focus?.press($0) == true } ?? false: break
        case .keyboardTab where input is UITextField: FieldOrder.move(from: input as! UITextField, forward: !flags.contains(.shift))
        case .keyboardTab where flags.isEmpty: TextTyping.insert("\t", into: input)
        default: break
        }
    }

    static func insert(_ text: String) {
        if let input = KeyboardController.shared.inputResponderWindow?.firstResponder?.keyInput { TextTyping.insert(text, into: input) }
    }

    static func mark(_ text: String, selection: Range<Int>) {
        let responder = KeyboardController.shared.inputResponderWindow?.firstResponder
        if let input = responder as? any MarkedTextInput { return input.setMarkedText(text, selection: selection) }
        guard let input = responder as? any UIResponder & UITextInput else { return }
        TextTyping.mark(text, selection: NSRange(location: selection.lowerBound, length: selection.count), in: input)
    }
}
