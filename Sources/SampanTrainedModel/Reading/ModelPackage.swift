import Foundation

extension TrainedModel {
    /// The file that a model is in: a `.mlmodel` itself, or of a `.mlpackage` folder the one that its manifest calls the root.
    ///
    /// - Throws: `TrainedModelFault` if it is a folder without such a manifest.
    public static func file(of url: URL) throws -> URL {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { return url }
        func fault(_ text: String) -> TrainedModelFault { TrainedModelFault(text, at: "Manifest.json") }
        guard let data = try? Data(contentsOf: url.appendingPathComponent("Manifest.json")) else {
            throw fault("the package has no such file")
        }
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else { throw fault("it is no manifest of a package") }
        guard let path = manifest.itemInfoEntries[manifest.rootModelIdentifier]?.path else {
            throw fault("it has no item \"\(manifest.rootModelIdentifier)\", which is to be the root")
        }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { ["", ".", ".."].contains($0) }) else { throw fault("\"\(path)\" is no path in the package") }
        return parts.reduce(url.appendingPathComponent("Data")) { $0.appendingPathComponent(String($1)) }
    }

    /// What a package says of what is in it.
    private struct Manifest: Decodable {
        struct Item: Decodable { var path: String }

        var itemInfoEntries: [String: Item]
        var rootModelIdentifier: String
    }
}
