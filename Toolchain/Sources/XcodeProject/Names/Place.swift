/// Where something stands that a project says. Its line is looked for when a message needs it.
public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    private let knownLine: Int?
    private let keys: [String]

    /// A file, or a line of it, from 1.
    public init(_ path: String, line: Int? = nil) { (self.path, knownLine, keys) = (path, line, []) }

    /// A key of the property list in a file, below the keys of the dictionaries around it.
    public init(_ path: String, keys: [String]) { (self.path, knownLine, self.keys) = (path, nil, keys) }

    /// The line, from 1; `nil` where there is none to name.
    public var line: Int? { knownLine ?? (keys.isEmpty ? nil : PropertyList.line(of: keys, in: path)) }

    /// `path:line`, or the path alone.
    public var description: String { line.map { "\(path):\($0)" } ?? path }
}
