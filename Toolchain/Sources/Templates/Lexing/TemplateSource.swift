/// The text that a template was parsed from, with its name: what places in it are told from.
final class TemplateSource: Sendable {
    let name: String?
    let text: String

    init(name: String?, text: String) {
        self.name = name
        self.text = text
    }

    /// The line, counted from one, the character in it, counted from zero, and the line itself.
    func place(ofByte offset: Int) -> (line: Int, column: Int, text: String) {
        let bytes = text.utf8
        var line = 1
        var lineStart = bytes.startIndex
        var index = bytes.startIndex
        for _ in 0..<min(offset, bytes.count) {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = bytes.index(after: index)
            }
            index = bytes.index(after: index)
        }
        let lineEnd = bytes[lineStart...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.endIndex
        let column = index <= lineEnd ? text[lineStart..<index].count : 0
        return (line, column, String(text[lineStart..<max(lineEnd, lineStart)]))
    }
}
