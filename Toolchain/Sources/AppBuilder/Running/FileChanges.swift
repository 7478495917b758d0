import Foundation
import Glibc
import SampanDataModel

/// Says when files below a folder change. The system says it (inotify): nothing is looked at while nothing changes.
///
/// Files and folders whose names begin with a dot do not count, but for the one that says which version of a data model is the current one.
public final class FileChanges {
    private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ONLYDIR)
    /// What follows within so many milliseconds of a change belongs to it: an editor saves several files, or one in several steps.
    private static let settling: Int32 = 50

    private let descriptor: Int32
    private var folders: [Int32: String] = [:]

    /// Begins to watch. What changes from now on is not missed, however late `wait(milliseconds:)` is called.
    ///
    /// - Throws: `BuildError` if the folder cannot be watched: it is not there, or there are more folders than the system watches.
    public init(below folder: String) throws {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw BuildError.unsupported("files cannot be watched: \(String(cString: strerror(errno)))") }
        try watch(folder)
    }

    deinit { close(descriptor) }

    /// Waits until something changes, at most so long. Returns whether it did.
    public func wait(milliseconds: Int32) throws -> Bool {
        var hasChanged = false
        while isReadable(within: hasChanged ? Self.settling : milliseconds) {
            if try read() { hasChanged = true }
            if !hasChanged { return false }
        }
        return hasChanged
    }

    /// Takes what changed until now for known.
    public func forget() {
        while isReadable(within: 0) { if (try? read()) == nil { return } }
    }

    private func isReadable(within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }

    private func watch(_ folder: String) throws {
        let number = inotify_add_watch(descriptor, folder, Self.events)
        guard number >= 0 else {
            let hint = errno == ENOSPC ? " (fs.inotify.max_user_watches says how many folders may be watched)" : ""
            throw BuildError.file(path: folder, message: "cannot be watched: \(String(cString: strerror(errno)))\(hint)")
        }
        folders[number] = folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var status = stat()
            if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { try watch(path) }
        }
    }

    /// Takes note of what the system says. Returns whether any of it counts.
    private func read() throws -> Bool {
        var counts = false
        var buffer = [UInt8](repeating: 0, count: 16384)
        let length = Glibc.read(descriptor, &buffer, buffer.count)
        var offset = 0
        // An event is a watch's number, what happened, a cookie, the length of the name, and the name, filled up with zeros.
        while offset + 16 <= length {
            let (number, mask, nameLength) = buffer.withUnsafeBytes {
                (
                    $0.loadUnaligned(fromByteOffset: offset, as: Int32.self), $0.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                    Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                )
            }
            let name = String(decoding: buffer[offset + 16..<min(offset + 16 + nameLength, buffer.count)].prefix { $0 != 0 }, as: UTF8.self)
            offset += 16 + nameLength
            if try note(number, mask, name) { counts = true }
        }
        return counts
    }

    private func note(_ number: Int32, _ mask: UInt32, _ name: String) throws -> Bool {
        if mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
        if mask & UInt32(IN_IGNORED) != 0 {
            folders[number] = nil
            return false
        }
        guard let folder = folders[number], !name.isEmpty, !name.hasPrefix(".") || name == DataModelBundle.currentVersionFile else {
            return false
        }
        if mask & UInt32(IN_ISDIR) != 0, mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
            // It may be gone already, or have been filled before it was watched.
            try? watch(folder + "/" + name)
            return true
        }
        // A new file counts when it is written.
        return mask & UInt32(IN_CREATE) == 0
    }
}
