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

    /// Lists a folder. Folders whose relative path is in `opaque` are entries by themselves; those in `skipping` are left out.
    static func list(_ directory: String, opaque: Set<String> = [], skipping: (String) -> Bool = { _ in false }) -> [Entry] {
        var entries: [Entry] = []
        list(directory, below: "", opaque: opaque, skipping: skipping, into: &entries, depth: 0)
        return entries
    }

    private static func list(
        _ directory: String, below prefix: String, opaque: Set<String>, skipping: (String) -> Bool, into entries: inout [Entry], depth: Int
    ) {
        guard depth < 64 else { return }
        let here = prefix.isEmpty ? directory : PBXFiles.join(directory, prefix)
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: here)) ?? []).sorted() where !name.hasPrefix(".") {
            let relative = prefix.isEmpty ? name : "\(prefix)/\(name)"
            if skipping(relative) { continue }
            let isFolder = isDirectory(PBXFiles.join(here, name))
            if isFolder, !FileKind.isWrapper(name), !opaque.contains(relative) {
                list(directory, below: relative, opaque: opaque, skipping: skipping, into: &entries, depth: depth + 1)
            } else {
                entries.append(Entry(relativePath: relative, isFolder: isFolder))
            }
        }
    }

    static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
