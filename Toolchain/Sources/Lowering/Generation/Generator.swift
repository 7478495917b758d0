import Foundation

/// Writes what follows from the frameworks' own sources, so that nobody has to type it again.
public enum Generator {
    /// What makes the files: one kind of file each.
    static let emitters: [any Emitter] = [CardEmitter()]

    /// The first line of every file.
    static let notice = "// Made by `make generate` from the sources of this module.\n"

    /// The files for the modules in a package's `Sources` folder, by path below that folder.
    public static func output(sources folder: String) throws -> [String: String] {
        output(try Framework.all(in: folder), by: emitters)
    }

    static func output(_ frameworks: [Framework], by emitters: [any Emitter]) -> [String: String] {
        var result: [String: String] = [:]
        for framework in frameworks {
            for emitter in emitters {
                for (name, text) in emitter.files(for: framework, among: frameworks) {
                    result["\(framework.name)/\(Framework.generatedFolder)/\(name)"] = notice + text
                }
            }
        }
        return result
    }

    /// The generated files that are there, by path below the `Sources` folder.
    public static func present(sources folder: String) throws -> [String: String] {
        var result: [String: String] = [:]
        for module in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let generated = "\(module)/\(Framework.generatedFolder)"
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + generated)) ?? [] {
                result["\(generated)/\(name)"] = try String(contentsOfFile: "\(folder)/\(generated)/\(name)", encoding: .utf8)
            }
        }
        return result
    }

    /// What has to be done to the files that are there: the paths that are missing, differ, or are no longer generated.
    public static func differences(between wanted: [String: String], and present: [String: String]) -> [String] {
        Set(wanted.keys).union(present.keys).filter { wanted[$0] != present[$0] }.sorted()
    }

    /// Puts the files where they belong, and removes those that no longer follow from anything. Returns the paths that changed.
    @discardableResult
    public static func write(_ wanted: [String: String], sources folder: String) throws -> [String] {
        let changed = differences(between: wanted, and: try present(sources: folder))
        for path in changed {
            let url = URL(fileURLWithPath: folder + "/" + path)
            guard let text = wanted[path] else {
                try FileManager.default.removeItem(at: url)
                continue
            }
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return changed
    }
}
