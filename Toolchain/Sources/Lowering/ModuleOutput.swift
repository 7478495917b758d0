/// A lowered module: what the compiler is to be given instead of the user's files.
public struct ModuleOutput: Sendable {
    /// One lowered file.
    public struct File: Sendable {
        /// The path of the user's file, which the text refers to with `#sourceLocation`.
        public let originalPath: String
        /// The text to compile.
        public let text: String
        let original: [UInt8]
        let columns: ColumnMap

        /// The column of the user's file that the compiler means when it names a line and a column of the lowered text.
        ///
        /// Lines are the same in both. Columns count UTF-8 bytes from 1, as the compiler counts.
        public func originalColumn(line: Int, column: Int) -> Int {
            let starts = LineTable.starts(of: original)
            guard line >= 1, line <= starts.count else { return column }
            let start = starts[line - 1]
            let offset = columns.original(of: columns.lowered(of: start) + column - 1)
            let end = line < starts.count ? starts[line] - 1 : original.count
            return min(max(offset, start), end) - start + 1
        }
    }

    /// Something to tell the user, at a place of his own.
    public struct Diagnostic: Sendable, CustomStringConvertible {
        /// How grave it is.
        public enum Severity: String, Sendable { case note, warning, error }

        /// The user's file.
        public let path: String
        /// The line, from 1.
        public let line: Int
        /// The column in UTF-8 bytes, from 1, as the compiler counts.
        public let column: Int
        /// How grave it is.
        public let severity: Severity
        /// The text.
        public let message: String

        /// `path:line:column: severity: message`, as the compiler writes it.
        public var description: String { "\(path):\(line):\(column): \(severity): \(message)" }
    }

    /// The files, in the order of the input.
    public internal(set) var files: [File]
    /// A further file to compile with them, or `nil` if the module needs none.
    public internal(set) var generated: String?
    /// What was found on the way. The compiler reports what it finds by itself.
    public internal(set) var diagnostics: [Diagnostic]
    /// What modules that import this one have to know of it.
    public internal(set) var summary: ModuleSummary
    /// The modules that its files import where they are active, and those that lowering had them import.
    public internal(set) var imports: Set<String>
}
