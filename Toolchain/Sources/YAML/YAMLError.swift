/// Why a YAML document could not be read, and where.
public struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path.
    public var path: String
    /// The line, from 1; 0 where none can be named.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int
    /// What is wrong.
    public var message: String

    /// `path:line:column: error: message`, as compilers write it.
    public var description: String { line == 0 ? "\(path): error: \(message)" : "\(path):\(line):\(column): error: \(message)" }
}
