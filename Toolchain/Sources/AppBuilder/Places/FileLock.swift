import Foundation

/// A lock that several processes share, held while a body runs: two builds of one thing wait for each other.
enum FileLock {
    static func hold<T>(_ file: ConfinedFile, _ body: () throws -> T) throws -> T {
        try file.prepare()
        return try hold(file.path, body)
    }

    static func hold<T>(_ path: String, _ body: () throws -> T) throws -> T {
        try Files.makeFolder((path as NSString).deletingLastPathComponent)
        // Closed on exec: the tools that the body runs must not keep the lock.
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw BuildError.file(path: path, message: "the lock cannot be made") }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw BuildError.file(path: path, message: "the lock cannot be taken") }
        }
        return try body()
    }
}
