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
    package func folder(forProject path: String) throws -> ConfinedFolder {
        var hash = Fingerprint()
        hash.add(path)
        // The hash tells projects apart; the name is for people, and may be shortened.
        let name = String(decoding: (Files.name(path) as NSString).deletingPathExtension.utf8.prefix(200), as: UTF8.self)
        return ConfinedFolder(root: cache).folder(try FileName("\(name)-\(hash.text)"))
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
    public func removeBuilds(of project: Project) throws { try folder(forProject: project.path).remove() }

    /// Removes all builds, the apps' data, and a clone's frameworks.
    public func removeEverything() throws {
        try Files.remove(cache)
        try origin.clean(cache: cache)
    }
}
