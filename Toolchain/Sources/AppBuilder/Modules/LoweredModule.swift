import Foundation
import Lowering
import XcodeProject

/// A module's sources after lowering, as files for the compiler.
struct LoweredModule {
    /// The paths to compile.
    let files: [String]
    /// What modules that import this one have to know.
    let summary: ModuleSummary
    /// The modules that they import.
    let imports: Set<String>

    /// Lowers a module's sources into a folder. Files that come out the same are not touched, so that the compiler's incremental
    /// build sees which changed; when nothing went in that is new, nothing is done.
    static func make(
        sources: [SourceFile], options: CompilerOptions, frameworks: Frameworks, uses: [AppBuilder.BuiltModule],
        underlying: Set<String> = [], places: ModulePlaces, isLibrary: Bool, keepsPreviews: Bool,
        log: BuildLog
    ) throws -> LoweredModule {
        var fingerprint = Fingerprint()
        let texts = try sources.map { PlaygroundPage.text(String(decoding: try Files.read($0.path), as: UTF8.self), of: $0) }
        for (source, text) in zip(sources, texts) {
            fingerprint.add(source.path)
            fingerprint.add(text)
        }
        fingerprint.add(options.flags)
        fingerprint.add(underlying.sorted())
        fingerprint.add("\(isLibrary) \(keepsPreviews)")
        fingerprint.add(frameworks.fingerprint.text)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for module in uses { fingerprint.add(try encoder.encode(module.summary)) }
        // A newer lowering may make something else of the same sources.
        fingerprint.add(file: ProcessInfo.processInfo.arguments[0])
        let folder = places.lowered
        let stamp = folder.file("stamp")
        let (summaryFile, list, importsFile) = (folder.file("summary.json"), folder.file("files"), folder.file("imports"))
        if Stamp.matches(stamp, fingerprint), let data = try? Data(contentsOf: URL(fileURLWithPath: summaryFile.path)),
            let summary = try? JSONDecoder().decode(ModuleSummary.self, from: data),
            let names = try? String(contentsOfFile: list.path, encoding: .utf8),
            let imports = try? String(contentsOfFile: importsFile.path, encoding: .utf8)
        {
            let files = names.split(separator: "\n").map(String.init)
            if files.allSatisfy(Files.exists) {
                return LoweredModule(files: files, summary: summary, imports: Set(imports.split(separator: "\n").map(String.init)))
            }
        }
        let input = ModuleInput(
            name: options.module, sources: zip(sources, texts).map { ModuleInput.Source(path: $0.path, text: $1) },
            swiftVersion: options.swiftVersion, compilerVersion: frameworks.manifest.compiler, conditions: Set(options.conditions),
            importableModules: frameworks.names,
            dependencies: try frameworks.summaries(for: texts, and: uses.flatMap(\.onDemand) + CompanionFramework.modules(in: texts))
                + uses.map(\.summary),
            underlyingImports: underlying, isLibrary: isLibrary, isMainActorByDefault: options.isMainActorByDefault,
            keepsPreviews: keepsPreviews)
        let output = try Lowering.lower(input)
        for diagnostic in output.diagnostics { log.onMessage(diagnostic.description) }
        guard !output.diagnostics.contains(where: { $0.severity == .error }) else { throw BuildError.compilation(module: options.module) }
        var files: [String] = []
        for file in output.files {
            let isProgram = sources.contains { $0.path == file.originalPath && $0.isProgram }
            let place = try places.lowered(of: file.originalPath, isProgram: isProgram)
            guard !files.contains(place.path) else {
                throw BuildError.file(path: file.originalPath, message: "two files of module \"\(options.module)\" have this name")
            }
            try place.write(source: file.text)
            files.append(place.path)
        }
        if let generated = output.generated {
            let place = try places.addition
            try place.write(source: generated)
            files.append(place.path)
        }
        try summaryFile.write(try encoder.encode(output.summary))
        try list.write(files.joined(separator: "\n"))
        try importsFile.write(output.imports.sorted().joined(separator: "\n"))
        try Stamp.write(stamp, fingerprint)
        return LoweredModule(files: files, summary: output.summary, imports: output.imports)
    }
}
