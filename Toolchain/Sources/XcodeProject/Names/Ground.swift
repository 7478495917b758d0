import Foundation

/// The folders that a build may read what a project names from: the project's own, the repository that holds it, and those that the user
/// allows. Links are followed, and count for where they lead.
///
/// Otherwise who hands out a project could have the files of whoever builds it in the app. Packages have a ground of their own.
public struct Ground: Hashable, Sendable {
    /// The folders, by their real paths; the project's own is the first.
    package let roots: [String]
    /// The folders that the user allows, as they were said.
    let allowed: [String]

    /// The ground of what lies in a folder.
    public init(holding folder: String, allowing allowed: [String] = []) {
        self.init(holding: folder, allowing: allowed, home: NSHomeDirectory())
    }

    /// The ground, for a user whose home is known.
    package init(holding folder: String, allowing allowed: [String] = [], home: String) {
        let own = FileSystem.realPath(folder) ?? folder
        self.allowed = allowed
        roots =
            [own] + [Ground.repository(holding: own, home: FileSystem.realPath(home) ?? home)].compactMap { $0 }
            + allowed.compactMap { FileSystem.realPath($0) }
    }

    /// Checks that a file or folder lies in the ground. What is not there passes: that is another error.
    ///
    /// - Parameter place: Where the project names it.
    /// - Throws: `ProjectError.outside`, or `ProjectError.wrong` for what is neither a file nor a folder.
    public func check(_ path: String, named place: @autoclosure () -> Place) throws {
        guard !path.utf8.contains(0) else {
            throw ProjectError.noName(place: place(), what: "a path", text: path, fault: "\(FileName.Fault.null)")
        }
        guard let real = FileSystem.realPath(path) else { return }
        guard contains(real) else {
            throw ProjectError.outside(place: place(), path: path, real: real, folder: roots[0])
        }
        guard [S_IFREG, S_IFDIR].contains(FileSystem.kind(of: real)) else {
            throw ProjectError.wrong(place: place(), message: "\"\(path)\" is neither a file nor a folder")
        }
    }

    /// Checks a file or folder, and all that lies below it.
    ///
    /// - Parameter place: Where the project names it. Links below it are told by themselves.
    /// - Throws: As `check(_:named:)`, and `ProjectError.wrong` for a link that leads back to a folder that holds it.
    public func checkTree(_ path: String, named place: @autoclosure () -> Place) throws {
        try check(path, named: place())
        guard let real = FileSystem.realPath(path), FileSystem.kind(of: real) == S_IFDIR else { return }
        var budget = Ground.linkedLimit
        try checkTree(path, above: [real], isLinked: false, &budget)
    }

    /// How many files may be reached by links to folders: such links can lead to each other so that there is no end to them.
    private static let linkedLimit = 20_000

    private func checkTree(_ folder: String, above: [String], isLinked: Bool, _ budget: inout Int) throws {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            let kind = FileSystem.kind(of: path)
            if isLinked { budget -= 1 }
            guard budget > 0 else {
                throw ProjectError.wrong(place: Place(folder), message: "links lead to more than \(Ground.linkedLimit) files")
            }
            if kind != S_IFREG, kind != S_IFDIR { try check(path, named: Place(path)) }
            guard FolderContents.isDirectory(path) else { continue }
            guard let real = kind == S_IFLNK ? FileSystem.realPath(path) : "\(above[above.count - 1])/\(name)" else { continue }
            guard !above.contains(real) else {
                throw ProjectError.wrong(place: Place(path), message: "this link leads back to a folder that holds it")
            }
            try checkTree(path, above: above + [real], isLinked: isLinked || kind == S_IFLNK, &budget)
        }
    }

    /// Whether a real path lies in the ground.
    package func contains(_ real: String) -> Bool { roots.contains { Ground.lies(real, in: $0) } }

    private static func lies(_ path: String, in folder: String) -> Bool {
        // By bytes: letters that Swift takes for the same name different folders.
        let (path, folder) = (Array(path.utf8), Array(folder.utf8))
        return path.starts(with: folder) && (path.count == folder.count || folder == [0x2F] || path[folder.count] == 0x2F)
    }

    /// The repository that holds a folder: the nearest that is the user's own. One that holds the user's home too says nothing of a project.
    private static func repository(holding folder: String, home: String) -> String? {
        var folder = folder
        while !lies(home, in: folder) {
            for mark in [".git", ".hg", ".jj", ".svn"] {
                var status = stat()
                if lstat("\(folder)/\(mark)", &status) == 0, status.st_uid == getuid() { return folder }
            }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }
}
