/// One element of an XML document, with the place where it begins.
public final class XMLNode {
    /// The element's name.
    public let name: String
    /// The attributes.
    public let attributes: [String: String]
    /// The byte at which the element begins.
    package let offset: Int
    /// The bytes between the element's tags; `nil` where it has only one.
    package fileprivate(set) var content: Range<Int>?
    /// The child elements.
    public fileprivate(set) var children: [XMLNode] = []
    /// The text inside the element itself, entities resolved.
    public fileprivate(set) var text = ""

    init(name: String, attributes: [String: String], offset: Int) {
        (self.name, self.attributes, self.offset) = (name, attributes, offset)
    }

    /// The first child of the given name.
    public func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

    /// The children of the given name.
    public func children(named name: String) -> [XMLNode] { children.filter { $0.name == name } }

    /// All elements of the given name below this one, in document order.
    public func descendants(named name: String) -> [XMLNode] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(named: name) }
    }
}

/// Reads small XML documents: property lists, schemes, workspaces. Elements, attributes, text, entities, CDATA; no DTD is looked at.
package struct XMLDocumentParser {
    private(set) var scanner: ByteScanner

    package init(_ bytes: [UInt8], path: String) { scanner = ByteScanner(bytes, path: path) }

    /// Reads an XML document; throws `ParseError` with line and column.
    static func parse(_ bytes: [UInt8], path: String) throws -> XMLNode {
        var parser = XMLDocumentParser(bytes, path: path)
        return try parser.document()
    }

    /// Reads the document; throws `ParseError` with line and column.
    package mutating func document() throws -> XMLNode {
        var root: XMLNode?
        var open: [XMLNode] = []
        while !scanner.isAtEnd {
            let start = scanner.offset
            if scanner.peek != UInt8(ascii: "<") {
                let text = try self.text()
                if let last = open.last {
                    last.text += text
                } else if text.utf8.contains(where: { !isSpace($0) }) {
                    throw scanner.error("unexpected text outside the document's element", at: start)
                }
            } else if scanner.take("<!--") {
                guard scanner.take(upTo: "-->") != nil else { throw scanner.error("this comment is not closed", at: start) }
            } else if scanner.take("<![CDATA[") {
                guard let content = scanner.take(upTo: "]]>") else { throw scanner.error("this CDATA section is not closed", at: start) }
                guard let last = open.last else { throw scanner.error("unexpected text outside the document's element", at: start) }
                last.text += String(decoding: content, as: UTF8.self)
            } else if scanner.take("<?") {
                guard scanner.take(upTo: "?>") != nil else { throw scanner.error("this instruction is not closed", at: start) }
            } else if scanner.take("<!") {
                try skipDeclaration(from: start)
            } else if scanner.take("</") {
                try close(&open, from: start)
            } else {
                let (node, isEmpty) = try startTag(from: start)
                if let last = open.last {
                    last.children.append(node)
                } else if root == nil {
                    root = node
                } else {
                    throw scanner.error("a second element \"\(node.name)\" outside the document's element", at: start)
                }
                if !isEmpty {
                    node.content = scanner.offset..<scanner.offset
                    open.append(node)
                }
                guard open.count < maximumNesting else { throw scanner.error("nested too deeply", at: start) }
            }
        }
        if let unclosed = open.last { throw scanner.error("the element \"\(unclosed.name)\" is not closed", at: unclosed.offset) }
        guard let root else { throw scanner.error("no XML element found") }
        return root
    }

    /// A document type, which may hold declarations in brackets.
    private mutating func skipDeclaration(from start: Int) throws {
        var brackets = 0
        while let byte = scanner.next() {
            switch byte {
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0: return
            default: break
            }
        }
        throw scanner.error("this declaration is not closed", at: start)
    }

    private mutating func close(_ open: inout [XMLNode], from start: Int) throws {
        let name = try self.name()
        scanner.skipWhitespace()
        guard scanner.take(">") else { throw scanner.error("expected \">\", found \(display(scanner.peek))") }
        guard let last = open.popLast() else { throw scanner.error("\"</\(name)>\" closes nothing", at: start) }
        guard last.name == name else { throw scanner.error("\"</\(name)>\" where \"</\(last.name)>\" was expected", at: start) }
        last.content = last.content.map { $0.lowerBound..<start }
    }

    private mutating func startTag(from start: Int) throws -> (XMLNode, isEmpty: Bool) {
        scanner.offset += 1
        let name = try self.name()
        var attributes: [String: String] = [:]
        while true {
            scanner.skipWhitespace()
            if scanner.take("/>") { return (XMLNode(name: name, attributes: attributes, offset: start), true) }
            if scanner.take(">") { return (XMLNode(name: name, attributes: attributes, offset: start), false) }
            let key = try self.name()
            scanner.skipWhitespace()
            guard scanner.take("=") else { throw scanner.error("expected \"=\" after \"\(key)\", found \(display(scanner.peek))") }
            scanner.skipWhitespace()
            let quoteAt = scanner.offset
            guard let quote = scanner.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw scanner.error("expected a quoted value for \"\(key)\"", at: quoteAt)
            }
            var value: [UInt8] = []
            while let byte = scanner.peek, byte != quote {
                guard byte != UInt8(ascii: "<") else { throw scanner.error("\"<\" in an attribute's value") }
                if byte == UInt8(ascii: "&") {
                    value += Array(try entity().utf8)
                } else {
                    value.append(byte)
                    scanner.offset += 1
                }
            }
            guard scanner.next() != nil else { throw scanner.error("this value is not closed", at: quoteAt) }
            attributes[key] = String(decoding: value, as: UTF8.self)
        }
    }

    private mutating func name() throws -> String {
        let start = scanner.offset
        while let byte = scanner.peek, isLetter(byte) || isDigit(byte) || byte >= 0x80 || "_-.:".utf8.contains(byte) { scanner.offset += 1 }
        guard scanner.offset > start else { throw scanner.error("expected a name, found \(display(scanner.peek))") }
        return String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
    }

    private mutating func text() throws -> String {
        var text: [UInt8] = []
        while let byte = scanner.peek, byte != UInt8(ascii: "<") {
            if byte == UInt8(ascii: "&") {
                text += Array(try entity().utf8)
            } else {
                text.append(byte)
                scanner.offset += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func entity() throws -> String {
        let start = scanner.offset
        scanner.offset += 1
        var name: [UInt8] = []
        while let byte = scanner.next(), byte != UInt8(ascii: ";") {
            name.append(byte)
            guard name.count <= 10 else { break }
        }
        let text = String(decoding: name, as: UTF8.self)
        switch text {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let number = text.hasPrefix("#x") ? UInt32(text.dropFirst(2), radix: 16) : text.hasPrefix("#") ? UInt32(text.dropFirst()) : nil
            guard let scalar = number.flatMap(Unicode.Scalar.init) else { throw scanner.error("unknown entity \"&\(text);\"", at: start) }
            return String(Character(scalar))
        }
    }

    /// The line on which an element begins, from 1.
    package func line(of node: XMLNode) -> Int { scanner.position(of: node.offset).line }

    /// An error at the place where an element begins.
    package func error(_ message: String, at node: XMLNode) -> ParseError { scanner.error(message, at: node.offset) }
}
