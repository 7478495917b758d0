import Foundation

/// The summaries of Sampan's own frameworks, made from their sources.
public enum FrameworkSummaries {
    /// The frameworks that declare what lowering has to know, those that others build on first.
    public static let modules = ["ObjCRuntime", "CoreGraphics", "QuartzCore", "AVFoundation", "UIKit"]

    /// Reads the sources in the folders of a `Sources` folder that bear the frameworks' names.
    ///
    /// - Parameter cache: a file that keeps the result; it is used as long as no source has changed.
    public static func load(sources folder: String, cache: String? = nil) throws -> [ModuleSummary] {
        let files = try modules.map { try swiftFiles(in: folder + "/" + $0) }
        let fingerprint = try zip(modules, files).map { module, paths in
            try module + ":"
                + paths.map { path in
                    let attributes = try FileManager.default.attributesOfItem(atPath: path)
                    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
                    return "\(path.dropFirst(folder.count)) \(attributes[.size] ?? 0) \(time)"
                }.joined(separator: "\n")
        }.joined(separator: "\n")
        if let cache, let data = FileManager.default.contents(atPath: cache),
            let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.fingerprint == fingerprint
        {
            return kept.summaries
        }
        var summaries: [ModuleSummary] = []
        for (module, paths) in zip(modules, files) {
            let sources = try paths.map { ModuleInput.Source(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
            summaries.append(.framework(module, sources: sources, dependencies: summaries))
        }
        if let cache {
            let url = URL(fileURLWithPath: cache)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(Kept(fingerprint: fingerprint, summaries: summaries)).write(to: url, options: .atomic)
        }
        return summaries
    }

    private struct Kept: Codable {
        var fingerprint: String
        var summaries: [ModuleSummary]
    }

    private static func swiftFiles(in folder: String) throws -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }
}
