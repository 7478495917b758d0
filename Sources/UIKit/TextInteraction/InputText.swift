import Foundation
import QuartzCore
import SampanTextLayout

/// The text of an app's `UITextInput`, as fingers and keys select in it. Offsets count from the beginning of the document.
@MainActor
final class InputText: SelectableText {
    typealias Input = any UIResponder & UITextInput

    /// The texts of a session that were asked for, as long as their inputs live.
    @MainActor
    private final class Known {
        var texts: [InputText] = []
    }

    private(set) weak var input: (any UIResponder & UITextInput)?
    private var kept = 0
    var column: CGFloat?
    var dragUnit = NSRange(location: 0, length: 0)

    private init(_ input: Input) { self.input = input }

    /// The text of an input: the same each time, for what keys and fingers do goes together. `nil` if it takes no selection.
    static func of(_ input: any UIKeyInput) -> InputText? {
        guard let input = input as? Input else { return nil }
        let known = Session.current.part { Known() }
        known.texts.removeAll { $0.input == nil }
        if let text = known.texts.first(where: { $0.input === input }) { return text }
        let text = InputText(input)
        known.texts.append(text)
        return text
    }

    /// The view whose points the input's rectangles are in.
    var view: UIView? {
        guard let input else { return nil }
        return OptionalRequirement.call { input.textInputView } ?? input as? UIView
    }

    // MARK: Places

    func position(at offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: min(max(0, offset), length)) }
    }

    private func offset(of position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    func range(_ range: NSRange) -> UITextRange? {
        guard let input, let start = position(at: range.location), let end = position(at: NSMaxRange(range)) else { return nil }
        return input.textRange(from: start, to: end)
    }

    private func offsets(_ range: UITextRange?) -> NSRange? {
        guard let range else { return nil }
        let (start, end) = (offset(of: range.start), offset(of: range.end))
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    var length: Int { input.map { offset(of: $0.endOfDocument) } ?? 0 }

    func offset(at point: CGPoint) -> (offset: Int, affinity: TextAffinity) {
        (input?.closestPosition(to: point).map { offset(of: $0) } ?? 0, .downstream)
    }

    func caretRect(at offset: Int, affinity: TextAffinity) -> CGRect {
        guard let input, let position = position(at: offset) else { return .zero }
        return input.caretRect(for: position)
    }

    // MARK: Selection

    var selection: NSRange { offsets(input?.selectedTextRange) ?? NSRange(location: 0, length: 0) }

    // The app may have selected something else meanwhile.
    var anchor: Int {
        get { kept == NSMaxRange(selection) ? kept : selection.location }
        set { kept = newValue }
    }

    func select(_ range: NSRange, affinity: TextAffinity) {
        guard let input, let new = self.range(range) else { return }
        TextInputObserver.current.change(input, text: false) {
            input.selectedTextRange = new
            OptionalRequirement.call { input.selectionAffinity = affinity == .upstream ? .backward : .forward }
        }
        kept = range.location
        column = nil
    }

    // MARK: Units

    private func unit(_ granularity: UITextGranularity, at offset: Int) -> NSRange? {
        guard let input, let position = position(at: offset) else { return nil }
        let tokenizer = input.tokenizer
        return offsets(
            tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
                ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward)))
    }

    func word(at offset: Int) -> NSRange {
        unit(.word, at: offset) ?? unit(.character, at: offset) ?? NSRange(location: offset, length: 0)
    }

    func paragraph(at offset: Int) -> NSRange { unit(.paragraph, at: offset) ?? NSRange(location: 0, length: length) }

    func step(from offset: Int, forward: Bool) -> Int {
        moved(from: offset, forward ? .right : .left) ?? (forward ? length : 0)
    }

    private func moved(from offset: Int, _ direction: UITextLayoutDirection) -> Int? {
        guard let input, let position = position(at: offset) else { return nil }
        return input.position(from: position, in: direction, offset: 1).map { self.offset(of: $0) }
    }

    private func boundary(_ granularity: UITextGranularity, from offset: Int, _ direction: UITextStorageDirection) -> Int? {
        guard let input, let position = position(at: offset) else { return nil }
        return input.tokenizer.position(from: position, toBoundary: granularity, inDirection: .storage(direction))
            .map { self.offset(of: $0) }
    }

    func wordStep(from offset: Int, forward: Bool) -> Int {
        var place = offset
        // A boundary may be a word's other end.
        while let next = boundary(.word, from: place, forward ? .forward : .backward), forward ? next > place : next < place {
            place = next
            guard let input, let position = position(at: place) else { break }
            let direction = UITextDirection.storage(forward ? .forward : .backward)
            if input.tokenizer.isPosition(position, atBoundary: .word, inDirection: direction) { return place }
        }
        return forward ? length : 0
    }

    func verticalStep(from offset: Int, lines: Int, column: CGFloat?) -> (offset: Int, affinity: TextAffinity)? {
        guard let next = moved(from: offset, lines > 0 ? .down : .up), next != offset else { return nil }
        return (next, .downstream)
    }

    var caretColumn: CGFloat { caretRect(at: head, affinity: .downstream).minX }

    var lineEnds: (start: Int, end: Int) {
        let (place, line) = (head, unit(.line, at: head))
        return (line?.location ?? place, line.map { NSMaxRange($0) } ?? place)
    }

    // MARK: Changes

    var acceptsChanges: Bool { input.map { TextTyping.takesText($0) } ?? false }

    func delete(forward: Bool) {
        guard let input else { return }
        guard forward, selection.length == 0 else { return TextTyping.deleteBackward(in: input) }
        let place = selection.location
        remove(NSRange(location: place, length: max(0, (moved(from: place, .right) ?? place) - place)))
    }

    func remove(_ range: NSRange) {
        guard range.length > 0, let input, let range = self.range(range), TextTyping.mayChange(range, to: "", in: input) else { return }
        TextInputObserver.current.change(input, text: true) { input.replace(range, withText: "") }
    }
}
