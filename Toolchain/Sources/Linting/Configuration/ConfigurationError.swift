/// What is wrong with a configuration, and where.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One fault.
    public struct Fault: Hashable, Sendable {
        /// The line, from 1; 0 for none.
        public var line: Int
        /// The column, from 1.
        public var column: Int
        /// What is wrong, and what to do.
        public var message: String

        /// Creates a fault.
        public init(line: Int, column: Int, message: String) { (self.line, self.column, self.message) = (line, column, message) }
    }

    /// The file's path.
    public var path: String
    /// The faults, in the file's order.
    public var faults: [Fault]

    /// Creates an error.
    public init(path: String, faults: [Fault]) { (self.path, self.faults) = (path, faults) }

    /// A line for each, as compilers write them.
    public var description: String {
        faults.map { $0.line == 0 ? "\(path): error: \($0.message)" : "\(path):\($0.line):\($0.column): error: \($0.message)" }
            .joined(separator: "\n")
    }
}
