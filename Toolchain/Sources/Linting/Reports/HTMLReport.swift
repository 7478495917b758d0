/// A page with measures and findings with their code; it needs nothing beside itself.
enum HTMLReport {
    static func text(_ result: LintResult) -> String {
        var page = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>sampan lint</title>
            <style>
            \(style)
            </style>
            </head>
            <body>
            <main>
            <h1>sampan lint</h1>
            <p class="sum">\(summary(result))</p>
            <h2>Metrics</h2>
            <table class="metrics">

            """
        for line in Measures.lines(of: result) {
            let parts = line.split(separator: " ", maxSplits: 1)
            page += "<tr><td>\(escaped(String(parts[0])))</td><th scope=\"row\">\(escaped(String(parts.last ?? "")))</th></tr>\n"
        }
        page += "</table>\n<h2>Overview</h2>\n"
        page += result.incidents.isEmpty ? "<p>Nothing was found.</p>\n" : overview(result)
        page += findings(result)
        return page + "</main>\n</body>\n</html>\n"
    }

    private static func summary(_ result: LintResult) -> String {
        let errors = result.errors.count
        let warnings = result.incidents.count { $0.severity == .warning }
        let counts = "\(errors) error\(errors == 1 ? "" : "s") and \(warnings) warning\(warnings == 1 ? "" : "s")"
        return "\(counts) in \(result.metrics.files) Swift files, \(Measures.debt(result.debt)) debt"
    }

    private static func groups(_ result: LintResult) -> [(set: String, issue: Issue, incidents: [Incident])] {
        let byIssue = Dictionary(grouping: result.incidents, by: \.id)
        return result.ruleSets.flatMap { set in
            set.issues.compactMap { issue in byIssue[issue.id].map { (set.name, issue, $0) } }
        }
    }

    private static func overview(_ result: LintResult) -> String {
        var text = "<table class=\"overview\">\n"
        for (set, issue, incidents) in groups(result) {
            text += "<tr><td>\(incidents.count)</td><td class=\"\(issue.severity.rawValue)\">\(issue.severity.title)</td>"
            text += "<td><a href=\"#\(escaped(issue.id))\">\(escaped(issue.id))</a></td><td>\(escaped(issue.briefDescription))</td>"
            text += "<td class=\"set\">\(escaped(set))</td></tr>\n"
        }
        return text + "</table>\n"
    }

    private static func findings(_ result: LintResult) -> String {
        var text = ""
        for (set, issue, incidents) in groups(result) {
            text += "<section id=\"\(escaped(issue.id))\">\n<h2>\(escaped(issue.id))</h2>\n"
            text += "<p><strong>\(escaped(issue.briefDescription)).</strong> \(escaped(issue.explanation))</p>\n"
            text += "<p class=\"set\">\(escaped(set)) · \(escaped(issue.category.name)) · priority \(issue.priority) of 10</p>\n"
            for incident in incidents {
                text += "<div class=\"finding \(incident.severity.rawValue)\">\n<p><code>\(escaped(incident.place))</code> "
                text += "\(escaped(incident.message))</p>\n"
                if !incident.line.isEmpty { text += snippet(incident) }
                text += "</div>\n"
            }
            text += "</section>\n"
        }
        return text
    }

    /// The finding's line with its part marked.
    private static func snippet(_ incident: Incident) -> String {
        let bytes = Array(incident.line.utf8)
        let start = min(max(0, incident.column - 1), bytes.count)
        let ends = incident.location.end.map { $0.line == incident.lineNumber ? $0.column - 1 : bytes.count } ?? bytes.count
        let end = min(max(start, ends), bytes.count)
        func part(_ range: Range<Int>) -> String { escaped(String(decoding: bytes[range], as: UTF8.self)) }
        return "<pre><span class=\"number\">\(incident.lineNumber)</span>\(part(0..<start))<mark>\(part(start..<end))</mark>"
            + "\(part(end..<bytes.count))</pre>\n"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }

    private static let style = """
        :root { color-scheme: light dark; --line: #8884; --soft: #8881; --mark: #f5c51855; }
        body { font: 15px/1.5 system-ui, sans-serif; margin: 0; }
        main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
        h1 { margin: 0; font-size: 1.6rem; }
        h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; border-bottom: 1px solid var(--line); }
        table { border-collapse: collapse; }
        td, th { padding: .15rem .8rem .15rem 0; text-align: left; font-weight: normal; vertical-align: top; }
        .metrics td, .overview td:first-child { text-align: right; font-variant-numeric: tabular-nums; }
        .sum, .set { opacity: .7; }
        .fatal, .error { --edge: #d33; }
        .warning { --edge: #d90; }
        .informational { --edge: #48c; }
        .overview .fatal, .overview .error { color: #d33; }
        .finding { border-left: 4px solid var(--edge, #888); padding-left: .8rem; margin: 1rem 0; }
        .finding p { margin: 0; }
        pre { background: var(--soft); padding: .5rem; margin: .3rem 0 0; overflow-x: auto; }
        .number { display: inline-block; min-width: 3rem; opacity: .5; user-select: none; }
        mark { background: var(--mark); color: inherit; }
        """
}
