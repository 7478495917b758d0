import Foundation

// What fingers do in an interaction's view.
extension UITextInteraction {
    /// How near a finger must come to the caret to take hold of it, in points.
    private static let grip: CGFloat = 22

    private var isEditable: Bool { textInteractionMode == .editable }

    private func place(_ recognizer: UIGestureRecognizer) -> CGPoint { recognizer.location(in: text?.view) }

    private var dragStart: CGPoint { text?.view?.convert(dragger.start, from: nil) ?? .zero }

    // MARK: Beginning

    /// Whether a recognizer has something to do here.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view, let textInput, let text, textInput.isFirstResponder || textInput.canBecomeFirstResponder else { return false }
        switch recognizer {
        case tapper:
            // Where nothing can be edited one tap only ends a selection.
            if !isEditable, tapper.count == 1, text.selection.length == 0 { return false }
        case dragger: if !takesDrag { return false }
        // A finger that rests on a handle is about to drag it.
        default: if textInput.isFirstResponder, text.fixedEnd(ofHandleAt: place(recognizer)) != nil { return false }
        }
        guard let delegate else { return true }
        let point = recognizer === dragger ? view.convert(dragger.start, from: nil) : recognizer.location(in: view)
        return OptionalRequirement.call { delegate.interactionShouldBegin(self, at: point) } ?? true
    }

    private var takesDrag: Bool {
        guard let text, let textInput else { return false }
        if dragger.count > 1 { return true }
        guard textInput.isFirstResponder else { return false }
        return text.fixedEnd(ofHandleAt: dragStart) != nil || dragsCaret
    }

    private var dragsCaret: Bool {
        guard let text, isEditable, text.selection.length == 0 else { return false }
        let caret = text.caretRect(at: text.selection.location, affinity: .downstream)
        return caret.insetBy(dx: -Self.grip, dy: 0).contains(dragStart)
    }

    private func willBegin() { if let delegate { OptionalRequirement.call { delegate.interactionWillBegin(self) } } }
    private func didEnd() { if let delegate { OptionalRequirement.call { delegate.interactionDidEnd(self) } } }

    // MARK: Taps

    func tapped() {
        guard let textInput, let text, tapper.state == .ended else { return }
        let (point, count) = (place(tapper), tapper.count)
        let (wasFirst, old) = (textInput.isFirstResponder, text.selection)
        willBegin()
        defer { didEnd() }
        guard wasFirst || textInput.becomeFirstResponder() else { return }
        guard count == 1 else {
            text.tap(at: point, count: count)
            return showMenu()
        }
        let target = text.offset(at: point).offset
        // What is tapped is selected already, or the caret is there: it is about the menu.
        if wasFirst, old.length > 0 ? old.location <= target && target <= NSMaxRange(old) : target == old.location { return toggleMenu() }
        if isEditable {
            text.tap(at: point, count: 1)
        } else {
            TextInputObserver.current.change(textInput, text: false) { textInput.selectedTextRange = nil }
        }
    }

    // MARK: Fingers that rest

    func pressed() {
        guard let textInput, let text else { return }
        let point = place(presser)
        switch presser.state {
        case .began:
            willBegin()
            guard textInput.isFirstResponder || textInput.becomeFirstResponder() else { return }
            text.tap(at: point, count: isEditable ? 1 : 2)
            beginLoupe(at: point)
        case .changed:
            guard textInput.isFirstResponder else { return }
            if isEditable { text.tap(at: point, count: 1) } else { text.drag(to: point) }
            moveLoupe(to: point)
        default: end(at: presser.state)
        }
    }

    // MARK: Drags

    func dragged() {
        guard let textInput, let text else { return }
        switch dragger.state {
        case .began:
            willBegin()
            guard textInput.isFirstResponder || textInput.becomeFirstResponder() else { return }
            if text.fixedEnd(ofHandleAt: dragStart) != nil {
                text.beginDrag(at: dragStart)
            } else if dragger.count > 1 {
                text.tap(at: dragStart, count: 2)
            } else {
                dragsOnlyCaret = true
            }
            beginLoupe(at: dragStart)
            follow(text)
        case .changed:
            if textInput.isFirstResponder { follow(text) }
        default: end(at: dragger.state)
        }
    }

    private func follow(_ text: InputText) {
        let point = place(dragger)
        if dragsOnlyCaret { text.tap(at: point, count: 1) } else { text.drag(to: point) }
        moveLoupe(to: point)
    }

    private func end(at state: UIGestureRecognizer.State) {
        dragsOnlyCaret = false
        endLoupe()
        didEnd()
        if state == .ended { showMenu() }
    }

    // MARK: The loupe

    private var loupeCaret: CGRect { text.map { $0.caretRect(at: $0.head, affinity: .downstream) } ?? .null }

    private func beginLoupe(at point: CGPoint) {
        guard let view = text?.view else { return }
        display.layoutManagedSubviews()
        let widget = text?.selection.length == 0 ? display.cursorView : display.handle(at: view.convert(point, to: self.view))
        loupe = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: widget, in: view)
        moveLoupe(to: point)
    }

    private func moveLoupe(to point: CGPoint) { loupe?.move(to: point, withCaretRect: loupeCaret, trackingCaret: false) }

    func endLoupe() {
        loupe?.invalidate()
        loupe = nil
    }
}
