import Foundation

extension PropertyList {
    /// Reads a property list of any form: XML, binary, JSON or OpenStep.
    ///
    /// - Throws: `ParseError`, with line and column.
    public static func parse(_ bytes: [UInt8], path: String) throws -> PropertyList {
        let bytes = utf8(bytes)
        switch form(of: bytes) {
        case .binary:
            var parser = try BinaryPropertyListParser(bytes, path: path)
            return try parser.document()
        case .xml: return try XMLPropertyListParser(bytes, path: path).value()
        case .json:
            var parser = JSONPropertyListParser(bytes, path: path)
            return try parser.document()
        case .openStep:
            var parser = OpenStepParser(bytes, path: path)
            return try parser.document()
        }
    }

    /// The forms that property lists are written in.
    enum Form { case binary, xml, json, openStep }

    /// The form of a text in UTF-8, or of bytes.
    static func form(of bytes: [UInt8]) -> Form {
        if bytes.starts(with: Array("bplist0".utf8)) { return .binary }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = bytes[start...].firstIndex(where: { !isSpace($0) }) else { return .openStep }
        if bytes[first] == UInt8(ascii: "<"), first + 1 < bytes.count, "?!p".utf8.contains(bytes[first + 1]) { return .xml }
        return looksLikeJSON(bytes[first...]) ? .json : .openStep
    }

    /// Reads a property list's file.
    ///
    /// - Throws: `ParseError`, or `ProjectError.unreadable`.
    public static func read(_ path: String) throws -> PropertyList { try parse(try FileBytes.read(path), path: path) }

    /// The line on which a key stands in a file of the OpenStep form or in JSON, below the keys of the dictionaries around it.
    static func line(of keys: [String], in path: String) -> Int? {
        guard let read = try? FileBytes.read(path) else { return nil }
        let bytes = utf8(read)
        let offset: Int?
        if let first = bytes.firstIndex(where: { !isSpace($0) }), looksLikeJSON(bytes[first...]) {
            var parser = JSONPropertyListParser(bytes, path: path, watch: KeyWatch(keys))
            _ = try? parser.document()
            offset = parser.watch?.offset
        } else {
            var parser = OpenStepParser(bytes, path: path, watch: KeyWatch(keys))
            _ = try? parser.document()
            offset = parser.watch?.offset
        }
        return offset.map { ByteScanner(bytes, path: path).position(of: $0).line }
    }

    /// JSON differs from the OpenStep form in what follows the first brace: a quoted key and a colon.
    private static func looksLikeJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
        if bytes.first == UInt8(ascii: "[") { return true }
        guard bytes.first == UInt8(ascii: "{") else { return false }
        var rest = bytes.dropFirst().drop(while: isSpace)
        guard rest.first == UInt8(ascii: "\"") else { return false }
        rest = rest.dropFirst()
        while let byte = rest.first, byte != UInt8(ascii: "\"") { rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1) }
        return rest.dropFirst().drop(while: isSpace).first == UInt8(ascii: ":")
    }

    /// The text as UTF-8: older `.strings` files come in UTF-16 with a byte order mark.
    package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
        guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
        var units: [UInt16] = []
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

/// Whole files as bytes.
enum FileBytes {
    static func read(_ path: String) throws -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw ProjectError.unreadable(path: path)
        }
    }
}
