/// The forms of reports.
public enum Reports {
    /// What writes each form.
    static let formats: [String: (LintResult) -> String] = [
        "text": TextReport.text, "html": HTMLReport.text, "xml": AndroidXMLReport.text, "checkstyle": CheckstyleReport.text,
        "markdown": MarkdownReport.text, "sarif": SARIFReport.text, "json": JSONReport.text, "junit": JUnitReport.text,
        "github": GitHubReport.text, "gitlab": GitLabReport.text, "xcode": XcodeReport.text,
    ]

    /// The names of the forms.
    public static var names: [String] { formats.keys.sorted() }

    /// A report.
    ///
    /// - Parameter format: one of `names`.
    public static func text(_ format: String, of result: LintResult) -> String? { formats[format]?(result) }

    /// The name by which a report's writing is told: "XmlOutputReport".
    public static func title(_ format: String) -> String {
        switch format {
        case "text": "PlainOutputReport"
        default: format.prefix(1).uppercased() + format.dropFirst() + "OutputReport"
        }
    }
}

/// Texts in XML.
enum XMLText {
    /// A text with what would be markup, and without what XML cannot hold.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
}
