import Foundation
import Shell

/// What programs count as they run, of how often each part of their sources did.
public final class CoverageProfile: Sendable {
    private let folder: String

    /// Prepares a place for the counts.
    ///
    /// - Throws: `BuildError.file` if there can be no temporary folder.
    public init() throws {
        folder = Files.join(NSTemporaryDirectory(), "sampan-coverage-\(UUID().uuidString)")
        try Files.makeFolder(folder)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Tells programs where to put their counts: each process, and each library in it, has a file of its own.
    var environment: [String: String] { ["LLVM_PROFILE_FILE": Files.join(folder, "%p-%m.profraw")] }

    /// The regions of the code by the user's files, as often as all the programs ran them.
    ///
    /// - Parameter programs: the executable and the libraries that made the counts.
    /// - Throws: `BuildError.unsupported` if the toolchain cannot read the counts.
    func regions(of programs: [String]) throws -> [String: [LineCoverage.Region]] {
        let raw = try Files.names(in: folder).filter { $0.hasSuffix(".profraw") }.sorted().map { Files.join(folder, $0) }
        guard !raw.isEmpty else { throw BuildError.unsupported("no program ended in a way that lets it write what it has counted") }
        let merged = Files.join(folder, "merged.profdata")
        _ = try Self.run("llvm-profdata", ["merge", "-sparse"] + raw + ["-o", merged])
        let objects = programs.dropFirst().flatMap { ["-object", $0] }
        let output = try Self.run(
            "llvm-cov", ["export", "-format=text", "-skip-expansions", "-instr-profile", merged, programs[0]] + objects)
        guard let export = try? JSONDecoder().decode(Export.self, from: output) else {
            throw BuildError.unsupported("llvm-cov wrote something unknown about the coverage")
        }
        return Self.regions(export.data.flatMap(\.functions))
    }

    /// The counts of functions in lowered files as those of the user's, without functions that lowering made.
    private static func regions(_ functions: [Export.Function]) -> [String: [LineCoverage.Region]] {
        let paths = Set(functions.flatMap(\.filenames))
        let files = paths.reduce(into: [:]) { files, path in
            files[path] = (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(LoweredLines.init)
        }
        var regions: [String: [LineCoverage.Region]] = [:]
        for function in functions where !isGenerated(function.name) {
            guard let body = function.regions.first, let file = files[function.filenames[body.file]],
                !file.isAdded(line: body.start.line, column: body.start.column)
            else { continue }
            for region in function.regions where [Export.code, Export.gap].contains(region.kind) {
                guard let file = files[function.filenames[region.file]], let start = file.users(region.start.line),
                    let end = file.users(region.end.line)
                else { continue }
                regions[file.path, default: []].append(
                    LineCoverage.Region(
                        start: LineCoverage.Position(line: start, column: region.start.column),
                        end: LineCoverage.Position(line: end, column: region.end.column), count: region.count,
                        isGap: region.kind == Export.gap))
            }
        }
        return regions
    }

    /// Whether a function's name, as the linker knows it, is one of those that lowering makes up for what no user wrote.
    private static func isGenerated(_ name: String) -> Bool { name.contains("__objc") && !name.contains("__objcOriginal_") }

    private static func run(_ name: String, _ arguments: [String]) throws -> Data {
        guard let tool = Compiler.tool(name) else {
            throw BuildError.unsupported("the Swift toolchain has no \(name), which reads what tests counted")
        }
        let outcome = try Command(tool, arguments).run()
        guard outcome.succeeded else { throw BuildError.unsupported("\(name) failed: \(outcome.errors)") }
        return outcome.output
    }

    /// What `llvm-cov export` writes.
    private struct Export: Decodable {
        struct Function: Decodable {
            let name: String
            let filenames: [String]
            let regions: [Region]
        }
        /// Eight numbers: line and column of the start and of the end, the count, a file, one that is included there, the kind.
        struct Region: Decodable {
            let start, end: (line: Int, column: Int)
            let count, file, kind: Int

            init(from decoder: any Decoder) throws {
                var numbers = try decoder.unkeyedContainer()
                start = (try numbers.decode(Int.self), try numbers.decode(Int.self))
                end = (try numbers.decode(Int.self), try numbers.decode(Int.self))
                count = try numbers.decode(Int.self)
                file = try numbers.decode(Int.self)
                _ = try numbers.decode(Int.self)
                kind = try numbers.decode(Int.self)
            }
        }
        struct Unit: Decodable { let functions: [Function] }
        let data: [Unit]

        static let code = 0
        static let gap = 3
    }
}
