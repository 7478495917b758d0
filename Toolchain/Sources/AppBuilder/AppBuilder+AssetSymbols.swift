import Foundation
import Lowering
import SampanAssetCatalog
import XcodeProject

extension AppBuilder {
    /// The source with the names of the target's images and colours, unless its settings say that there is to be none.
    func assetSymbols(of target: Target, settings: BuildSettings, sources: [SourceFile]) throws -> [SourceFile] {
        func isOn(_ name: String) -> Bool { settings.string(name).isEmpty || settings.bool(name) }
        let catalogs = try target.resources.filter { $0.kind == .assetCatalog }.map(\.path)
        guard !catalogs.isEmpty, isOn("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") else { return [] }
        let names = AssetNames(catalogs: catalogs.map { URL(fileURLWithPath: $0) })
        guard !names.images.isEmpty || !names.colors.isEmpty else { return [] }
        let frameworks = try readyFrameworks()
        let extendsClasses = isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        var declared: Set<String> = []
        var usesSwiftUI = false
        for source in sources {
            let text = String(decoding: try Files.read(source.path), as: UTF8.self)
            declared.formUnion(StaticMembers.names(in: text))
            if text.contains("import SwiftUI") { usesSwiftUI = true }
        }

        let state = try self.state(of: target)
        let (file, stamp, notes) = (
            state.file("GeneratedAssetSymbols.swift"), state.file("asset-symbols.stamp"), state.file("asset-symbols.messages")
        )
        var fingerprint = frameworks.fingerprint
        fingerprint.add(file: ProcessInfo.processInfo.arguments[0])
        fingerprint.add(names.images)
        fingerprint.add(names.colors)
        fingerprint.add(declared.sorted())
        fingerprint.add("\(extendsClasses) \(usesSwiftUI)")
        if Stamp.matches(stamp, fingerprint), Files.exists(file.path) {
            if let said = try? String(contentsOfFile: notes.path, encoding: .utf8), !said.isEmpty { log.onMessage(said) }
            return [SourceFile(path: file.path)]
        }
        let uiKit = try frameworks.summaries(for: []).first { $0.module == "UIKit" }
        let symbols = AssetSymbols(
            names, isPackage: target.packageName != nil, extendsClasses: extendsClasses,
            takenStyles: usesSwiftUI ? try frameworks.staticMembers(in: "SwiftUI/Drawing") : nil,
            takenColors: uiKit?.staticProperties(of: "UIColor") ?? [], takenImages: uiKit?.staticProperties(of: "UIImage") ?? [],
            declared: declared)
        try file.write(symbols.source)
        let said = symbols.warnings.map { "\(catalogs[0]): warning: \($0)" }.joined(separator: "\n")
        if !said.isEmpty { log.onMessage(said) }
        try notes.write(said)
        try Stamp.write(stamp, fingerprint)
        return [SourceFile(path: file.path)]
    }
}

extension Frameworks {
    /// The names of the static members in a folder of a framework's sources that is built when an app first imports it.
    fileprivate func staticMembers(in folder: String) throws -> Set<String> {
        let path = Files.join(self.folder, "sources/\(folder)")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return try files.reduce(into: []) { names, file in
            names.formUnion(StaticMembers.names(in: String(decoding: try Files.read(Files.join(path, file)), as: UTF8.self)))
        }
    }
}

/// The static properties that sources declare, by their texts: what an app calls a colour itself is meant where it is used.
enum StaticMembers {
    static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
        var index = 0
        while index + 2 < words.count {
            if words[index] == "static" || words[index] == "class", words[index + 1] == "var" || words[index + 1] == "let" {
                names.insert(words[index + 2].trimmingCharacters(in: CharacterSet(charactersIn: "`")))
            }
            index += 1
        }
        return names
    }
}
