/// Android Lint's XML.
enum AndroidXMLReport {
    static func text(_ result: LintResult) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<issues format=\"6\" by=\"sampan lint\">\n"
        func attribute(_ name: String, _ value: String) { text += "\n        \(name)=\"\(XMLText.escaped(value))\"" }
        for incident in result.incidents {
            let issue = result.issue(incident.id)
            text += "\n    <issue"
            attribute("id", incident.id)
            attribute("severity", incident.severity.title)
            attribute("message", incident.message)
            attribute("category", issue?.category.name ?? "")
            attribute("priority", String(issue?.priority ?? 1))
            attribute("summary", issue?.briefDescription ?? "")
            attribute("explanation", issue?.explanation ?? "")
            if let mark = ErrorReport.mark(incident) {
                attribute("errorLine1", incident.line)
                attribute("errorLine2", mark)
            }
            text += ">\n        <location"
            attribute("file", incident.location.path)
            if incident.location.start != nil {
                attribute("line", String(incident.lineNumber))
                attribute("column", String(incident.column))
            }
            text += "/>\n    </issue>\n"
        }
        return text + "\n</issues>\n"
    }
}

/// Checkstyle's XML, which detekt and many servers use.
enum CheckstyleReport {
    static func text(_ result: LintResult) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        for (path, incidents) in Dictionary(grouping: result.incidents, by: \.location.path).sorted(by: { $0.key < $1.key }) {
            text += "<file name=\"\(XMLText.escaped(path))\">\n"
            for incident in incidents {
                let severity = incident.severity >= .error ? "error" : incident.severity == .warning ? "warning" : "info"
                text += "\t<error line=\"\(incident.lineNumber)\" column=\"\(incident.column)\" severity=\"\(severity)\""
                text += " message=\"\(XMLText.escaped(incident.message))\" source=\"sampan.\(XMLText.escaped(incident.id))\"/>\n"
            }
            text += "</file>\n"
        }
        return text + "</checkstyle>\n"
    }
}

/// JUnit's XML: a suite for each rule set, a failure for each finding.
enum JUnitReport {
    static func text(_ result: LintResult) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"sampan lint\" tests=\"\(max(1, result.incidents.count))\" failures=\"\(result.incidents.count)\">\n"
        let bySet = Dictionary(grouping: result.incidents) { result.ruleSet(of: $0.id) }
        if bySet.isEmpty {
            text +=
                "  <testsuite name=\"all\" tests=\"1\" failures=\"0\">\n    <testcase classname=\"sampan\" name=\"lint\"/>\n  </testsuite>\n"
        }
        for (set, incidents) in bySet.sorted(by: { $0.key < $1.key }) {
            text += "  <testsuite name=\"\(XMLText.escaped(set))\" tests=\"\(incidents.count)\" failures=\"\(incidents.count)\">\n"
            for incident in incidents {
                text += "    <testcase classname=\"\(XMLText.escaped(incident.location.path))\" name=\"\(XMLText.escaped(incident.id)) at "
                text += "\(incident.lineNumber):\(incident.column)\">\n"
                text += "      <failure type=\"\(incident.severity.rawValue)\" message=\"\(XMLText.escaped(incident.message))\">"
                text += "\(XMLText.escaped(incident.place))</failure>\n    </testcase>\n"
            }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }
}
