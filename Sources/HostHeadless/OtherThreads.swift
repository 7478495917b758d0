import Foundation

/// The threads of the process beside the main one.
enum OtherThreads {
    /// Whether one of them computes, or waits for a disk: whether work is under way.
    static var areAtWork: Bool {
        let folder = "/proc/self/task"
        guard let threads = opendir(folder) else { return false }
        defer { closedir(threads) }
        let main = "\(getpid())"
        while let entry = readdir(threads) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.first?.isNumber == true, name != main, isAtWork("\(folder)/\(name)/stat") { return true }
        }
        return false
    }

    /// Reads a thread's state, which stands behind its name in parentheses.
    private static func isAtWork(_ path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(file, &bytes, bytes.count)
        guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else { return false }
        return [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(bytes[end + 2])
    }
}
