import Foundation
internal import _FoundationICU

/// Where words and sentences begin and end, by ICU: by its rules, and for Chinese, Japanese, Thai, Lao, Khmer and Burmese by its dictionaries.
package enum TextBoundaries {
    /// A part of a text, and the part with what stands before the first and behind each.
    struct Part {
        var range: NSRange
        var enclosing: NSRange
    }

    /// The words in a range. Numbers are words, punctuation and white space are none.
    static func words(in text: [UInt16], _ range: NSRange, locale: String) -> [Part] {
        var parts: [Part] = []
        each(UBRK_WORD, in: text, range, locale) { word, status in
            if status >= UBRK_WORD_NONE_LIMIT.rawValue {
                let start = parts.isEmpty ? range.location : word.location
                parts.append(Part(range: word, enclosing: NSRange(location: start, length: NSMaxRange(word) - start)))
            } else if !parts.isEmpty {
                parts[parts.count - 1].enclosing.length = NSMaxRange(word) - parts[parts.count - 1].enclosing.location
            }
        }
        return parts
    }

    /// The sentences in a range, with the white space that follows each.
    static func sentences(in text: [UInt16], _ range: NSRange, locale: String) -> [Part] {
        var parts: [Part] = []
        each(UBRK_SENTENCE, in: text, range, locale) { sentence, _ in parts.append(Part(range: sentence, enclosing: sentence)) }
        return parts
    }

    /// What a person takes for a character each.
    static func characters(in text: [UInt16], _ range: NSRange, locale: String) -> [Part] {
        var parts: [Part] = []
        each(UBRK_CHARACTER, in: text, range, locale) { character, _ in parts.append(Part(range: character, enclosing: character)) }
        return parts
    }

    /// What ICU takes a piece between two boundaries of words for.
    package enum WordKind {
        /// White space, punctuation and symbols.
        case none
        case number
        case word
    }

    /// Everything that stands in a text, one after the other: words, and what is between them.
    package static func pieces(of text: [UInt16], locale: String) -> [(range: NSRange, kind: WordKind)] {
        var pieces: [(range: NSRange, kind: WordKind)] = []
        each(UBRK_WORD, in: text, NSRange(location: 0, length: text.count), locale) { range, status in
            switch status {
            case ..<UBRK_WORD_NONE_LIMIT.rawValue: pieces.append((range, .none))
            case UBRK_WORD_NUMBER.rawValue..<UBRK_WORD_NUMBER_LIMIT.rawValue: pieces.append((range, .number))
            default: pieces.append((range, .word))
            }
        }
        return pieces
    }

    /// The sentences of a text, each with the white space that follows it.
    package static func sentences(of text: [UInt16], locale: String) -> [NSRange] {
        sentences(in: text, NSRange(location: 0, length: text.count), locale: locale).map(\.range)
    }

    private static func each(
        _ type: UBreakIteratorType, in text: [UInt16], _ range: NSRange, _ locale: String, _ body: (NSRange, UInt32) -> Void
    ) {
        guard range.length > 0 else { return }
        text[range.location..<NSMaxRange(range)].withUnsafeBufferPointer { units in
            var status = U_ZERO_ERROR
            guard let iterator = swift_ubrk_open(type, locale, units.baseAddress, Int32(units.count), &status) else { return }
            defer { swift_ubrk_close(iterator) }
            var start = swift_ubrk_first(iterator)
            while true {
                let end = swift_ubrk_next(iterator)
                guard end > start else { return }
                let rule = UInt32(bitPattern: swift_ubrk_getRuleStatus(iterator))
                body(NSRange(location: range.location + Int(start), length: Int(end - start)), rule)
                start = end
            }
        }
    }
}
