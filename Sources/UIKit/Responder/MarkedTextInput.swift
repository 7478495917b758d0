/// What takes text that an input method is still composing.
@MainActor
package protocol MarkedTextInput {
    /// Replaces the composed text; empty when composing ended.
    func setMarkedText(_ text: String, selection: Range<Int>)
}
