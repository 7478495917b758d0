import Foundation
internal import SampanFoundation

/// A text in pieces.
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
        TextBoundaries.pieces(of: units, locale: locale).map { range, kind in
            switch kind {
            case .none: Piece(range: range, kind: self.kind(of: range))
            case .number: Piece(range: range, kind: .number)
            case .word: Piece(range: range, kind: .word)
            }
        }
    }

    /// The sentences, with what follows each.
    var sentences: [NSRange] { TextBoundaries.sentences(of: units, locale: locale) }

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
}
