import Foundation
import XcodeProject

/// Where builds put things. Never inside the user's project.
public struct Locations: Sendable {
    /// Where Sampan itself lies.
    public let origin: Origin
    /// Where what is built is kept.
    public let cache: String

    /// Finds the places from the environment: `SAMPAN_ROOT`, which the launcher sets, and `SAMPAN_CACHE` or `XDG_CACHE_HOME`.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let root = environment["SAMPAN_ROOT"] else {
            throw BuildError.unsupported("SAMPAN_ROOT is not set; start sampan by its launcher, bin/sampan")
        }
        origin = Origin(root: root)
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

    /// Sampan's own version.
    public var version: String {
        get throws {
            String(decoding: try Files.read(Files.join(origin.root, "VERSION")), as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}

extension Locations {
    /// Removes all builds of a project.
    public func removeBuilds(of project: Project) throws { try Files.remove(folder(forProject: project.path)) }

    /// Removes all builds, the apps' data, and a clone's frameworks.
    public func removeEverything() throws {
        try Files.remove(cache)
        try origin.clean(cache: cache)
    }
}
