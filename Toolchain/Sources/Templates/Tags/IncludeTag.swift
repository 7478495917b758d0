extension Tag {
    /// `{% include "name" context %}`
    static let include = Tag("include") { parser, token in
        let words = token.components
        guard words.count == 2 || words.count == 3 else {
            throw TemplateError(
                "'include' tag requires one argument, the template file to be included. A second optional argument can be used to specify "
                    + "the context that will be passed to the included file")
        }
        return IncludeNode(name: Variable(words[1]), variables: words.count == 3 ? Variable(words[2]) : nil, token: token)
    }
}

/// Another template's output.
private struct IncludeNode: Node {
    let name: Variable
    /// What the other template sees beside everything that is visible here.
    let variables: Variable?
    let token: Token?

    func render(_ context: Context) throws -> String {
        let template = try context.otherTemplate(name, token)
        let variables = try variables?.resolve(context) as? [String: Any] ?? [:]
        return try context.push(variables) { try context.reporting(token) { try template.render(in: context) } }
    }
}

extension Context {
    /// The template whose name a variable has.
    func otherTemplate(_ name: Variable, _ token: Token?) throws -> Template {
        guard let text = try name.resolve(self) as? String else {
            throw TemplateError("'\(name.text)' could not be resolved as a string")
        }
        return try reporting(token) { try template(named: text) }
    }

    /// Runs something of another template; errors in that tell both places.
    func reporting<Result>(_ token: Token?, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as TemplateError {
            // A block that the base template renders stands in the template that extends it.
            if let inner = error.token, inner.source === token?.source { throw error }
            throw error.included(by: token)
        }
    }
}
