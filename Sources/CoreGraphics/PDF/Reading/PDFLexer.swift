import Foundation

/// Reads the words that PDF files and the contents of their pages are made of.
struct PDFLexer {
    enum Token {
        case object(PDFObject)
        case keyword(String)
        case arrayEnd
        case dictionaryEnd
    }

    let bytes: [UInt8]
    var position: Int
    /// The file that references lead into; `nil` where there are none.
    private let file: PDFFile?
    /// Objects lie in each other no deeper than this.
    private static let deepest = 64

    init(_ bytes: [UInt8], at position: Int = 0, file: PDFFile? = nil) {
        (self.bytes, self.position, self.file) = (bytes, max(position, 0), file)
    }

    static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: true
        default: false
        }
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    /// Passes over blanks and comments.
    mutating func skipSpace() {
        while position < bytes.count {
            if bytes[position] == 0x25 {
                while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
            } else if Self.isSpace(bytes[position]) {
                position += 1
            } else {
                return
            }
        }
    }

    /// The next object; `nil` if something else comes.
    mutating func object() -> PDFObject? {
        guard case .object(let object) = next() else { return nil }
        return object
    }

    mutating func integer() -> Int? {
        guard case .object(let object) = token(Self.deepest), case .integer(let number) = object.value else { return nil }
        return number
    }

    /// Whether a word comes, which is passed over then.
    mutating func take(_ word: String) -> Bool {
        let start = position
        if case .keyword(word) = token(Self.deepest) { return true }
        position = start
        return false
    }

    /// The next word or object; `nil` at the end, or where objects lie too deep in each other.
    mutating func next() -> Token? { next(0) }

    private mutating func next(_ depth: Int) -> Token? {
        guard let token = token(depth) else { return nil }
        guard let file, case .object(let object) = token, case .integer(let number) = object.value, number >= 0 else { return token }
        // Two numbers and an R refer to an object.
        let start = position
        if let generation = integer(), generation >= 0, take("R") { return .object(PDFObject(.reference(number), file)) }
        position = start
        return token
    }

    private mutating func token(_ depth: Int) -> Token? {
        skipSpace()
        guard position < bytes.count else { return nil }
        let first = bytes[position]
        switch first {
        case 0x2F:
            position += 1
            return .object(PDFObject(.name(name()), file))
        case 0x28:
            position += 1
            return .object(PDFObject(.string(string()), file))
        case 0x3C:
            position += 1
            if position < bytes.count, bytes[position] == 0x3C {
                position += 1
                return dictionary(depth)
            }
            return .object(PDFObject(.string(hexString()), file))
        case 0x3E:
            position += 1
            if position < bytes.count, bytes[position] == 0x3E { position += 1 }
            return .dictionaryEnd
        case 0x5B:
            position += 1
            return array(depth)
        case 0x5D:
            position += 1
            return .arrayEnd
        case 0x29, 0x7B, 0x7D:
            position += 1
            return .keyword(String(UnicodeScalar(first)))
        default: return word()
        }
    }

    private mutating func array(_ depth: Int) -> Token? {
        guard depth < Self.deepest else { return nil }
        var items: [PDFObject] = []
        while let token = next(depth + 1) {
            switch token {
            case .object(let object): items.append(object)
            case .arrayEnd: return .object(PDFObject(.array(items), file))
            case .keyword("endobj"), .keyword("endstream"): return nil
            case .keyword, .dictionaryEnd: continue
            }
        }
        return nil
    }

    private mutating func dictionary(_ depth: Int) -> Token? {
        guard depth < Self.deepest else { return nil }
        var entries: [String: PDFObject] = [:]
        var key: String?
        while let token = next(depth + 1) {
            switch token {
            case .object(let object):
                if let known = key {
                    if entries[known] == nil { entries[known] = object }
                    key = nil
                } else {
                    key = object.name
                }
            case .dictionaryEnd: return .object(PDFObject(.dictionary(entries), file))
            case .keyword("endobj"), .keyword("endstream"): return nil
            case .keyword, .arrayEnd: key = nil
            }
        }
        return nil
    }

    private mutating func name() -> [UInt8] {
        var result: [UInt8] = []
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) {
            if bytes[position] == 0x23, position + 2 < bytes.count, let high = Self.hex(bytes[position + 1]),
                let low = Self.hex(bytes[position + 2])
            {
                result.append(high << 4 | low)
                position += 3
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return result
    }

    private mutating func string() -> [UInt8] {
        var (result, open): ([UInt8], Int) = ([], 1)
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case 0x28: open += 1
            case 0x29:
                open -= 1
                if open == 0 { return result }
            case 0x5C:
                escape(&result)
                continue
            default: break
            }
            result.append(byte)
        }
        return result
    }

    /// What follows a backslash in a string.
    private mutating func escape(_ result: inout [UInt8]) {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x6E: result.append(10)
        case 0x72: result.append(13)
        case 0x74: result.append(9)
        case 0x62: result.append(8)
        case 0x66: result.append(12)
        case 0x0D: if position < bytes.count, bytes[position] == 10 { position += 1 }
        case 0x0A: break
        case 0x30...0x37:
            var code = Int(byte) - 0x30
            for _ in 0..<2 {
                guard position < bytes.count, (0x30...0x37).contains(bytes[position]) else { break }
                code = code << 3 | Int(bytes[position]) - 0x30
                position += 1
            }
            result.append(UInt8(truncatingIfNeeded: code))
        default: result.append(byte)
        }
    }

    private mutating func hexString() -> [UInt8] {
        var (result, high): ([UInt8], UInt8?) = ([], nil)
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == 0x3E { break }
            guard let digit = Self.hex(byte) else { continue }
            if let first = high {
                result.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        if let high { result.append(high << 4) }
        return result
    }

    /// A number, or a word.
    private mutating func word() -> Token {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) { position += 1 }
        let word = bytes[start..<position]
        if let number = Self.number(word) { return .object(PDFObject(number, file)) }
        switch String(decoding: word, as: UTF8.self) {
        case "true": return .object(PDFObject(.boolean(true), file))
        case "false": return .object(PDFObject(.boolean(false), file))
        case "null": return .object(PDFObject(.null, file))
        case let word: return .keyword(word)
        }
    }

    private static func number(_ word: ArraySlice<UInt8>) -> PDFObject.Value? {
        var digits = word
        var isNegative = false
        while let first = digits.first, first == 0x2B || first == 0x2D {
            isNegative = isNegative || first == 0x2D
            digits = digits.dropFirst()
        }
        var (whole, fraction, unit, isReal, hasDigit) = (0.0, 0.0, 1.0, false, false)
        for byte in digits {
            switch byte {
            case 0x2E where !isReal: isReal = true
            case 0x30...0x39:
                hasDigit = true
                if isReal {
                    unit /= 10
                    fraction += unit * Double(byte - 0x30)
                } else {
                    whole = whole * 10 + Double(byte - 0x30)
                }
            // Some writers put a sign into numbers; what follows it does not count.
            case 0x2D where hasDigit: break
            default: return nil
            }
            if byte == 0x2D { break }
        }
        guard hasDigit || (isReal && digits.count == 1) else { return nil }
        let value = isNegative ? -(whole + fraction) : whole + fraction
        return isReal || abs(value) > 9e15 ? .real(value.isFinite ? value : 0) : .integer(Int(value))
    }
}
