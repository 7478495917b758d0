/// A place in a document's bytes; the shared ground of the text parsers.
struct ByteScanner {
    let path: String
    let bytes: [UInt8]
    var offset = 0

    init(_ bytes: [UInt8], path: String) {
        self.path = path
        self.bytes = bytes
        // A UTF-8 byte order mark is no content.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The byte at the present place, or `nil` at the end.
    var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func peek(ahead distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// Takes the next byte.
    mutating func next() -> UInt8? {
        guard offset < bytes.count else { return nil }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// Whether the given text comes next.
    func at(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        for i in 0..<text.utf8CodeUnitCount where bytes[offset + i] != text.utf8Start[i] { return false }
        return true
    }

    /// Takes the given text if it comes next.
    mutating func take(_ text: StaticString) -> Bool {
        guard at(text) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    /// Goes on to just behind the next occurrence of the text; returns what lies before it, or `nil` if there is none.
    mutating func take(upTo text: StaticString) -> ArraySlice<UInt8>? {
        var ahead = self
        while !ahead.isAtEnd {
            if ahead.at(text) {
                let found = bytes[offset..<ahead.offset]
                offset = ahead.offset + text.utf8CodeUnitCount
                return found
            }
            ahead.offset += 1
        }
        return nil
    }

    mutating func skipWhitespace() {
        while let byte = peek, isSpace(byte) { offset += 1 }
    }

    /// An error at the given place, or at the present one.
    func error(_ message: String, at place: Int? = nil) -> ParseError {
        let (line, column) = position(of: place ?? offset)
        return ParseError(path: path, line: line, column: column, message: message)
    }

    /// The line and column of a byte, both from 1.
    func position(of place: Int) -> (line: Int, column: Int) {
        let place = min(place, bytes.count)
        var line = 1
        var lineStart = 0
        for (index, byte) in bytes[..<place].enumerated() where byte == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        return (line, place - lineStart + 1)
    }
}

func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

/// The value of a hexadecimal digit.
func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

/// How a message names a byte that a parser did not expect.
func display(_ byte: UInt8?) -> String {
    guard let byte else { return "the end of the file" }
    return (0x21...0x7E).contains(byte) ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte 0x\(String(byte, radix: 16))"
}
