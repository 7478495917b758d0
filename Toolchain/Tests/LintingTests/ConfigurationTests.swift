import Foundation
import Testing

@testable import Linting

@Suite struct ConfigurationTests {
    private let sets = [
        RuleSet("comments", [OpenMarkerDetector.issue]), RuleSet("potential-bugs", [ForceCastDetector.issue]),
    ]

    private func configuration(_ text: String) throws -> LintConfiguration {
        try LintConfiguration(Array(text.utf8), path: "sampan-lint.yml", ruleSets: sets)
    }

    private func faults(_ text: String) -> [String] {
        do {
            _ = try configuration(text)
            return []
        } catch { return "\(error)".components(separatedBy: "\n") }
    }

    @Test func whatTheFileSaysOfARuleIsWhatHolds() throws {
        let read = try configuration(
            """
            build:
              maxIssues: 3
              weights:
                comments: 2
            potential-bugs:
              excludes: ['**/Tests/**']
              UnsafeCast:
                severity: error
            comments:
              ForbiddenComment:
                active: false
                values: ['HACK:']
            """)
        #expect(read.maxIssues == 3)
        #expect(read.weight(of: "ForbiddenComment", in: "comments") == 2)
        #expect(read.settings["UnsafeCast"]?.severity == .error)
        #expect(read.settings["UnsafeCast"]?.applies(to: "App/Tests/A.swift") == false)
        #expect(read.settings["UnsafeCast"]?.applies(to: "App/A.swift") == true)
        #expect(read.settings["ForbiddenComment"]?.isActive == false)
        #expect(read.settings["ForbiddenComment"]?.strings("values") == ["HACK:"])
    }

    @Test func aSetThatIsOffStaysOffWhateverItsRulesSay() throws {
        let read = try configuration("comments:\n  active: false\n  ForbiddenComment:\n    active: true\n")
        #expect(read.settings["ForbiddenComment"]?.isActive == false)
    }

    @Test func everyFaultIsToldWithItsLineAndTheWordThatWasMeant() {
        let found = faults(
            """
            coments:
              active: true
            comments:
              ForbidenComment:
                active: yes please
              ForbiddenComment:
                severity: eror
                value: []
            build:
              maxIssues: many
            """)
        #expect(
            found == [
                "sampan-lint.yml:1:1: error: there is no rule set \"coments\"; did you mean \"comments\"?",
                "sampan-lint.yml:4:3: error: there is no rule \"ForbidenComment\" in \"comments\"; did you mean \"ForbiddenComment\"?",
                "sampan-lint.yml:7:15: error: a severity is one of fatal, error, warning, informational, ignore; did you mean \"error\"?",
                "sampan-lint.yml:8:5: error: \"ForbiddenComment\" has no option \"value\"; did you mean \"values\"?",
                "sampan-lint.yml:10:14: error: \"maxIssues\" is a whole number; -1 stands for no bar",
            ])
    }

    @Test func anEmptyFileSaysNothing() throws { #expect(try configuration("").settings["UnsafeCast"]?.isActive == true) }

    @Test func swiftLintsFileSwitchesTheRulesThatCorrespond() throws {
        var configuration = LintConfiguration(ruleSets: sets)
        try SwiftLintConfiguration.apply(
            Array("disabled_rules: [todo, no_such_rule]\nforce_cast: error\nexcluded: [Pods]\n".utf8), path: ".swiftlint.yml",
            ruleSets: sets,
            to: &configuration)
        #expect(configuration.settings["ForbiddenComment"]?.isActive == false)
        #expect(configuration.settings["UnsafeCast"]?.severity == .error)
        #expect(configuration.excludes.contains { $0.matches("Pods/A/B.swift") })
        #expect(configuration.warnings == [".swiftlint.yml: no rule corresponds to no_such_rule"])
    }

    @Test(arguments: [
        ("**/Tests/**", "App/Tests/A.swift", true), ("**/Tests/**", "Tests/A.swift", true), ("**/Tests/**", "App/MyTests/A.swift", false),
        ("*.generated.swift", "A/B.generated.swift", true), ("App/*.swift", "App/B/A.swift", false), ("App", "App/B/A.swift", true),
        ("A?.swift", "Ab.swift", true), ("App/", "App/A.swift", true), ("App/**", "Apple/A.swift", false),
    ])
    func aPatternMatchesAsInDetekt(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path) == matches)
    }
}
