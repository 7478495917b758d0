import Foundation
import XcodeProject

/// A run over a folder: reads it, looks at what changed, and puts the findings together.
public struct LintRun {
    /// The folder.
    public var root: String
    /// The rule sets.
    public var ruleSets: [RuleSet]
    /// The configuration.
    public var configuration: LintConfiguration
    /// The findings that are left alone.
    public var baseline: Baseline?
    /// Where results are kept from one run to the next; `nil` for nowhere.
    public var cachePath: String?
    /// What says that the program is the same: results of another are not used.
    public var programFingerprint = ""

    /// Prepares a run.
    public init(root: String, ruleSets: [RuleSet], configuration: LintConfiguration) {
        (self.root, self.ruleSets, self.configuration) = (root, ruleSets, configuration)
    }

    /// Runs.
    public func run() -> LintResult {
        let start = ContinuousClock.now
        let linter = Linter(ruleSets: ruleSets, settings: configuration.settings)
        var reader = ProjectReader(root: root, included: configuration.includes, excluded: configuration.excludes)
        let paths = reader.paths()
        var whole = ContentHash()
        var hashes: [String: String] = [:]
        for path in paths {
            whole.add(path)
            guard ProjectReader.isRead(path), let bytes = reader.load(path) else { continue }
            var hash = ContentHash()
            hash.add(path)
            hash.add(bytes)
            hashes[path] = hash.text
            whole.add(hash.text)
        }
        let fingerprint = fingerprint
        var cache = cachePath.map { LintCache(contentsOf: $0, fingerprint: fingerprint) } ?? LintCache()
        let isUnchanged = cache.whole?.hash == whole.text
        let project = isUnchanged ? nil : reader.read(paths, project: Self.project(at: root))
        let swift = paths.filter { hashes[$0] != nil && ProjectReader.isSwiftSource($0) }
        let missing = swift.filter { cache.files[hashes[$0] ?? ""] == nil }
        if !missing.isEmpty, let project {
            for (path, result) in results(of: missing, project, linter) { cache.files[hashes[path] ?? ""] = result }
        }
        if let project {
            cache.whole = .init(
                hash: whole.text, incidents: project.failures + linter.lintDocuments(of: project) + linter.lintProject(project))
        }
        var result = self.result(swift.map { ($0, cache.files[hashes[$0] ?? ""]) }, cache.whole?.incidents ?? [])
        if let cachePath, !isUnchanged {
            let used = Set(swift.compactMap { hashes[$0] })
            cache.files = cache.files.filter { used.contains($0.key) }
            cache.write(to: cachePath, fingerprint: fingerprint)
        }
        result.analyzedFiles = missing.count
        let time = start.duration(to: .now).components
        result.seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
        return result
    }

    /// The project as the build reads it. A package is not: its manifest would have to be run for that.
    static func project(at root: String) -> Project? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let holdsProject = names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
        return names.contains("Package.swift") && !holdsProject ? nil : try? Project.open(at: root)
    }

    private func results(of paths: [String], _ project: LintedProject, _ linter: Linter) -> [(String, LintCache.FileResult)] {
        let files = paths.compactMap { project.swiftFile($0) }
        let measures = linter.lint(swiftFiles: files, in: project) { file in (SuppressionReader.suppressions(in: file), file.metrics) }
        return zip(files, measures).map { file, found in
            (file.path, LintCache.FileResult(incidents: found.incidents, suppressions: found.value.0, metrics: found.value.1))
        }
    }

    private func result(_ files: [(path: String, result: LintCache.FileResult?)], _ others: [Incident]) -> LintResult {
        var byPath: [String: [Incident]] = Dictionary(grouping: others, by: \.location.path)
        let active = Set(configuration.settings.filter { $0.value.isActive && $0.value.severity != .ignore }.keys)
        let suppressor = Suppressor(ruleSets: ruleSets, aliases: configuration.aliases, active: active)
        var result = LintResult(ruleSets: ruleSets, configuration: configuration, root: root, incidents: [])
        var all: [Incident] = []
        for (path, found) in files {
            guard let found else { continue }
            result.metrics += found.metrics
            result.metricsByPath[path] = found.metrics
            let incidents = found.incidents + (byPath.removeValue(forKey: path) ?? [])
            let (reported, unused) = suppressor.apply(found.suppressions, to: incidents)
            result.suppressedCount += incidents.count - reported.count
            all += reported + unused.compactMap { Linter.unused($0, $1, path, suppressor, configuration.settings) }
        }
        all += byPath.values.flatMap { $0 }
        let (new, stale) = baseline?.apply(to: all) ?? (all, [])
        result.baselineCount = all.count - new.count
        result.staleSignatures = stale
        result.incidents = Linter.sorted(new)
        return result
    }

    /// What results depend on beside the files' contents.
    private var fingerprint: String {
        var hash = ContentHash()
        hash.add(programFingerprint)
        hash.add(root)
        for (id, settings) in configuration.settings.sorted(by: { $0.key < $1.key }) {
            hash.add("\(id) \(settings.isActive) \(settings.severity)")
            for (name, value) in settings.options.sorted(by: { $0.key < $1.key }) { hash.add("\(name) \(value.description)") }
            hash.add("\(settings.includes.map(\.text)) \(settings.excludes.map(\.text))")
        }
        return hash.text
    }
}
