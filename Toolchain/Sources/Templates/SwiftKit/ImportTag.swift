extension Tag {
    /// `{% import "name" %}`
    static let `import` = Tag("import") { _, token in
        let words = token.components
        guard words.count == 2 else { throw TemplateError("'import' tag requires one argument, the template file to be imported.") }
        return ImportNode(name: Variable(words[1]), token: token)
    }
}

/// The macros and variables of another template; its output is nowhere.
private struct ImportNode: Node {
    let name: Variable
    let token: Token?

    func render(_ context: Context) throws -> String {
        let template = try context.otherTemplate(name, token)
        _ = try context.reporting(token) { try template.render(in: context) }
        return ""
    }
}
