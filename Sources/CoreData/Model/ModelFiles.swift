import SampanDataModel
import SampanFoundation

/// The compiled models among the resources of bundles.
enum ModelFiles {
    static func models(in bundles: [Bundle], allVersions: Bool) -> [NSManagedObjectModel] {
        bundles.flatMap { bundle in
            func resources(_ ending: String) -> [URL] {
                bundle.paths(forResourcesOfType: ending, inDirectory: nil).sorted().map { URL(fileURLWithPath: $0) }
            }
            return resources("momd").flatMap { allVersions ? versions(of: $0) : current($0) } + resources("mom").flatMap(current)
        }
    }

    private static func current(_ url: URL) -> [NSManagedObjectModel] { NSManagedObjectModel(contentsOf: url).map { [$0] } ?? [] }

    /// All versions in a `.momd`.
    static func versions(of folder: URL) -> [NSManagedObjectModel] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "mom" }.sorted { $0.path < $1.path }.compactMap { NSManagedObjectModel(contentsOf: $0) }
    }

    /// The version of a name in a bundle; where none is called so, the present version of the model of that name.
    static func version(named name: String, in bundle: Bundle) -> NSManagedObjectModel? {
        for folder in bundle.paths(forResourcesOfType: "momd", inDirectory: nil).sorted() {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).mom")
            if FileManager.default.fileExists(atPath: file.path) { return NSManagedObjectModel(contentsOf: file) }
        }
        return ["mom", "momd"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
            .flatMap(NSManagedObjectModel.init(contentsOf:))
    }

    /// The model of a name, in the main bundle or in another that the app consists of.
    static func model(named name: String) -> NSManagedObjectModel? {
        for bundle in [Bundle.main] + Bundle.allBundles + Bundle.allFrameworks {
            for ending in ["momd", "mom"] {
                guard let url = bundle.url(forResource: name, withExtension: ending) else { continue }
                if let model = NSManagedObjectModel(contentsOf: url) { return model }
            }
        }
        return nil
    }
}
