/// A template, as a configuration or a user names it.
package enum TemplateReference: Hashable, Sendable {
    case name(String)
    case path(String)

    /// - Throws: `GenerationError.noTemplate`, `GenerationError.twoTemplates`.
    init(name: String, path: String) throws {
        switch (name.isEmpty, path.isEmpty) {
        case (true, true): throw GenerationError.noTemplate
        case (false, true): self = .name(name)
        case (true, false): self = .path(path)
        case (false, false): throw GenerationError.twoTemplates(name: name, path: path)
        }
    }

    /// Checks that there is such a template for a parser.
    ///
    /// - Throws: `GenerationError.namedTemplateNotFound`, `GenerationError.templateNotFound`.
    func check(for kind: ParserKind, in workplace: Workplace) throws {
        switch self {
        case .name(let name):
            guard BuiltInTemplates.named(name, parser: kind.templates) != nil else { throw GenerationError.namedTemplateNotFound(name) }
        case .path(let path):
            guard workplace.isFile(path) else { throw GenerationError.templateNotFound(path) }
        }
    }
}
