import Foundation
import XcodeProject

/// The files that a script says it reads and writes, and what it learns from the build: variables as Xcode sets them.
///
/// See https://developer.apple.com/documentation/xcode/running-custom-scripts-during-a-build.
struct ScriptFiles {
    private let inputs: Listed
    private let outputs: Listed

    /// All that the script says it reads, by itself or in lists.
    var allInputs: [String] { inputs.all }
    /// All that the script says it writes, by itself or in lists.
    var allOutputs: [String] { outputs.all }

    /// Paths, and lists of more.
    private struct Listed {
        var paths: [String]
        var lists: [[String]]
        var all: [String] { paths + lists.joined() }

        init(_ files: ScriptPhase.Files, settings: BuildSettings) throws {
            func absolute(_ path: String) -> String {
                let path = settings.expand(path)
                return path.hasPrefix("/") ? path : Files.join(settings.string("SRCROOT"), path)
            }
            paths = files.paths.filter { !$0.isEmpty }.map(absolute)
            lists = try files.lists.filter { !$0.isEmpty }.map { list in
                String(decoding: try Files.read(absolute(list)), as: UTF8.self).split(whereSeparator: \.isNewline)
                    .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map(absolute)
            }
        }
    }

    /// - Throws: `BuildError.file` for a list that cannot be read.
    init(_ script: ScriptPhase, settings: BuildSettings) throws {
        inputs = try Listed(script.inputs, settings: settings)
        outputs = try Listed(script.outputs, settings: settings)
    }

    /// The variables. Lists are written into a folder, with settings in them expanded.
    func variables(for settings: BuildSettings, in folder: ConfinedFolder) throws -> [String: String] {
        var variables: [String: String] = [:]
        for name in settings.names { variables[name] = settings.string(name) }
        for (kind, files) in [("INPUT", inputs), ("OUTPUT", outputs)] {
            variables["SCRIPT_\(kind)_FILE_COUNT"] = "\(files.paths.count)"
            for (index, path) in files.paths.enumerated() { variables["SCRIPT_\(kind)_FILE_\(index)"] = path }
            variables["SCRIPT_\(kind)_FILE_LIST_COUNT"] = "\(files.lists.count)"
            for (index, list) in files.lists.enumerated() {
                let file = folder.file(try FileName("\(kind)-\(index).xcfilelist"))
                try file.write(list.map { "\($0)\n" }.joined())
                variables["SCRIPT_\(kind)_FILE_LIST_\(index)"] = file.path
            }
        }
        // A variable ends at a zero byte.
        return variables.filter { !$0.key.utf8.contains(0) && !$0.value.utf8.contains(0) }
    }
}
