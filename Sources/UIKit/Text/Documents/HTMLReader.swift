internal import CXML2
import CoreGraphics
import Foundation

/// Reads HTML as text with attributes, as far as attributed strings have attributes for it.
///
/// Understood are paragraphs, headings, divisions, lists, quotations, preformatted text, links, line breaks, emphasis of all kinds, `font` and the
/// style sheets and `style` attributes that `CSSRules` reads. The cells of tables stand beside each other with tabs. Pictures, forms and
/// scripts are left out. libxml2 reads the document, whatever state it is in.
struct HTMLReader {
    static func read(
        _ data: Data, encoding: String.Encoding?, baseURL: URL?, defaults: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        var bytes = Array(data)
        var name: String?
        if let encoding {
            if let text = String(data: data, encoding: encoding) { bytes = Array(text.utf8) }
            name = "UTF-8"
        }
        // Text that stands in no body libxml2 takes for a paragraph.
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
        if !start.contains("<html"), !start.contains("<body") { bytes.insert(contentsOf: "<body>".utf8, at: 0) }
        let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
        guard bytes.count < Int(Int32.max),
            let document = bytes.withUnsafeBytes({ buffer in
                htmlReadMemory(buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count), nil, name, Int32(options))
            })
        else { return NSAttributedString(string: "") }
        defer { xmlFreeDoc(document) }
        var reader = HTMLReader(baseURL: baseURL)
        guard let root = xmlDocGetRootElement(document) else { return reader.result }
        reader.collectStyles(root, 0)
        var style = DocumentStyle()
        style.defaults = defaults
        reader.visit(root, style, 0)
        return reader.result
    }

    private let baseURL: URL?
    private var rules = CSSRules()
    private let result = NSMutableAttributedString(string: "")
    /// The number that the next item has in each list around, or none where it has a mark; innermost last.
    private var lists: [Int?] = []
    /// White space that is written when something follows in the line.
    private var hasSpace = false

    private init(baseURL: URL?) { self.baseURL = baseURL }

    /// Elements within more others than this are not looked into.
    private static let deepest = 400

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
        "form",
        "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
    private static let unseen: Set<String> = [
        "audio", "button", "canvas", "head", "iframe", "img", "input", "noscript", "object", "script", "select", "style", "svg", "template",
        "textarea", "title", "video",
    ]

    private func name(_ node: xmlNodePtr) -> String { node.pointee.name.map { String(cString: $0).lowercased() } ?? "" }

    private func content(_ node: xmlNodePtr) -> String { node.pointee.content.map { String(cString: $0) } ?? "" }

    private func attribute(_ key: String, _ node: xmlNodePtr) -> String? {
        guard let value = xmlGetProp(node, key) else { return nil }
        defer { xmlFree(value) }
        return String(cString: value)
    }

    private mutating func collectStyles(_ node: xmlNodePtr, _ depth: Int) {
        var child = node.pointee.children
        while let node = child {
            child = node.pointee.next
            guard node.pointee.type == XML_ELEMENT_NODE, depth < Self.deepest else { continue }
            if name(node) == "style" {
                var text = ""
                var part = node.pointee.children
                while let node = part {
                    text += content(node)
                    part = node.pointee.next
                }
                rules.add(text)
            } else {
                collectStyles(node, depth + 1)
            }
        }
    }

    private mutating func visit(_ node: xmlNodePtr, _ outer: DocumentStyle, _ depth: Int) {
        guard depth < Self.deepest else { return }
        let name = name(node)
        guard !Self.unseen.contains(name) else { return }
        var style = outer
        style.apply(element: name, attribute: { attribute($0, node) }, baseURL: baseURL)
        let classes = (attribute("class", node) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        let declarations =
            rules.declarations(element: name, id: attribute("id", node), classes: classes)
            + CSSRules.declarations(attribute("style", node) ?? "")
        for (key, value) in declarations { style.apply(key, value, outer: outer.size) }
        if declarations.contains(where: { $0 == ("display", "none") }) { return }

        let isBlock = Self.blocks.contains(name)
        if isBlock { endLine(outer) }
        switch name {
        case "br": write("\n", style)
        case "ul": lists.append(nil)
        case "ol": lists.append(Int(attribute("start", node) ?? "") ?? 1)
        case "li": writeMark(style)
        default: break
        }
        visitChildren(node, style, depth, keepsSpace: name == "pre")
        if name == "ul" || name == "ol" { lists.removeLast() }
        if name == "td" || name == "th" {
            hasSpace = false
            if hasNext(node) { write("\t", style) }
        }
        if isBlock { endLine(style) }
    }

    private func hasNext(_ node: xmlNodePtr) -> Bool {
        var next = node.pointee.next
        while let node = next {
            if node.pointee.type == XML_ELEMENT_NODE { return true }
            next = node.pointee.next
        }
        return false
    }

    private mutating func visitChildren(_ node: xmlNodePtr, _ style: DocumentStyle, _ depth: Int, keepsSpace: Bool) {
        var child = node.pointee.children
        while let node = child {
            child = node.pointee.next
            switch node.pointee.type {
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE, XML_ENTITY_REF_NODE:
                let isPreformatted = keepsSpace || isInPreformatted(node)
                if isPreformatted { write(content(node), style) } else { writeLine(content(node), style) }
            case XML_ELEMENT_NODE: visit(node, style, depth + 1)
            default: break
            }
        }
    }

    private func isInPreformatted(_ node: xmlNodePtr) -> Bool {
        var parent = node.pointee.parent
        while let node = parent {
            if node.pointee.type == XML_ELEMENT_NODE, name(node) == "pre" { return true }
            parent = node.pointee.parent
        }
        return false
    }

    // MARK: Writing

    private var isAtStartOfLine: Bool { result.length == 0 || result.string.hasSuffix("\n") }

    private mutating func write(_ text: String, _ style: DocumentStyle) {
        hasSpace = false
        result.append(NSAttributedString(string: text, attributes: style.attributes))
    }

    /// Writes text whose white space is brought together.
    private mutating func writeLine(_ text: String, _ style: DocumentStyle) {
        var written = ""
        var lineStarts = isAtStartOfLine
        for character in text {
            if character == " " || character == "\t" || character.isNewline && character != "\u{2028}" || character == "\u{0C}" {
                hasSpace = true
                continue
            }
            if hasSpace, !lineStarts { written.append(" ") }
            (hasSpace, lineStarts) = (false, false)
            written.append(character)
        }
        guard !written.isEmpty else { return }
        result.append(NSAttributedString(string: written, attributes: style.attributes))
    }

    private mutating func endLine(_ style: DocumentStyle) {
        hasSpace = false
        if !isAtStartOfLine { write("\n", style) }
    }

    private mutating func writeMark(_ style: DocumentStyle) {
        guard let number = lists.last else { return }
        if let number {
            lists[lists.count - 1] = number + 1
            write("\t\(number).\t", style)
        } else {
            write("\t\(["•", "◦", "▪"][min(2, lists.count { $0 == nil } - 1)])\t", style)
        }
    }
}
