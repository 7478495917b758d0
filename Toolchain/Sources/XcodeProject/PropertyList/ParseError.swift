/// Where and why a document could not be read.
public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path.
    public var path: String
    /// The line, from 1; 0 where lines mean nothing (a binary file).
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int
    /// What is wrong.
    public var message: String

    /// Creates an error at a place.
    public init(path: String, line: Int, column: Int, message: String) {
        (self.path, self.line, self.column, self.message) = (path, line, column, message)
    }

    /// `path:line:column: error: message`, as compilers write it.
    public var description: String { line == 0 ? "\(path): error: \(message)" : "\(path):\(line):\(column): error: \(message)" }
}
