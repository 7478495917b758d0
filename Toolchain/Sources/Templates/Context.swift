/// The variables that a template sees while it is rendered: a stack of scopes, the innermost of which takes what is set.
public final class Context {
    /// The environment of the template.
    public let environment: Environment

    private var scopes: [[String: Any?]]
    private var depth = 0
    private var steps = 0
    private var parsed: [String: Template] = [:]

    /// The loop that is to be left or gone on with, if a `break` or `continue` was met. Nothing more is rendered up to there.
    var jump: Jump?
    /// The loops that are being rendered, the outermost first.
    var loops: [RunningLoop] = []
    /// What child templates have put in the place of a block, the most derived first.
    var overrides: [String: [BlockNode]] = [:]
    /// What blocks came to, by their names.
    var renderedBlocks: [String: String] = [:]

    /// Variables at the outermost scope.
    public init(_ variables: [String: Any] = [:], environment: Environment = Environment()) {
        self.environment = environment
        scopes = [variables]
    }

    /// The value of a variable in the innermost scope that has it. Setting sets in the innermost scope; nil hides what outer scopes have.
    public subscript(name: String) -> Any? {
        get {
            for scope in scopes.reversed() { if let value = scope[name] { return Value.unwrapped(value) } }
            return nil
        }
        set { scopes[scopes.count - 1].updateValue(newValue, forKey: name) }
    }

    /// Runs something in a scope of its own.
    public func push<Result>(_ variables: [String: Any?] = [:], _ body: () throws -> Result) rethrows -> Result {
        scopes.append(variables)
        defer { scopes.removeLast() }
        return try body()
    }

    /// All variables that can be seen.
    public func flattened() -> [String: Any] {
        var all: [String: Any?] = [:]
        for scope in scopes { all.merge(scope) { _, inner in inner } }
        return all.compactMapValues { $0 }
    }

    /// The output of parts of a template, one after the other.
    ///
    /// - Throws: `TemplateError`, located at the part; also where the environment's limits are passed.
    public func output(of nodes: [any Node]) throws -> String {
        depth += 1
        defer { depth -= 1 }
        var output = ""
        for node in nodes {
            steps += 1
            do {
                guard depth <= environment.limits.depth else {
                    throw TemplateError(
                        "More than \(environment.limits.depth) tags inside each other; does a template or macro use itself?")
                }
                guard steps <= environment.limits.steps else {
                    throw TemplateError("More than \(environment.limits.steps) steps; does a loop repeat far too much?")
                }
                output += try node.render(self)
                guard output.utf8.count <= environment.limits.output else {
                    throw TemplateError("More than \(environment.limits.output) bytes of output; does a loop repeat far too much?")
                }
            } catch let error as TemplateError {
                throw error.located(at: node.token)
            } catch {
                throw TemplateError("\(error)", at: node.token)
            }
            if jump != nil { break }
        }
        return output
    }

    /// The template of a name, parsed once for each rendering.
    public func template(named name: String) throws -> Template {
        if let template = parsed[name] { return template }
        let template = try environment.template(named: name)
        parsed[name] = template
        return template
    }
}
