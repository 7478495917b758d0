import Foundation

/// What `print` writes.
enum Output {
    /// The standard output of some statements, without the last end of line.
    static func of(_ body: () throws -> Void) rethrows -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        fflush(stdout)
        let kept = dup(STDOUT_FILENO)
        let written = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        dup2(written, STDOUT_FILENO)
        defer { close(kept) }
        defer { close(written) }
        do {
            defer {
                fflush(stdout)
                dup2(kept, STDOUT_FILENO)
            }
            try body()
        }
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
