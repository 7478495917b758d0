import Foundation

/// The file that keeps a domain of the user defaults: a property list, in the binary format as on iOS, which alone keeps a `Float` apart
/// from a `Double`.
///
/// It is replaced as a whole: whenever a process ends, the file is the old or the new one. Processes that write one file take turns.
struct DefaultsFile {
    /// The folder that the file is in.
    let folder: String
    /// The file's name.
    let name: String

    /// Why a file cannot be read or written.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }

        /// What the system said last.
        static var ofSystem: Failure { Failure(String(cString: strerror(errno))) }
    }

    /// The file of a domain; `nil` where the domain's name can be no file's.
    init?(domain: String, in folder: String = Self.folder) {
        if domain.isEmpty || domain.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) { return nil }
        (self.folder, name) = (folder, "\(domain).plist")
    }

    /// Where Foundation looks for the files.
    static var folder: String {
        if let folder = getenv("XDG_CONFIG_HOME").map({ String(cString: $0) }), folder.hasPrefix("/") { return folder }
        return "\(NSHomeDirectory())/.config"
    }

    /// The file's path.
    var path: String { "\(folder)/\(name)" }
    /// What becomes the file when it is whole. A name of its own for each process would leave one behind for each that is killed.
    private var newPath: String { "\(folder)/.\(name).new" }

    /// What is kept. A file that is damaged is set aside first, and told of.
    func values() throws -> [String: Any] {
        if let values = try read() { return values }
        return try inTurn { _ in (try readOrSetAside(), false) }
    }

    /// Changes what is kept.
    func update(_ change: (inout [String: Any]) -> Void) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try inTurn { new in
            var values = try readOrSetAside()
            change(&values)
            if values.isEmpty {
                guard unlink(path) == 0 || errno == ENOENT else { throw Failure.ofSystem }
                return ((), false)
            }
            try Self.write(PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0), to: new)
            guard rename(newPath, path) == 0 else { throw Failure.ofSystem }
            return ((), true)
        }
    }

    /// The file's values; `nil` if it is damaged.
    private func read() throws -> [String: Any]? {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch CocoaError.fileReadNoSuchFile {
            return [:]
        }
        return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }

    private func readOrSetAside() throws -> [String: Any] {
        if let values = try read() { return values }
        var kept = "\(name).damaged"
        var number = 1
        while access("\(folder)/\(kept)", F_OK) == 0 {
            number += 1
            kept = "\(name).damaged-\(number)"
        }
        guard rename(path, "\(folder)/\(kept)") == 0 else {
            throw Failure("it is not a property list, and cannot be set aside: \(Failure.ofSystem)")
        }
        Self.tell("\(path): error: it is not a property list; it is kept as \(kept), and these user defaults begin anew")
        return [:]
    }

    /// Runs `body` when no other process writes the file. It gets the file that is to be the new one, and says whether that has become it.
    private func inTurn<Result>(_ body: (_ new: Int32) throws -> (Result, hasReplaced: Bool)) throws -> Result {
        while true {
            let new = open(newPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard new >= 0 else { throw Failure.ofSystem }
            defer { close(new) }
            while flock(new, LOCK_EX) != 0 { guard errno == EINTR else { throw Failure.ofSystem } }
            // Whoever had the turn before has put it in the place of the file, or removed it.
            var opened = stat()
            var present = stat()
            guard fstat(new, &opened) == 0, stat(newPath, &present) == 0, opened.st_ino == present.st_ino else { continue }
            var hasReplaced = false
            defer { if !hasReplaced { unlink(newPath) } }
            let result = try body(new)
            hasReplaced = result.hasReplaced
            return result.0
        }
    }

    private static func write(_ data: Data, to new: Int32) throws {
        guard ftruncate(new, 0) == 0 else { throw Failure.ofSystem }
        try data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(new, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Failure.ofSystem }
                rest = rest.dropFirst(count)
            }
        }
        // Else a machine that loses power could have renamed the file, and not yet written it.
        guard fsync(new) == 0 else { throw Failure.ofSystem }
    }

    /// Writes a line to the standard error; not by `FileHandle`, which ends the process if that is a file on a full disk, too.
    static func tell(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}
