import Foundation

extension Incident {
    /// The line, from 1.
    var lineNumber: Int { location.start?.line ?? 1 }
    /// The column, from 1.
    var column: Int { location.start?.column ?? 1 }
    /// `path:line:column`.
    var place: String { "\(location.path):\(lineNumber):\(column)" }
}

/// Findings one a line, as detekt's plain report has them.
enum TextReport {
    static func text(_ result: LintResult) -> String {
        result.incidents.map { line($0) + " - Signature=\($0.signature)\n" }.joined()
    }

    /// A finding with its declaration and place.
    static func line(_ incident: Incident) -> String { "\(incident.id) - [\(incident.entity)] at \(incident.place)" }
}

/// Findings as Android Lint writes them after a run that fails: the message, the line, and the place underlined.
public enum ErrorReport {
    /// The text for some findings.
    ///
    /// - Parameter root: the folder that paths are written from.
    public static func text(_ incidents: [Incident], root: String) -> String {
        incidents.map { incident in
            let path = root.isEmpty ? incident.location.path : root + "/" + incident.location.path
            var text = "\(path):\(incident.lineNumber): \(incident.severity.title): \(incident.message) [\(incident.id)]\n"
            if let mark = mark(incident) { text += "\(incident.line)\n\(mark)\n" }
            return text
        }.joined()
    }

    /// Tildes under the part of the line.
    static func mark(_ incident: Incident) -> String? {
        guard let start = incident.location.start, !incident.line.isEmpty else { return nil }
        let bytes = Array(incident.line.utf8)
        let before = min(max(0, start.column - 1), bytes.count)
        let end = incident.location.end.map { $0.line == start.line ? min($0.column - 1, bytes.count) : bytes.count } ?? bytes.count
        let lead = String(decoding: bytes[..<before], as: UTF8.self).map { $0 == "\t" ? "\t" : " " }.joined()
        let marked = String(decoding: bytes[before..<max(before, end)], as: UTF8.self)
        return lead + String(repeating: "~", count: max(1, marked.count))
    }
}

/// Lines that Xcode shows beside the code.
enum XcodeReport {
    static func text(_ result: LintResult) -> String {
        result.incidents.map { incident in
            let kind = incident.severity >= .error ? "error" : incident.severity == .warning ? "warning" : "note"
            return "\(result.root)/\(incident.place): \(kind): \(incident.message) (\(incident.id))\n"
        }.joined()
    }
}

/// Lines that GitHub's workflows show beside the code.
enum GitHubReport {
    static func text(_ result: LintResult) -> String {
        result.incidents.map { incident in
            let kind = incident.severity >= .error ? "error" : incident.severity == .warning ? "warning" : "notice"
            let file = escaped(incident.location.path).replacingOccurrences(of: ",", with: "%2C").replacingOccurrences(of: ":", with: "%3A")
            return
                "::\(kind) file=\(file),line=\(incident.lineNumber),col=\(incident.column),title=\(incident.id)::\(escaped(incident.message))\n"
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(
            of: "\n", with: "%0A")
    }
}
