import Foundation
import SampanXML
import XcodeProject

/// An XLIFF 1.2 document, as Xcode exchanges them with translators.
///
/// See http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html.
package struct XLIFFDocument: Hashable, Sendable {
    /// Its files, in their order.
    package var files: [ExchangeFile]

    /// Creates a document.
    package init(files: [ExchangeFile]) { self.files = files }

    /// Reads a document.
    ///
    /// - Throws: `ParseError`, with line and column.
    package init(_ bytes: [UInt8], path: String) throws {
        let root: SampanXML.XMLNode
        do {
            root = try XMLReader.parse(Data(bytes), keepsText: ["source", "target", "note"])
        } catch let error as XMLError {
            throw ParseError(path: path, line: error.line, column: error.column, message: error.message)
        }
        func error(_ message: String, at node: SampanXML.XMLNode) -> ParseError {
            ParseError(path: path, line: node.line, column: node.column, message: message)
        }
        guard root.name == "xliff" else { throw error("expected an XLIFF document, found the element \"\(root.name)\"", at: root) }
        guard root.attributes["version"] == "1.2" else {
            throw error("expected XLIFF 1.2, found version \"\(root.attributes["version"] ?? "")\"", at: root)
        }
        func unit(_ node: SampanXML.XMLNode) throws -> ExchangeUnit {
            guard let id = node.attributes["id"] else { throw error("a \"trans-unit\" has no \"id\"", at: node) }
            guard let source = node.first("source") else { throw error("the unit \"\(id)\" has no \"source\"", at: node) }
            let target = node.first("target")
            for text in [source, target].compactMap({ $0 }) {
                if let inline = text.children.first {
                    throw error(
                        "the element \"\(inline.name)\" inside of \"\(text.name)\": only plain texts are understood here", at: inline)
                }
            }
            if node.children.count(where: { $0.name == "target" }) > 1 { throw error("the unit \"\(id)\" has several targets", at: node) }
            return ExchangeUnit(
                id: id, source: source.text, target: target?.text,
                state: target?.attributes["state"].map { ExchangeUnit.State(xliff: $0) },
                note: node.first("note").flatMap { $0.text.isEmpty ? nil : $0.text }, line: node.line)
        }
        files = try root.children.filter { $0.name == "file" }.map { node in
            guard let original = node.attributes["original"], !original.isEmpty else {
                throw error("a \"file\" has no \"original\"", at: node)
            }
            guard let source = node.attributes["source-language"] else {
                throw error("the file \"\(original)\" has no \"source-language\"", at: node)
            }
            guard let body = node.first("body") else { throw error("the file \"\(original)\" has no \"body\"", at: node) }
            var units: [ExchangeUnit] = []
            var seen: Set<[UInt8]> = []
            // Units may stand in groups; the reader bounds how deep.
            func collect(_ node: SampanXML.XMLNode) throws {
                for child in node.children {
                    if child.name == "group" { try collect(child) }
                    guard child.name == "trans-unit" else { continue }
                    let unit = try unit(child)
                    guard seen.insert(Array(unit.id.utf8)).inserted else { throw error("the unit \"\(unit.id)\" stands twice", at: child) }
                    units.append(unit)
                }
            }
            try collect(body)
            return ExchangeFile(
                original: original, sourceLanguage: source, targetLanguage: node.attributes["target-language"], units: units,
                line: node.line)
        }
    }

    /// The document's text, in the form that Xcode writes.
    ///
    /// - Parameter version: The version of Sampan.
    package func text(version: String) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
            xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

            """
        for file in files {
            let language = file.targetLanguage.map { " target-language=\(XMLText.quoted($0))" } ?? ""
            text += "  <file original=\(XMLText.quoted(file.original)) source-language=\(XMLText.quoted(file.sourceLanguage))"
            text += "\(language) datatype=\"plaintext\">\n    <header>\n"
            text += "      <tool tool-id=\"sampan\" tool-name=\"Sampan\" tool-version=\(XMLText.quoted(version))/>\n"
            text += "    </header>\n    <body>\n"
            for unit in file.units {
                text += "      <trans-unit id=\(XMLText.quoted(unit.id)) xml:space=\"preserve\">\n"
                text += "        <source>\(XLIFFDocument.escaped(unit.source))</source>\n"
                if let target = unit.target {
                    let state = unit.state.map { " state=\"\($0.xliff)\"" } ?? ""
                    text += "        <target\(state)>\(XLIFFDocument.escaped(target))</target>\n"
                }
                text += unit.note.map { "        <note>\(XLIFFDocument.escaped($0))</note>\n" } ?? "        <note/>\n"
                text += "      </trans-unit>\n"
            }
            text += "    </body>\n  </file>\n"
        }
        return text + "</xliff>\n"
    }

    /// A text between tags. A carriage return would be read as a line feed.
    private static func escaped(_ text: String) -> String {
        XMLText.escaped(text).unicodeScalars.map { $0 == "\r" ? "&#13;" : String($0) }.joined()
    }
}
