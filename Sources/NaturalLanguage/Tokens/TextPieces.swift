import Foundation
internal import _FoundationICU

/// A text in pieces, by ICU: its rules, and for Chinese, Japanese, Thai, Lao, Khmer and Burmese its dictionaries.
struct TextPieces {
    /// What a piece of a sentence is.
    enum Kind { case word, number, whitespace, punctuation, symbol, emoji }

    /// A piece, in UTF-16 units.
    struct Piece {
        let range: NSRange
        let kind: Kind
    }

    private let units: [UInt16]
    private let locale: String

    init(_ text: String, language: NLLanguage?) {
        units = Array(text.utf16)
        locale = language?.rawValue ?? ""
    }

    var count: Int { units.count }

    /// Everything that stands in a text: words, what is between them, each punctuation mark by itself.
    var words: [Piece] {
        boundaries(UBRK_WORD).map { range, status in
            switch status {
            case UBRK_WORD_NONE.rawValue..<UBRK_WORD_NONE_LIMIT.rawValue: Piece(range: range, kind: kind(of: range))
            case UBRK_WORD_NUMBER.rawValue..<UBRK_WORD_NUMBER_LIMIT.rawValue: Piece(range: range, kind: .number)
            default: Piece(range: range, kind: .word)
            }
        }
    }

    /// The sentences, with what follows each.
    var sentences: [NSRange] { boundaries(UBRK_SENTENCE).map(\.0) }

    /// The paragraphs, each with its line break.
    var paragraphs: [NSRange] {
        let text = NSString(string: String(decoding: units, as: UTF16.self))
        var (found, place): ([NSRange], Int) = ([], 0)
        while place < text.length {
            let range = text.paragraphRange(for: NSRange(location: place, length: 0))
            guard NSMaxRange(range) > place else { break }
            found.append(range)
            place = NSMaxRange(range)
        }
        return found
    }

    func text(_ range: NSRange) -> String { String(decoding: units[range.location..<NSMaxRange(range)], as: UTF16.self) }

    private func kind(of range: NSRange) -> Kind {
        let scalars = text(range).unicodeScalars
        guard let first = scalars.first else { return .whitespace }
        if scalars.allSatisfy(\.properties.isWhitespace) { return .whitespace }
        // Digits and signs are emoji only with what makes them such.
        if first.properties.isEmojiPresentation || first.properties.isEmoji && scalars.contains("\u{FE0F}") { return .emoji }
        switch first.properties.generalCategory {
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return .symbol
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return .whitespace
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation:
            return .punctuation
        default: return .symbol
        }
    }

    private func boundaries(_ type: UBreakIteratorType) -> [(NSRange, UInt32)] {
        guard !units.isEmpty else { return [] }
        return units.withUnsafeBufferPointer { units in
            var status = U_ZERO_ERROR
            guard let iterator = swift_ubrk_open(type, locale, units.baseAddress, Int32(units.count), &status) else { return [] }
            defer { swift_ubrk_close(iterator) }
            var found: [(NSRange, UInt32)] = []
            var start = swift_ubrk_first(iterator)
            while true {
                let end = swift_ubrk_next(iterator)
                guard end > start else { return found }
                let rule = UInt32(bitPattern: swift_ubrk_getRuleStatus(iterator))
                found.append((NSRange(location: Int(start), length: Int(end - start)), rule))
                start = end
            }
        }
    }
}
