import SampanAssetCatalog
import Foundation

/// A catalog in a temporary folder, built by hand, and compiled on demand.
final class CatalogFixture {
    let root: URL
    var catalog: URL { root.appendingPathComponent("Assets.xcassets") }
    var output: URL { root.appendingPathComponent(AssetCatalog.compiledName) }

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    func write(_ path: String, _ data: Data) throws {
        let file = catalog.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// An image set of PNG files whose content is their name.
    func imageSet(_ path: String, images: [[String: Any]], properties: [String: Any]? = nil) throws {
        var contents: [String: Any] = ["images": images, "info": ["version": 1, "author": "xcode"]]
        contents["properties"] = properties
        try write("\(path).imageset/Contents.json", try JSONSerialization.data(withJSONObject: contents))
        for name in images.compactMap({ $0["filename"] as? String }) { try write("\(path).imageset/\(name)", name) }
    }

    func compile() throws -> (report: AssetReport, compiled: CompiledCatalog) {
        let report = try AssetCatalog.compile(catalogs: [catalog], into: output)
        return (report, try CompiledCatalog(url: output))
    }
}

extension CompiledCatalog {
    /// The content of the image file chosen for the traits.
    func file(_ name: String, _ traits: AssetTraits = AssetTraits()) -> String? {
        image(named: name, for: traits).flatMap { try? String(contentsOf: payloadURL($0.payload), encoding: .utf8) }
    }
}
