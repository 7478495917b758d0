import SwiftSyntax

/// Foundation has got types whose names libraries had before. A file that imports such a library and no framework of Apple's sees the
/// library's; here every file has Foundation with it, so the library's name is put before.
struct NamesakeRule {
    /// Foundation's generic types of everyday names.
    static let names: Set<String> = ["Predicate", "Expression"]

    let context: LoweringContext

    func apply() {
        var owners: [String: [String]] = [:]
        for summary in context.input.dependencies {
            for name in summary.namesakes ?? [] { owners[name, default: []].append(summary.module) }
        }
        guard !owners.isEmpty else { return }
        let own = Set(context.input.dependencies.filter { $0.framework == nil }.map(\.module))
        for (unit, scanner) in zip(context.knowledge.units, context.knowledge.scanners) where !scanner.sites.namesakes.isEmpty {
            let imported = Set(scanner.sites.imports.compactMap { $0.path.first?.name.text })
            guard imported.isSubset(of: own) else { continue }
            for token in scanner.sites.namesakes where context.knowledge.types[token.text] == nil {
                guard let owner = owners[token.text]?.first(where: imported.contains) else { continue }
                unit.edits.insert("\(owner).", at: token.textRange.lowerBound)
            }
        }
    }
}
