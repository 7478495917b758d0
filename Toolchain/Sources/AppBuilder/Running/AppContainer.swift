import Foundation

/// The folder that an app has for itself, as on iOS: documents, caches, preferences, temporary files. Kept from run to run.
public struct AppContainer: Sendable {
    /// The container's path.
    public let path: String

    /// The container of the app with a bundle identifier.
    public init(identifier: String, locations: Locations) {
        let name = identifier.isEmpty ? "app" : identifier.replacingOccurrences(of: "/", with: "-")
        path = Files.join(locations.cache, "containers/\(name)")
    }

    /// Makes the folders that every app finds, and returns the variables by which Foundation finds them.
    func prepare() throws -> [String: String] {
        let library = Files.join(path, "Library")
        let folders = [
            "XDG_CACHE_HOME": "\(library)/Caches", "XDG_CONFIG_HOME": "\(library)/Preferences",
            "XDG_DATA_HOME": "\(library)/Application Support", "TMPDIR": Files.join(path, "tmp"),
        ]
        for folder in folders.values { try Files.makeFolder(folder) }
        try Files.makeFolder(Files.join(path, "Documents"))
        return folders.merging(["CFFIXED_USER_HOME": path]) { $1 }
    }

    /// Removes all that the app has stored.
    ///
    /// - Throws: `BuildError.file` if something cannot be removed.
    public func remove() throws { try Files.remove(path) }
}
