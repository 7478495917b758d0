extension Tag {
    /// `{% break %}`, `{% break label %}`
    static let `break` = Tag("break") { parser, token in try JumpNode(parser: parser, token: token, leaves: true) }

    /// `{% continue %}`, `{% continue label %}`
    static let `continue` = Tag("continue") { parser, token in try JumpNode(parser: parser, token: token, leaves: false) }
}

/// What is left out of a loop, up to its end or its next turn.
struct Jump {
    /// The loop, counted from the outermost, which is 1.
    let level: Int
    /// Whether the loop ends.
    let leaves: Bool
}

/// The rest of a loop's turn, or of the loop, left out.
private struct JumpNode: Node {
    let token: Token?
    let label: String?
    let leaves: Bool

    init(parser: TokenParser, token: Token, leaves: Bool) throws {
        let words = token.components
        guard words.count < 3 else { throw TemplateError("'\(token.contents)' can accept only one parameter") }
        guard !parser.loops.isEmpty else { throw TemplateError("'\(token.contents)' can be used only inside loop body") }
        self.token = token
        self.leaves = leaves
        label = words.count == 2 ? words[1] : nil
    }

    func render(_ context: Context) throws -> String {
        let level: Int
        if let label {
            guard let index = context.loops.lastIndex(where: { $0.label == label }) else {
                throw TemplateError("No loop labeled '\(label)' is currently running")
            }
            level = index + 1
        } else {
            level = context.loops.count
        }
        if level > 0 { context.jump = Jump(level: level, leaves: leaves) }
        return ""
    }
}
