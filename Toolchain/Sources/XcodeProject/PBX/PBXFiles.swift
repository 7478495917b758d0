import Foundation

/// Where the files of a project lie: groups, file references and source trees.
struct PBXFiles {
    private let archive: PBXArchive
    /// The folder that holds the project's file, with `projectDirPath` applied.
    private let root: String
    /// The group that holds each file or group.
    private let parents: [String: String]

    init(archive: PBXArchive, directory: String) {
        self.archive = archive
        let project = archive.root
        let subfolder = project.string("projectDirPath") ?? ""
        root = subfolder.isEmpty ? directory : PBXFiles.join(directory, subfolder)
        var parents: [String: String] = [:]
        var waiting = [project.string("mainGroup")].compactMap { $0 }
        var seen = Set(waiting)
        while let group = waiting.popLast() {
            for child in archive.object(group)?.strings("children") ?? [] where seen.insert(child).inserted {
                parents[child] = group
                waiting.append(child)
            }
        }
        self.parents = parents
    }

    /// The folder that `SRCROOT` means.
    var sourceRoot: String { root }

    /// The path of a file or group, in the letters of the disk if they differ from the project's in nothing but being capital or small;
    /// `nil` if it lies among the products or in the SDK.
    func path(of object: PBXObject) -> String? {
        guard let path = writtenPath(of: object) else { return nil }
        return FileSystem.kind(of: path) == nil ? FileSystem.pathIgnoringCase(path) ?? path : path
    }

    /// The name of a file in the project's own letters.
    func writtenName(of object: PBXObject) -> String? { writtenPath(of: object).map { ($0 as NSString).lastPathComponent } }

    /// What differs between the project and the disk in being capital or small, where the project says it first.
    var misspelled: [String] {
        var seen: Set<String> = []
        return archive.objects.keys.sorted().compactMap { identifier in
            guard let object = archive.object(identifier), object.isa == "PBXFileReference", let written = writtenPath(of: object),
                let path = path(of: object), path != written
            else { return nil }
            let names = Array(zip(written.split(separator: "/"), path.split(separator: "/")))
            guard let place = names.firstIndex(where: { $0 != $1 }), seen.insert(names[...place].map(\.1).joined(separator: "/")).inserted
            else { return nil }
            let (said, real) = names[place]
            return "\(object.place(of: "path")): warning: \"\(said)\" is called \"\(real)\" on disk; a Mac's disk takes them for the same"
        }
    }

    /// The path of a file or group as the project has it.
    private func writtenPath(of object: PBXObject) -> String? {
        var components: [String] = []
        var current = object
        while true {
            if let path = current.string("path"), !path.isEmpty {
                components.append(path)
                if path.hasPrefix("/") { break }
            }
            switch current.string("sourceTree") ?? "<group>" {
            case "<group>":
                guard let parent = parents[current.identifier].flatMap({ archive.object($0) }) else {
                    components.append(root)
                    return join(components)
                }
                current = parent
            case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR":
                components.append(root)
                return join(components)
            case "<absolute>": return join(components)
            default: return nil
            }
        }
        return join(components)
    }

    private func join(_ innermostFirst: [String]) -> String {
        innermostFirst.reversed().reduce("") { PBXFiles.join($0, $1) }
    }

    /// The path below a folder, or itself if it is absolute, without "." and "..". Links in it stay, since files are called by the links'
    /// names; only behind one, ".." means the folder around what it leads to.
    static func join(_ directory: String, _ path: String) -> String {
        let slash = UInt8(ascii: "/")
        let whole = path.utf8.first == slash || directory.isEmpty ? path : "\(directory)/\(path)"
        var isAbsolute = whole.utf8.first == slash
        var parts: [String] = []
        func text() -> String { (isAbsolute ? "/" : "") + parts.joined(separator: "/") }
        for part in whole.utf8.split(separator: slash).map({ String(decoding: $0, as: UTF8.self) }) where part != "." {
            guard part == ".." else {
                parts.append(part)
                continue
            }
            if !isAbsolute, parts.isEmpty || parts.last == ".." {
                parts.append(part)
                continue
            }
            if FileSystem.kind(of: text()) == S_IFLNK, let real = FileSystem.realPath(text()) {
                isAbsolute = true
                parts = real.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
            }
            parts = parts.dropLast()
        }
        return text()
    }
}
