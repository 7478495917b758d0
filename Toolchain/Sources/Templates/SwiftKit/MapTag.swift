extension Tag {
    /// `{% map values into result using item %}…{% endmap %}`
    static let map = Tag("map") { parser, token in
        let words = token.components
        guard words.count == 4 || words.count > 5, words[2] == "into", words.count == 4 || words[4] == "using" else {
            throw TemplateError("'map' statements should use the following 'map {array} into {varname} [using {element}]'.")
        }
        let values = try parser.resolvable(words[1], of: token)
        let nodes = try parser.parse(upTo: "endmap").nodes
        return MapNode(values: values, result: words[3], item: words.count > 5 ? words[5] : nil, nodes: nodes, token: token)
    }
}

/// A list, made of the output of some parts for each value of another list.
private struct MapNode: Node {
    let values: any Resolvable
    let result: String
    let item: String?
    let nodes: [any Node]
    let token: Token?

    func render(_ context: Context) throws -> String {
        let values = try values.resolve(context) as? [Any] ?? []
        guard !values.isEmpty else { return "" }
        var results: [Any] = []
        var size = 0
        for (index, value) in values.enumerated() {
            let loop: [String: Any] = ["counter": index, "first": index == 0, "last": index == values.count - 1, "item": value]
            var variables: [String: Any?] = ["maploop": loop]
            if let item { variables.updateValue(value, forKey: item) }
            let output = try context.push(variables) { try context.output(of: nodes) }
            results.append(output)
            size += output.utf8.count
            guard size <= context.environment.limits.output else {
                throw TemplateError("More than \(context.environment.limits.output) bytes in the variable '\(result)'")
            }
            if context.jump != nil { return "" }
        }
        context[result] = results
        return ""
    }
}
