import Foundation
import XcodeProject

/// Where builds put things. Never inside the user's project.
public struct Locations: Sendable {
    /// Sampan's own folder: the clone that holds its packages.
    public let root: String
    /// Where what is built is kept.
    public let cache: String

    /// Finds the places from the environment: `SAMPAN_ROOT`, which the launcher sets, and `SAMPAN_CACHE` or `XDG_CACHE_HOME`.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let root = environment["SAMPAN_ROOT"] else {
            throw BuildError.unsupported("SAMPAN_ROOT is not set; start sampan by its launcher, bin/sampan")
        }
        self.root = root
        let home = environment["HOME"] ?? NSHomeDirectory()
        let shared = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? Files.join(home, ".cache")
        cache = environment["SAMPAN_CACHE"] ?? Files.join(shared, "sampan")
    }

    /// The folder for builds of the project at a path.
    public func folder(forProject path: String) -> String {
        var hash = Fingerprint()
        hash.add(path)
        let name = (Files.name(path) as NSString).deletingPathExtension
        return Files.join(cache, "\(name)-\(hash.text)")
    }

    /// The frameworks as apps use them: library and modules.
    var frameworks: String { Files.join(root, ".build/sampan-frameworks") }
}

extension Locations {
    /// Removes all builds of a project.
    public func removeBuilds(of project: Project) throws { try Files.remove(folder(forProject: project.path)) }

    /// Removes all builds, the apps' data, and the frameworks.
    public func removeEverything() throws {
        try Files.remove(cache)
        try Files.remove(frameworks)
    }
}
