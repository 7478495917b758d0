extension Tag {
    /// `{% filter uppercase|join %}…{% endfilter %}`
    static let filter = Tag("filter") { parser, token in
        let words = token.components
        guard words.count == 2 else { throw TemplateError("'filter' tag takes one argument, the filter expression") }
        let expression = try FilterExpression("\(FilterNode.variable)|\(words[1])", environment: parser.environment)
        return FilterNode(expression: expression, nodes: try parser.parse(upTo: "endfilter").nodes, token: token)
    }
}

/// Parts whose output goes through filters.
private struct FilterNode: Node {
    /// What the output is called while it is filtered: nothing that a template could say.
    static let variable = "{filtered}"

    let expression: FilterExpression
    let nodes: [any Node]
    let token: Token?

    func render(_ context: Context) throws -> String {
        let output = try context.output(of: nodes)
        return try context.push([Self.variable: output]) { Value.text(try expression.resolve(context)) }
    }
}
