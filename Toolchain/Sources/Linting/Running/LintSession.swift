import Foundation

/// A run as the command does it: with the folder's configuration, baseline, reports and fixes.
public struct LintSession {
    /// The name of the baseline's file where the configuration names none.
    public static let baselineName = "lint-baseline.yml"

    /// What a run leads to.
    public struct Outcome {
        /// What was found.
        public var result: LintResult
        /// What is to be printed.
        public var text: String
        /// Whether the findings reach the bar.
        public var fails: Bool
    }

    /// The folder.
    public let root: String
    /// The rule sets, with the project's own.
    public let ruleSets: [RuleSet]
    /// The configuration.
    public var configuration: LintConfiguration
    /// The baseline's file; `nil` for none.
    public var baselinePath: String?
    /// Whether the findings become the baseline.
    public var writesBaseline = false
    /// Whether what can be mended is.
    public var fixes = false
    /// Where results are kept from one run to the next; `nil` for nowhere.
    public var cachePath: String?
    /// The form to print; `nil` for the report for people.
    public var format: String?

    /// Reads a folder's configuration.
    ///
    /// - Parameters:
    ///   - configurationPath: the configuration's file; `nil` for the folder's own, if it has one.
    ///   - registries: makes the registries in the packages that the configuration names.
    /// - Throws: `ConfigurationError`.
    public init(
        root: String, configurationPath: String? = nil, registries: ([String]) throws -> [IssueRegistry] = { _ in [] }
    ) throws {
        self.root = root
        let path = configurationPath ?? root + "/" + LintConfiguration.fileName
        let bytes = FileManager.default.contents(atPath: path).map { Array($0) }
        if bytes == nil, configurationPath != nil {
            throw ConfigurationError(path: path, faults: [.init(line: 0, column: 0, message: "the file cannot be read")])
        }
        var sets = RuleSets.all
        // The packages are named in the file whose other parts name their rules, so they are looked for first.
        if let bytes {
            for registry in try registries(try LintConfiguration.detectors(in: bytes, path: path)) {
                guard registry.api <= IssueRegistry.currentAPI else {
                    throw ConfigurationError(
                        path: path,
                        faults: [
                            .init(
                                line: 0, column: 0,
                                message:
                                    "the detectors of \"\(registry.name)\" need version \(registry.api) of the API; this Sampan has \(IssueRegistry.currentAPI)"
                            )
                        ])
                }
                sets.append(RuleSet(registry.name, registry.issues))
            }
        }
        ruleSets = sets
        configuration =
            try bytes.map { try LintConfiguration($0, path: path, ruleSets: sets) } ?? LintConfiguration(ruleSets: sets)
        let swiftLint = root + "/" + SwiftLintConfiguration.fileName
        if bytes == nil, let bytes = FileManager.default.contents(atPath: swiftLint) {
            try SwiftLintConfiguration.apply(Array(bytes), path: swiftLint, ruleSets: sets, to: &configuration)
        }
        let folder = (path as NSString).deletingLastPathComponent
        if let name = configuration.baseline { baselinePath = name.hasPrefix("/") ? name : folder + "/" + name }
    }

    /// Runs.
    ///
    /// - Throws: `ConfigurationError` for a baseline that cannot be read, and what Foundation throws where a report cannot be written.
    public func run() throws -> Outcome {
        var run = LintRun(root: root, ruleSets: ruleSets, configuration: configuration)
        run.cachePath = cachePath
        run.programFingerprint = Self.programFingerprint
        if let baselinePath, !writesBaseline {
            guard let data = FileManager.default.contents(atPath: baselinePath) else {
                throw ConfigurationError(path: baselinePath, faults: [.init(line: 0, column: 0, message: "the baseline cannot be read")])
            }
            run.baseline = try Baseline(Array(data), path: baselinePath)
        }
        var result = run.run()
        var notes = ""
        if fixes {
            let mended = try mend(result.incidents)
            if mended > 0 { result = run.run() }
            notes += "\(mended) finding\(mended == 1 ? "" : "s") mended.\n"
        }
        if writesBaseline {
            let path = baselinePath ?? root + "/" + Self.baselineName
            try Data(Baseline(result.incidents).text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            notes += "Wrote \(result.incidents.count) finding\(result.incidents.count == 1 ? "" : "s") to the baseline \(path)\n"
            result.baselineCount = result.incidents.count
            result.incidents = []
        }
        notes += try writeReports(result)
        let text = format.flatMap { Reports.text($0, of: result) } ?? ConsoleReport(result).text + notes + Verdict(result).text
        return Outcome(result: result, text: text, fails: result.fails)
    }

    private func mend(_ incidents: [Incident]) throws -> Int {
        var count = 0
        for (path, found) in Dictionary(grouping: incidents.filter { $0.fix != nil }, by: \.location.path).sorted(by: { $0.key < $1.key }) {
            let url = URL(fileURLWithPath: root + "/" + path)
            let (bytes, mended) = Fixer.fixed(Array(try Data(contentsOf: url)), found)
            try Data(bytes).write(to: url, options: .atomic)
            count += mended.count
        }
        return count
    }

    private func writeReports(_ result: LintResult) throws -> String {
        var text = ""
        for output in configuration.outputs {
            guard let report = Reports.text(output.format, of: result) else { continue }
            let path = output.path.hasPrefix("/") ? output.path : root + "/" + output.path
            let url = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(report.utf8).write(to: url, options: .atomic)
            text += "Successfully generated \(Reports.title(output.format)).\nWrote \(output.format.uppercased()) report to \(path)\n"
        }
        return text
    }

    /// What differs for another Sampan: its program's file.
    private static let programFingerprint: String = {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "" }
        return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }()
}
