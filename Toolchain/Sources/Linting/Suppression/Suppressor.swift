/// Takes out the findings that comments suppress.
struct Suppressor {
    /// The ids that names mean: issues' own, their aliases and those of the configuration.
    private let ids: [String: String]
    /// The issues that are looked for.
    private let active: Set<String>

    init(ruleSets: [RuleSet], aliases: [String: String] = [:], active: Set<String>) {
        var ids: [String: String] = aliases
        for issue in ruleSets.flatMap(\.issues) { for name in issue.names { ids[name] = issue.id } }
        (self.ids, self.active) = (ids, active)
    }

    /// The findings of a file that are reported, and the suppressions that suppressed nothing.
    ///
    /// SwiftLint's comments are not told of: its rules find what ours may not.
    func apply(_ suppressions: [Suppression], to incidents: [Incident]) -> (reported: [Incident], unused: [(Suppression, String)]) {
        guard !suppressions.isEmpty else { return (incidents, []) }
        var used: Set<Int> = []
        var usedNames: Set<String> = []
        let reported = incidents.filter { incident in
            let line = incident.location.start?.line ?? 1
            var isReported = true
            for (index, suppression) in suppressions.enumerated() where suppression.lines.contains(line) {
                for name in suppression.names where name == "all" || ids[name] == incident.id {
                    used.insert(index)
                    usedNames.insert("\(index) \(name)")
                    isReported = false
                }
            }
            return isReported
        }
        var unused: [(Suppression, String)] = []
        for (index, suppression) in suppressions.enumerated() where !suppression.isSwiftLints {
            for name in suppression.names where !usedNames.contains("\(index) \(name)") {
                // Whether one suppresses what is not looked for, nobody can say.
                if name == "all" || ids[name].map({ active.contains($0) }) ?? true { unused.append((suppression, name)) }
            }
        }
        return (reported, unused)
    }

    /// Whether a name means an issue.
    func isKnown(_ name: String) -> Bool { name == "all" || ids[name] != nil }
}
