import Templates

/// Renders templates: those that come with Sampan, and a project's own.
struct TemplateRenderer {
    let workplace: Workplace
    let usesModernSpacing: Bool

    /// - Throws: `TemplateError`, with the template's line; `GenerationError.outside`.
    func render(_ reference: TemplateReference, of kind: ParserKind, _ values: [String: Any]) throws -> String {
        try template(reference, of: kind).render(values)
    }

    private func template(_ reference: TemplateReference, of kind: ParserKind) throws -> Template {
        switch reference {
        case .name(let name):
            guard let template = BuiltInTemplates.named(name, parser: kind.templates) else {
                throw GenerationError.namedTemplateNotFound(name)
            }
            return try Template(template.text, name: "\(kind.templates)/\(name).stencil", environment: .resources())
        case .path(let path):
            // What a project's own template includes lies beside it, or in folders there.
            let loader = FolderLoader([PathText.parent(workplace.absolute(path))])
            let environment = Environment.resources(loader: loader, spacing: usesModernSpacing ? .smart : .compact)
            return try Template(try workplace.text(path), name: path, environment: environment)
        }
    }
}
