import Foundation

// The units that keys and fingers go by.
extension TextEditor {
    func step(from offset: Int, forward: Bool) -> Int {
        if forward {
            guard offset < length else { return length }
            let range = string.rangeOfComposedCharacterSequence(at: offset)
            return range.location + range.length
        }
        guard offset > 0 else { return 0 }
        return string.rangeOfComposedCharacterSequence(at: offset - 1).location
    }

    func wordStep(from offset: Int, forward: Bool) -> Int {
        let words = TextUnits.words(of: string)
        if forward { return words.map { $0.location + $0.length }.first { $0 > offset } ?? length }
        return words.map(\.location).last { $0 < offset } ?? 0
    }

    /// The word at an offset, or the character if there is none.
    func word(at offset: Int) -> NSRange {
        if let word = TextUnits.words(of: string).first(where: { $0.location <= offset && offset <= $0.location + $0.length }) {
            return word
        }
        guard length > 0 else { return NSRange(location: 0, length: 0) }
        return string.rangeOfComposedCharacterSequence(at: min(offset, length - 1))
    }

    /// The paragraph at an offset; all of a single line.
    func paragraph(at offset: Int) -> NSRange {
        client.isSingleLine ? NSRange(location: 0, length: length) : string.paragraphRange(for: NSRange(location: offset, length: 0))
    }
}
