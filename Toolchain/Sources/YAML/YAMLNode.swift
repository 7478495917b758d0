/// A value of a YAML document, with the place where it begins.
public struct YAMLNode: Sendable {
    /// What a node is made of.
    public indirect enum Content: Sendable {
        /// A text; `isPlain` where no quotes and no block say that it is one. `tag` where one is written.
        case scalar(String, isPlain: Bool, tag: String?)
        case sequence([YAMLNode], tag: String?)
        /// Keys and values in the document's order; a key that stands there twice is there twice.
        case mapping([(key: YAMLNode, value: YAMLNode)], tag: String?)
    }

    /// What the node is made of.
    public let content: Content
    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1.
    public let column: Int
    /// How many nodes there are from this one down, with what aliases stand for.
    let weight: Int

    init(_ content: Content, line: Int, column: Int) {
        (self.content, self.line, self.column) = (content, line, column)
        switch content {
        case .scalar: weight = 1
        case .sequence(let elements, _): weight = elements.reduce(1) { $0 + $1.weight }
        case .mapping(let pairs, _): weight = pairs.reduce(1) { $0 + $1.key.weight + $1.value.weight }
        }
    }

    /// The text of a scalar, whatever it may be resolved to.
    public var text: String? { if case .scalar(let text, _, _) = content { text } else { nil } }

    /// The elements of a sequence.
    public var elements: [YAMLNode]? { if case .sequence(let elements, _) = content { elements } else { nil } }

    /// The pairs of a mapping, with what is merged into it by `<<`.
    public var pairs: [(key: YAMLNode, value: YAMLNode)]? {
        guard case .mapping(let pairs, _) = content else { return nil }
        return YAMLNode.merged(pairs)
    }

    /// The value of a key in a mapping; the last, if the key stands there more than once.
    public subscript(key: String) -> YAMLNode? { pairs?.last { $0.key.text == key }?.value }

    /// The keys of a mapping that stand in it more than once, where they do so again.
    public var repeatedKeys: [YAMLNode] {
        guard case .mapping(let pairs, _) = content else { return [] }
        var seen: Set<String> = []
        return pairs.map(\.key).filter { key in key.text.map { !seen.insert($0).inserted } ?? false }
    }

    /// Pairs with those of the mappings under `<<`, which give way to the mapping's own and to earlier ones.
    private static func merged(_ pairs: [(key: YAMLNode, value: YAMLNode)]) -> [(key: YAMLNode, value: YAMLNode)] {
        func isMerge(_ key: YAMLNode) -> Bool {
            if case .scalar("<<", isPlain: true, tag: nil) = key.content { true } else { false }
        }
        guard pairs.contains(where: { isMerge($0.key) }) else { return pairs }
        let own = pairs.filter { !isMerge($0.key) }
        var names = Set(own.compactMap(\.key.text))
        var added: [(key: YAMLNode, value: YAMLNode)] = []
        for (key, value) in pairs where isMerge(key) {
            for source in value.elements ?? [value] {
                for pair in source.pairs ?? [] where pair.key.text.map({ names.insert($0).inserted }) ?? true { added.append(pair) }
            }
        }
        return added + own
    }
}
