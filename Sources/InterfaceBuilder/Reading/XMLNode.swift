import Foundation
import FoundationXML

/// An XML element with its place.
final class XMLNode {
    let name: String
    let attributes: [String: String]
    let line: Int
    let column: Int
    var children: [XMLNode] = []
    /// The character data, for elements that carry text.
    var text = ""

    init(name: String, attributes: [String: String], line: Int, column: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
        self.column = column
    }

    func first(_ name: String) -> XMLNode? { children.first { $0.name == name } }
}

/// Reads XML into nodes, iteratively.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
    /// Interface Builder's own documents stay well below; deeper ones are refused so that readers may recurse.
    static let depthLimit = 256

    private let keepsText: Set<String>
    private var root: XMLNode?
    private var open: [XMLNode] = []
    private var failure: (line: Int, column: Int, message: String)?

    private init(keepsText: Set<String>) { self.keepsText = keepsText }

    /// Parses a document; the text of the elements named in `keepsText` is kept.
    static func parse(_ data: Data, document: String, keepsText: Set<String>) throws -> XMLNode {
        let builder = XMLTreeBuilder(keepsText: keepsText)
        let parser = XMLParser(data: data)
        parser.delegate = builder
        _ = parser.parse()
        if let failure = builder.failure {
            throw IBParseError(document: document, line: failure.line, column: failure.column, message: failure.message)
        }
        guard let root = builder.root, builder.open.isEmpty else {
            throw IBParseError(document: document, line: 0, column: 0, message: "the document is empty")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        guard failure == nil else { return }
        let node = XMLNode(name: elementName, attributes: attributeDict, line: parser.lineNumber, column: parser.columnNumber)
        if let parent = open.last {
            parent.children.append(node)
        } else if root == nil {
            root = node
        }
        open.append(node)
        if open.count > Self.depthLimit { fail(parser, "elements are nested more than \(Self.depthLimit) deep") }
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        if failure == nil { _ = open.popLast() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let node = open.last, keepsText.contains(node.name) else { return }
        node.text += string
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        guard let node = open.last, keepsText.contains(node.name) else { return }
        node.text += String(decoding: CDATABlock, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        fail(parser, Self.message((parseError as NSError).code))
    }

    private func fail(_ parser: XMLParser, _ message: String) {
        guard failure == nil else { return }
        failure = (max(parser.lineNumber, 1), max(parser.columnNumber, 1), message)
        open.removeAll()
        parser.abortParsing()
    }

    /// What libxml2's error codes mean, for those that a damaged document gives.
    private static func message(_ code: Int) -> String {
        switch code {
        case 4: "the document is empty"
        case 5: "the document ends too early"
        case 6, 7, 8, 9: "a character that XML does not allow"
        case 26, 27: "an unknown entity"
        case 38: "'<' inside an attribute's value"
        case 39, 40, 41: "an attribute without a proper value"
        case 42: "an attribute that stands twice in one element"
        case 65: "a space is missing between attributes"
        case 68: "a name is expected"
        case 73: "a '>' is missing"
        case 76, 77: "an opening and a closing tag do not match"
        case 81: "text in a wrong encoding"
        case 89: "entities refer to each other in a loop"
        default: "malformed XML (\(code))"
        }
    }
}
