import Foundation
import XcodeProject

/// The file by which Sampan knows a folder for one that it made, and people know whose it is. Nothing without it is removed whole.
enum Marker {
    static let name: FileName = ".sampan"
    private static let opening = "Made by Sampan; \"sampan clean\" removes this folder. It is for\n"

    /// Marks a folder, made where it is not there, as one for the project, or whatever else needs it, at a path.
    static func put(in folder: ConfinedFolder, for owner: String) throws {
        try folder.file(name).write(opening + owner)
    }

    /// Whether a folder is marked.
    static func marks(_ folder: ConfinedFolder) -> Bool { owner(of: folder) != nil }

    /// The path that a marked folder is for; `nil` for one that is not marked.
    static func owner(of folder: ConfinedFolder) -> String? {
        let file = folder.file(name)
        guard folder.exists, file.exists, let text = try? Files.read(file.path), text.starts(with: Data(opening.utf8)) else { return nil }
        return String(decoding: text.dropFirst(opening.utf8.count), as: UTF8.self)
    }

    /// Removes a folder that is marked.
    ///
    /// - Throws: `BuildError.file` for one that is not.
    static func remove(_ folder: ConfinedFolder) throws {
        guard FileSystem.kind(of: folder.path) != nil else { return }
        guard marks(folder) else {
            throw BuildError.file(
                path: folder.path, message: "this is not marked as made by Sampan (there is no \"\(name)\" in it), and is left as it is")
        }
        try folder.remove()
    }
}
