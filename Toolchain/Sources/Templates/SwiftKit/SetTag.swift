extension Tag {
    /// `{% set name %}…{% endset %}`, or `{% set name value %}`
    static let set = Tag("set") { parser, token in
        let words = token.components
        guard words.count == 2 || words.count == 3 else {
            throw TemplateError(
                "'set' tag takes at least one argument (the name of the variable to set) and optionally the value expression.")
        }
        if words.count == 3 { return SetNode(name: words[1], content: .value(try parser.resolvable(words[2], of: token)), token: token) }
        return SetNode(name: words[1], content: .nodes(try parser.parse(upTo: "endset").nodes), token: token)
    }
}

/// A variable, given a value or the output of some parts.
private struct SetNode: Node {
    enum Content {
        case nodes([any Node])
        case value(any Resolvable)
    }

    let name: String
    let content: Content
    let token: Token?

    func render(_ context: Context) throws -> String {
        switch content {
        case .nodes(let nodes): context[name] = try context.push { try context.output(of: nodes) }
        case .value(let value): context[name] = try value.resolve(context)
        }
        return ""
    }
}
