import Foundation

/// What a person did to a text, step by step.
struct TextHistory {
    /// A text and its selection at one time.
    struct State {
        let text: NSAttributedString
        let selection: NSRange
    }

    /// How many steps are kept.
    private static let limit = 100

    private var done: [State] = []
    private var undone: [State] = []
    /// Where typing goes on that belongs to the last step.
    private var typingEnd: Int?

    /// Notes what there is before a range of it becomes another text. What is typed in one go is one step.
    mutating func note(_ state: @autoclosure () -> State, before range: NSRange, becomes text: String) {
        let goesOn = range.length == 0 && !text.isEmpty && range.location == typingEnd
        typingEnd = text.isEmpty ? nil : range.location + (text as NSString).length
        undone = []
        if goesOn { return }
        done.append(state())
        if done.count > Self.limit { done.removeFirst() }
    }

    /// The state before the last step; the present one is kept to come back to.
    mutating func undo(from present: State) -> State? {
        guard let state = done.popLast() else { return nil }
        undone.append(present)
        typingEnd = nil
        return state
    }

    /// The state after the step that was last taken back.
    mutating func redo(from present: State) -> State? {
        guard let state = undone.popLast() else { return nil }
        done.append(present)
        typingEnd = nil
        return state
    }
}
