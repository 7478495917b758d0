import Foundation

/// Reads the OpenStep form of property lists: `project.pbxproj` and `.strings` files.
struct OpenStepParser {
    private var scanner: ByteScanner
    /// A key whose place is wanted.
    private(set) var watch: KeyWatch?
    /// The pairs of the outermost dictionary, in the file's order.
    private(set) var entries: [StringsFile.Entry] = []
    /// The last `/* */` comment that no key has had.
    private var comment: String?

    init(_ bytes: [UInt8], path: String, watch: KeyWatch? = nil) { (scanner, self.watch) = (ByteScanner(bytes, path: path), watch) }

    /// The whole document: one value, or the `key = value;` pairs of a strings file.
    mutating func document() throws -> PropertyList {
        try skipSpaceAndComments()
        guard !scanner.isAtEnd else { return .dictionary([:]) }
        let start = scanner.offset
        let value = try self.value(depth: 0)
        try skipSpaceAndComments()
        if scanner.isAtEnd { return value }
        if case .string = value, scanner.peek == UInt8(ascii: "=") || scanner.peek == UInt8(ascii: ";") {
            scanner.offset = start
            return .dictionary(try pairs(until: nil, depth: 0))
        }
        throw scanner.error("unexpected \(display(scanner.peek)) after the end of the property list")
    }

    private mutating func value(depth: Int) throws -> PropertyList {
        guard depth < maximumNesting else { throw scanner.error("nested too deeply") }
        try skipSpaceAndComments()
        switch scanner.peek {
        case UInt8(ascii: "{"):
            let opening = scanner.offset
            scanner.offset += 1
            return .dictionary(try pairs(until: opening, depth: depth + 1))
        case UInt8(ascii: "("):
            let opening = scanner.offset
            scanner.offset += 1
            return .array(try elements(opening: opening, depth: depth + 1))
        case UInt8(ascii: "<"):
            return .data(try data())
        default:
            return .string(try string())
        }
    }

    /// The pairs of a dictionary whose brace stands at `opening`, or of a whole file.
    private mutating func pairs(until opening: Int?, depth: Int) throws -> [String: PropertyList] {
        var entries: [String: PropertyList] = [:]
        while true {
            try skipSpaceAndComments()
            if scanner.isAtEnd {
                guard let opening else { return entries }
                throw scanner.error("this \"{\" is not closed", at: opening)
            }
            if opening != nil, scanner.peek == UInt8(ascii: "}") {
                scanner.offset += 1
                return entries
            }
            let place = scanner.offset
            let comment = self.comment
            let key = try string()
            self.comment = nil
            try skipSpaceAndComments()
            if scanner.peek == UInt8(ascii: ";") {
                // A strings file may leave out a value that equals its key.
                let semicolon = scanner.offset
                scanner.offset += 1
                entries[key] = .string(key)
                note(key, .string(key), comment, at: place, value: semicolon..<semicolon, depth: depth)
                continue
            }
            try expect("=", after: "the key \"\(key)\"")
            watch?.enter(key, at: place)
            try skipSpaceAndComments()
            let start = scanner.offset
            let value = try self.value(depth: depth)
            let range = start..<scanner.offset
            entries[key] = value
            watch?.leave()
            self.comment = nil
            note(key, value, comment, at: place, value: range, depth: depth)
            try skipSpaceAndComments()
            if opening != nil, scanner.peek == UInt8(ascii: "}") { continue }
            try expect(";", after: "the value of \"\(key)\"")
        }
    }

    private mutating func note(
        _ key: String, _ value: PropertyList, _ comment: String?, at place: Int, value range: Range<Int>, depth: Int
    ) {
        guard depth <= 1, let text = value.string else { return }
        entries.append(StringsFile.Entry(key: key, text: text, comment: comment, offset: place, value: range))
    }

    private mutating func elements(opening: Int, depth: Int) throws -> [PropertyList] {
        var elements: [PropertyList] = []
        while true {
            try skipSpaceAndComments()
            if scanner.isAtEnd { throw scanner.error("this \"(\" is not closed", at: opening) }
            if scanner.peek == UInt8(ascii: ")") { break }
            elements.append(try value(depth: depth))
            try skipSpaceAndComments()
            if scanner.peek == UInt8(ascii: ")") { break }
            try expect(",", after: "an element")
        }
        scanner.offset += 1
        return elements
    }

    private mutating func expect(_ text: StaticString, after what: String) throws {
        guard scanner.take(text) else { throw scanner.error("expected \"\(text)\" after \(what), found \(display(scanner.peek))") }
    }

    private mutating func data() throws -> [UInt8] {
        let opening = scanner.offset
        scanner.offset += 1
        var bytes: [UInt8] = []
        var high: UInt8?
        while let byte = scanner.next() {
            if byte == UInt8(ascii: ">") {
                guard high == nil else { throw scanner.error("data has an odd number of digits", at: opening) }
                return bytes
            }
            if isSpace(byte) { continue }
            guard let digit = hexValue(byte) else {
                throw scanner.error("unexpected \(display(byte)) in data", at: scanner.offset - 1)
            }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        throw scanner.error("this \"<\" is not closed", at: opening)
    }

    private mutating func string() throws -> String {
        guard let first = scanner.peek else { throw scanner.error("expected a value, found the end of the file") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quotedString(quote: first) }
        let start = scanner.offset
        while let byte = scanner.peek, OpenStepParser.needsNoQuotes(byte) { scanner.offset += 1 }
        guard scanner.offset > start else { throw scanner.error("expected a value, found \(display(first))") }
        return String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
    }

    /// Whether a byte may stand in a string without quotes.
    static func needsNoQuotes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: isLetter(byte) || isDigit(byte)
        }
    }

    private mutating func quotedString(quote: UInt8) throws -> String {
        let opening = scanner.offset
        scanner.offset += 1
        var text: [UInt8] = []
        // UTF-16 units of `\U` escapes wait here: two of them may make one character.
        var units: [UInt16] = []
        func flush() {
            guard !units.isEmpty else { return }
            text += Array(String(decoding: units, as: UTF16.self).utf8)
            units = []
        }
        while let byte = scanner.next() {
            if byte == quote {
                flush()
                return String(decoding: text, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\") else {
                flush()
                text.append(byte)
                continue
            }
            let escape = try self.escape()
            if case .unit(let unit) = escape { units.append(unit) } else { flush() }
            if case .bytes(let bytes) = escape { text += bytes }
        }
        throw scanner.error("this string is not closed", at: opening)
    }

    private enum Escape {
        case unit(UInt16)
        case bytes([UInt8])
    }

    /// What follows a backslash.
    private mutating func escape() throws -> Escape {
        guard let byte = scanner.next() else { throw scanner.error("a backslash ends the file") }
        switch byte {
        case UInt8(ascii: "a"): return .bytes([0x07])
        case UInt8(ascii: "b"): return .bytes([0x08])
        case UInt8(ascii: "f"): return .bytes([0x0C])
        case UInt8(ascii: "n"): return .bytes([0x0A])
        case UInt8(ascii: "r"): return .bytes([0x0D])
        case UInt8(ascii: "t"): return .bytes([0x09])
        case UInt8(ascii: "v"): return .bytes([0x0B])
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            var unit: UInt16 = 0
            var digits = 0
            while digits < 4, let digit = scanner.peek.flatMap(hexValue) {
                unit = unit << 4 | UInt16(digit)
                scanner.offset += 1
                digits += 1
            }
            return .unit(unit)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = UInt32(byte - UInt8(ascii: "0"))
            var digits = 1
            while digits < 3, let digit = scanner.peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) {
                code = code << 3 | UInt32(digit - UInt8(ascii: "0"))
                scanner.offset += 1
                digits += 1
            }
            return .bytes(Array(String(nextStepCharacter(UInt8(truncatingIfNeeded: code))).utf8))
        default:
            // The quotes, the backslash and a line break stand for themselves, and so does every other character.
            return .bytes([byte])
        }
    }

    private mutating func skipSpaceAndComments() throws {
        while let byte = scanner.peek {
            if isSpace(byte) {
                scanner.offset += 1
            } else if scanner.at("//") {
                while let next = scanner.peek, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { scanner.offset += 1 }
            } else if scanner.at("/*") {
                let opening = scanner.offset
                scanner.offset += 2
                guard let text = scanner.take(upTo: "*/") else { throw scanner.error("this comment is not closed", at: opening) }
                comment = String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            } else {
                return
            }
        }
    }
}
