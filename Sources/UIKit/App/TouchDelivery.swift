import Foundation
import Host

/// Turns the host's fingers into `UITouch` objects and events.
@MainActor
package final class TouchDelivery {
    /// Creates a delivery without fingers.
    package init() {}

    private var touches: [Int: UITouch] = [:]
    private var event: UIEvent?
    private var lastTap: (location: CGPoint, time: CFTimeInterval, count: Int)?

    /// Taps count up when they follow each other this fast and this near.
    private static let tapInterval = 0.35
    private static let tapDistance: CGFloat = 45

    package func handle(id: Int, phase: HostEvent.TouchPhase, location: CGPoint, time: CFTimeInterval) {
        guard let touch = touch(id: id, phase: phase, location: location, time: time) else { return }
        let event = event ?? UIEvent(timestamp: time)
        self.event = event
        event.eventTimestamp = time
        for other in touches.values where other !== touch { other.touchPhase = .stationary }
        event.touchSet = Set(touches.values)
        if let application = UIApplication.sharedIfRunning {
            application.sendEvent(event)
        } else {
            touch.window?.sendEvent(event)
        }
        if phase == .ended || phase == .cancelled {
            touches[id] = nil
            event.touchSet = Set(touches.values)
            if touches.isEmpty { self.event = nil }
        }
    }

    private func touch(id: Int, phase: HostEvent.TouchPhase, location: CGPoint, time: CFTimeInterval) -> UITouch? {
        if phase == .began {
            guard let (window, view) = WindowStack.shared.hitTest(location, with: event) else { return nil }
            let touch = UITouch(timestamp: time, window: window, location: window.convert(location, from: nil as UIWindow?))
            touch.touchView = view
            touch.touchTapCount = tapCount(at: location, time: time)
            touches[id] = touch
            return touch
        }
        guard let touch = touches[id] else { return nil }
        touch.previousWindowLocation = touch.windowLocation
        if let window = touch.touchWindow { touch.windowLocation = window.convert(location, from: nil as UIWindow?) }
        touch.touchTimestamp = time
        switch phase {
        case .began, .moved: touch.touchPhase = .moved
        case .ended: touch.touchPhase = .ended
        case .cancelled: touch.touchPhase = .cancelled
        }
        return touch
    }

    private func tapCount(at location: CGPoint, time: CFTimeInterval) -> Int {
        var count = 1
        if let last = lastTap, time - last.time < Self.tapInterval,
            hypot(location.x - last.location.x, location.y - last.location.y) < Self.tapDistance
        {
            count = last.count + 1
        }
        lastTap = (location, time, count)
        return count
    }
}

/// Hands the wheel to the scroll view below the pointer.
@MainActor
enum ScrollDelivery {
    static func handle(location: CGPoint, delta: CGPoint) {
        guard let (window, view) = WindowStack.shared.hitTest(location, with: nil) else { return }
        var candidate: UIView? = view
        while let current = candidate {
            let point = current.convert(location, from: window)
            if let scroll = current as? UIScrollView, scroll.handleScroll(delta: delta, at: point) { return }
            candidate = current.superview
        }
    }
}

/// Hands keys and text to the first responder.
@MainActor
enum KeyDelivery {
    static func handle(usage: Int, isDown: Bool, characters: String, modifiers: HostEvent.KeyModifiers, time: CFTimeInterval) {
        guard let window = KeyboardController.shared.inputResponderWindow else { return }
        let flags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        if isDown, performCommand(characters, usage, flags, in: window) { return }
        let key = UIKey(characters: characters, modifierFlags: flags, keyCode: UIKeyboardHIDUsage(rawValue: usage))
        let press = UIPress(phase: isDown ? .began : .ended, timestamp: time, key: key, responder: window.firstResponder)
        UIApplication.shared.sendEvent(UIPressesEvent(timestamp: time, presses: [press]))
        guard isDown, let input = window.firstResponder?.keyInput else { return }
        if (input as? any TextEditorClient)?.editor.handleKey(UIKeyboardHIDUsage(rawValue: usage), flags) == true { return }
        switch UIKeyboardHIDUsage(rawValue: usage) {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter: input.insertText("\n")
        case .keyboardTab where input is UITextField: FieldOrder.move(from: input as! UITextField, forward: !flags.contains(.shift))
        case .keyboardTab where flags.isEmpty: input.insertText("\t")
        default: break
        }
    }

    static func insert(_ text: String) { KeyboardController.shared.inputResponderWindow?.firstResponder?.keyInput?.insertText(text) }

    static func mark(_ text: String, selection: Range<Int>) {
        guard let input = KeyboardController.shared.inputResponderWindow?.firstResponder as? any MarkedTextInput else { return }
        input.setMarkedText(text, selection: selection)
    }

    private static func performCommand(_ characters: String, _ usage: Int, _ flags: UIKeyModifierFlags, in window: UIWindow) -> Bool {
        let input: String =
            switch UIKeyboardHIDUsage(rawValue: usage) {
            case .keyboardEscape: UIKeyCommand.inputEscape
            case .keyboardUpArrow: UIKeyCommand.inputUpArrow
            case .keyboardDownArrow: UIKeyCommand.inputDownArrow
            case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
            case .keyboardRightArrow: UIKeyCommand.inputRightArrow
            case .keyboardReturnOrEnter: "\r"
            default: characters.lowercased()
            }
        let front = frontmostController(of: window)
        var responder = window.firstResponder ?? front ?? window
        // What an alert covers hears of no keys.
        if let alert = front as? UIAlertController, (window.firstResponder as? UIView)?.isDescendant(of: alert.view) != true {
            responder = alert
        }
        var next: UIResponder? = responder
        while let current = next {
            for command in current.keyCommands ?? []
            where command.input?.lowercased() == input.lowercased() && command.modifierFlags == flags {
                if let action = command.action { UIApplication.shared.sendAction(action, to: current, from: command, for: nil) }
                return true
            }
            next = current.next
        }
        return false
    }

    private static func frontmostController(of window: UIWindow) -> UIResponder? {
        var controller = window.rootViewController
        while let presented = controller?.presentedStorage { controller = presented }
        return controller
    }
}

/// What takes text that an input method is still composing.
@MainActor
package protocol MarkedTextInput {
    /// Replaces the composed text; empty when composing ended.
    func setMarkedText(_ text: String, selection: Range<Int>)
}
