import Foundation

/// A JSON value that remembers the line it starts on.
struct JSONNode {
    enum Value {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([String: JSONNode])
    }

    var value: Value
    var line: Int

    subscript(key: String) -> JSONNode? {
        if case .object(let members) = value { return members[key] }
        return nil
    }

    var string: String? {
        if case .string(let text) = value { return text }
        return nil
    }

    var bool: Bool? {
        if case .bool(let flag) = value { return flag }
        return nil
    }

    /// The number, also where a file writes it as a string.
    var number: Double? {
        switch value {
        case .number(let number): number
        case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }

    var array: [JSONNode]? {
        if case .array(let elements) = value { return elements }
        return nil
    }
}

/// Why a text is not JSON.
struct JSONError: Error {
    var line: Int
    var column: Int
    var message: String
}

/// Reads JSON (RFC 8259), keeping line numbers, which Foundation's reader does not give.
struct JSONReader {
    /// Deeper values than any catalog has are refused, so that no input can exhaust the stack.
    private static let depthLimit = 128

    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var lineStart = 0
    private var depth = 0

    static func parse(_ data: Data) throws -> JSONNode {
        var reader = JSONReader(bytes: [UInt8](data))
        if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
        reader.skipSpace()
        let node = try reader.value()
        reader.skipSpace()
        guard reader.place == reader.bytes.count else { throw reader.error("unexpected text after the end of the JSON value") }
        return node
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func error(_ message: String) -> JSONError {
        JSONError(line: line, column: place - lineStart + 1, message: message)
    }

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                lineStart = place + 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: return
            }
            place += 1
        }
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        guard current == UInt8(ascii: character) else { throw error("expected '\(character)'") }
        place += 1
    }

    private mutating func value() throws -> JSONNode {
        let start = line
        guard let byte = current else { throw error("unexpected end of file") }
        switch byte {
        case UInt8(ascii: "{"): return JSONNode(value: .object(try nested { try $0.members() }), line: start)
        case UInt8(ascii: "["): return JSONNode(value: .array(try nested { try $0.elements() }), line: start)
        case UInt8(ascii: "\""): return JSONNode(value: .string(try text()), line: start)
        case UInt8(ascii: "t"): return JSONNode(value: .bool(try word("true", true)), line: start)
        case UInt8(ascii: "f"): return JSONNode(value: .bool(try word("false", false)), line: start)
        case UInt8(ascii: "n"):
            _ = try word("null", 0)
            return JSONNode(value: .null, line: start)
        default: return JSONNode(value: .number(try number()), line: start)
        }
    }

    private mutating func nested<T>(_ body: (inout JSONReader) throws -> T) throws -> T {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw error("nested too deeply") }
        return try body(&self)
    }

    private mutating func members() throws -> [String: JSONNode] {
        try expect("{")
        skipSpace()
        var members: [String: JSONNode] = [:]
        if current == UInt8(ascii: "}") {
            place += 1
            return members
        }
        while true {
            skipSpace()
            guard current == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
            let key = try text()
            skipSpace()
            try expect(":")
            skipSpace()
            members[key] = try value()
            skipSpace()
            if current == UInt8(ascii: ",") {
                place += 1
                continue
            }
            guard current == UInt8(ascii: "}") else { throw error("expected ',' or '}'") }
            place += 1
            return members
        }
    }

    private mutating func elements() throws -> [JSONNode] {
        try expect("[")
        skipSpace()
        var elements: [JSONNode] = []
        if current == UInt8(ascii: "]") {
            place += 1
            return elements
        }
        while true {
            skipSpace()
            elements.append(try value())
            skipSpace()
            if current == UInt8(ascii: ",") {
                place += 1
                continue
            }
            guard current == UInt8(ascii: "]") else { throw error("expected ',' or ']'") }
            place += 1
            return elements
        }
    }

    private mutating func word<T>(_ word: StaticString, _ meaning: T) throws -> T {
        let count = word.utf8CodeUnitCount
        guard place + count <= bytes.count,
            bytes[place..<place + count].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
        else { throw error("expected a value") }
        place += count
        return meaning
    }

    private mutating func number() throws -> Double {
        let start = place
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte) { place += 1 }
        guard place > start, let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite else {
            place = start
            throw error("expected a value")
        }
        return number
    }

    private mutating func text() throws -> String {
        try expect("\"")
        var result: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                place += 1
                return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"):
                place += 1
                try escape(into: &result)
            case 0..<0x20: throw error("a control character in a string")
            default:
                result.append(byte)
                place += 1
            }
        }
        throw error("a string without its closing quote")
    }

    private mutating func escape(into result: inout [UInt8]) throws {
        guard let byte = current else { throw error("unexpected end of file") }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "u"):
            var units = [try hexadecimal()]
            if UTF16.isLeadSurrogate(units[0]), current == UInt8(ascii: "\\"), place + 1 < bytes.count,
                bytes[place + 1] == UInt8(ascii: "u")
            {
                place += 2
                units.append(try hexadecimal())
            }
            result.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
        default: throw error("an unknown escape in a string")
        }
    }

    private mutating func hexadecimal() throws -> UInt16 {
        guard place + 4 <= bytes.count, bytes[place..<place + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
        else { throw error("expected four hexadecimal digits") }
        place += 4
        return unit
    }
}
