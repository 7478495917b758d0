/// Tags and filters that templates can use: values, registered under their names.
public struct Extension {
    private var tags: [String: Tag] = [:]
    private var filters: [String: Filter] = [:]
    /// The filters' names, in the order in which they were registered.
    public private(set) var filterNames: [String] = []

    /// An extension of these tags and filters.
    public init(tags: [Tag] = [], filters: [Filter] = []) {
        for tag in tags { register(tag) }
        for filter in filters { register(filter) }
    }

    /// Adds a tag, in the place of one that has its name.
    public mutating func register(_ tag: Tag) {
        tags[tag.name] = tag
    }

    /// Adds a filter, in the place of one that has its name.
    public mutating func register(_ filter: Filter) {
        if filters.updateValue(filter, forKey: filter.name) == nil { filterNames.append(filter.name) }
    }

    /// The tag of a name.
    public func tag(named name: String) -> Tag? { tags[name] }

    /// The filter of a name.
    public func filter(named name: String) -> Filter? { filters[name] }

    /// The language's own tags and filters.
    public static let standard = Extension(
        tags: [.for, .break, .continue, .if, .ifnot, .now, .include, .extends, .block, .filter],
        filters: [.default, .capitalize, .uppercase, .lowercase, .join, .split, .indent, .filter])

    /// What StencilSwiftKit adds for templates that write Swift.
    public static let swift = Extension(
        tags: [.set, .macro, .call, .map, .import],
        filters: [
            .basename, .camelToSnakeCase, .contains, .dirname, .escapeReservedKeywords, .hasPrefix, .hasSuffix, .lowerFirstLetter,
            .lowerFirstWord, .removeNewlines, .replace, .snakeToCamelCase, .swiftIdentifier, .titlecase, .upperFirstLetter, .hexToInt,
            .int255toFloat, .percent,
        ])
}

/// Something that is written in `{% … %}`.
public struct Tag {
    /// The tag's first word.
    public let name: String
    /// Makes the tag's part of the template; it may read the parser on, up to an end tag.
    public let parse: (TokenParser, Token) throws -> any Node

    /// A tag that reads what follows it itself.
    public init(_ name: String, parse: @escaping (TokenParser, Token) throws -> any Node) {
        self.name = name
        self.parse = parse
    }

    /// A tag without an end tag, whose output is made from the variables.
    public init(_ name: String, render: @escaping (Context) throws -> String) {
        self.init(name) { _, token in SimpleNode(token: token, render: render) }
    }
}

/// A tag that is a function of the variables.
struct SimpleNode: Node {
    let token: Token?
    let render: (Context) throws -> String

    func render(_ context: Context) throws -> String { try render(context) }
}

/// What changes a value, after a `|`.
public struct Filter {
    /// The filter's name.
    public let name: String
    /// Makes the new value of a value and the filter's arguments.
    public let apply: (_ value: Any?, _ arguments: [Any?], _ context: Context) throws -> Any?

    /// A filter that sees the variables.
    public init(_ name: String, in apply: @escaping (_ value: Any?, _ arguments: [Any?], _ context: Context) throws -> Any?) {
        self.name = name
        self.apply = apply
    }

    /// A filter with arguments.
    public init(_ name: String, with apply: @escaping (_ value: Any?, _ arguments: [Any?]) throws -> Any?) {
        self.init(name) { value, arguments, _ in try apply(value, arguments) }
    }

    /// A filter that takes no argument.
    public init(_ name: String, of apply: @escaping (_ value: Any?) throws -> Any?) {
        self.init(name) { value, arguments, _ in
            guard arguments.isEmpty else { throw TemplateError("Can't invoke filter with an argument") }
            return try apply(value)
        }
    }

    /// A filter that answers yes or no, and one of another name that answers the opposite.
    public static func pair(_ name: String, negative: String, _ apply: @escaping (_ value: Any?) throws -> Bool?) -> [Filter] {
        [Filter(name, of: { try apply($0) }), Filter(negative, of: { try apply($0).map { !$0 } })]
    }
}
