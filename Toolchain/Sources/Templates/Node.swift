/// A part of a parsed template.
public protocol Node {
    /// Where the part stands; errors in it are reported there.
    var token: Token? { get }
    /// The part's output.
    func render(_ context: Context) throws -> String
}

/// Something that has a value: a variable, a range, an expression.
public protocol Resolvable {
    /// The value; nil where there is none.
    func resolve(_ context: Context) throws -> Any?
}

/// Text between tags.
struct TextNode: Node {
    let text: String
    var token: Token? { nil }

    func render(_ context: Context) -> String { text }
}
