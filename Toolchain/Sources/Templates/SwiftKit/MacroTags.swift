extension Tag {
    /// `{% macro name parameter … %}…{% endmacro %}`
    static let macro = Tag("macro") { parser, token in
        let words = token.components
        guard words.count > 1 else {
            throw TemplateError("'macro' tag takes at least one argument, the name of the variable to set.")
        }
        let nodes = try parser.parse(upTo: "endmacro").nodes
        return MacroNode(name: words[1], macro: Macro(parameters: Array(words[2...]), nodes: nodes), token: token)
    }

    /// `{% call name argument … %}`
    static let call = Tag("call") { parser, token in
        let words = token.components
        guard words.count > 1 else {
            throw TemplateError("'call' tag takes at least one argument, the name of the block to call.")
        }
        return CallNode(name: Variable(words[1]), arguments: try words[2...].map { try parser.resolvable($0, of: token) }, token: token)
    }
}

/// Parts that are kept under a name, to be rendered when they are called.
private struct Macro {
    let parameters: [String]
    let nodes: [any Node]
}

/// A macro, made known.
private struct MacroNode: Node {
    let name: String
    let macro: Macro
    let token: Token?

    func render(_ context: Context) -> String {
        context[name] = macro
        return ""
    }
}

/// A macro's output for some arguments, with the variables that are visible where it is called.
private struct CallNode: Node {
    let name: Variable
    let arguments: [any Resolvable]
    let token: Token?

    func render(_ context: Context) throws -> String {
        guard let macro = try name.resolve(context) as? Macro else { throw TemplateError("Call to undefined block '\(name.text)'.") }
        guard macro.parameters.count == arguments.count else {
            throw TemplateError("Block '\(name.text)' accepts \(macro.parameters.count) parameters, \(arguments.count) given.")
        }
        var variables: [String: Any?] = [:]
        for (parameter, argument) in zip(macro.parameters, arguments) {
            variables.updateValue(try argument.resolve(context), forKey: parameter)
        }
        return try context.push(variables) { try context.output(of: macro.nodes) }
    }
}
