import Foundation

/// How much of the sources of each target its tests ran.
public struct CoverageReport {
    private var targets: [(name: String, files: [String: LineCoverage])] = []

    /// An empty report.
    public init() {}

    /// Adds what a target's tests have run; to what others ran of the same files.
    ///
    /// - Throws: `BuildError.unsupported` if the counts cannot be read.
    public mutating func add(_ profile: CoverageProfile, of tests: AppBuilder.Tests) throws {
        let regions = try profile.regions(of: [tests.executable] + tests.libraries)
        for source in tests.sources {
            let files = source.files.reduce(into: [:]) { files, path in files[path] = regions[path].map(LineCoverage.init) }
            add(files, target: source.target)
        }
    }

    mutating func add(_ files: [String: LineCoverage], target: String) {
        guard !files.isEmpty else { return }
        if !targets.contains(where: { $0.name == target }) { targets.append((target, [:])) }
        guard let place = targets.firstIndex(where: { $0.name == target }) else { return }
        targets[place].files.merge(files) { $0.adding($1) }
    }

    /// The report for a person, as `xccov view --report` has it: a line a target, one a file, with the share of the lines that were run.
    public var text: String {
        var lines: [(name: String, share: String)] = []
        for target in targets {
            lines.append((target.name, Self.share(target.files.values)))
            for (path, coverage) in target.files.sorted(by: { $0.key < $1.key }) { lines.append(("    " + path, Self.share([coverage]))) }
        }
        let width = lines.map(\.name.count).max() ?? 0
        return lines.map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.share }.joined(separator: "\n")
    }

    private static func share(_ files: some Collection<LineCoverage>) -> String {
        let (covered, all) = (files.reduce(0) { $0 + $1.covered }, files.reduce(0) { $0 + $1.executable })
        return String(format: "%.2f%% (%d/%d)", all == 0 ? 0 : Double(covered) / Double(all) * 100, covered, all)
    }

    /// Writes the report in the form of LCOV, which services and editors read.
    ///
    /// - Throws: `BuildError.file` if it cannot be written.
    public func writeLCOV(to path: String) throws { try Files.write(lcov, to: path) }

    /// The report in the form of LCOV. A file that several targets have is one.
    var lcov: String {
        let files = targets.reduce(into: [:]) { all, target in all.merge(target.files) { $0.adding($1) } }
        return files.sorted { $0.key < $1.key }.map { path, coverage in
            let lines = coverage.counts.sorted { $0.key < $1.key }.map { "DA:\($0.key),\($0.value)\n" }.joined()
            return "SF:\(path)\n\(lines)LF:\(coverage.executable)\nLH:\(coverage.covered)\nend_of_record\n"
        }.joined()
    }
}
