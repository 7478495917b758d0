import Foundation

/// The file operations of a build, with errors that name the file.
enum Files {
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw BuildError.file(path: path, message: "the folder cannot be made")
        }
    }

    /// The names of what lies in a folder.
    static func names(in folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw BuildError.file(path: folder, message: "the folder cannot be read")
        }
    }

    static func read(_ path: String) throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw BuildError.file(path: path, message: "the file cannot be read")
        }
    }

    /// Writes a file only where its content differs, so that its time of change tells the truth. Returns whether it was written.
    @discardableResult
    static func write(_ data: Data, to path: String) throws -> Bool {
        if let present = try? Data(contentsOf: URL(fileURLWithPath: path)), present == data { return false }
        try makeFolder((path as NSString).deletingLastPathComponent)
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw BuildError.file(path: path, message: "the file cannot be written")
        }
        return true
    }

    @discardableResult
    static func write(_ text: String, to path: String) throws -> Bool { try write(Data(text.utf8), to: path) }

    /// Copies a file or folder where the copy is older or of another size.
    static func copy(_ source: String, to destination: String) throws {
        if isFolder(source) {
            try makeFolder(destination)
            let names = Set(try FileManager.default.contentsOfDirectory(atPath: source))
            for stale in try FileManager.default.contentsOfDirectory(atPath: destination) where !names.contains(stale) {
                try remove("\(destination)/\(stale)")
            }
            for name in names.sorted() { try copy("\(source)/\(name)", to: "\(destination)/\(name)") }
            return
        }
        var (from, to) = (stat(), stat())
        guard stat(source, &from) == 0 else { throw BuildError.file(path: source, message: "the file cannot be read") }
        let isSame =
            stat(destination, &to) == 0 && from.st_size == to.st_size && from.st_mtim.tv_sec == to.st_mtim.tv_sec
            && from.st_mtim.tv_nsec == to.st_mtim.tv_nsec
        if isSame { return }
        try remove(destination)
        try makeFolder((destination as NSString).deletingLastPathComponent)
        do {
            try FileManager.default.copyItem(atPath: source, toPath: destination)
        } catch {
            throw BuildError.file(path: source, message: "the file cannot be copied to \(destination)")
        }
        var times = [from.st_atim, from.st_mtim]
        utimensat(AT_FDCWD, destination, &times, 0)
    }

    /// Makes a symbolic link, or points one elsewhere, at once for whoever looks at the same time.
    static func link(_ path: String, to destination: String) throws {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == destination { return }
        let new = "\(path).\(getpid())"
        guard symlink(destination, new) == 0, rename(new, path) == 0 else {
            throw BuildError.file(path: path, message: "the link cannot be made")
        }
    }

    /// Moves a folder, also to another file system.
    static func move(_ path: String, to folder: ConfinedFolder) throws {
        do {
            try makeFolder((folder.path as NSString).deletingLastPathComponent)
            try FileManager.default.moveItem(atPath: path, toPath: folder.path)
        } catch {
            throw BuildError.file(path: path, message: "the folder cannot be moved to \(folder.path): \(error.localizedDescription)")
        }
    }

    static func remove(_ path: String) throws {
        guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw BuildError.file(path: path, message: "the file cannot be removed")
        }
    }

    static func join(_ folder: String, _ path: String) -> String { (folder as NSString).appendingPathComponent(path) }

    static func name(_ path: String) -> String { (path as NSString).lastPathComponent }
}
