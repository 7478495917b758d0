import YAML

/// Takes over what `.swiftlint.yml` says of the rules that correspond.
enum SwiftLintConfiguration {
    static let fileName = ".swiftlint.yml"

    /// The keys that are no rules' names, and that mean nothing here.
    private static let ignored: Set<String> = [
        "reporter", "strict", "lenient", "baseline", "write_baseline", "check_for_updates", "swiftlint_version", "cache_path",
        "warning_threshold",
        "allow_zero_lintable_files", "custom_rules", "parent_config", "child_config", "analyzer_rules", "indentation",
    ]

    /// Applies a file to a configuration.
    ///
    /// - Throws: `ConfigurationError` where the file is no YAML.
    static func apply(_ bytes: [UInt8], path: String, ruleSets: [RuleSet], to configuration: inout LintConfiguration) throws {
        let root: YAMLNode?
        do { root = try YAML.documents(bytes, path: path).first } catch let error as YAMLError {
            throw ConfigurationError(path: path, faults: [.init(line: error.line, column: error.column, message: error.message)])
        }
        var unknown: [String] = []
        func issue(_ name: String) -> Issue? {
            if let issue = ruleSets.flatMap(\.issues).first(where: { $0.aliases.contains(name) }) { return issue }
            unknown.append(name)
            return nil
        }
        func names(_ node: YAMLNode) -> [String] { (node.elements ?? [node]).compactMap(\.text) }
        let pairs = root?.pairs ?? []
        for (key, value) in pairs where key.text == "only_rules" {
            let kept = Set(names(value).compactMap { issue($0)?.id })
            // Only rules that SwiftLint has are left out: it knows nothing of the others.
            for other in ruleSets.flatMap(\.issues) where !other.aliases.isEmpty {
                configuration.settings[other.id]?.isActive = kept.contains(other.id)
            }
        }
        for (key, value) in pairs {
            switch key.text ?? "" {
            case "disabled_rules": for name in names(value) { issue(name).map { configuration.settings[$0.id]?.isActive = false } }
            case "opt_in_rules", "enabled_rules":
                for name in names(value) where name != "all" { issue(name).map { configuration.settings[$0.id]?.isActive = true } }
            case "only_rules": break
            case "excluded": configuration.excludes += names(value).map { PathPattern(pattern($0)) }
            case "included": configuration.includes += names(value).map { PathPattern(pattern($0)) }
            case let name where ignored.contains(name): break
            case let name:
                guard let issue = issue(name), var settings = configuration.settings[issue.id] else { continue }
                apply(value, of: issue, to: &settings)
                configuration.settings[issue.id] = settings
            }
        }
        if !unknown.isEmpty {
            configuration.warnings.append("\(path): no rule corresponds to \(unknown.sorted().joined(separator: ", "))")
        }
    }

    /// SwiftLint's paths are meant from its folder, whereas a pattern without a slash means any folder.
    private static func pattern(_ path: String) -> String { path.contains("/") || path.contains("*") ? path : path + "/**" }

    private static func apply(_ node: YAMLNode, of issue: Issue, to settings: inout IssueSettings) {
        func severity(_ word: String) -> Severity? { word == "warning" ? .warning : word == "error" ? .error : nil }
        func set(threshold: Int) { if settings.options["threshold"] != nil { settings.options["threshold"] = .integer(threshold) } }
        if let threshold = node.any as? Int { return set(threshold: threshold) }
        if let threshold = node.elements?.first?.any as? Int { return set(threshold: threshold) }
        if let word = node.text { return severity(word).map { settings.severity = $0 } ?? () }
        for (key, value) in node.pairs ?? [] {
            switch (key.text ?? "", value.any) {
            case ("warning", let threshold as Int): set(threshold: threshold)
            case ("severity", let word as String): severity(word).map { settings.severity = $0 }
            case ("excluded", _): settings.excludes += (value.elements ?? [value]).compactMap(\.text).map { PathPattern($0) }
            case ("included", _): settings.includes += (value.elements ?? [value]).compactMap(\.text).map { PathPattern($0) }
            default: break
            }
        }
    }
}

extension LintConfiguration {
    /// Takes over what a `.swiftlint.yml` says of the rules that correspond to SwiftLint's.
    ///
    /// - Throws: `ConfigurationError` where it is no YAML.
    public mutating func apply(swiftLint bytes: [UInt8], path: String, ruleSets: [RuleSet]) throws {
        try SwiftLintConfiguration.apply(bytes, path: path, ruleSets: ruleSets, to: &self)
    }
}
