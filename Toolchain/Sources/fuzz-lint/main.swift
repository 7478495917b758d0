// Feeds damaged sources, documents and configurations to the linter. What is damaged are the examples of all issues, so every rule is met by
// what it looks for.
//
//     fuzz-lint [--count N] [--seed S] [--kind sources|documents|configuration|swiftlint|baseline]
import Foundation
import Fuzzing
import Linting

let fuzzer = Fuzzer()
let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-lint-\(getpid())").path
try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)

let issues = RuleSets.all.flatMap(\.issues)
let examples = issues.flatMap { $0.noncompliant + $0.compliant }
/// Every rule is looked for, whatever its default.
let settings = Dictionary(
    issues.map { issue in
        var settings = IssueSettings(issue)
        settings.isActive = true
        return (issue.id, settings)
    }
) { first, _ in first }
let linter = Linter(ruleSets: RuleSets.all, settings: settings)

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// What is found lies in the file, and a fix keeps to it.
func check(_ incidents: [Incident], in input: [UInt8], path: String) {
    let lines = LineTable(input)
    for incident in incidents where incident.location.path == path {
        guard (incident.location.start?.line ?? 1) <= lines.starts.count else {
            FileHandle.standardError.write(Data("\(incident) lies behind the file's end\n".utf8))
            abort()
        }
    }
    _ = Fixer.fixed(input, incidents.filter { $0.location.path == path })
    _ = Baseline(incidents).text
}

let sources = examples.flatMap { example in
    example.files.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(".swift") }.map { bytes(Example.unmarked($0.value).text) }
}
let words = [
    "// sampan-lint:disable all\n", "// swiftlint:disable:next ", "func ", "class A: B {", "{ [weak self] in", "#if ", "\"\"\"", "as! ",
]
fuzzer.run("sources", seeds: sources, pieces: words) { input, _ in
    let project = ProjectReader(root: scratch).read(sources: ["Fuzz.swift": input])
    check(linter.lint(project), in: input, path: "Fuzz.swift")
    _ = project.swiftFiles.map(\.metrics)
}

let documents = examples.flatMap { example in
    example.files.sorted { $0.key < $1.key }.filter { !$0.key.hasSuffix(".swift") }.map { (example: example, path: $0.key) }
}
fuzzer.run("documents", seeds: documents.map { bytes(Example.unmarked($0.example.files[$0.path] ?? "").text) }) { input, seed in
    let (example, damaged) = documents[seed]
    for (path, text) in example.files {
        let url = URL(fileURLWithPath: "\(scratch)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(path == damaged ? input : bytes(Example.unmarked(text).text)).write(to: url)
    }
    defer { for path in example.files.keys { try? FileManager.default.removeItem(atPath: "\(scratch)/\(path.split(separator: "/")[0])") } }
    check(linter.lint(ProjectReader(root: scratch).read()), in: input, path: damaged)
}

/// What is wrong with a configuration names its file.
func checkError(_ error: any Error) throws {
    guard "\(error)".contains("Fuzz.yml:") else {
        FileHandle.standardError.write(Data("an error that does not name its file: \(error)\n".utf8))
        abort()
    }
    throw error
}

let options = issues.flatMap { [$0.id + ":"] + $0.options.map { $0.name + ": " } }
let whole = """
    build:
      maxIssues: 10
      weights: { comments: 2, UnsafeCast: 3 }
      abortOnError: true
    includes: ['App/**']
    excludes: ['**/Generated/**']
    baseline: lint-baseline.yml
    output-reports: { html: build/lint.html }
    console-reports: { exclude: [ProjectStatisticsReport] }
    comments:
      active: true
      ForbiddenComment: { severity: error, values: ['HACK:'], excludes: ['*.swift'], aliases: [hack] }
    """
let yaml = ["- ", "active: ", "&a ", "*a", "severity: ", "  ", "\n", "**", "?"] + options
fuzzer.run("configuration", seeds: [bytes(whole)], pieces: yaml) { input, _ in
    do {
        let read = try LintConfiguration(input, path: "Fuzz.yml", ruleSets: RuleSets.all)
        _ = (read.includes + read.excludes).map { $0.matches("App/Sources/A.swift") }
    } catch { try checkError(error) }
}

let swiftLint = "disabled_rules: [todo]\nonly_rules: [force_cast]\nforce_cast: error\nline_length: { warning: 3 }\nexcluded: [Pods]\n"
fuzzer.run("swiftlint", seeds: [bytes(swiftLint)], pieces: yaml + issues.flatMap(\.aliases)) { input, _ in
    do {
        var configuration = LintConfiguration(ruleSets: RuleSets.all)
        try configuration.apply(swiftLint: input, path: "Fuzz.yml", ruleSets: RuleSets.all)
    } catch { try checkError(error) }
}

fuzzer.run("baseline", seeds: [bytes("- 'UnsafeCast:A.swift$f$let a = b as! C'\n- 'a'\n")], pieces: yaml) { input, _ in
    do { _ = try Baseline(input, path: "Fuzz.yml").apply(to: []) } catch { try checkError(error) }
}

try FileManager.default.removeItem(atPath: scratch)
