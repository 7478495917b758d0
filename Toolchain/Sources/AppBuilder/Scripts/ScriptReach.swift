import Foundation
import Shell
import XcodeProject

/// What a script may reach: the project and the system to read and to run; its own folder, the bundle that it helps to fill and the files that
/// it says it writes.
struct ScriptReach {
    /// What is told to the kernel; `nil` where nothing is confined.
    private(set) var confinement: Confinement?
    private let ground: Ground
    private let writable: [ConfinedFolder]
    /// Files that are empty for the script to write, with when they were made.
    private var made: [(path: String, status: stat)] = []

    init(_ places: ScriptPlaces, ground: Ground, policy: ScriptPolicy) {
        self.ground = ground
        writable = [places.temporary, places.bundle]
        guard case .own(let paths) = policy.reach, Confinement.version != nil else { return }
        var confinement = Confinement()
        confinement.allowSystem([.read, .run])
        confinement.allowSwift()
        for usr in SwiftRuntime.folders { confinement.allow(usr, [.read, .run]) }
        for folder in Self.programFolders { confinement.allow(folder, [.read, .run]) }
        if let generator = policy.generator { confinement.allow(generator, [.read, .run]) }
        for root in ground.roots { confinement.allow(root, [.read, .run]) }
        confinement.allow(places.builds.path, .read)
        for path in paths { confinement.allow(path, [.read, .run, .write, .change]) }
        self.confinement = confinement
    }

    /// The folders of `PATH`, where people have programs of their own, unless all that a person has is in one.
    private static var programFolders: [String] {
        let variables = ProcessInfo.processInfo.environment
        let home: String = FileSystem.realPath(variables["HOME"] ?? NSHomeDirectory()) ?? "/"
        let folders: [String] = (variables["PATH"] ?? "").split(separator: ":").compactMap { FileSystem.realPath(String($0)) }
        return folders.filter { $0 != "/" && home != $0 && !home.hasPrefix("\($0)/") }
    }

    /// Makes the folders for what a script writes, and allows it.
    ///
    /// What lies in the project is allowed file by file, for the folder around it holds more: such a file is made, if it is not there.
    mutating func prepare(_ outputs: [String]) throws {
        for folder in writable {
            try folder.make()
            confinement?.allow(folder.path, [.read, .run, .write, .change])
        }
        for output in outputs {
            let isFolder = output.hasSuffix("/")
            let path = URL(fileURLWithPath: output).standardizedFileURL.path
            let folder = (path as NSString).deletingLastPathComponent
            for own in writable where folder.hasPrefix(own.path + "/") {
                try own.folder(RelativePath.folders(String(folder.dropFirst(own.path.count + 1)))).make()
            }
            guard isOwn(path) else { continue }
            try Files.makeFolder(isFolder ? path : folder)
            if FileSystem.kind(of: path) == nil {
                let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
                guard file >= 0 else { throw BuildError.file(path: path, message: "the file cannot be made for the script that writes it") }
                var status = stat()
                fstat(file, &status)
                close(file)
                made.append((path, status))
            }
            confinement?.allow(path, Files.isFolder(path) ? [.read, .write, .change] : [.read, .write])
        }
    }

    /// Removes files that were made for the script and that it did not write.
    mutating func forgetUnwritten() {
        for (path, status) in made {
            var now = stat()
            guard lstat(path, &now) == 0, now.st_ino == status.st_ino, now.st_size == 0, now.st_mtim.tv_sec == status.st_mtim.tv_sec,
                now.st_mtim.tv_nsec == status.st_mtim.tv_nsec
            else { continue }
            unlink(path)
        }
        made = []
    }

    /// Whether a script may write what it says is at a path: in the project, but not the project's folder itself, nor what a repository or
    /// a person's tools keep there behind a dot.
    private func isOwn(_ path: String) -> Bool {
        var existing = path
        var rest: [String] = []
        while FileSystem.kind(of: existing) == nil, existing != "/" {
            rest.append(Files.name(existing))
            existing = (existing as NSString).deletingLastPathComponent
        }
        guard let real = FileSystem.realPath(existing), ground.contains(real) else { return false }
        let whole = ([real] + rest.reversed()).joined(separator: "/")
        guard let root = ground.roots.filter({ whole.hasPrefix($0 + "/") }).max(by: { $0.count < $1.count }) else { return false }
        return !whole.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
