import Foundation
import XcodeProject

/// A folder that Sampan writes into, and that nothing a project says leads out of: what lies in it is called by a `FileName`, and no symbolic
/// link on the way is followed.
package struct ConfinedFolder: Hashable, Sendable {
    /// The folder that this one and those beside it are confined to. Where it lies is for the user to say, not for the project.
    private let root: String
    private let names: [FileName]

    /// A folder at a path that no project has a say in.
    package init(root: String) { (self.root, names) = (root, []) }

    private init(root: String, names: [FileName]) { (self.root, self.names) = (root, names) }

    /// The path.
    package var path: String { names.reduce(root) { "\($0)/\($1)" } }

    /// A folder in this one.
    package func folder(_ name: FileName) -> ConfinedFolder { ConfinedFolder(root: root, names: names + [name]) }

    /// A folder below this one.
    package func folder(_ path: [FileName]) -> ConfinedFolder { ConfinedFolder(root: root, names: names + path) }

    /// A file in this one.
    package func file(_ name: FileName) -> ConfinedFile { ConfinedFile(folder: self, name: name) }

    /// A file below this one.
    package func file(_ path: RelativePath) -> ConfinedFile { folder(path.folders).file(path.name) }

    /// Whether there is such a folder.
    package var exists: Bool { FileSystem.kind(of: path) == S_IFDIR }

    /// Makes the folder, and those above it.
    package func make() throws { close(try open()) }

    /// Removes the folder with all that is in it.
    package func remove() throws { try Files.remove(path) }

    /// The folder's descriptor. What lies in its way is removed: all here is Sampan's own, and a link would lead elsewhere.
    func open() throws -> Int32 {
        try Files.makeFolder(root)
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        var here = Glibc.open(root, flags)
        for name in names where here >= 0 {
            var next = openat(here, name.text, flags | O_NOFOLLOW)
            if next < 0, errno == ENOTDIR || errno == ELOOP { unlinkat(here, name.text, 0) }
            if next < 0 {
                mkdirat(here, name.text, 0o777)
                next = openat(here, name.text, flags | O_NOFOLLOW)
            }
            let reason = errno
            close(here)
            errno = reason
            here = next
        }
        guard here >= 0 else {
            throw BuildError.file(path: path, message: "the folder cannot be made: \(String(cString: strerror(errno)))")
        }
        return here
    }
}

/// A file, or what else has a name, in a `ConfinedFolder`.
package struct ConfinedFile: Hashable, Sendable {
    let folder: ConfinedFolder
    let name: FileName

    /// The path.
    package var path: String { "\(folder.path)/\(name)" }

    /// Whether it is there: neither a folder nor a link.
    package var exists: Bool { FileSystem.kind(of: path) == S_IFREG }

    /// Writes the file only where its content differs, so that its time of change tells the truth. Returns whether it was written.
    @discardableResult
    package func write(_ data: Data) throws -> Bool {
        if exists, let present = try? Data(contentsOf: URL(fileURLWithPath: path)), present == data { return false }
        try replace { descriptor in
            try data.withUnsafeBytes { bytes in try ConfinedFile.write(bytes, to: descriptor) }
        }
        return true
    }

    @discardableResult
    package func write(_ text: String) throws -> Bool { try write(Data(text.utf8)) }

    /// Makes this a copy of a file or folder, where it is older or of another size. What links in the source lead to is copied, not the links.
    package func copy(from source: String) throws {
        var (from, to) = (stat(), stat())
        guard stat(source, &from) == 0 else { throw BuildError.file(path: source, message: "the file cannot be read") }
        switch from.st_mode & S_IFMT {
        case S_IFDIR: return try copy(folder: source)
        case S_IFREG: break
        default: throw BuildError.file(path: source, message: "this is neither a file nor a folder, and cannot be copied")
        }
        let isSame =
            exists && stat(path, &to) == 0 && from.st_size == to.st_size && from.st_mtim.tv_sec == to.st_mtim.tv_sec
            && from.st_mtim.tv_nsec == to.st_mtim.tv_nsec
        if isSame { return }
        try replace { descriptor in
            let input = Glibc.open(source, O_RDONLY | O_CLOEXEC)
            guard input >= 0 else { throw BuildError.file(path: source, message: "the file cannot be read") }
            defer { close(input) }
            try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
                while true {
                    let count = read(input, buffer.baseAddress, buffer.count)
                    guard count >= 0 else { throw BuildError.file(path: source, message: "the file cannot be read") }
                    if count == 0 { break }
                    try ConfinedFile.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: descriptor)
                }
            }
            fchmod(descriptor, from.st_mode & 0o777)
            let times = [from.st_atim, from.st_mtim]
            futimens(descriptor, times)
        }
    }

    private func copy(folder source: String) throws {
        let copy = folder.folder(name)
        try copy.make()
        let names = try Files.names(in: source)
        for stale in try Files.names(in: copy.path) where !names.contains(stale) { try copy.file(try FileName(stale)).remove() }
        for name in names.sorted() { try copy.file(try FileName(name)).copy(from: "\(source)/\(name)") }
    }

    /// Removes the file, or the folder of this name.
    package func remove() throws { try Files.remove(path) }

    /// Makes the folder, and takes away what a program that is to write the file would not simply replace.
    func prepare() throws {
        try folder.make()
        if !exists { try remove() }
    }

    /// Writes a new file and puts it into the place of the present one at once.
    private func replace(_ fill: (Int32) throws -> Void) throws {
        let folder = try folder.open()
        defer { close(folder) }
        let new = ".sampan-\(getpid())"
        unlinkat(folder, new, 0)
        let descriptor = openat(folder, new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        do {
            guard descriptor >= 0 else { throw ConfinedFile.failure }
            defer { close(descriptor) }
            try fill(descriptor)
            if renameat(folder, new, folder, name.text) != 0 {
                guard errno == EISDIR || errno == ENOTEMPTY || errno == EEXIST else { throw ConfinedFile.failure }
                try remove()
                guard renameat(folder, new, folder, name.text) == 0 else { throw ConfinedFile.failure }
            }
        } catch {
            unlinkat(folder, new, 0)
            guard let failure = error as? POSIXError else { throw error }
            throw BuildError.file(path: path, message: "the file cannot be written: \(String(cString: strerror(failure.code.rawValue)))")
        }
    }

    private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            guard count >= 0 || errno == EINTR else { throw failure }
            rest = rest.dropFirst(max(count, 0))
        }
    }
}
