import Foundation

private func json(_ value: Any) -> String {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? JSONSerialization.data(withJSONObject: value, options: options)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
}

/// All that is known of the findings.
enum JSONReport {
    static func text(_ result: LintResult) -> String {
        let metrics = result.metrics
        let findings = result.incidents.map { incident -> [String: Any] in
            var entry: [String: Any] = [
                "id": incident.id, "ruleSet": result.ruleSet(of: incident.id), "severity": incident.severity.rawValue,
                "message": incident.message, "file": incident.location.path, "line": incident.lineNumber, "column": incident.column,
                "entity": incident.entity, "signature": incident.signature, "fixable": incident.fix != nil,
            ]
            if let end = incident.location.end { (entry["endLine"], entry["endColumn"]) = (end.line, end.column) }
            if let issue = result.issue(incident.id) { (entry["category"], entry["priority"]) = (issue.category.name, issue.priority) }
            return entry
        }
        return json(
            [
                "findings": findings, "debtMinutes": result.debt, "suppressed": result.suppressedCount, "baseline": result.baselineCount,
                "metrics": [
                    "loc": metrics.loc, "sloc": metrics.sloc, "lloc": metrics.lloc, "cloc": metrics.cloc, "mcc": metrics.mcc,
                    "cognitive": metrics.cognitive, "files": metrics.files, "types": metrics.types, "functions": metrics.functions,
                    "properties": metrics.properties, "commentRatio": metrics.commentRatio,
                ],
            ] as [String: Any])
    }
}

/// SARIF 2.1.0, https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html.
enum SARIFReport {
    static func text(_ result: LintResult) -> String {
        let used = Set(result.incidents.map(\.id)).sorted()
        let rules = used.map { id -> [String: Any] in
            guard let issue = result.issue(id) else { return ["id": id] }
            return [
                "id": id, "name": id, "shortDescription": ["text": issue.briefDescription], "fullDescription": ["text": issue.explanation],
                "defaultConfiguration": ["level": level(issue.severity)],
                "properties": ["category": issue.category.name, "priority": issue.priority, "tags": [result.ruleSet(of: id)]],
            ]
        }
        let indices = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
        let results = result.incidents.map { incident -> [String: Any] in
            var entry: [String: Any] = [
                "ruleId": incident.id, "ruleIndex": indices[incident.id] ?? 0, "level": level(incident.severity),
                "message": ["text": incident.message], "locations": [["physicalLocation": location(incident)]],
                "partialFingerprints": ["sampanSignature/v1": incident.signature],
            ]
            if incident.severity == .informational { entry["kind"] = "informational" }
            if incident.severity == .informational { entry["level"] = "none" }
            return entry
        }
        return json(
            [
                "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
                "runs": [
                    [
                        "tool": ["driver": ["name": "sampan lint", "rules": rules] as [String: Any]], "columnKind": "unicodeCodePoints",
                        "originalUriBaseIds": ["SRCROOT": ["uri": URL(fileURLWithPath: result.root, isDirectory: true).absoluteString]],
                        "results": results,
                    ] as [String: Any]
                ],
            ] as [String: Any])
    }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .fatal, .error: "error"
        case .warning: "warning"
        case .informational: "note"
        case .ignore: "none"
        }
    }

    private static func location(_ incident: Incident) -> [String: Any] {
        let path = incident.location.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? incident.location.path
        var location: [String: Any] = [
            "artifactLocation": ["uri": path.replacingOccurrences(of: ":", with: "%3A"), "uriBaseId": "SRCROOT"]
        ]
        guard let start = incident.location.start else { return location }
        // SARIF counts characters, positions count bytes. A finding's line is at hand, its last one is only if it is the same.
        func characters(_ column: Int) -> Int {
            String(decoding: Array(incident.line.utf8).prefix(max(0, column - 1)), as: UTF8.self).unicodeScalars.count + 1
        }
        var region: [String: Any] = ["startLine": start.line, "startColumn": characters(start.column)]
        if let end = incident.location.end, end.line == start.line, end.column > start.column {
            region["endColumn"] = characters(end.column)
        }
        if !incident.line.isEmpty { region["snippet"] = ["text": incident.line] }
        location["region"] = region
        return location
    }
}

/// GitLab's report of code quality.
enum GitLabReport {
    static func text(_ result: LintResult) -> String {
        var seen: [String: Int] = [:]
        return json(
            result.incidents.map { incident -> [String: Any] in
                // Each finding has a fingerprint of its own, that does not change when lines move.
                let count = seen[incident.signature, default: 0]
                seen[incident.signature] = count + 1
                var hash = ContentHash()
                hash.add("\(incident.signature)#\(count)")
                let severity =
                    switch incident.severity {
                    case .fatal: "blocker"
                    case .error: "critical"
                    case .warning: "major"
                    case .informational, .ignore: "info"
                    }
                return [
                    "description": incident.message, "check_name": incident.id, "fingerprint": hash.text, "severity": severity,
                    "location": ["path": incident.location.path, "lines": ["begin": incident.lineNumber]] as [String: Any],
                ]
            })
    }
}
