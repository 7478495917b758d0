import UniformTypeIdentifiers

/// Lists files with their places in folders, and what kind of content they have by their names.
struct FileParser: ResourceParser {
    static let name = "files"
    static let summary = "Generate code for referencing specified files."
    static let operands = "Files, or folders to search."
    static let defaultFilter = ".*"

    var warnings: [ResourceWarning] = []
    private var groups: [String: [File]] = [:]

    private struct File {
        let name: String
        let ext: String
        let folders: [String]

        var context: [String: Any] {
            ["name": name, "ext": ext, "path": folders.joined(separator: "/"), "mimeType": mimeType]
        }

        private var mimeType: String {
            guard !ext.isEmpty, let type = UTType(filenameExtension: ext) else { return "application/octet-stream" }
            return type.preferredMIMEType ?? "application/octet-stream"
        }
    }

    init(_ options: ParserOptions) {}

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        guard workplace.exists(path) else { throw ResourceError(path, "Unable to read file") }
        let parts = PathText.parts(Self.shown(path, below: folder, in: workplace))
        groups[PathText.name(folder), default: []].append(
            File(name: PathText.stem(path), ext: PathText.fileExtension(path), folders: Array(parts.dropLast())))
    }

    var context: [String: Any] {
        let sorted = groups.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
        return [
            "groups": sorted.map { name, files in Self.structure(files, depth: 0).merging(["name": name]) { $1 } }
        ]
    }

    /// A folder's files, and the folders in it; all of the files lie in it or below.
    private static func structure(_ files: [File], depth: Int) -> [String: Any] {
        var result: [String: Any] = [:]
        let own = files.filter { $0.folders.count == depth }
            .sorted { ($0.name.lowercased(), $0.name, $0.ext) < ($1.name.lowercased(), $1.name, $1.ext) }
        if !own.isEmpty { result["files"] = own.map(\.context) }
        let inner = Dictionary(grouping: files.filter { $0.folders.count > depth }) { $0.folders[depth] }
        if !inner.isEmpty {
            result["directories"] = inner.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
                .map { name, files in structure(files, depth: depth + 1).merging(["name": name]) { $1 } }
        }
        return result
    }
}
