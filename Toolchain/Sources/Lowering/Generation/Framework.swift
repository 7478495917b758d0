import Foundation
import SwiftSyntax

/// One of the package's own modules, with what its hand-written sources declare.
struct Framework {
    let name: String
    /// The modules that its files import.
    let imports: Set<String>
    let knowledge: Knowledge
    /// What lowering has to know of it.
    let summary: ModuleSummary

    /// What follows from the sources is not read: it would follow from itself.
    static let generatedFolder = "Generated"

    /// The modules in a `Sources` folder: each folder of it that bears a module's name and has Swift files. What a module imports comes
    /// before it.
    static func all(in folder: String) throws -> [Framework] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        var sources: [String: [ModuleInput.Source]] = [:]
        for name in names {
            let files = try swiftFiles(in: folder, module: name)
            if !files.isEmpty { sources[name] = files }
        }
        return read(sources)
    }

    /// The modules with the given sources, by name; what a module imports comes before it.
    static func read(_ sources: [String: [ModuleInput.Source]]) -> [Framework] {
        let configuration = IOSSimulator(ModuleInput(name: "", sources: []))
        let scanned = sources.mapValues { Lowering.scan($0, configuration) }
        let imports = scanned.mapValues { result in
            Set(result.1.flatMap(\.imports).filter(\.isShown).compactMap { $0.path.first?.name.text })
        }
        var summaries: [ModuleSummary] = []
        return inOrder(sources.keys.sorted(), imports).map { name in
            let (units, scanners) = scanned[name]!
            let knowledge = Knowledge(module: name, units: units, scanners: scanners, dependencies: summaries)
            let summary = ModuleSummary.framework(knowledge)
            summaries.append(summary)
            return Framework(name: name, imports: imports[name]!, knowledge: knowledge, summary: summary)
        }
    }

    /// The modules that some of its files import.
    func imports(of units: [SourceUnit]) -> Set<String> {
        let files = zip(knowledge.units, knowledge.scanners).filter { unit, _ in units.contains { $0 === unit } }
        return Set(files.flatMap { $0.1.imports }.filter(\.isShown).compactMap { $0.path.first?.name.text })
    }

    /// The folder of its module in which a file is.
    static func topic(of unit: SourceUnit) -> String? {
        let folders = unit.path.split(separator: "/").dropFirst().dropLast()
        return folders.first.map(String.init)
    }

    /// Where a generated file is that follows from a type of a hand-written one: in a folder of the same name.
    ///
    /// - Parameters:
    ///   - subject: what the file says of the type.
    ///   - type: the type's path.
    static func generatedFile(_ subject: String, of type: String, in unit: SourceUnit) -> String {
        (topic(of: unit).map { "\($0)/" } ?? "") + type.filter { $0 != "." } + "+\(subject).swift"
    }

    private static func inOrder(_ names: [String], _ imports: [String: Set<String>]) -> [String] {
        var result: [String] = []
        var visited: Set<String> = []
        func visit(_ name: String) {
            guard visited.insert(name).inserted, let imported = imports[name] else { return }
            imported.sorted().forEach(visit)
            result.append(name)
        }
        names.forEach(visit)
        return result
    }

    private static func swiftFiles(in folder: String, module: String) throws -> [ModuleInput.Source] {
        let root = folder + "/" + module
        guard let names = FileManager.default.enumerator(atPath: root) else { return [] }
        let paths = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(generatedFolder + "/") }
        return try paths.sorted().map { path in
            ModuleInput.Source(path: "\(module)/\(path)", text: try String(contentsOfFile: root + "/" + path, encoding: .utf8))
        }
    }
}

extension ImportDeclSyntax {
    /// Whether the module may show in what the file declares: what is described of a file needs no others.
    fileprivate var isShown: Bool { !modifiers.contains { ["internal", "fileprivate", "private"].contains($0.name.text) } }
}
