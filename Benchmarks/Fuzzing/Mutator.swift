import Foundation

/// Damages texts in ways that parsers are prone to stumble over. The same seed gives the same damage.
public struct Mutator {
    private var numbers: RandomNumbers
    private let pieces: [[UInt8]]

    /// Creates a mutator that inserts the given pieces besides its own.
    public init(seed: UInt64, pieces: [[UInt8]] = []) {
        numbers = RandomNumbers(seed: seed)
        self.pieces = Self.commonPieces + pieces
    }

    private mutating func random(_ bound: Int) -> Int { numbers.next(below: bound) }

    /// Pieces that mean something in XML or JSON, and numbers at the edge.
    private static let commonPieces: [[UInt8]] = [
        "<", ">", "</", "/>", "\"", "'", "&", "&amp;", "&#0;", "&#x10FFFF;", "<!--", "-->", "<![CDATA[", "]]>", "<?xml", "<!DOCTYPE a [",
        "<!ENTITY a \"b\">",
        "{", "}", "[", "]", ":", ",", "null", "true", "\\u", "\\uD800", "\\", "\0", "\u{FEFF}", "\u{FFFF}", "é", "🧭", "-1", "0", "1e999",
        "-1e999", "nan",
        "inf", "9223372036854775808", "-9223372036854775809", "0.0000001", "4294967296", "YES", "NO", "id=\"a\"", "key=\"frame\"", "\n",
        "\r\n", "1/0", "16:9",
    ].map { Array($0.utf8) }

    /// The pieces that may stand inside a quoted text.
    private static let harmless = commonPieces.filter { piece in !piece.contains { "<>\"&\\\0".utf8.contains($0) } }

    /// A damaged copy of `input`, perhaps with parts of `other` in it. Half of the copies keep their form and have odd values only, so that
    /// what comes after the parser sees them too.
    public mutating func mutate(_ input: [UInt8], with other: [UInt8]) -> [UInt8] {
        var bytes = input
        if random(2) == 0 {
            for _ in 0...random(12) { replaceQuoted(in: &bytes) }
            return bytes
        }
        for _ in 0...random(6) {
            guard !bytes.isEmpty else { return pieces[random(pieces.count)] }
            let start = random(bytes.count)
            let end = min(bytes.count, start + 1 + random(random(4) == 0 ? 400 : 12))
            switch random(9) {
            case 0: bytes[start] = UInt8(truncatingIfNeeded: random(256))
            case 1: bytes[start] ^= 1 << UInt8(random(8))
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: random(bytes.count))
            case 4: bytes.replaceSubrange(start..<end, with: pieces[random(pieces.count)])
            case 5: bytes.insert(contentsOf: pieces[random(pieces.count)], at: start)
            case 6 where !other.isEmpty:
                let from = random(other.count)
                bytes.insert(contentsOf: other[from..<min(other.count, from + 1 + random(200))], at: start)
            case 7:
                let piece = pieces[random(pieces.count)]
                for _ in 0..<random(300) { bytes.insert(contentsOf: piece, at: start) }
            default: replaceQuoted(in: &bytes)
            }
        }
        if random(20) == 0 { bytes.removeLast(random(bytes.count + 1)) }
        return bytes
    }

    /// Gives a quoted text the content of another one, or of a piece.
    private mutating func replaceQuoted(in bytes: inout [UInt8]) {
        guard let target = quoted(in: bytes) else { return }
        if random(2) == 0, let source = quoted(in: bytes) {
            bytes.replaceSubrange(target, with: Array(bytes[source]))
        } else {
            bytes.replaceSubrange(target, with: Self.harmless[random(Self.harmless.count)])
        }
    }

    /// The range between the next two quotes after a random place.
    private mutating func quoted(in bytes: [UInt8]) -> Range<Int>? {
        let quote = UInt8(ascii: "\"")
        guard !bytes.isEmpty else { return nil }
        guard !bytes.isEmpty, var open = bytes[random(bytes.count)...].firstIndex(of: quote) else { return nil }
        // A quote that ends an attribute's value is left for the one that starts the next; in JSON either will do.
        if bytes[max(open - 1, 0)] != UInt8(ascii: "="), let next = bytes[(open + 1)...].firstIndex(of: quote),
            bytes[next - 1] == UInt8(ascii: "=")
        {
            open = next
        }
        guard let close = bytes[(open + 1)...].firstIndex(of: quote) else { return nil }
        return open + 1..<close
    }
}
