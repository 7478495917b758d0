import Foundation

/// Documents of Adobe's Extensible Metadata Platform: what is said of something, in RDF.
enum XMPDocument {
    private static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    private static let xml = "http://www.w3.org/XML/1998/namespace"

    // MARK: Reading

    /// The tags of a document; `nil` if it is none.
    static func read(_ data: Data) -> [CGImageMetadataTag]? {
        guard let root = XMPElement.read(data), let list = find(root, 0) else { return nil }
        return list.children.filter { $0.isNamed(rdf, "Description") }.flatMap { fields($0, 0) }
    }

    private static func find(_ element: XMPElement, _ depth: Int) -> XMPElement? {
        if element.isNamed(rdf, "RDF") { return element }
        return depth > 8 ? nil : element.children.lazy.compactMap { find($0, depth + 1) }.first
    }

    /// The tags that an element's attributes and children are.
    private static func fields(_ element: XMPElement, _ depth: Int) -> [CGImageMetadataTag] {
        let said = element.attributes.filter { ![rdf, xml, ""].contains($0.namespace) }
        return said.map { CGImageMetadataTag($0.namespace, $0.prefix, $0.name, .string, .string($0.value)) }
            + element.children.compactMap { tag($0, depth) }
    }

    private static func tag(_ element: XMPElement, _ depth: Int) -> CGImageMetadataTag? {
        guard depth < 32 else { return nil }
        let language = element.attributes.first { $0.namespace == xml && $0.name == "lang" }?.value
        func made(_ type: CGImageMetadataType, _ content: CGImageMetadataTag.Content) -> CGImageMetadataTag {
            CGImageMetadataTag(element.namespace, element.prefix, element.name, type, content, language: language)
        }
        if element.attributes.contains(where: { $0.namespace == rdf && $0.name == "parseType" && $0.value == "Resource" }) {
            return made(.structure, .fields(fields(element, depth + 1)))
        }
        if let resource = element.attributes.first(where: { $0.namespace == rdf && $0.name == "resource" }) {
            return made(.string, .string(resource.value))
        }
        if let child = element.children.first, child.namespace == rdf {
            let items = child.children.filter { $0.isNamed(rdf, "li") }.compactMap { tag($0, depth + 1) }
            switch child.name {
            case "Bag": return made(.arrayUnordered, .items(items))
            case "Seq": return made(.arrayOrdered, .items(items))
            case "Alt": return made(items.contains { $0.language != nil } ? .alternateText : .alternateArray, .items(items))
            case "Description": return made(.structure, .fields(fields(child, depth + 1)))
            default: return nil
            }
        }
        let inner = fields(element, depth + 1)
        if !inner.isEmpty { return made(.structure, .fields(inner)) }
        return made(.string, .string(element.text))
    }

    // MARK: Writing

    /// The document that says what tags say.
    static func data(_ tags: [CGImageMetadataTag]) -> Data {
        var spaces: [String: String] = [:]
        func collect(_ tag: CGImageMetadataTag) {
            if tag.prefix != "rdf", tag.prefix != "xml" { spaces[tag.prefix] = tag.namespace }
            switch tag.content {
            case .string: break
            case .items(let tags), .fields(let tags): tags.forEach(collect)
            }
        }
        tags.forEach(collect)
        let declared = spaces.keys.sorted().map { " xmlns:\($0)=\"\(escaped(spaces[$0]!))\"" }.joined()
        var text = "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"\(rdf)\"><rdf:Description rdf:about=\"\"\(declared)>\n"
        for tag in tags { text += element(tag, "\(tag.prefix):\(tag.name)") + "\n" }
        text += "</rdf:Description></rdf:RDF></x:xmpmeta>"
        return Data("<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\(text)\n<?xpacket end=\"w\"?>".utf8)
    }

    private static func element(_ tag: CGImageMetadataTag, _ name: String) -> String {
        let language = tag.language.map { " xml:lang=\"\(escaped($0))\"" } ?? ""
        switch tag.content {
        case .string(let text): return "<\(name)\(language)>\(escaped(text))</\(name)>"
        case .fields(let fields):
            let inner = fields.map { element($0, "\($0.prefix):\($0.name)") }.joined()
            return "<\(name)\(language) rdf:parseType=\"Resource\">\(inner)</\(name)>"
        case .items(let items):
            let kind = tag.type == .arrayUnordered ? "Bag" : tag.type == .arrayOrdered ? "Seq" : "Alt"
            let inner = items.map { element($0, "rdf:li") }.joined()
            return "<\(name)\(language)><rdf:\(kind)>\(inner)</rdf:\(kind)></\(name)>"
        }
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML has no way to write most of these.
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// An element of such a document. Only what these documents have is read: no entities of their own, no document types.
struct XMPElement {
    struct Attribute {
        var namespace: String
        var prefix: String
        var name: String
        var value: String
    }

    var namespace: String
    var prefix: String
    var name: String
    var attributes: [Attribute] = []
    var children: [XMPElement] = []
    var text = ""

    func isNamed(_ namespace: String, _ name: String) -> Bool { self.namespace == namespace && self.name == name }

    static func read(_ data: Data) -> XMPElement? {
        guard data.count <= 1 << 24, let text = String(data: data, encoding: .utf8) else { return nil }
        var reader = XMPReader(Array(text.unicodeScalars))
        return reader.element(["xml": "http://www.w3.org/XML/1998/namespace"], 0)
    }
}

/// Reads elements out of a text.
private struct XMPReader {
    private let text: [Unicode.Scalar]
    private var position = 0

    init(_ text: [Unicode.Scalar]) { self.text = text }

    private func comes(_ word: String) -> Bool {
        let scalars = word.unicodeScalars
        return position + scalars.count <= text.count && text[position..<position + scalars.count].elementsEqual(scalars)
    }

    private mutating func pass(_ word: String) -> Bool {
        while position < text.count {
            if comes(word) {
                position += word.unicodeScalars.count
                return true
            }
            position += 1
        }
        return false
    }

    private mutating func skipSpace() { while position < text.count, text[position].properties.isWhitespace { position += 1 } }

    private mutating func word(_ isPart: (Unicode.Scalar) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        while position < text.count, isPart(text[position]) {
            result.append(text[position])
            position += 1
        }
        return String(result)
    }

    private mutating func name() -> (prefix: String, name: String)? {
        let word = word { !$0.properties.isWhitespace && !"=/><\"'".unicodeScalars.contains($0) }
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : parts.count == 1 ? ("", parts[0]) : nil
    }

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            guard let end = rest[start...].prefix(12).firstIndex(of: ";") else {
                result += "&"
                rest = rest[rest.index(after: start)...]
                continue
            }
            let entity = rest[rest.index(after: start)..<end]
            switch entity {
            case "amp": result += "&"
            case "lt": result += "<"
            case "gt": result += ">"
            case "quot": result += "\""
            case "apos": result += "'"
            default:
                let number = entity.hasPrefix("#x") ? UInt32(entity.dropFirst(2), radix: 16) : UInt32(entity.dropFirst(1))
                if entity.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The next element with all in it, whatever comes before it; `nil` if there is none.
    mutating func element(_ spaces: [String: String], _ depth: Int) -> XMPElement? {
        guard depth < 64 else { return nil }
        while pass("<") {
            if comes("?") {
                guard pass("?>") else { return nil }
            } else if comes("!--") {
                guard pass("-->") else { return nil }
            } else if comes("!") {
                return nil
            } else {
                return opened(spaces, depth)
            }
        }
        return nil
    }

    private mutating func opened(_ outer: [String: String], _ depth: Int) -> XMPElement? {
        guard let name = name() else { return nil }
        var (spaces, given, isClosed): ([String: String], [(prefix: String, name: String, value: String)], Bool) = (outer, [], false)
        while true {
            skipSpace()
            if comes("/>") {
                position += 2
                isClosed = true
                break
            }
            if comes(">") {
                position += 1
                break
            }
            guard let key = self.name() else { return nil }
            skipSpace()
            guard comes("=") else { return nil }
            position += 1
            skipSpace()
            guard position < text.count, text[position] == "\"" || text[position] == "'" else { return nil }
            let quote = text[position]
            position += 1
            let value = XMPReader.decoded(word { $0 != quote })
            guard position < text.count else { return nil }
            position += 1
            if key.prefix == "xmlns" { spaces[key.name] = value } else { given.append((key.prefix, key.name, value)) }
        }
        var result = XMPElement(namespace: spaces[name.prefix] ?? "", prefix: name.prefix, name: name.name)
        result.attributes = given.map {
            XMPElement.Attribute(namespace: spaces[$0.prefix] ?? "", prefix: $0.prefix, name: $0.name, value: $0.value)
        }
        if isClosed { return result }
        while position < text.count {
            result.text += XMPReader.decoded(word { $0 != "<" })
            if comes("</") { return pass(">") ? result : nil }
            guard let child = element(spaces, depth + 1) else {
                // A remark behind the last child is no child.
                return comes("</") && pass(">") ? result : nil
            }
            result.children.append(child)
        }
        return nil
    }
}
