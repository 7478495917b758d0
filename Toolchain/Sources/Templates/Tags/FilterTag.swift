extension Tag {
    /// `{% filter uppercase|join %}…{% endfilter %}`
    static let filter = Tag("filter") { parser, token in
        let words = token.components
        guard words.count == 2 else { throw TemplateError("'filter' tag takes one argument, the filter expression") }
        let expression = try FilterExpression(filters: words[1], environment: parser.environment)
        return FilterNode(expression: expression, nodes: try parser.parse(upTo: "endfilter").nodes, token: token)
    }
}

/// Parts whose output goes through filters.
private struct FilterNode: Node {
    let expression: FilterExpression
    let nodes: [any Node]
    let token: Token?

    func render(_ context: Context) throws -> String {
        Value.text(try expression.apply(to: try context.output(of: nodes), context))
    }
}
