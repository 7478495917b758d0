import Foundation
import QuartzCore

/// Hears of what happens to the text that is typed into, beside its view.
@MainActor
protocol TextInputWatcher: NSObject {
    /// Something else takes what is typed, or nothing any more.
    func textInputDidChange()
    /// The text or its selection is about to change, or has changed.
    func textInput(_ input: (any UITextInput)?, _ change: TextInputChange)
}

/// What happens to a text, as `UITextInputDelegate` tells of it.
enum TextInputChange {
    case selectionWillChange, selectionDidChange, textWillChange, textDidChange
}

/// The system's side of the text that is typed into: the first responder's input delegate, who tells all that have to know.
@MainActor
final class TextInputObserver: NSObject, UITextInputDelegate {
    /// That of the present session.
    static var current: TextInputObserver { Session.current.part { TextInputObserver() } }

    /// What takes what is typed into the app's own windows.
    private(set) weak var responder: UIResponder?
    /// Another one for each responder that takes text.
    private(set) var documentIdentifier = UUID()
    private var watchers: [Weak<NSObject>] = []
    private var changes = 0

    func add(_ watcher: any TextInputWatcher) {
        watchers.removeAll { $0.object == nil }
        watchers.append(Weak(watcher))
    }

    func remove(_ watcher: any TextInputWatcher) { watchers.removeAll { $0.object == nil || $0.object === watcher } }

    private func each(_ body: (any TextInputWatcher) -> Void) {
        for watcher in watchers { if let watcher = watcher.object as? any TextInputWatcher { body(watcher) } }
    }

    /// Another responder is first, or none.
    func responderDidChange(_ new: UIResponder?) {
        if new !== responder {
            if let old = responder as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
            responder = new
            documentIdentifier = UUID()
            // Who has a delegate of the app's own keeps it.
            if let input = new as? any UITextInput, input.inputDelegate == nil { input.inputDelegate = self }
        }
        if let mode = new?.textInputMode { InputModes.current.choose(mode) }
        each { $0.textInputDidChange() }
    }

    /// Changes a text on the person's behalf: what the view itself tells meanwhile is the same change.
    func change(_ input: any UITextInput, text isText: Bool, _ body: () -> Void) {
        tell(isText ? .textWillChange : .selectionWillChange, of: input)
        changes += 1
        body()
        changes -= 1
        tell(isText ? .textDidChange : .selectionDidChange, of: input)
    }

    private func tell(_ change: TextInputChange, of input: (any UITextInput)?) {
        if changes == 0 { each { $0.textInput(input, change) } }
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) { tell(.selectionWillChange, of: textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { tell(.selectionDidChange, of: textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) { tell(.textWillChange, of: textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) { tell(.textDidChange, of: textInput) }
}
