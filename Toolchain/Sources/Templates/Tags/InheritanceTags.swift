extension Tag {
    /// `{% extends "base" %}`
    static let extends = Tag("extends") { parser, token in
        let words = token.components
        guard words.count == 2 else { throw TemplateError("'extends' takes one argument, the template file to be extended") }
        let rest = try parser.parse()
        guard !rest.contains(where: { $0 is ExtendsNode }) else {
            throw TemplateError("'extends' cannot appear more than once in the same template")
        }
        let blocks = rest.compactMap { $0 as? BlockNode }
        return ExtendsNode(name: Variable(words[1]), blocks: Dictionary(blocks.map { ($0.name, $0) }) { $1 }, token: token)
    }

    /// `{% block name %}…{% endblock %}`
    static let block = Tag("block") { parser, token in
        let words = token.components
        guard words.count == 2 else { throw TemplateError("'block' tag takes one argument, the block name") }
        let nodes = try parser.parse(until: ["endblock"])
        // A block that is not ended goes to the template's end.
        _ = parser.nextToken()
        return BlockNode(name: words[1], nodes: nodes, token: token)
    }
}

/// A template in which blocks are replaced.
private struct ExtendsNode: Node {
    let name: Variable
    let blocks: [String: BlockNode]
    let token: Token?

    func render(_ context: Context) throws -> String {
        let base = try context.otherTemplate(name, token)
        let before = context.overrides
        defer { context.overrides = before }
        for (name, block) in blocks { context.overrides[name, default: []].append(block) }
        return try context.push { try context.reporting(token) { try base.render(in: context) } }
    }
}

/// A part that templates which extend this one may replace.
struct BlockNode: Node {
    let name: String
    let nodes: [any Node]
    let token: Token?

    func render(_ context: Context) throws -> String {
        let chain = (context.overrides[name] ?? []) + [self]
        let output = try BlockNode.render(chain[...], context)
        context.renderedBlocks[name] = output
        return output
    }

    /// The first block of a chain; `block.super` in it is the next one.
    fileprivate static func render(_ chain: ArraySlice<BlockNode>, _ context: Context) throws -> String {
        guard let block = chain.first else { return "" }
        return try context.push(["block": BlockValue(parents: chain.dropFirst())]) {
            do {
                return try context.output(of: block.nodes)
            } catch let error as TemplateError {
                throw error.located(at: block.token)
            }
        }
    }
}

/// What `block` is in a template: the block that this one replaces, and the output of those before, by their names.
struct BlockValue {
    fileprivate let parents: ArraySlice<BlockNode>

    func member(_ name: String, _ context: Context) throws -> Any? {
        guard name == "super" else { return context.renderedBlocks[name] }
        return parents.isEmpty ? nil : try BlockNode.render(parents, context)
    }

    /// What `block` is outside of blocks.
    static let outside = BlockValue(parents: [])
}
