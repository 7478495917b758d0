import Foundation

/// Reads XML 1.0 into nodes: elements, attributes, text, CDATA, comments, processing instructions, and the predefined and numeric entities.
///
/// Foundation's parser is not used: it traps on malformed UTF-8 and, through libxml2's push interface, crashes on damaged documents
/// (both found by the fuzzer). Document types are skipped, so no other entity exists and none can reach outside the document or grow without bound.
public struct XMLReader {
    /// Xcode's own documents stay well below; deeper ones are refused so that what reads the nodes may recurse.
    static let depthLimit = 256

    private let bytes: [UInt8]
    private let keepsText: Set<String>
    private var place = 0
    private var line = 1
    private var lineStart = 0
    private var root: XMLNode?
    private var open: [XMLNode] = []

    /// Parses a document; the text of the elements named in `keepsText` is kept.
    ///
    /// - Throws: `XMLError`.
    public static func parse(_ data: Data, keepsText: Set<String> = []) throws -> XMLNode {
        var reader = XMLReader(bytes: try utf8(data), keepsText: keepsText)
        return try reader.document()
    }

    private init(bytes: [UInt8], keepsText: Set<String>) { (self.bytes, self.keepsText) = (bytes, keepsText) }

    /// The document's text in UTF-8, without a byte order mark.
    private static func utf8(_ data: Data) throws -> [UInt8] {
        let start = data.prefix(2)
        if start.elementsEqual([0xFE, 0xFF]) || start.elementsEqual([0xFF, 0xFE]) {
            guard let text = String(data: data, encoding: .utf16) else {
                throw XMLError(line: 1, column: 1, message: "the text is not valid UTF-16")
            }
            return Array(text.utf8)
        }
        let bytes = [UInt8](data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        if String(validating: bytes, as: UTF8.self) == nil {
            let valid = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
            throw XMLError(line: 1 + valid.utf8.count { $0 == 10 }, column: 1, message: "the text is not valid UTF-8")
        }
        return bytes
    }

    private func error(_ message: String) -> XMLError { XMLError(line: line, column: place - lineStart + 1, message: message) }

    // MARK: Characters

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func advance() {
        if bytes[place] == UInt8(ascii: "\n") {
            line += 1
            lineStart = place + 1
        }
        place += 1
    }

    private func isAt(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private mutating func skip(_ count: Int) { for _ in 0..<count { advance() } }

    private mutating func skipSpace() { while let byte = current, Self.isSpace(byte) { advance() } }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...,
            UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    private mutating func name() throws -> String {
        let start = place
        while let byte = current, Self.isName(byte) { place += 1 }
        guard place > start else { throw error(current == nil ? "the document ends too early" : "a name is expected") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    /// Skips to behind `end`; what is unfinished is an error.
    private mutating func skipThrough(_ end: StaticString, _ what: String) throws {
        let start = error("\(what) is not closed")
        while !isAt(end) {
            guard place < bytes.count else { throw start }
            advance()
        }
        skip(end.utf8CodeUnitCount)
    }

    // MARK: The document

    private mutating func document() throws -> XMLNode {
        while place < bytes.count {
            if current == UInt8(ascii: "<") { try markup() } else { try characters() }
        }
        if let open = open.last {
            throw XMLError(line: open.line, column: open.column, message: "the document ends too early: <\(open.name)> is not closed")
        }
        guard let root else { throw error("the document is empty") }
        return root
    }

    private mutating func markup() throws {
        if isAt("<!--") {
            try skipThrough("-->", "the comment")
        } else if isAt("<![CDATA[") {
            try characterData()
        } else if isAt("<!DOCTYPE") {
            try documentType()
        } else if isAt("<?") {
            try skipThrough("?>", "the processing instruction")
        } else if isAt("</") {
            try closingTag()
        } else {
            try openingTag()
        }
    }

    private mutating func documentType() throws {
        let start = error("the document type is not closed")
        var depth = 0
        while let byte = current {
            advance()
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            if byte == UInt8(ascii: ">"), depth <= 0 { return }
        }
        throw start
    }

    private mutating func openingTag() throws {
        guard root == nil || !open.isEmpty else { throw error("there is a second element at the top") }
        guard open.count < Self.depthLimit else { throw error("elements are nested more than \(Self.depthLimit) deep") }
        let (startLine, startColumn) = (line, place - lineStart + 1)
        advance()
        let element = try name()
        let attributes = try attributes()
        let isEmpty = current == UInt8(ascii: "/")
        if isEmpty { advance() }
        guard current == UInt8(ascii: ">") else { throw error("a '>' is missing") }
        advance()
        let node = XMLNode(name: element, attributes: attributes, line: startLine, column: startColumn)
        if let parent = open.last { parent.children.append(node) } else { root = node }
        if !isEmpty { open.append(node) }
    }

    private mutating func closingTag() throws {
        let start = error("a closing tag without an opening one")
        skip(2)
        let element = try name()
        skipSpace()
        guard current == UInt8(ascii: ">") else { throw error("a '>' is missing") }
        guard let node = open.popLast() else { throw start }
        guard node.name == element else {
            throw XMLError(
                line: start.line, column: start.column, message: "</\(element)> does not close <\(node.name)> of line \(node.line)")
        }
        advance()
    }

    private mutating func attributes() throws -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            let before = place
            skipSpace()
            guard let byte = current else { throw error("the document ends too early") }
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
            guard place > before else { throw error("a space is missing between attributes") }
            let start = error("")
            let name = try name()
            skipSpace()
            guard current == UInt8(ascii: "=") else { throw error("the attribute '\(name)' has no value") }
            advance()
            skipSpace()
            let value = try attributeValue(of: name)
            guard attributes.updateValue(value, forKey: name) == nil else {
                throw XMLError(line: start.line, column: start.column, message: "the attribute '\(name)' stands twice")
            }
        }
    }

    private mutating func attributeValue(of name: String) throws -> String {
        guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("the value of '\(name)' is not quoted")
        }
        let start = error("the value of '\(name)' is not closed")
        advance()
        var value: [UInt8] = []
        while let byte = current {
            switch byte {
            case quote:
                advance()
                return String(decoding: value, as: UTF8.self)
            case UInt8(ascii: "<"): throw start
            case UInt8(ascii: "&"): try reference(into: &value)
            case 0x09, 0x0A, 0x0D:
                value.append(0x20)
                advance()
            default: try literal(byte, into: &value)
            }
        }
        throw start
    }

    // MARK: Text

    private mutating func literal(_ byte: UInt8, into text: inout [UInt8]) throws {
        guard byte >= 0x20 || Self.isSpace(byte) else { throw error("a character that XML does not allow") }
        text.append(byte)
        advance()
    }

    private mutating func characters() throws {
        let keeps = open.last.map { keepsText.contains($0.name) } ?? false
        var text: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: "<") {
            guard !open.isEmpty || Self.isSpace(byte) else { throw error("text outside of the document's element") }
            if byte == UInt8(ascii: "&") {
                try reference(into: &text)
            } else if byte == 0x0D {
                // A line ends in a line feed, however the file writes it.
                advance()
                if current != 0x0A { text.append(0x0A) }
            } else {
                try literal(byte, into: &text)
            }
        }
        if keeps { open.last?.text += String(decoding: text, as: UTF8.self) }
    }

    private mutating func characterData() throws {
        guard let node = open.last else { throw error("text outside of the document's element") }
        skip(9)
        let start = place
        try skipThrough("]]>", "the character data")
        if keepsText.contains(node.name) { node.text += String(decoding: bytes[start..<place - 3], as: UTF8.self) }
    }

    /// Reads an entity: one of the five of XML's own, or a character by number.
    private mutating func reference(into text: inout [UInt8]) throws {
        let start = error("an unknown entity")
        advance()
        let first = place
        while let byte = current, byte != UInt8(ascii: ";"), place - first < 12 { advance() }
        guard current == UInt8(ascii: ";") else { throw start }
        let name = String(decoding: bytes[first..<place], as: UTF8.self)
        advance()
        switch name {
        case "lt": text.append(UInt8(ascii: "<"))
        case "gt": text.append(UInt8(ascii: ">"))
        case "amp": text.append(UInt8(ascii: "&"))
        case "quot": text.append(UInt8(ascii: "\""))
        case "apos": text.append(UInt8(ascii: "'"))
        default:
            let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
            guard name.hasPrefix("#"), let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
                let scalar = Unicode.Scalar(number), number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number)
            else { throw start }
            text.append(contentsOf: UTF8.encode(scalar)!)
        }
    }
}
