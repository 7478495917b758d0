/// A template of the Stencil language, parsed.
///
/// Parsing finds what is wrong with the text alone; a filter that is refused or a template that is missing is found while rendering.
/// A template can be rendered any number of times.
public struct Template {
    /// What the template is called in messages, and by `include`: nil for a text without a name.
    public let name: String?

    /// The template's text, as it was given.
    public var text: String { source.text }

    /// The parts of the template, in their order.
    public let nodes: [any Node]

    let source: TemplateSource
    let environment: Environment

    /// Parses a text.
    ///
    /// - Parameters:
    ///   - text: The template.
    ///   - name: What it is called in messages.
    ///   - environment: Its tags, filters and loader.
    /// - Throws: `TemplateError` with the place of what is wrong.
    public init(_ text: String, name: String? = nil, environment: Environment = Environment()) throws {
        let source = TemplateSource(name: name, text: environment.spacing == .compact ? CompactSpacing.marked(text) : text)
        let parser = TokenParser(tokens: Lexer(source).tokens(), environment: environment)
        self.name = name
        self.source = source
        self.environment = environment
        nodes = try parser.parse()
    }

    /// The template's output.
    ///
    /// - Parameter variables: What the template can name.
    /// - Throws: `TemplateError` with the place of what went wrong.
    public func render(_ variables: [String: Any] = [:]) throws -> String {
        let context = Context(variables, environment: environment)
        let output = try render(in: context)
        return environment.spacing == .compact ? CompactSpacing.compacted(output) : output
    }

    /// The template's output, with the variables that another template has at hand.
    public func render(in context: Context) throws -> String {
        try context.output(of: nodes)
    }
}
