import Foundation

/// Something wrong in a data model, with the place where it stands.
public struct DataModelDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: String, Sendable {
        /// The model is read without the part in question, or Xcode warns of it, too.
        case warning
        /// The model cannot be used.
        case error
    }

    /// How bad it is.
    public var severity: Severity
    /// The file or folder it is about.
    public var file: URL
    /// The line in `file`, from 1, where that is known.
    public var line: Int?
    /// The column in `line`, from 1, where that is known.
    public var column: Int?
    /// What is wrong, in one sentence.
    public var message: String

    /// Creates a diagnostic.
    public init(_ severity: Severity, file: URL, line: Int? = nil, column: Int? = nil, _ message: String) {
        (self.severity, self.file, self.line, self.column, self.message) = (severity, file, line, column, message)
    }

    /// The diagnostic as compilers print it: `file:line:column: warning: message`.
    public var description: String {
        var place = file.path
        if let line {
            place += ":\(line)"
            if let column { place += ":\(column)" }
        }
        return "\(place): \(severity.rawValue): \(message)"
    }
}
