import Foundation

extension Project {
    /// The only `.storekit` file below the project's folder; `nil` if there is none, or more than one: Xcode asks for a choice then.
    ///
    /// Links are not followed, and folders of what is built or fetched are passed over.
    public var onlyStoreKitFile: String? {
        let isContainer = [.xcodeProject, .workspace, .playground].contains(kind)
        var found: [String] = []
        Self.collect(in: isContainer ? (path as NSString).deletingLastPathComponent : path, depth: 0, into: &found)
        return found.count == 1 ? found[0] : nil
    }

    /// How deep a project's own folders are looked at.
    private static let depthLimit = 8
    private static let passedOver: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

    private static func collect(in folder: String, depth: Int, into found: inout [String]) {
        guard depth <= depthLimit else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
            let path = PBXFiles.join(folder, name)
            switch FileSystem.kind(of: path) {
            case S_IFREG where name.hasSuffix(".storekit"): found.append(path)
            case S_IFDIR where !FileKind.isWrapper(name) && !passedOver.contains(name):
                collect(in: path, depth: depth + 1, into: &found)
            default: break
            }
            if found.count > 1 { return }
        }
    }
}
