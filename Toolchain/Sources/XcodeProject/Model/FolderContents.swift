import Foundation

/// The files below a folder, sorted, as Xcode sees them: wrappers are one thing, hidden files are none.
struct FolderContents {
    struct Entry: Hashable {
        /// The path below the folder.
        var relativePath: String
        var isFolder: Bool

        var name: String { relativePath.split(separator: "/").last.map(String.init) ?? relativePath }

        /// The localization whose `.lproj` folder holds the entry.
        var localization: String? { relativePath.split(separator: "/").dropLast().last.flatMap(FileKind.localization(folder:)) }

        /// The resource that the entry is, below the given folder.
        func resource(in directory: String, kind: ResourceFile.Kind) -> ResourceFile {
            ResourceFile(path: PBXFiles.join(directory, relativePath), kind: kind, localization: localization)
        }
    }

    /// Lists a folder. Folders whose relative path is in `opaque` are entries by themselves; those in `skipping` are left out. What several
    /// links lead to is listed once.
    ///
    /// - Throws: As `Ground.checkTree(_:named:)`.
    static func list(
        _ directory: String, in ground: Ground, opaque: Set<String> = [], skipping: (String) -> Bool = { _ in false }
    ) throws -> [Entry] {
        var entries: [Entry] = []
        var linked = Set([FileSystem.realPath(directory)].compactMap { $0 })
        try list(directory, in: ground, below: "", opaque: opaque, skipping: skipping, into: &entries, linked: &linked, depth: 0)
        return entries
    }

    private static func list(
        _ directory: String, in ground: Ground, below prefix: String, opaque: Set<String>, skipping: (String) -> Bool,
        into entries: inout [Entry], linked: inout Set<String>, depth: Int
    ) throws {
        guard depth < 64 else { return }
        let here = prefix.isEmpty ? directory : PBXFiles.join(directory, prefix)
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: here)) ?? []).sorted() where !name.hasPrefix(".") {
            let relative = prefix.isEmpty ? name : "\(prefix)/\(name)"
            if skipping(relative) { continue }
            let path = PBXFiles.join(here, name)
            let isFolder = isDirectory(path)
            if FileSystem.kind(of: path) == S_IFLNK {
                try ground.check(path, named: Place(path))
                guard let real = FileSystem.realPath(path), !isFolder || linked.insert(real).inserted else { continue }
            }
            if isFolder, !FileKind.isWrapper(name), !opaque.contains(relative) {
                try list(
                    directory, in: ground, below: relative, opaque: opaque, skipping: skipping, into: &entries, linked: &linked,
                    depth: depth + 1)
            } else {
                if isFolder { try ground.checkTree(path, named: Place(path)) }
                entries.append(Entry(relativePath: relative, isFolder: isFolder))
            }
        }
    }

    static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
