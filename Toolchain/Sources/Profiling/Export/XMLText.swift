/// Writes XML.
struct XMLText {
    private(set) var text = ""
    private var depth = 0

    /// Begins a document.
    init() { text = "<?xml version=\"1.0\"?>\n" }

    /// Writes an element with elements in it.
    mutating func element(_ name: String, _ attributes: [(name: String, value: String)] = [], _ body: (inout XMLText) -> Void) {
        line("<\(name)\(Self.text(of: attributes))>")
        depth += 1
        body(&self)
        depth -= 1
        line("</\(name)>")
    }

    /// Writes an element with text in it, or with nothing.
    mutating func leaf(_ name: String, _ attributes: [(name: String, value: String)] = [], _ content: String = "") {
        let head = "<\(name)\(Self.text(of: attributes))"
        line(content.isEmpty ? head + "/>" : "\(head)>\(Self.escaped(content))</\(name)>")
    }

    private mutating func line(_ content: String) {
        text += String(repeating: "\t", count: depth)
        text += content
        text += "\n"
    }

    private static func text(of attributes: [(name: String, value: String)]) -> String {
        attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    }

    /// A text in which nothing means anything to XML, or to HTML. What XML cannot say at all becomes the mark of what cannot be shown.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\0"..." ": result.unicodeScalars.append(scalar == " " ? " " : "\u{FFFD}")
            case "\u{FFFE}", "\u{FFFF}": result.unicodeScalars.append("\u{FFFD}")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
