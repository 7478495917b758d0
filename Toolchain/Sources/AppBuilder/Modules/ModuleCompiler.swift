import Foundation
import Shell
import XcodeProject

/// Runs the Swift compiler over one module, incrementally.
struct ModuleCompiler {
    let options: CompilerOptions
    let frameworks: Frameworks
    let places: ModulePlaces
    /// The frameworks that the module and those it uses import beside what every app has.
    let onDemand: [String]
    /// What frameworks that it imports have together.
    let shared: [String]
    /// Whether other modules import this one.
    let isLibrary: Bool
    /// What of it is C.
    let part: CFamilyPart?
    /// What the compiler is told besides.
    var flags: [String] = []
    let log: BuildLog

    /// Compiles the files; returns the objects. Messages go to the log.
    func compile(_ files: [String], importing imports: [String]) throws -> [String] {
        let (folder, modules) = (places.objects, places.modules)
        try folder.make()
        try modules.make()
        let objects = try isSingleObject ? [places.wholeObject] : files.map { try places.output(".o", of: $0) }
        var arguments = options.flags + flags + (try frameworks.compilerFlags(onDemand)) + ["-I", modules.path] + (part?.swiftFlags ?? [])
        arguments += ["-module-cache-path", frameworks.moduleCache, "-diagnostic-style=llvm"]
        // Debug information names files relative to this folder if they lie in it: a crash has to tell the user's by their full paths.
        arguments += ["-file-compilation-dir", folder.path]
        if isatty(2) != 0 { arguments.append("-color-diagnostics") }
        if !files.contains(where: { Files.name($0) == "main.swift" }) { arguments.append("-parse-as-library") }
        arguments += shared.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        if isLibrary { arguments += ["-emit-module", "-emit-module-path", try places.interface.path] }
        arguments += isSingleObject ? ["-whole-module-optimization"] : ["-incremental", "-enable-batch-mode"]
        arguments += ["-j", "\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", try writeOutputMap(files), "-c"] + files

        var fingerprint = frameworks.fingerprint
        fingerprint.add(arguments)
        for file in files + (part?.headerFiles ?? []) { fingerprint.add(file: file) }
        fingerprint.add(onDemand)
        for module in imports { fingerprint.add(file: "\(modules.path)/\(module).swiftmodule") }
        let (stamp, saidBefore): (ConfinedFile, ConfinedFile) = (folder.file("stamp"), folder.file("messages"))
        if Stamp.matches(stamp, fingerprint), objects.allSatisfy(Files.exists) {
            // What the compiler said of unchanged files is still true.
            if let said = try? String(contentsOfFile: saidBefore.path, encoding: .utf8), !said.isEmpty { log.onMessage(said) }
            return objects
        }
        var said: [String] = []
        var messages = CompilerMessages()
        func say(_ lines: [String]) {
            said += lines
            lines.forEach(log.onMessage)
        }
        var command = Command("swiftc", try responseFile(arguments))
        if let part {
            command.confinement = try part.confinement(
                reading: frameworks.folders, writing: [places.state, modules, ConfinedFolder(root: frameworks.moduleCache)])
            command.environment["TMPDIR"] = folder.path
        }
        let outcome = try command.run { say(messages.take($0)) }
        say(messages.rest())
        guard outcome.succeeded else { throw BuildError.compilation(module: options.module) }
        try saidBefore.write(said.joined(separator: "\n"))
        try Stamp.write(stamp, fingerprint)
        return objects
    }

    private var isSingleObject: Bool { options.isWholeModule }

    /// Long lists of files go through a response file.
    private func responseFile(_ arguments: [String]) throws -> [String] {
        let file = places.objects.file("arguments")
        let quoted = arguments.map {
            "\"" + $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
        }
        try file.write(quoted.joined(separator: "\n"))
        return ["@\(file.path)"]
    }

    private func writeOutputMap(_ files: [String]) throws -> String {
        var map: [String: [String: String]] = ["": ["swift-dependencies": "\(places.objects.path)/module.swiftdeps"]]
        if isSingleObject { map[""]?["object"] = try places.wholeObject }
        for file in files {
            map[file] = [
                "object": try places.output(".o", of: file), "swift-dependencies": try places.output(".swiftdeps", of: file),
                "diagnostics": try places.output(".dia", of: file),
            ]
        }
        let output = places.objects.file("output-map.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try output.write(try encoder.encode(map))
        return output.path
    }
}
