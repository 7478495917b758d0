import AppBuilder
import Foundation
import Lowering
import Shell

/// Compiles generated code as an app's would be: lowered, against the frameworks as they were last built for apps.
final class FixtureCompiler {
    private let frameworks: Frameworks
    private let folder: String
    /// The modules that are compiled from here, with what others have to know of them.
    private let modules: [ModuleSummary]
    private let onDemand: [String]

    /// - Parameters:
    ///   - root: The checkout of Sampan.
    ///   - sources: The texts of modules that generated code imports.
    init(root: String, modules sources: [(name: String, text: String)]) throws {
        let environment = ProcessInfo.processInfo.environment.merging(["SAMPAN_ROOT": root]) { $1 }
        frameworks = try Frameworks.open(Locations(environment: environment), log: BuildLog())
        let own = frameworks.names
        onDemand = try frameworks.prepare(Set(["CoreData", "SwiftUI"] + sources.map(\.name).filter(own.contains)))
        folder = FileManager.default.temporaryDirectory.path + "/swiftgen-fixtures-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var summaries: [ModuleSummary] = []
        let place = folder
        // What is there needs nothing in its place.
        for (name, text) in sources where !own.contains(name) {
            let (files, summary) = try Self.lower(name, [text], "5", frameworks, summaries, in: "\(place)/\(name)")
            let words = ["-emit-module", "-emit-module-path", "\(place)/\(name).swiftmodule", "-module-name", name, "-parse-as-library"]
            let outcome = try Command("swiftc", words + ["-swift-version", "5"] + files + frameworks.compilerFlags(onDemand)).run()
            guard outcome.succeeded else { throw Failure("the module \(name) does not compile:\n\(outcome.errors)") }
            summaries.append(summary)
        }
        modules = summaries
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private static func lower(
        _ module: String, _ texts: [String], _ version: String, _ frameworks: Frameworks, _ modules: [ModuleSummary], in folder: String
    ) throws -> (files: [String], summary: ModuleSummary) {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let sources = texts.enumerated().map { ModuleInput.Source(path: "\(folder)/Source\($0.offset).swift", text: $0.element) }
        let output = try Lowering.lower(
            ModuleInput(
                name: module, sources: sources, swiftVersion: version, importableModules: frameworks.names,
                dependencies: try frameworks.summaries(for: texts) + modules))
        if let fault = output.diagnostics.first(where: { $0.severity == .error }) { throw Failure("\(fault)") }
        var files: [String] = []
        for (index, text) in (output.files.map(\.text) + [output.generated].compactMap { $0 }).enumerated() {
            files.append("\(folder)/Lowered\(index).swift")
            try text.write(toFile: files[index], atomically: false, encoding: .utf8)
        }
        return (files, output.summary)
    }

    /// Checks the texts of one module, which is called as SwiftGen's tests call it.
    ///
    /// - Throws: `Failure` with what the compiler says.
    func check(_ texts: [String], version: String, warningsAreErrors: Bool = false) throws {
        let place = "\(folder)/\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: place) }
        let (files, _) = try Self.lower("SwiftGen", texts, version, frameworks, modules, in: place)
        var words = ["-typecheck", "-parse-as-library", "-module-name", "SwiftGen", "-swift-version", version, "-I", folder]
        if warningsAreErrors { words += ["-warnings-as-errors", "-strict-concurrency=complete"] }
        let outcome = try Command("swiftc", words + files + frameworks.compilerFlags(onDemand)).run()
        guard !outcome.succeeded else { return }
        let errors = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }.prefix(5)
        throw Failure("does not compile:\n" + (errors.isEmpty ? outcome.errors : errors.joined(separator: "\n")))
    }
}
