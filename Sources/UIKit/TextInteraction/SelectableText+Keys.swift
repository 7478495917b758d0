import Foundation
import SampanTextLayout

// What the keys of a hardware keyboard do in a text beside typing.
extension SelectableText {
    /// Moves the caret or deletes, as a key does; whether the key does anything.
    func takeKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        let isShifted = modifiers.contains(.shift)
        // Option on a Mac's keyboard, Control on others.
        let byWord = modifiers.contains(.alternate) || modifiers.contains(.control)
        let byLine = modifiers.contains(.command)
        switch key {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isForward = key == .keyboardRightArrow
            if selection.length > 0, !isShifted, !byWord, !byLine {
                move(to: isForward ? NSMaxRange(selection) : selection.location, extending: false)
            } else {
                let target =
                    byLine
                    ? (isForward ? lineEnds.end : lineEnds.start)
                    : byWord ? wordStep(from: head, forward: isForward) : step(from: head, forward: isForward)
                move(to: target, extending: isShifted, affinity: byLine && isForward ? .upstream : .downstream)
            }
        case .keyboardUpArrow, .keyboardDownArrow:
            let isDown = key == .keyboardDownArrow
            guard !byLine else {
                move(to: isDown ? length : 0, extending: isShifted)
                return true
            }
            let kept = column ?? caretColumn
            let target = verticalStep(from: head, lines: isDown ? 1 : -1, column: kept)
            move(to: target?.offset ?? (isDown ? length : 0), extending: isShifted, affinity: target?.affinity ?? .downstream)
            column = target == nil ? nil : kept
        case .keyboardHome: move(to: lineEnds.start, extending: isShifted)
        case .keyboardEnd: move(to: lineEnds.end, extending: isShifted, affinity: .upstream)
        case .keyboardDeleteForward: delete(forward: true)
        case .keyboardDeleteOrBackspace where byWord || byLine:
            let start = byLine ? lineEnds.start : wordStep(from: head, forward: false)
            if selection.length > 0 {
                delete(forward: false)
            } else if acceptsChanges {
                remove(NSRange(location: start, length: head - start))
            }
        default: return false
        }
        return true
    }

    private func move(to offset: Int, extending: Bool, affinity: TextAffinity = .downstream) {
        if extending {
            extend(to: offset, from: selection.length == 0 ? selection.location : anchor, affinity: affinity)
        } else {
            select(NSRange(location: offset, length: 0), affinity: affinity)
        }
    }
}
