/// A place in a text.
public struct Position: Hashable, Codable, Sendable, Comparable {
    /// The line, from 1.
    public var line: Int
    /// The column in bytes of UTF-8, from 1, as the compiler counts.
    public var column: Int
    /// The byte, from 0.
    public var offset: Int

    /// Creates a position.
    public init(line: Int, column: Int, offset: Int = 0) { (self.line, self.column, self.offset) = (line, column, offset) }

    /// Orders by lines and columns.
    public static func < (one: Position, other: Position) -> Bool { (one.line, one.column) < (other.line, other.column) }
}

/// A file, or a part of it.
public struct Location: Hashable, Codable, Sendable {
    /// The file's path, from the linted folder.
    public var path: String
    /// Where the part begins; `nil` for the whole file.
    public var start: Position?
    /// Where it ends.
    public var end: Position?

    /// Creates a location.
    public init(path: String, start: Position? = nil, end: Position? = nil) { (self.path, self.start, self.end) = (path, start, end) }

    /// Creates a location that is a line, or a place on it.
    public init(path: String, line: Int, column: Int = 1) { self.init(path: path, start: Position(line: line, column: column)) }
}
