import SwiftSyntax

/// Writes what the compiler is to be given instead of a user's file.
enum FileWriter {
    /// The text for the compiler, and what the user has to know of its making.
    static func write(_ unit: SourceUnit) -> (file: ModuleOutput.File, diagnostics: [ModuleOutput.Diagnostic]) {
        let location = "#sourceLocation(file: \"\(unit.path.escapedForLiteral)\", line: 1)\n"
        guard !unit.isBroken else {
            let file = ModuleOutput.File(
                originalPath: unit.path, text: location + unit.original, original: Array(unit.original.utf8), columns: ColumnMap())
            return (file, [fault(in: unit)])
        }
        let (bytes, columns, collisions) = unit.edits.apply(to: unit.bytes)
        var text = String(decoding: bytes, as: UTF8.self)
        if !unit.appendix.isEmpty {
            if !text.hasSuffix("\n") { text += "\n" }
            text +=
                "#sourceLocation(file: \"\(unit.name.escapedForLiteral) (lowered)\", line: 1)\n" + unit.appendix.joined(separator: "\n")
                + "\n"
        }
        let imports = unit.neededImports.joined(separator: "; ")
        let file = ModuleOutput.File(
            originalPath: unit.path, text: imports + (imports.isEmpty ? "" : "\n") + location + text, original: Array(unit.original.utf8),
            columns: columns)
        return (file, collisions.map { note($0, in: unit) })
    }

    private static func note(_ collision: TextEdits.Collision, in unit: SourceUnit) -> ModuleOutput.Diagnostic {
        let message =
            collision.winner == collision.loser
            ? "lowering changes this twice (\(collision.loser)); the second change is left out"
            : "lowering changes this twice (\(collision.winner) and \(collision.loser)); the change of \(collision.loser) is left out"
        return unit.diagnostic(.note, message, at: collision.offset)
    }

    /// What the parser does not understand. The compiler has the last word on it; but if it compiles such a file, what lowering would have
    /// done to it is missing.
    private static func fault(in unit: SourceUnit) -> ModuleOutput.Diagnostic {
        let first = FirstFault(in: unit.tree)
        let reason = first.reason ?? "it has too many brackets that are not closed, or directly in each other"
        return unit.diagnostic(
            .note, "the file is compiled as it is, and nothing of it is exposed to Objective-C: \(reason)",
            at: min(first.position?.utf8Offset ?? 0, unit.bytes.count))
    }
}

extension SourceUnit {
    /// The import declarations that the lowered text begins with.
    fileprivate var neededImports: [String] {
        var needed = imports
        for lender in lenders { needed.formUnion(lender.imports.union(lender.importedModules)) }
        return needed.sorted().map { "import \($0)" }
    }

    /// The modules that the file's own declarations import, as they are called here.
    private var importedModules: [String] {
        tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }.map { ImportRule.renamed[$0] ?? $0 }
    }
}

extension String {
    var escapedForLiteral: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    }
}
