import Foundation

extension Tag {
    /// `{% now "yyyy-MM-dd" %}`: the time, in a format of `DateFormatter`.
    static let now = Tag("now") { parser, token in
        let words = token.components
        guard words.count <= 2 else {
            throw TemplateError("'now' tags may only have one argument: the format string.")
        }
        let format = words.count == 2 ? words[1] : "\"yyyy-MM-dd 'at' HH:mm\""
        return NowNode(format: try parser.resolvable(format, of: token), token: token)
    }
}

/// The time at which the template is rendered.
private struct NowNode: Node {
    let format: any Resolvable
    let token: Token?

    func render(_ context: Context) throws -> String {
        let format = try format.resolve(context)
        let formatter = (format as? DateFormatter) ?? DateFormatter()
        if let text = format as? String {
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = text
        } else if !(format is DateFormatter) {
            return ""
        }
        return formatter.string(from: context.environment.now())
    }
}
