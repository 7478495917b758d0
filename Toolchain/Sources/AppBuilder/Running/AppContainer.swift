import Foundation
import XcodeProject

/// The folder that an app of a project has for itself, as on iOS: documents, caches, preferences, temporary files. Kept from run to run.
///
/// Two projects may give their apps one bundle identifier; their apps have containers of their own nevertheless.
public struct AppContainer: Sendable {
    private let folder: ConfinedFolder
    private let identifier: FileName
    private let project: String
    let locations: Locations

    /// The container's path.
    public var path: String { folder.path }

    /// The container of the app that has the bundle identifier in a target's settings.
    ///
    /// - Throws: `ProjectError.noName` where the identifier can be no folder's name.
    public init(_ settings: BuildSettings, of project: Project, locations: Locations) throws {
        let setting = "PRODUCT_BUNDLE_IDENTIFIER"
        identifier = settings.string(setting).isEmpty ? "app" : try settings.fileName(setting)
        var hash = Fingerprint()
        hash.add(project.path)
        do {
            folder = locations.containers.folder(try FileName("\(identifier)-\(hash.text)"))
        } catch {
            throw ProjectError.noName(place: settings.place(of: setting), what: setting, text: identifier.text, fault: "\(error)")
        }
        self.project = project.path
        self.locations = locations
    }

    /// The projects, still there, whose apps of that identifier were run, and the paths of these apps' containers.
    ///
    /// - Throws: `BuildError.file` if the containers cannot be read.
    public static func projects(
        ofAppsCalled identifier: String, locations: Locations
    ) throws -> [(project: String, container: String)] {
        try locations.storedData().compactMap { container in
            guard Files.name(container.path).dropLast(Fingerprint().text.count + 1) == identifier else { return nil }
            return Marker.owner(of: container).flatMap { Files.exists($0) ? ($0, container.path) : nil }
        }
    }

    private init(copyOf other: AppContainer, in folder: ConfinedFolder) {
        (self.folder, identifier, project, locations) = (folder, other.identifier, other.project, other.locations)
    }

    /// Copies the container to a temporary folder, for a process that runs beside others. `removeClone()` removes it.
    ///
    /// - Throws: `BuildError.file` if it cannot be copied.
    func clone() throws -> AppContainer {
        let copy = ConfinedFolder(root: NSTemporaryDirectory()).folder(try FileName("sampan-clone-\(UUID().uuidString)"))
        if folder.exists {
            do {
                // Links stay links: what an app stored may lead anywhere.
                try FileManager.default.copyItem(atPath: path, toPath: copy.path)
            } catch {
                throw BuildError.file(path: path, message: "the folder cannot be copied to \(copy.path)")
            }
        }
        return AppContainer(copyOf: self, in: copy)
    }

    /// A container in a temporary folder in which nothing is stored yet. `removeClone()` removes it.
    ///
    /// - Throws: `FileName.Fault` if it can have no name.
    func fresh() throws -> AppContainer {
        AppContainer(
            copyOf: self, in: ConfinedFolder(root: NSTemporaryDirectory()).folder(try FileName("sampan-fresh-\(UUID().uuidString)")))
    }

    /// A container for previews, which leave alone what the app itself has stored.
    ///
    /// - Throws: `FileName.Fault` if it can have no name.
    func forPreviews() throws -> AppContainer {
        AppContainer(copyOf: self, in: try locations.folder(forProject: project).folder("PreviewData").folder(identifier))
    }

    /// Removes a container that `clone()` or `fresh()` made, whatever its app left there.
    func removeClone() { try? folder.remove() }

    /// Takes over what was stored before the project was moved or renamed, or when containers were called by the identifier alone.
    func adoptFormerData(log: BuildLog) throws {
        guard !folder.exists, let former = try formerData() else { return }
        try Files.move(former.path, to: folder)
        log.onMessage("note: what the app has stored was moved from \(former.path) to \(folder.path)")
    }

    /// The only container of an app of this identifier whose project is no more, or that is no project's.
    private func formerData() throws -> ConfinedFolder? {
        let unowned = ConfinedFolder(root: locations.cache).folder("containers").folder(identifier)
        if unowned.exists, !Marker.marks(unowned) { return unowned }
        let abandoned = try locations.storedData().filter { container in
            guard let owner = Marker.owner(of: container), !Files.exists(owner) else { return false }
            return Files.name(container.path).dropLast(Fingerprint().text.count + 1) == identifier.text
        }
        return abandoned.count == 1 ? abandoned[0] : nil
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
