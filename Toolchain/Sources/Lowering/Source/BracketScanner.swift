/// Counts brackets in a text whose comments and literals are of the plain kinds.
///
/// It says yes only where it is certain: whatever could be read otherwise (expressions between slashes, literals between `#`, brackets that do
/// not match, marks of conflicts) is left to the parser's tokens.
struct BracketScanner {
    private let text: UnsafeBufferPointer<UInt8>
    private var place = 0
    /// What closes the brackets that are open. In an interpolation's place stands the number of quotes around it.
    private var closers: [UInt8] = []
    private static let (oneQuote, threeQuotes): (UInt8, UInt8) = (1, 3)

    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

    /// Whether certainly no more `[` than `run` stand one after the other, and no more brackets than `open` are left open.
    func areFew(run limit: Int, open: Int) -> Bool {
        var scanner = self
        return scanner.scan(limit) && scanner.closers.count <= open
    }

    private func byte(_ offset: Int) -> UInt8 {
        let index = place + offset
        return text.indices.contains(index) ? text[index] : 0
    }

    private mutating func scan(_ limit: Int) -> Bool {
        var run = 0
        while place < text.count {
            let byte = text[place]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: break
            case UInt8(ascii: "/"):
                guard skipSlash() else { return false }
                continue
            case UInt8(ascii: "\""):
                run = 0
                let isLong = self.byte(1) == byte && self.byte(2) == byte
                place += isLong ? 3 : 1
                guard skipLiteral(isLong ? Self.threeQuotes : Self.oneQuote) else { return false }
                continue
            case UInt8(ascii: "("): (run, closers) = (0, closers + [UInt8(ascii: ")")])
            case UInt8(ascii: "{"): (run, closers) = (0, closers + [UInt8(ascii: "}")])
            case UInt8(ascii: "["):
                run += 1
                guard run <= limit else { return false }
                closers.append(UInt8(ascii: "]"))
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
                run = 0
                guard let closer = closers.popLast() else { return false }
                if closer != byte {
                    guard byte == UInt8(ascii: ")"), closer == Self.oneQuote || closer == Self.threeQuotes else { return false }
                    place += 1
                    guard skipLiteral(closer) else { return false }
                    continue
                }
            case UInt8(ascii: "#"):
                run = 0
                guard Self.isLetter(self.byte(1)) else { return false }
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
                run = 0
                // Placeholders, and marks of conflicts.
                if self.byte(1) == UInt8(ascii: "#") || (self.byte(1) == byte && self.byte(2) == byte && self.byte(3) == byte) {
                    return false
                }
            case 0, UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "`"), 0x0B, 0x0C: guard skipRare(byte) else { return false }
            // What is no character of the language, or of no text at all, is space to the parser.
            default: if (0x21...0x7E).contains(byte) { run = 0 }
            }
            place += 1
        }
        return !closers.contains { $0 == Self.oneQuote || $0 == Self.threeQuotes }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// A key path's backslash, and the quotes around names that are words of the language.
    private mutating func skipRare(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: "\\") { return true }
        guard byte == UInt8(ascii: "`") else { return false }
        repeat { place += 1 } while Self.isLetter(self.byte(0)) || (0x30...0x39).contains(self.byte(0)) || self.byte(0) == UInt8(ascii: "_")
        return self.byte(0) == byte
    }

    /// Goes over a comment, or an operator that cannot begin an expression between slashes.
    private mutating func skipSlash() -> Bool {
        switch byte(1) {
        case UInt8(ascii: "/"):
            while place < text.count, text[place] != 0x0A, text[place] != 0x0D { place += 1 }
            return true
        case UInt8(ascii: "*"):
            var depth = 0
            while place < text.count {
                if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                    (depth, place) = (depth + 1, place + 2)
                } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                    (depth, place) = (depth - 1, place + 2)
                    if depth == 0 { return true }
                } else {
                    place += 1
                }
            }
            return false
        default:
            let (before, after) = (byte(-1), byte(1))
            let isSpaced = before == 0x20 && (after == 0x20 || after == UInt8(ascii: "=") && byte(2) == 0x20)
            let isTight =
                Self.isLetter(before) || (0x30...0x39).contains(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
            place += 1
            return isSpaced || isTight
        }
    }

    /// Goes over a literal from behind its opening quotes, or from behind an interpolation in it, to its end or the next interpolation.
    private mutating func skipLiteral(_ quotes: UInt8) -> Bool {
        let quote = UInt8(ascii: "\"")
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "\\"):
                if byte(1) == UInt8(ascii: "(") {
                    closers.append(quotes)
                    place += 2
                    return true
                }
                place += 2
            case quote where quotes == Self.oneQuote:
                place += 1
                return true
            case quote where byte(1) == quote && byte(2) == quote:
                // Of four quotes the first belongs to the text, or not.
                guard byte(3) != quote else { return false }
                place += 3
                return true
            case 0: return false
            case 0x0A, 0x0D:
                guard quotes == Self.threeQuotes else { return false }
                place += 1
            default: place += 1
            }
        }
        return false
    }
}
