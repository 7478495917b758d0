import XcodeProject
import YAML

/// Why a resource could not be read, and where.
package struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path, as the configuration or the user names it.
    package var path: String
    /// The line, from 1; 0 where none can be named.
    package var line: Int
    /// The column, from 1; 0 where none can be named.
    package var column: Int
    /// What is wrong.
    package var message: String

    init(_ path: String, line: Int = 0, column: Int = 0, _ message: String) {
        (self.path, self.line, self.column, self.message) = (path, line, column, message)
    }

    /// An error at an element of an XML document.
    init(_ message: String, at node: XMLNode, in document: XMLDocumentParser) {
        let error = document.error(message, at: node)
        self.init(error.path, line: error.line, column: error.column, message)
    }

    /// `path:line:column: error: message`, as compilers write it.
    package var description: String {
        let place = line == 0 ? path : column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
        return "\(place): error: \(message)"
    }
}

/// What one of the parsers says about its input without giving up.
package struct ResourceWarning: Hashable, Sendable, CustomStringConvertible {
    /// The file's path.
    package var path: String
    /// The line, from 1; 0 where none can be named.
    package var line = 0
    /// What is odd.
    package var message: String

    /// `path:line: warning: message`, as compilers write it.
    package var description: String { (line == 0 ? path : "\(path):\(line)") + ": warning: \(message)" }
}
