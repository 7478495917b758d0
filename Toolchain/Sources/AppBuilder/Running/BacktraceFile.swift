import Foundation

/// The file that Swift's runtime in an app writes an app's calls to. It is there before the app, which may write it, and make no other.
final class BacktraceFile {
    /// The file's path.
    let path = Files.join(NSTemporaryDirectory(), "sampan-crash-\(UUID().uuidString)")

    /// Makes the file.
    ///
    /// - Throws: `BuildError.file` if it cannot be made.
    init() throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw BuildError.file(path: path, message: "the file cannot be made: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
    }

    deinit { unlink(path) }

    /// What has been written.
    var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    /// Whether all of a backtrace has been written.
    var isWhole: Bool { text.contains("\nBacktrace took ") }

    /// Forgets what has been written: what comes next stands alone.
    func clear() { truncate(path, 0) }
}
