import Foundation
import Shell

/// Runs the Swift compiler over one module, incrementally.
struct ModuleCompiler {
    let options: CompilerOptions
    let frameworks: Frameworks
    /// Where objects and the compiler's own notes go.
    let folder: String
    /// Where modules lie that other modules import.
    let modules: String
    /// The frameworks that the module and those it uses import beside what every app has.
    let onDemand: [String]
    /// Whether other modules import this one.
    let isLibrary: Bool
    let log: BuildLog

    /// Compiles the files; returns the objects. Messages go to the log.
    func compile(_ files: [String], importing imports: [String]) throws -> [String] {
        try Files.makeFolder(folder)
        try Files.makeFolder(modules)
        let objects = isSingleObject ? ["\(folder)/\(options.module).o"] : files.map { objectPath(for: $0) }
        var arguments = options.flags + (try frameworks.compilerFlags(onDemand)) + ["-I", modules]
        arguments += ["-module-cache-path", frameworks.moduleCache, "-diagnostic-style=llvm"]
        // Debug information names files relative to this folder if they lie in it: a crash has to tell the user's by their full paths.
        arguments += ["-file-compilation-dir", folder]
        if isatty(2) != 0 { arguments.append("-color-diagnostics") }
        if !files.contains(where: { Files.name($0) == "main.swift" }) { arguments.append("-parse-as-library") }
        if isLibrary { arguments += ["-emit-module", "-emit-module-path", "\(modules)/\(options.module).swiftmodule"] }
        arguments += isSingleObject ? ["-whole-module-optimization"] : ["-incremental", "-enable-batch-mode"]
        arguments += ["-j", "\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", try writeOutputMap(files), "-c"] + files

        var fingerprint = frameworks.fingerprint
        fingerprint.add(arguments)
        for file in files { fingerprint.add(file: file) }
        fingerprint.add(onDemand)
        for module in imports { fingerprint.add(file: "\(modules)/\(module).swiftmodule") }
        let (stamp, messages) = ("\(folder)/stamp", "\(folder)/messages")
        if Stamp.matches(stamp, fingerprint), objects.allSatisfy(Files.exists) {
            // What the compiler said of unchanged files is still true.
            if let said = try? String(contentsOfFile: messages, encoding: .utf8), !said.isEmpty { log.onMessage(said) }
            return objects
        }
        var said: [String] = []
        let outcome = try Command("swiftc", try responseFile(arguments)).run { line in
            guard !ModuleCompiler.isNoise(line) else { return }
            said.append(line)
            log.onMessage(line)
        }
        guard outcome.succeeded else { throw BuildError.compilation(module: options.module) }
        try Files.write(said.joined(separator: "\n"), to: messages)
        try Stamp.write(stamp, fingerprint)
        return objects
    }

    private var isSingleObject: Bool { options.isWholeModule }

    private func objectPath(for file: String) -> String {
        "\(folder)/\((Files.name(file) as NSString).deletingPathExtension).o"
    }

    /// Long lists of files go through a response file.
    private func responseFile(_ arguments: [String]) throws -> [String] {
        let path = "\(folder)/arguments"
        let quoted = arguments.map {
            "\"" + $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
        }
        try Files.write(quoted.joined(separator: "\n"), to: path)
        return ["@\(path)"]
    }

    private func writeOutputMap(_ files: [String]) throws -> String {
        var map: [String: [String: String]] = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
        if isSingleObject { map[""]?["object"] = "\(folder)/\(options.module).o" }
        for file in files {
            let base = (objectPath(for: file) as NSString).deletingPathExtension
            map[file] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps", "diagnostics": base + ".dia"]
        }
        let path = "\(folder)/output-map.json"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try Files.write(try encoder.encode(map), to: path)
        return path
    }

    /// Lines of the compiler's driver that say nothing of the user's code.
    private static func isNoise(_ line: String) -> Bool {
        line.contains("command failed with exit code")
    }
}
