import CoreGraphics
import Foundation

/// A line of text that was read, by its characters.
struct TextLine: Sendable {
    /// A character and where it is, in fractions of the picture from its lower left.
    struct Symbol: Sendable {
        var text: String
        let box: CGRect
        /// Whether it is the first one of a word.
        let beginsWord: Bool
        /// What it may be besides, and how much of the likelihood that has, from 0 to 1.
        var others: [(text: String, share: Float)] = []
    }

    /// What the line may say.
    struct Candidate: Sendable {
        let text: String
        let confidence: Float
        let symbols: [Symbol]
    }

    var symbols: [Symbol] = []
    /// How sure it is, from 0 to 1.
    var confidence: Float = 0

    /// Where the line is.
    var box: CGRect { symbols.dropFirst().reduce(symbols.first?.box ?? .zero) { $0.union($1.box) } }

    /// The line's text.
    var text: String { Self.text(symbols) }

    private static func text(_ symbols: [Symbol]) -> String {
        var text = ""
        for (index, symbol) in symbols.enumerated() {
            if isSpaced(symbols, index) { text += " " }
            text += symbol.text
        }
        return text
    }

    /// Whether there is a space before a character. Scripts without spaces have none between the words that the reader tells apart.
    private static func isSpaced(_ symbols: [Symbol], _ index: Int) -> Bool {
        guard index > 0, symbols[index].beginsWord else { return false }
        return !(isUnspaced(symbols[index].text) && isUnspaced(symbols[index - 1].text))
    }

    /// Chinese, Japanese and Thai are written without spaces.
    private static func isUnspaced(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0E00...0x0E7F, 0x3000...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
            default: false
            }
        }
    }

    /// What the line may say, the likeliest first: as it was read, and with one character that may be another one.
    func candidates(_ count: Int) -> [Candidate] {
        var found = [Candidate(text: text, confidence: confidence, symbols: symbols)]
        for (index, symbol) in symbols.enumerated() {
            for other in symbol.others {
                var changed = symbols
                changed[index].text = other.text
                found.append(Candidate(text: Self.text(changed), confidence: confidence * other.share, symbols: changed))
            }
        }
        let others = found.dropFirst().sorted { $0.confidence > $1.confidence }
        return Array(([found[0]] + others).prefix(count))
    }

    /// Where parts of the text are, by characters or by words, in UTF-16 units. Spaces are nowhere.
    func places(byCharacters: Bool, in symbols: [Symbol]) -> [(range: Range<Int>, box: CGRect)] {
        var places: [(range: Range<Int>, box: CGRect)] = []
        var offset = 0
        for (index, symbol) in symbols.enumerated() {
            if Self.isSpaced(symbols, index) { offset += 1 }
            let range = offset..<offset + symbol.text.utf16.count
            offset = range.upperBound
            if !byCharacters, !symbol.beginsWord, let last = places.last {
                places[places.count - 1] = (last.range.lowerBound..<range.upperBound, last.box.union(symbol.box))
            } else {
                places.append((range, symbol.box))
            }
        }
        return places
    }
}
