extension Tag {
    /// `{% if … %}…{% elif … %}…{% else %}…{% endif %}`
    static let `if` = Tag("if") { parser, token in
        var branches: [IfNode.Branch] = []
        var tag = token
        while true {
            let condition = try parser.condition(Array(tag.components.dropFirst()), of: tag)
            let (nodes, end) = try parser.parse(upTo: "elif", "else", "endif")
            branches.append(.init(condition: condition, nodes: nodes))
            guard end.components.first == "elif" else {
                branches += try IfNode.otherwise(end, parser)
                return IfNode(branches: branches, token: token)
            }
            tag = end
        }
    }

    /// `{% ifnot … %}…{% else %}…{% endif %}`, an older form of `if not`.
    static let ifnot = Tag("ifnot") { parser, token in
        let words = Array(token.components.dropFirst())
        guard words.count == 1 else {
            throw TemplateError("'ifnot' statements should use the following syntax 'ifnot condition'.")
        }
        let condition = NotCondition(condition: try parser.condition(words, of: token))
        let (nodes, end) = try parser.parse(upTo: "else", "endif")
        return IfNode(branches: [.init(condition: condition, nodes: nodes)] + (try IfNode.otherwise(end, parser)), token: token)
    }
}

/// Parts of which at most one is rendered.
struct IfNode: Node {
    struct Branch {
        /// When the branch is taken; nil for `else`.
        let condition: (any Condition)?
        let nodes: [any Node]
    }

    let branches: [Branch]
    let token: Token?

    func render(_ context: Context) throws -> String {
        for branch in branches where try branch.condition?.holds(context) ?? true {
            return try context.push { try context.output(of: branch.nodes) }
        }
        return ""
    }

    /// The `else` that a tag begins, if it does; the end of the `if` is read with it.
    fileprivate static func otherwise(_ tag: Token, _ parser: TokenParser) throws -> [Branch] {
        var branches: [Branch] = []
        var end = tag
        if end.contents == "else" {
            let (nodes, next) = try parser.parse(upTo: "endif")
            branches.append(.init(condition: nil, nodes: nodes))
            end = next
        }
        guard end.contents == "endif" else { throw TemplateError("`endif` was not found.") }
        return branches
    }
}
