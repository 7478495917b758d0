import Foundation

/// What the templates of a run share: tags, filters, where other templates come from, and how spaces around tags are treated.
public struct Environment {
    /// What to do with the spaces and newlines around tags.
    public enum Spacing: Sendable {
        /// Nothing; Stencil's default.
        case untouched
        /// A tag alone on its line leaves no line: spaces before a tag go, and spaces and one newline after it. Stencil's `smart`.
        case smart
        /// All spaces and newlines around tags go. Stencil's `all`.
        case trimmed
        /// Lines that come out blank but are not blank in the template go. What StencilSwiftKit's own class of templates does, and SwiftGen
        /// for a project's own templates.
        case compact
    }

    /// What is enough for any real template, so that a faulty one ends in an error.
    public struct Limits: Sendable {
        /// How many tags may be inside each other, and how deep brackets in an expression.
        public var nesting = 100
        /// How many tags may be inside each other while rendering, with included templates and called macros.
        public var depth = 600
        /// How many parts of templates may be rendered.
        public var steps = 50_000_000
        /// How many bytes a template, or a variable in it, may come to.
        public var output = 256 << 20
        /// How many numbers a range may have.
        public var range = 10_000_000

        /// The default limits.
        public init() {}
    }

    /// Where `include`, `extends` and `import` find templates.
    public var loader: (any TemplateLoader)?
    /// Tags and filters beside the language's own. Of two with one name the first is taken.
    public var extensions: [Extension]
    /// What happens to the spaces around tags.
    public var spacing: Spacing
    /// What is enough for any real template.
    public var limits: Limits
    /// The time that `now` tells.
    public var now: @Sendable () -> Date

    /// An environment with the language's own tags and filters, and those of the extensions.
    public init(
        loader: (any TemplateLoader)? = nil, extensions: [Extension] = [], spacing: Spacing = .untouched, limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.loader = loader
        self.extensions = extensions
        self.spacing = spacing
        self.limits = limits
        self.now = now
    }

    /// The environment that SwiftGen's templates are written for: StencilSwiftKit's tags and filters, and smart spacing.
    public static func swift(loader: (any TemplateLoader)? = nil, spacing: Spacing = .smart) -> Environment {
        Environment(loader: loader, extensions: [.swift], spacing: spacing)
    }

    /// The template of a name, parsed.
    ///
    /// - Throws: `TemplateError` where there is no loader, no such template, or where it is faulty.
    public func template(named name: String) throws -> Template {
        guard let loader else { throw TemplateError("Template named `\(name)` does not exist. No loaders found") }
        guard let text = try loader.text(ofTemplateNamed: name) else {
            throw TemplateError("Template named `\(name)` does not exist in \(loader.summary)")
        }
        return try Template(text, name: name, environment: self)
    }

    /// The first template that exists of several names, parsed.
    public func template(named names: [String]) throws -> Template {
        for name in names {
            if let text = try loader?.text(ofTemplateNamed: name) { return try Template(text, name: name, environment: self) }
        }
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        throw TemplateError("None of the templates \(list) exists\(loader.map { " in \($0.summary)" } ?? ". No loaders found")")
    }

    func tag(named name: String) -> Tag? {
        for part in extensions { if let tag = part.tag(named: name) { return tag } }
        return Extension.standard.tag(named: name)
    }

    func filter(named name: String) throws -> Filter {
        for part in extensions { if let filter = part.filter(named: name) { return filter } }
        if let filter = Extension.standard.filter(named: name) { return filter }
        let similar = Similarity.closest(to: name, among: (extensions + [.standard]).flatMap(\.filterNames))
        let advice = similar.isEmpty ? "" : " Found similar filters: \(similar.map { "'\($0)'" }.joined(separator: ", "))."
        throw TemplateError("Unknown filter '\(name)'.\(advice)")
    }
}
