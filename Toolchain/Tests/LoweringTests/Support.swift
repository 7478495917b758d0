import Lowering
import Testing

/// A suite that lowers texts as one module, `/p/File0.swift` and so on. It is an error in every one of them if lowering changes a place
/// twice.
protocol LoweringSuite {
    /// The summaries of what the texts import.
    static var imported: [ModuleSummary] { get }
}

extension LoweringSuite {
    static var imported: [ModuleSummary] { [] }

    func output(
        _ texts: [String], dependencies: [ModuleSummary] = [], name: String = "App", swiftVersion: String = "5",
        conditions: Set<String> = [],
        underlyingImports: Set<String> = [], isLibrary: Bool = false, isMainActorByDefault: Bool = false, keepsPreviews: Bool = false
    ) throws -> ModuleOutput {
        let output = try Lowering.lower(
            ModuleInput(
                name: name, sources: texts.enumerated().map { ModuleInput.Source(path: "/p/File\($0).swift", text: $1) },
                swiftVersion: swiftVersion, conditions: conditions, dependencies: Self.imported + dependencies,
                underlyingImports: underlyingImports, isLibrary: isLibrary, isMainActorByDefault: isMainActorByDefault,
                keepsPreviews: keepsPreviews))
        let twice = output.diagnostics.filter { $0.message.contains("lowering changes this twice") }
        #expect(twice.isEmpty, "\(twice)")
        return output
    }

    /// The lowered texts.
    func lower(
        _ texts: String..., swiftVersion: String = "5", conditions: Set<String> = [], dependencies: [ModuleSummary] = []
    ) throws -> [String] {
        try output(texts, dependencies: dependencies, swiftVersion: swiftVersion, conditions: conditions).files.map(\.text)
    }

    /// The lowered text of a module of one file.
    func lower(_ text: String) throws -> String { try output([text]).files[0].text }
}
