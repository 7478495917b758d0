import Foundation
import XcodeProject

/// The folder that an app of a project has for itself, as on iOS: documents, caches, preferences, temporary files. Kept from run to run.
///
/// Two projects may give their apps one bundle identifier; their apps have containers of their own nevertheless.
public struct AppContainer: Sendable {
    private let folder: ConfinedFolder
    /// Where data was kept before projects were told apart.
    private let former: ConfinedFolder
    private let project: String

    /// The container's path.
    public var path: String { folder.path }

    /// The container of the app that has the bundle identifier in a target's settings.
    ///
    /// - Throws: `ProjectError.noName` where the identifier can be no folder's name.
    public init(_ settings: BuildSettings, of project: Project, locations: Locations) throws {
        let setting = "PRODUCT_BUNDLE_IDENTIFIER"
        let identifier: FileName = settings.string(setting).isEmpty ? "app" : try settings.fileName(setting)
        var hash = Fingerprint()
        hash.add(project.path)
        do {
            folder = locations.containers.folder(try FileName("\(identifier)-\(hash.text)"))
        } catch {
            throw ProjectError.noName(place: settings.place(of: setting), what: setting, text: identifier.text, fault: "\(error)")
        }
        former = ConfinedFolder(root: locations.cache).folder("containers").folder(identifier)
        self.project = project.path
    }

    /// Takes over what was stored when containers were called by the identifier alone: the first project that is built gets it.
    func adoptFormerData(log: BuildLog) throws {
        guard !folder.exists, former.exists, !Marker.marks(former) else { return }
        try Files.move(former.path, to: folder)
        log.onMessage("note: what the app has stored was moved from \(former.path) to \(folder.path): each project has its own data now")
    }

    /// Makes the folders that every app finds, and returns the variables by which Foundation finds them.
    package func makeFolders() throws -> [String: String] {
        try Marker.put(in: folder, for: project)
        let library = folder.folder("Library")
        let folders = [
            "XDG_CACHE_HOME": library.folder("Caches"), "XDG_CONFIG_HOME": library.folder("Preferences"),
            "XDG_DATA_HOME": library.folder("Application Support"), "TMPDIR": folder.folder("tmp"),
        ]
        for folder in folders.values { try folder.make() }
        try folder.folder("Documents").make()
        return folders.mapValues(\.path).merging(["CFFIXED_USER_HOME": path]) { $1 }
    }

    /// Removes all that the app has stored.
    ///
    /// - Throws: `BuildError.file` if something cannot be removed.
    public func remove() throws { try Marker.remove(folder) }
}
