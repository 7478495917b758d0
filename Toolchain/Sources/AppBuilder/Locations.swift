import Foundation
import XcodeProject

/// Where builds put things. Never inside the user's project.
public struct Locations: Sendable {
    /// Sampan's own folder: the clone that holds its packages, or what an installation put into its `lib`.
    public let root: String
    /// Where what is built is kept.
    public let cache: String
    /// Whether this is an installation: a tree that may be read only, lie anywhere and be moved.
    public let isInstalled: Bool

    /// Finds the places from the environment: `SAMPAN_ROOT`, which the launcher sets, and `SAMPAN_CACHE` or `XDG_CACHE_HOME`.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let root = environment["SAMPAN_ROOT"] else {
            throw BuildError.unsupported("SAMPAN_ROOT is not set; start sampan by its launcher, bin/sampan")
        }
        self.root = root
        isInstalled = Files.exists(Files.join(root, FrameworkManifest.name))
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

    /// The frameworks as apps use them: libraries, modules, and what is built when an app first imports it.
    var frameworks: String { isInstalled ? root : Files.join(root, ".build/sampan-frameworks") }

    /// Where what is built of frameworks lies: beside a clone's own builds, and for an installation, which may be read only, in the cache.
    func frameworksHome(_ fingerprint: Fingerprint) -> String {
        isInstalled ? Files.join(cache, "frameworks/\(fingerprint.text)") : cloneHome
    }

    private var cloneHome: String { Files.join(root, ".build/sampan-on-demand") }

    /// Sampan's own version.
    public var version: String {
        get throws {
            String(decoding: try Files.read(Files.join(root, "VERSION")), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}

extension Locations {
    /// Removes all builds of a project.
    public func removeBuilds(of project: Project) throws { try Files.remove(folder(forProject: project.path)) }

    /// Removes all builds, the apps' data, and a clone's frameworks.
    public func removeEverything() throws {
        try Files.remove(cache)
        guard !isInstalled else { return }
        try Files.remove(frameworks)
        try Files.remove(cloneHome)
    }
}
