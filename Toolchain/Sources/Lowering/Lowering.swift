import Foundation
import SwiftParser
import SwiftSyntax

/// Rewrites a module's sources so that a compiler without Objective-C interoperability accepts them and they mean the same.
///
/// Each rule is a file in `Rules`. A rule changes texts in place and keeps lines, and columns wherever the text was not changed.
public enum Lowering {
    /// Lowers a module.
    ///
    /// Every error that the compiler finds names the user's own file and line, for the texts say where they come from with
    /// `#sourceLocation`. A source that does not parse is handed on as it is: the compiler reports the error where it is.
    public static func lower(_ input: ModuleInput) throws -> ModuleOutput {
        let configuration = IOSSimulator(input, isForLinux: input.isMadeForXCTest)
        let (units, scanners) = scan(input.sources, configuration)
        let whole = zip(units, scanners).filter { !$0.0.isBroken }
        let knowledge = Knowledge(module: input.name, units: whole.map(\.0), scanners: whole.map(\.1), dependencies: input.dependencies)
        let context = LoweringContext(input, knowledge)

        ImportRule(context: context).apply()
        NamesakeRule(context: context).apply()
        FormerNameRule(context: context).apply()
        NumberFunctionRule(context: context).apply()
        ProtocolRule(context: context).apply()
        WitnessRule(context: context).apply()
        InformalProtocolRule(context: context).apply()
        ForeignOverrideRule(context: context).apply()
        ExtensionMemberRule(context: context).apply()
        ObservableRule(context: context).apply()
        ClassMessageRule(context: context).apply()
        MetatypeInitializerRule(context: context).apply()
        AnyObjectRule(context: context).apply()
        SelectorRule(context: context).apply()
        KeyPathRule(context: context).apply()
        OptionalCallRule(context: context).apply()
        ExchangeRule(context: context).apply()
        RegistrationRule(context: context).apply()
        AttributeRule(context: context).apply()
        context.writeAdditions()

        let files = parallelMap(units) { write($0) }
        var summary = SummaryBuilder(knowledge: knowledge, isFramework: false, forwarders: context.forwarders).summary()
        if input.isMadeForXCTest { summary.extendsXCTest = true }
        let namesakes = NamesakeRule.names.filter { name in knowledge.types[name].map { $0.access >= .public } ?? false }
        if !namesakes.isEmpty { summary.namesakes = namesakes.sorted() }
        if !input.underlyingImports.isEmpty { summary.underlyingImports = input.underlyingImports }
        let imports = zip(units, scanners).reduce(into: context.objectModules) { imports, file in
            imports.formUnion(file.0.imports)
            imports.formUnion(file.1.sites.imports.compactMap { $0.path.first?.name.text })
        }
        return ModuleOutput(
            files: files, generated: GeneratedFile.text(for: context), diagnostics: context.diagnostics, summary: summary,
            imports: imports)
    }

    /// Parses files and collects what they declare.
    static func scan(_ sources: [ModuleInput.Source], _ configuration: IOSSimulator) -> ([SourceUnit], [Scanner]) {
        let results = parallelMap(sources) { source -> (SourceUnit, Scanner) in
            let unit = SourceUnit(path: source.path, text: source.text, configuration: configuration)
            return (unit, Scanner(unit))
        }
        return (results.map(\.0), results.map(\.1))
    }

    /// The text for the compiler.
    private static func write(_ unit: SourceUnit) -> ModuleOutput.File {
        let location = "#sourceLocation(file: \"\(unit.path.escapedForLiteral)\", line: 1)\n"
        guard !unit.isBroken else {
            return ModuleOutput.File(
                originalPath: unit.path, text: location + unit.original, original: Array(unit.original.utf8), columns: ColumnMap())
        }
        let (bytes, columns) = unit.edits.apply(to: unit.bytes)
        var text = String(decoding: bytes, as: UTF8.self)
        if !unit.appendix.isEmpty {
            if !text.hasSuffix("\n") { text += "\n" }
            text +=
                "#sourceLocation(file: \"\(unit.name.escapedForLiteral) (lowered)\", line: 1)\n" + unit.appendix.joined(separator: "\n")
                + "\n"
        }
        let imports = unit.imports.sorted().map { "import \($0)" }.joined(separator: "; ")
        return ModuleOutput.File(
            originalPath: unit.path, text: imports + (imports.isEmpty ? "" : "\n") + location + text, original: Array(unit.original.utf8),
            columns: columns)
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

extension String {
    var escapedForLiteral: String { replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") }
}
