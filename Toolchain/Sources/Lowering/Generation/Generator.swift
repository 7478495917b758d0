import Foundation

/// Writes what follows from the frameworks' own sources, so that nobody has to type it again.
public enum Generator {
    /// What makes the files: one kind of file each.
    static let emitters: [any Emitter] = [CardEmitter(), ClassEmitter(), ExchangeEmitter(), OptionalRequirementEmitter()]

    /// Where a package has its modules.
    private static let sourceFolder = "Sources"
    /// The first line of every source file.
    static let notice = "// Made by `make generate` from the sources of this module.\n"

    /// The files of a package, by path below its folder.
    public static func output(package folder: String) throws -> [String: String] {
        let frameworks = try Framework.all(in: "\(folder)/\(sourceFolder)")
        let manifest = try String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
        return output(frameworks, by: emitters).merging([APITable.path: APITable.text(of: frameworks, manifest: manifest)]) { $1 }
    }

    static func output(_ frameworks: [Framework], by emitters: [any Emitter]) -> [String: String] {
        var result: [String: String] = [:]
        for framework in frameworks {
            for emitter in emitters {
                for (name, text) in emitter.files(for: framework, among: frameworks) {
                    result["\(sourceFolder)/\(framework.name)/\(Framework.generatedFolder)/\(name)"] = notice + text
                }
            }
        }
        return result
    }

    /// The generated files that are there, by path below the package's folder.
    public static func present(package folder: String) throws -> [String: String] {
        var result: [String: String] = [:]
        for module in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(sourceFolder)")) ?? [] {
            let generated = "\(sourceFolder)/\(module)/\(Framework.generatedFolder)"
            for name in (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(generated)")) ?? []
            where name.hasSuffix(".swift") {
                result["\(generated)/\(name)"] = try String(contentsOfFile: "\(folder)/\(generated)/\(name)", encoding: .utf8)
            }
        }
        if let table = try? String(contentsOfFile: "\(folder)/\(APITable.path)", encoding: .utf8) { result[APITable.path] = table }
        return result
    }

    /// What has to be done to the files that are there: the paths that are missing, differ, or are no longer generated.
    public static func differences(between wanted: [String: String], and present: [String: String]) -> [String] {
        Set(wanted.keys).union(present.keys).filter { wanted[$0] != present[$0] }.sorted()
    }

    /// Puts the files where they belong, and removes those that no longer follow from anything. Returns the paths that changed.
    @discardableResult
    public static func write(_ wanted: [String: String], package folder: String) throws -> [String] {
        let changed = differences(between: wanted, and: try present(package: folder))
        for path in changed {
            let url = URL(fileURLWithPath: folder + "/" + path)
            guard let text = wanted[path] else {
                try FileManager.default.removeItem(at: url)
                removeIfEmpty(url.deletingLastPathComponent())
                continue
            }
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return changed
    }

    private static func removeIfEmpty(_ folder: URL) {
        guard (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? false else { return }
        try? FileManager.default.removeItem(at: folder)
    }
}
