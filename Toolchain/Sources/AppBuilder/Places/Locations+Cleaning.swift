import Foundation
import XcodeProject

extension Locations {
    /// Removes all builds of a project.
    ///
    /// - Throws: `BuildError.file` if something cannot be removed, or is not Sampan's.
    public func removeBuilds(of project: Project) throws { try Marker.remove(try folder(forProject: project.path)) }

    /// Removes all builds, a clone's frameworks, and what apps have stored if that is said.
    ///
    /// - Returns: The paths of what else lies in these folders; it is left as it is.
    /// - Throws: `BuildError.file` if something cannot be removed, or if nothing in the cache is Sampan's.
    public func removeEverything(withData: Bool) throws -> [String] {
        let cached = try contents(of: ConfinedFolder(root: cache)).filter { $0.path != containers.path }
        let own = cached.filter(Marker.marks)
        guard cached.isEmpty || !own.isEmpty else {
            throw BuildError.file(
                path: cache,
                message: "this is no cache of Sampan's: nothing in it is marked as made by Sampan, as later versions than 0.1.0 do; "
                    + "nothing was removed")
        }
        var left = cached.filter { !Marker.marks($0) }
        for folder in own { try Marker.remove(folder) }
        if withData {
            left += try contents(of: containers).filter { !Marker.marks($0) }
            for container in try storedData() { try Marker.remove(container) }
            rmdir(containers.path)
            rmdir(data)
        }
        rmdir(cache)
        try origin.clean(cache: cache)
        return left.map(\.path).sorted()
    }

    /// How many apps have stored something.
    public var containerCount: Int {
        get throws { try storedData().count }
    }

    /// The folder of the containers of all apps.
    var containers: ConfinedFolder { ConfinedFolder(root: data).folder("containers") }

    /// The containers that hold what apps have stored.
    func storedData() throws -> [ConfinedFolder] { try contents(of: containers).filter(Marker.marks) }

    private func contents(of folder: ConfinedFolder) throws -> [ConfinedFolder] {
        guard folder.exists else { return [] }
        return try Files.names(in: folder.path).map { folder.folder(try FileName($0)) }
    }
}
