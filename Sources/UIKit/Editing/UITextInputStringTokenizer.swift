import Foundation

/// Finds characters, words, sentences and paragraphs in any text. See
/// https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer of a view's text.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private func units(_ granularity: UITextGranularity, _ text: NSString) -> [NSRange] {
        let whole = NSRange(location: 0, length: text.length)
        switch granularity {
        case .character: return TextUnits.characters(of: text)
        case .word: return TextUnits.words(of: text)
        case .sentence: return TextUnits.sentences(of: text)
        case .paragraph, .line: return TextUnits.paragraphs(of: text)
        case .document: return [whole]
        }
    }

    private func context(_ position: UITextPosition, _ granularity: UITextGranularity) -> (offset: Int, units: [NSRange])? {
        guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return nil }
        let text = (input.text(in: whole) ?? "") as NSString
        // What counts its places by something else says how many characters lie between them.
        let offset = OptionalRequirement.call { input.characterOffset(of: position, within: whole) }
        return (offset ?? input.offset(from: input.beginningOfDocument, to: position), units(granularity, text))
    }

    private func position(at offset: Int) -> UITextPosition? {
        guard let input else { return nil }
        if let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let position = OptionalRequirement.call({ input.position(within: whole, atCharacterOffset: offset) })
        {
            return position
        }
        return input.position(from: input.beginningOfDocument, offset: offset)
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let (offset, units) = context(position, granularity), let unit = units.first(where: { holds($0, offset, direction) }),
            let start = self.position(at: unit.location), let end = self.position(at: unit.location + unit.length)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    private func holds(_ unit: NSRange, _ offset: Int, _ direction: UITextDirection) -> Bool {
        let end = unit.location + unit.length
        return direction.isForward ? unit.location <= offset && offset < end : unit.location < offset && offset <= end
    }

    open func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> Bool
    {
        guard let (offset, units) = context(position, granularity) else { return false }
        return units.contains { direction.isForward ? $0.location + $0.length == offset : $0.location == offset }
    }

    open func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextPosition?
    {
        guard let (offset, units) = context(position, granularity) else { return nil }
        let edges = units.flatMap { [$0.location, $0.location + $0.length] }
        let target = direction.isForward ? edges.filter { $0 > offset }.min() : edges.filter { $0 < offset }.max()
        return target.flatMap { self.position(at: $0) }
    }

    open func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> Bool
    {
        guard let (offset, units) = context(position, granularity) else { return false }
        return units.contains { holds($0, offset, direction) }
    }
}
