import Foundation

/// Something wrong in an asset catalog, with the place where it stands.
public struct AssetDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: String, Sendable {
        /// The asset was compiled without the part in question.
        case warning
        /// The asset, or the whole catalog, could not be compiled.
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

/// What became of the catalogs that were compiled.
public struct AssetReport: Sendable {
    /// What was found wrong, in the order of the catalogs' folders.
    public internal(set) var diagnostics: [AssetDiagnostic] = []
    /// The app icons found, whichever their names.
    public internal(set) var appIcons: [AppIconAsset] = []
    /// How many image sets were compiled.
    public internal(set) var imageCount = 0
    /// How many colour sets were compiled.
    public internal(set) var colorCount = 0
    /// How many data sets were compiled.
    public internal(set) var dataCount = 0
    /// Every file that the result was made from; when none of them changed, compiling again gives the same.
    public internal(set) var inputs: [URL] = []

    /// Whether anything was found that is more than a warning.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
