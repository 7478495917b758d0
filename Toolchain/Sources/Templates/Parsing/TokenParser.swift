/// Makes the parts of a template of its pieces. Tags read on from it, up to their end tags.
public final class TokenParser {
    /// The environment of the template.
    public let environment: Environment

    private let tokens: [Token]
    private var position = 0
    private var nesting = 0
    /// What the tag before says of the spaces after it; nil where there was no tag.
    private var previous: Token.Control?
    /// The labels of the loops around what is being parsed; nil for a loop without one.
    var loops: [String?] = []

    init(tokens: [Token], environment: Environment) {
        self.tokens = tokens
        self.environment = environment
    }

    /// The parts up to the end of the template, or up to one of these tags, which is left to be read by `nextToken()`.
    ///
    /// - Throws: `TemplateError` for a tag that is not known or not understood.
    public func parse(until ends: Set<String> = []) throws -> [any Node] {
        nesting += 1
        defer { nesting -= 1 }
        var nodes: [any Node] = []
        while position < tokens.count {
            let token = tokens[position]
            do {
                guard let node = try node(of: token, ends: ends) else { return nodes }
                if !(node is Nothing) { nodes.append(node) }
            } catch let error as TemplateError {
                throw error.located(at: token)
            } catch {
                throw TemplateError("\(error)", at: token)
            }
        }
        return nodes
    }

    /// The next piece, which is then read; nil at the end.
    public func nextToken() -> Token? {
        guard position < tokens.count else { return nil }
        let token = tokens[position]
        position += 1
        previous = token.kind == .block ? token.trailing : nil
        return token
    }

    /// The parts up to one of these tags, and that tag.
    ///
    /// - Throws: `TemplateError` where there is none.
    public func parse(upTo ends: String...) throws -> (nodes: [any Node], end: Token) {
        let nodes = try parse(until: Set(ends))
        guard let end = nextToken() else { throw TemplateError("`\(ends.last ?? "")` was not found.") }
        return (nodes, end)
    }

    /// The part that a piece is, read; nil for a tag that ends the parts, which is not read.
    private func node(of token: Token, ends: Set<String>) throws -> (any Node)? {
        guard nesting <= environment.limits.nesting else {
            throw TemplateError("More than \(environment.limits.nesting) tags inside each other")
        }
        switch token.kind {
        case .text:
            let before = previous
            position += 1
            previous = nil
            let next = position < tokens.count && tokens[position].kind == .block ? tokens[position].leading : nil
            return TextNode(text: environment.spacing.trimmed(token.contents, after: before, before: next))
        case .comment:
            _ = nextToken()
            return Nothing()
        case .variable:
            _ = nextToken()
            return try VariableNode(parser: self, token: token)
        case .block:
            let words = token.components
            guard let first = words.first else {
                _ = nextToken()
                return Nothing()
            }
            if ends.contains(first) { return nil }
            _ = nextToken()
            // `label: for …`
            let name = first.hasSuffix(":") && words.count > 1 ? words[1] : first
            guard let tag = environment.tag(named: name) else { throw TemplateError("Unknown template tag '\(name)'") }
            return try tag.parse(self, token)
        }
    }
}

/// A comment, or a tag without a word.
private struct Nothing: Node {
    var token: Token? { nil }
    func render(_ context: Context) -> String { "" }
}
