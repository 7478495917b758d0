import Foundation
import SwiftParser
import SwiftSyntax

/// Rewrites a module's sources so that a compiler without Objective-C interoperability accepts them and they mean the same.
///
/// Each rule is a file in `Rules`, and the pipeline applies them in the order that follows from their facts. A rule changes texts in place
/// and keeps lines, and columns wherever the text was not changed.
public enum Lowering {
    /// Lowers a module.
    ///
    /// Every error that the compiler finds names the user's own file and line, for the texts say where they come from with
    /// `#sourceLocation`. A source that does not parse is handed on as it is: the compiler reports the error where it is.
    ///
    /// - Throws: An error of Sampan's own if the rules cannot be put in an order. What is wrong with a source is among the diagnostics.
    public static func lower(_ input: ModuleInput) throws -> ModuleOutput {
        let pipeline = try Pipeline(Rules.all, input)
        let configuration = IOSSimulator(input, isForLinux: pipeline.isMadeForXCTest)
        let (units, scanners) = scan(input.sources, configuration, pipeline.queries)
        let whole = zip(units, scanners).filter { !$0.0.isBroken }
        let knowledge = Knowledge(module: input.name, units: whole.map(\.0), scanners: whole.map(\.1), dependencies: input.dependencies)
        pipeline.apply(to: knowledge)

        let written = parallelMap(units) { FileWriter.write($0) }
        var summary = SummaryBuilder(knowledge: knowledge, isFramework: false, forwarders: pipeline.value(of: Forwarders.self)).summary()
        if pipeline.isMadeForXCTest { summary.extendsXCTest = true }
        let namesakes = NamesakeRule.names.filter { name in knowledge.types[name].map { $0.access >= .public } ?? false }
        if !namesakes.isEmpty { summary.namesakes = namesakes.sorted() }
        if !input.underlyingImports.isEmpty { summary.underlyingImports = input.underlyingImports }
        let generated = pipeline.value(of: GeneratedDeclarations.self)
        let imports = zip(units, scanners).reduce(into: generated.modules) { imports, file in
            imports.formUnion(file.0.imports)
            imports.formUnion(file.1.imports.compactMap { $0.path.first?.name.text })
        }
        let order = Dictionary(input.sources.enumerated().map { ($1.path, $0) }) { first, _ in first }
        let diagnostics = (pipeline.diagnostics + written.flatMap(\.diagnostics)).sorted {
            (order[$0.path] ?? 0, $0.line, $0.column, $0.message) < (order[$1.path] ?? 0, $1.line, $1.column, $1.message)
        }
        return ModuleOutput(
            files: written.map(\.file), generated: generated.text, diagnostics: diagnostics,
            summary: summary, imports: imports)
    }

    /// Parses files and collects what they declare, and what rules look for.
    static func scan(
        _ sources: [ModuleInput.Source], _ configuration: IOSSimulator, _ queries: [SiteQuery] = []
    ) -> ([SourceUnit], [Scanner]) {
        let results = parallelMap(sources) { source -> (SourceUnit, Scanner) in
            let unit = SourceUnit(path: source.path, text: source.text, configuration: configuration)
            return (unit, Scanner(unit, queries))
        }
        return (results.map(\.0), results.map(\.1))
    }

    private static func parallelMap<Element, Result>(_ elements: [Element], _ transform: @escaping (Element) -> Result) -> [Result] {
        nonisolated(unsafe) let elements = elements
        nonisolated(unsafe) let transform = transform
        return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
            nonisolated(unsafe) let base = buffer.baseAddress
            DispatchQueue.concurrentPerform(iterations: elements.count) { index in
                (base! + index).initialize(to: transform(elements[index]))
            }
            count = elements.count
        }
    }
}
