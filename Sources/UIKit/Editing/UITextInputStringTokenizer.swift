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

/// The units of plain text, as ranges of UTF-16 units.
enum TextUnits {
    static func characters(of text: NSString) -> [NSRange] {
        var result: [NSRange] = []
        var place = 0
        while place < text.length {
            let range = text.rangeOfComposedCharacterSequence(at: place)
            result.append(range)
            place = range.location + max(1, range.length)
        }
        return result
    }

    private static let apostrophes: Set<UInt16> = [0x27, 0x2019]

    static func words(of text: NSString) -> [NSRange] {
        let isPart = (0..<text.length).map { index -> Bool in
            let unit = text.character(at: index)
            if UTF16.isSurrogate(unit) { return true }
            return Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) || $0 == "_" } ?? false
        }
        var result: [NSRange] = []
        var start: Int?
        for index in 0...text.length {
            // An apostrophe between letters belongs to the word.
            let joins =
                index > 0 && index + 1 < text.length && apostrophes.contains(text.character(at: index)) && isPart[index - 1]
                && isPart[index + 1]
            if index < text.length, isPart[index] || joins {
                if start == nil { start = index }
            } else if let begin = start {
                result.append(NSRange(location: begin, length: index - begin))
                start = nil
            }
        }
        return result
    }

    static func paragraphs(of text: NSString) -> [NSRange] {
        guard text.length > 0 else { return [NSRange(location: 0, length: 0)] }
        var result: [NSRange] = []
        var place = 0
        while place < text.length {
            let range = text.paragraphRange(for: NSRange(location: place, length: 0))
            var length = range.length
            while length > 0, [0x0A, 0x0D, 0x2029].contains(text.character(at: range.location + length - 1)) { length -= 1 }
            result.append(NSRange(location: range.location, length: length))
            place = range.location + max(1, range.length)
        }
        return result
    }

    static func sentences(of text: NSString) -> [NSRange] {
        var result: [NSRange] = []
        for paragraph in paragraphs(of: text) {
            var start = paragraph.location
            let end = paragraph.location + paragraph.length
            for index in start..<max(start, end) {
                let isEnd = [0x2E, 0x21, 0x3F, 0x3002].contains(text.character(at: index))
                guard isEnd, index + 1 >= end || text.character(at: index + 1) == 0x20 else { continue }
                result.append(NSRange(location: start, length: index + 1 - start))
                start = index + 1
                while start < end, text.character(at: start) == 0x20 { start += 1 }
            }
            if start < end { result.append(NSRange(location: start, length: end - start)) }
        }
        return result
    }
}
