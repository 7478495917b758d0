import Shell
import XcodeProject

/// What a compiler may reach that reads C: a header names others by any path, and their texts would be in the app.
enum CompilerReach {
    /// The compiler's bounds: the system, Swift and the project to read; `nil` where the kernel confines nothing.
    static func confinement(_ ground: Ground, reading read: [String], writing written: [ConfinedFolder]) throws -> Confinement? {
        for folder in written { try folder.make() }
        guard Confinement.version != nil else { return nil }
        var confinement = Confinement()
        confinement.allowSystem([.read, .run])
        for usr in SwiftRuntime.folders { confinement.allow(usr, [.read, .run]) }
        for path in ground.roots + read { confinement.allow(path, .read) }
        for folder in written { confinement.allow(folder.path, [.read, .write, .change]) }
        return confinement
    }
}
