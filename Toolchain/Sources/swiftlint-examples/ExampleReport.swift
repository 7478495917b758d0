import Linting

/// Runs our rules on the examples of those they correspond to.
struct ExampleReport {
    let sources: ExampleSources
    let only: String?
    let shows: Bool

    /// What became of one rule's examples.
    private struct Count {
        var agree = 0
        var all = 0
    }

    /// Prints the report. Returns whether 97 of 100 examples agree, of all and of each rule that is not meant to differ.
    func run() -> Bool {
        var (compliant, noncompliant, rules, unread) = (Count(), Count(), 0, 0)
        var unexplained: [String] = []
        for issue in RuleSets.all.flatMap(\.issues) {
            for alias in issue.aliases where only == nil || only == alias {
                guard let rule = sources.rule(alias) else { continue }
                rules += 1
                unread += rule.unread
                let good = check(issue, alias, rule.compliant, &compliant)
                let bad = check(issue, alias, rule.noncompliant, &noncompliant)
                let (agree, all) = (good.agree + bad.agree, good.all + bad.all)
                print("\(agree == all ? " " : "*") \(alias): \(good.agree)/\(good.all) compliant, \(bad.agree)/\(bad.all) noncompliant")
                guard agree < all else { continue }
                if let difference = Differences.stated[alias] {
                    print("    meant to differ: \(difference)")
                } else if agree * 100 < all * 97 {
                    unexplained.append(alias)
                }
            }
        }
        let (agree, all) = (compliant.agree + noncompliant.agree, compliant.all + noncompliant.all)
        print(
            """
            \(rules) rules correspond; \(agree) of \(all) examples agree \
            (\(compliant.agree) of \(compliant.all) compliant, \(noncompliant.agree) of \(noncompliant.all) noncompliant), \
            \(String(Double(agree * 1000 / max(all, 1)) / 10)) %; \(unread) could not be read
            """)
        if !unexplained.isEmpty { print("fewer than 97 of 100 agree, and nothing says why: \(unexplained.joined(separator: ", "))") }
        return all > 0 && agree * 100 >= all * 97 && unexplained.isEmpty
    }

    /// An example agrees if the issue is found on exactly the lines that are marked; on any, if the example has no marks but is noncompliant.
    private func check(_ issue: Issue, _ alias: String, _ examples: [SwiftLintExample], _ total: inout Count) -> Count {
        var count = Count()
        for example in examples {
            let (text, marks) = Example.unmarked(example.code)
            var settings = IssueSettings(issue)
            settings.isActive = true
            for (name, value) in example.options {
                // Ours has one bar, and a severity of its own.
                settings.options[name == "warning" && settings.options["threshold"] != nil ? "threshold" : name] = value
            }
            let found = Linter.incidents(of: issue, in: text, settings: settings).compactMap { $0.location.start?.line }.sorted()
            let agrees =
                example.isCompliant ? found.isEmpty : marks.isEmpty ? !found.isEmpty : found == marks.map(\.line).sorted()
            count.all += 1
            count.agree += agrees ? 1 : 0
            if shows, !agrees {
                let kind = example.isCompliant ? "compliant" : "noncompliant"
                print(
                    "--- \(alias), \(kind), found on lines \(found), options \(example.options.mapValues(\.description)):\n\(example.code)")
            }
        }
        total.agree += count.agree
        total.all += count.all
        return count
    }
}
