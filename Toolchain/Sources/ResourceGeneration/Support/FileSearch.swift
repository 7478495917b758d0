import Foundation
import XcodeProject

/// Finds the files, or folders, that a parser is to read.
struct FileSearch {
    /// What is found, and the folder that it was looked for in.
    struct Found: Hashable {
        /// The path, beginning with the input's.
        let path: String
        /// The folder's absolute path.
        let folder: String
    }

    /// How many files and folders are looked at for one input: links can lead in circles.
    private static let limit = 1_000_000
    /// How deep folders are looked into.
    private static let depthLimit = 64

    /// Folders that count as one thing, and are not looked into.
    private static let packages: Set<String> = [
        "app", "appex", "bundle", "framework", "kext", "lproj.bundle", "mdimporter", "mlmodelc", "mlpackage", "momd", "photoslibrary",
        "playground",
        "plugin", "prefpane", "qlgenerator", "rtfd", "scnassets", "storyboardc", "swiftpm", "systemextension", "xcarchive", "xcdatamodel",
        "xcdatamodeld",
        "xcframework", "xcmappingmodel", "xcodeproj", "xcplugin", "xctest", "xcworkspace", "xpc",
    ]

    let workplace: Workplace

    /// The input itself, if the filter takes it; otherwise what it takes of all below it, in the order of their paths.
    ///
    /// - Throws: `GenerationError.outside`.
    func find(_ input: String, _ filter: PathFilter) throws -> [Found] {
        try workplace.check(input)
        let whole = PathText.normal(workplace.absolute(input))
        let isFolder = workplace.isFolder(input)
        if filter.takes(input, isFolder: workplace.exists(input) ? isFolder : nil) {
            return [Found(path: input, folder: PathText.parent(whole))]
        }
        guard isFolder else { return [] }
        var found: [Found] = []
        var budget = Self.limit
        try search(input, depth: 0, &budget) { path, isFolder in
            if filter.takes(path, isFolder: isFolder) { found.append(Found(path: path, folder: whole)) }
        }
        return found
    }

    private func search(_ folder: String, depth: Int, _ budget: inout Int, _ body: (String, Bool) -> Void) throws {
        guard depth < Self.depthLimit else { throw ResourceError(folder, "folders are nested more than \(Self.depthLimit) deep") }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: workplace.absolute(folder))) ?? []
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
            budget -= 1
            guard budget > 0 else { throw ResourceError(folder, "there are more than \(Self.limit) files") }
            let path = PathText.join(folder, name)
            // Links to folders are not looked into, as a Mac's search does not.
            let kind = FileSystem.kind(of: workplace.absolute(path))
            if kind == S_IFLNK { try workplace.check(path) }
            let isFolder = kind == S_IFDIR || (kind == S_IFLNK && workplace.isFolder(path))
            body(path, isFolder)
            if kind == S_IFDIR, !Self.packages.contains((name as NSString).pathExtension.lowercased()) {
                try search(path, depth: depth + 1, &budget, body)
            }
        }
    }
}
