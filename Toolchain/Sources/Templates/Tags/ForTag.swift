extension Tag {
    /// `{% for item in items where … %}…{% empty %}…{% endfor %}`
    static let `for` = Tag("for") { parser, token in
        try ForNode(parser: parser, token: token)
    }
}

/// A loop that is being rendered.
struct RunningLoop {
    let label: String?
    /// What `forloop` has in it.
    var values: [String: Any] = [:]
}

/// Parts that are rendered for each of some values.
struct ForNode: Node {
    let token: Token?
    private let label: String?
    private let names: [String]
    private let values: any Resolvable
    private let condition: (any Condition)?
    private let nodes: [any Node]
    private let emptyNodes: [any Node]

    fileprivate init(parser: TokenParser, token: Token) throws {
        self.token = token
        var words = token.components
        if let first = words.first, first.hasSuffix(":") {
            label = String(first.dropLast())
            words.removeFirst()
        } else {
            label = nil
        }
        // for <x> in <y> [where <condition>]
        guard words.count > 3, words[2] == "in", words.count == 4 || words.count > 5 && words[4] == "where" else {
            throw TemplateError("'for' statements should use the syntax: `for <x> in <y> [where <condition>]`.")
        }
        names = words[1].split(separator: ",").map { String($0).withoutSpaces }
        values = try parser.resolvable(words[3], of: token)
        condition = words.count > 5 ? try parser.condition(Array(words[5...]), of: token) : nil

        parser.loops.append(label)
        defer { parser.loops.removeLast() }
        let (nodes, end) = try parser.parse(upTo: "empty", "endfor")
        self.nodes = nodes
        emptyNodes = end.contents == "empty" ? try parser.parse(upTo: "endfor").nodes : []
    }

    func render(_ context: Context) throws -> String {
        var items = try Value.items(of: try values.resolve(context), limit: context.environment.limits.range)
        if let condition {
            items = try items.filter { item in try context.push(try variables(of: item)) { try condition.holds(context) } }
        }
        guard !items.isEmpty else { return try context.push { try context.output(of: emptyNodes) } }

        context.loops.append(RunningLoop(label: label))
        defer { context.loops.removeLast() }
        var output = ""
        for (index, item) in items.enumerated() {
            var variables = try variables(of: item)
            variables["forloop"] = loopValues(index, items.count, context)
            output += try context.push(variables) { try context.output(of: nodes) }
            guard output.utf8.count <= context.environment.limits.output else {
                throw TemplateError("More than \(context.environment.limits.output) bytes of output; does a loop repeat far too much?")
            }
            if let jump = context.jump {
                // A jump that is not about this loop leaves it, too.
                guard jump.level == context.loops.count else { break }
                context.jump = nil
                if jump.leaves { break }
            }
        }
        return output
    }

    private func variables(of item: Value.Item) throws -> [String: Any?] {
        guard item.isTuple else { return names.first.map { [$0: item.value] } ?? [:] }
        guard names.count <= item.parts.count else {
            throw TemplateError("Tuple '\(item.value)' has less values than loop variables")
        }
        var variables: [String: Any?] = [:]
        for (name, part) in zip(names, item.parts) where name != "_" { variables.updateValue(part, forKey: name) }
        return variables
    }

    private func loopValues(_ index: Int, _ count: Int, _ context: Context) -> [String: Any] {
        var values: [String: Any] = [
            "first": index == 0, "last": index == count - 1, "counter": index + 1, "counter0": index, "length": count,
        ]
        if let label { values["label"] = label }
        for loop in context.loops.dropLast() { if let label = loop.label, values[label] == nil { values[label] = loop.values } }
        context.loops[context.loops.count - 1].values = values
        if let label { values[label] = values }
        return values
    }
}
