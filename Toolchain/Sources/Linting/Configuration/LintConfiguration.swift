import YAML

/// What `sampan-lint.yml` says.
public struct LintConfiguration: Sendable {
    /// The name of the file that is looked for in the linted folder.
    public static let fileName = "sampan-lint.yml"

    /// A report to write.
    public struct Output: Hashable, Sendable {
        /// The form: "html".
        public var format: String
        /// The file, from the linted folder.
        public var path: String

        /// Creates a report to write.
        public init(format: String, path: String) { (self.format, self.path) = (format, path) }
    }

    /// What is said of issues, by their ids.
    public var settings: [String: IssueSettings]
    /// Further names of issues, in comments.
    public var aliases: [String: String] = [:]
    /// The files that are looked at; all, if there are none.
    public var includes: [PathPattern] = []
    /// The files that are not looked at.
    public var excludes: [PathPattern] = []
    /// How many findings, by their weights, a build bears; `nil` for no such bar.
    public var maxIssues: Int?
    /// The weights of rules and rule sets; 1 where nothing is said.
    public var weights: [String: Int] = [:]
    /// Whether errors make the run fail.
    public var abortsOnError = true
    /// The file of findings that are left alone.
    public var baseline: String?
    /// The folders with packages of the project's own detectors.
    public var detectors: [String] = []
    /// The reports to write.
    public var outputs: [Output] = []
    /// Whether the console's report is printed, and what it leaves out.
    public var console: Set<ConsoleReport.Part> = Set(ConsoleReport.Part.allCases)
    /// What can be lived with.
    public var warnings: [String] = []
    /// The file's text, for the cache.
    public var text = ""

    /// The configuration where there is no file.
    public init(ruleSets: [RuleSet]) {
        settings = Dictionary(ruleSets.flatMap(\.issues).map { ($0.id, IssueSettings($0)) }) { first, _ in first }
    }

    /// Reads `sampan-lint.yml`.
    ///
    /// - Throws: `ConfigurationError` with everything that is wrong.
    public init(_ bytes: [UInt8], path: String, ruleSets: [RuleSet]) throws {
        self.init(ruleSets: ruleSets)
        text = String(decoding: bytes, as: UTF8.self)
        var reader = ConfigurationReader(path: path, ruleSets: ruleSets)
        try reader.read(bytes, into: &self)
    }

    /// How much a finding weighs.
    func weight(of id: String, in set: String) -> Int { weights[id] ?? weights[set] ?? 1 }
}

extension LintConfiguration {
    /// The packages of detectors that a file names; none where it cannot be read, which is told when it is read whole.
    static func detectors(in bytes: [UInt8], path: String) throws -> [String] {
        guard let node = (try? YAML.documents(bytes, path: path).first)?["detectors"] else { return [] }
        return (node.elements ?? [node]).compactMap(\.text).filter { !$0.isEmpty }
    }
}
