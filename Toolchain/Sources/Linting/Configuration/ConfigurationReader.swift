import YAML

/// Reads and checks `sampan-lint.yml`.
struct ConfigurationReader {
    private let path: String
    private let ruleSets: [RuleSet]
    private var faults: [ConfigurationError.Fault] = []

    /// The keys beside the names of rule sets.
    private static let reserved = [
        "build", "console-reports", "output-reports", "includes", "excludes", "baseline", "detectors", "processors",
    ]

    init(path: String, ruleSets: [RuleSet]) { (self.path, self.ruleSets) = (path, ruleSets) }

    mutating func read(_ bytes: [UInt8], into configuration: inout LintConfiguration) throws {
        let root: YAMLNode?
        do { root = try YAML.documents(bytes, path: path).first } catch let error as YAMLError {
            throw ConfigurationError(path: path, faults: [.init(line: error.line, column: error.column, message: error.message)])
        }
        if let root, !Self.isNull(root) { read(root, into: &configuration) }
        guard faults.isEmpty else { throw ConfigurationError(path: path, faults: faults) }
    }

    private mutating func read(_ root: YAMLNode, into configuration: inout LintConfiguration) {
        for (key, value) in entries(root, "rule sets and their rules") {
            switch key.text ?? "" {
            case "build": readBuild(value, into: &configuration)
            case "console-reports": readConsole(value, into: &configuration)
            case "output-reports": readOutputs(value, into: &configuration)
            case "processors": readProcessors(value)
            case "includes": configuration.includes = patterns(value)
            case "excludes": configuration.excludes = patterns(value)
            case "baseline": configuration.baseline = text(value, "a path")
            case "detectors": configuration.detectors = texts(value)
            case let name:
                guard let set = ruleSets.first(where: { $0.name == name }) else {
                    let known = ruleSets.map(\.name) + Self.reserved
                    fault(key, "there is no rule set \"\(name)\"\(Spelling.suggestion(for: name, among: known))")
                    continue
                }
                readSet(set, value, into: &configuration)
            }
        }
    }

    // MARK: Rules

    private mutating func readSet(_ set: RuleSet, _ node: YAMLNode, into configuration: inout LintConfiguration) {
        let pairs = entries(node, "\"active\", \"excludes\" and rules")
        // What is said of the set holds for all its rules, wherever it stands.
        for (key, value) in pairs {
            switch key.text {
            case "active":
                guard let isActive = flag(value) else { continue }
                if !isActive { for issue in set.issues { configuration.settings[issue.id]?.isActive = false } }
            case "severity":
                guard let severity = severity(value) else { continue }
                for issue in set.issues { configuration.settings[issue.id]?.severity = severity }
            case "excludes":
                let patterns = patterns(value)
                for issue in set.issues { configuration.settings[issue.id]?.excludes += patterns }
            case "includes":
                let patterns = patterns(value)
                for issue in set.issues { configuration.settings[issue.id]?.includes += patterns }
            default: break
            }
        }
        let isOff = pairs.contains { $0.key.text == "active" && $0.value.any as? Bool == false }
        for (key, value) in pairs where !["active", "severity", "excludes", "includes"].contains(key.text) {
            let name = key.text ?? ""
            guard let issue = set.issues.first(where: { $0.names.contains(name) }) else {
                let known = set.issues.map(\.id) + ["active", "severity", "excludes", "includes"]
                let other = ruleSets.first { $0.issues.contains { $0.names.contains(name) } }
                let hint = other.map { "; it is one of \"\($0.name)\"" } ?? Spelling.suggestion(for: name, among: known)
                fault(key, "there is no rule \"\(name)\" in \"\(set.name)\"\(hint)")
                continue
            }
            readRule(issue, value, isOff: isOff, into: &configuration)
        }
    }

    private mutating func readRule(_ issue: Issue, _ node: YAMLNode, isOff: Bool, into configuration: inout LintConfiguration) {
        guard var settings = configuration.settings[issue.id] else { return }
        let ownNames = ["active", "severity", "excludes", "includes", "aliases"]
        for (key, value) in entries(node, "\"active\", \"severity\" and the rule's options") {
            let name = key.text ?? ""
            switch name {
            case "active": if let isActive = flag(value) { settings.isActive = isActive && !isOff }
            case "severity": if let severity = severity(value) { settings.severity = severity }
            case "excludes": settings.excludes += patterns(value)
            case "includes": settings.includes = patterns(value)
            case "aliases": for alias in texts(value) { configuration.aliases[alias] = issue.id }
            default:
                guard let option = issue.options.first(where: { $0.name == name }) else {
                    let known = ownNames + issue.options.map(\.name)
                    fault(key, "\"\(issue.id)\" has no option \"\(name)\"\(Spelling.suggestion(for: name, among: known))")
                    continue
                }
                if let value = self.value(value, like: option) { settings.options[name] = value }
            }
        }
        configuration.settings[issue.id] = settings
    }

    private mutating func value(_ node: YAMLNode, like option: IssueOption) -> OptionValue? {
        let any = node.any
        switch option.defaultValue {
        case .integer:
            if let value = any as? Int { return .integer(value) }
        case .number:
            if let value = any as? Double { return .number(value) }
            if let value = any as? Int { return .number(Double(value)) }
        case .flag:
            if let value = any as? Bool { return .flag(value) }
        case .text:
            if let value = node.text { return .text(value) }
        case .texts:
            if let value = node.text, !Self.isNull(node) { return .texts([value]) }
            if let values = node.elements?.map(\.text), !values.contains(nil) { return .texts(values.compactMap { $0 }) }
        }
        fault(node, "\"\(option.name)\" is \(option.defaultValue.expectation), like \(option.defaultValue.description)")
        return nil
    }

    // MARK: The rest

    private mutating func readBuild(_ node: YAMLNode, into configuration: inout LintConfiguration) {
        let known = ["maxIssues", "weights", "abortOnError"]
        for (key, value) in entries(node, known.joined(separator: ", ")) {
            switch key.text ?? "" {
            case "maxIssues":
                if let count = value.any as? Int {
                    configuration.maxIssues = count < 0 ? nil : count
                } else {
                    fault(value, "\"maxIssues\" is a whole number; -1 stands for no bar")
                }
            case "abortOnError": if let aborts = flag(value) { configuration.abortsOnError = aborts }
            case "weights": readWeights(value, into: &configuration)
            case let name: fault(key, "\"build\" has no \"\(name)\"\(Spelling.suggestion(for: name, among: known))")
            }
        }
    }

    private mutating func readWeights(_ node: YAMLNode, into configuration: inout LintConfiguration) {
        let names = ruleSets.map(\.name) + ruleSets.flatMap(\.issues).map(\.id)
        for (key, value) in entries(node, "rules or rule sets with whole numbers") {
            let name = key.text ?? ""
            let id = RuleSets.issue(named: name, in: ruleSets)?.id ?? name
            guard names.contains(id) else {
                fault(key, "there is no rule and no rule set \"\(name)\"\(Spelling.suggestion(for: name, among: names))")
                continue
            }
            guard let weight = value.any as? Int, weight >= 0, weight <= 1_000_000 else {
                fault(value, "a weight is a whole number from 0 to 1000000")
                continue
            }
            configuration.weights[id] = weight
        }
    }

    private mutating func readConsole(_ node: YAMLNode, into configuration: inout LintConfiguration) {
        let names = ConsoleReport.Part.allCases.map(\.rawValue)
        for (key, value) in entries(node, "\"active\" and \"exclude\"") {
            switch key.text ?? "" {
            case "active": if flag(value) == false { configuration.console = [] }
            case "exclude":
                for element in value.elements ?? [value] {
                    let name = element.text ?? ""
                    if let part = ConsoleReport.Part(rawValue: name) {
                        configuration.console.remove(part)
                    } else {
                        fault(element, "there is no console report \"\(name)\"\(Spelling.suggestion(for: name, among: names))")
                    }
                }
            case let name:
                fault(key, "\"console-reports\" has no \"\(name)\"\(Spelling.suggestion(for: name, among: ["active", "exclude"]))")
            }
        }
    }

    private mutating func readOutputs(_ node: YAMLNode, into configuration: inout LintConfiguration) {
        for (key, value) in entries(node, "forms of reports with their paths") {
            let name = key.text ?? ""
            guard Reports.formats[name] != nil else {
                fault(key, "there is no report \"\(name)\"\(Spelling.suggestion(for: name, among: Reports.names))")
                continue
            }
            if let path = text(value, "a path") { configuration.outputs.append(.init(format: name, path: path)) }
        }
    }

    /// What detekt calls processors counts the metrics here; they can be switched off in the console alone.
    private mutating func readProcessors(_ node: YAMLNode) {
        fault(node, "metrics are always counted; \"console-reports: exclude: [ComplexityReport]\" leaves them out of the console")
    }

    // MARK: Values

    private mutating func entries(_ node: YAMLNode, _ expected: String) -> [(key: YAMLNode, value: YAMLNode)] {
        for key in node.repeatedKeys { fault(key, "\"\(key.text ?? "")\" stands here a second time") }
        if let pairs = node.pairs { return pairs }
        if !Self.isNull(node) { fault(node, "expected \(expected)") }
        return []
    }

    private mutating func flag(_ node: YAMLNode) -> Bool? {
        if let value = node.any as? Bool { return value }
        fault(node, "expected true or false")
        return nil
    }

    private mutating func text(_ node: YAMLNode, _ expected: String) -> String? {
        if let text = node.text, !text.isEmpty { return text }
        fault(node, "expected \(expected)")
        return nil
    }

    private mutating func texts(_ node: YAMLNode) -> [String] {
        if let text = node.text { return Self.isNull(node) ? [] : text.split(separator: ",").map { String($0.drop { $0 == " " }) } }
        guard let elements = node.elements else {
            fault(node, "expected a list of texts")
            return []
        }
        return elements.compactMap { text($0, "a text") }
    }

    private mutating func patterns(_ node: YAMLNode) -> [PathPattern] { texts(node).map { PathPattern($0) } }

    private mutating func severity(_ node: YAMLNode) -> Severity? {
        let word = node.text?.lowercased() ?? ""
        if let severity = Severity(rawValue: word == "info" ? "informational" : word) { return severity }
        let known = Severity.allCases.map(\.rawValue)
        fault(node, "a severity is one of \(known.joined(separator: ", "))\(Spelling.suggestion(for: word, among: known))")
        return nil
    }

    private mutating func fault(_ node: YAMLNode, _ message: String) {
        faults.append(.init(line: node.line, column: node.column, message: message))
    }

    private static func isNull(_ node: YAMLNode) -> Bool {
        if case .scalar(let text, isPlain: true, _) = node.content { return text.isEmpty || text == "~" || text == "null" }
        return false
    }
}
