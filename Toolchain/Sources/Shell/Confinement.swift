import CShell
import Foundation

/// What a program may reach of the file system: nothing but what it is allowed. The kernel holds it to that, and all that it starts
/// (Landlock).
public struct Confinement: Sendable {
    /// What may be done with a file, or with all that is in a folder.
    public struct Access: OptionSet, Sendable {
        /// A bit for each use.
        public let rawValue: Int

        /// The uses that bits stand for.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Files are read, folders listed.
        public static let read = Access(rawValue: 1 << 0)
        /// Programs are started.
        public static let run = Access(rawValue: 1 << 1)
        /// Files that are there get other contents.
        public static let write = Access(rawValue: 1 << 2)
        /// Files and folders are made, removed and moved.
        public static let change = Access(rawValue: 1 << 3)
        /// Devices are controlled.
        public static let control = Access(rawValue: 1 << 4)
    }

    private var allowed: [(path: String, access: Access)] = []

    /// Allows nothing yet.
    public init() {}

    /// Allows some uses of a file, or of all that is in a folder. A link counts for where it leads; where nothing is there, nothing is
    /// allowed.
    public mutating func allow(_ path: String, _ access: Access) { allowed.append((path, access)) }

    /// The version of Landlock that the kernel has; `nil` if it has none, and nothing can be confined.
    public static let version: Int? = {
        let version = Int(shell_landlock_version())
        return version > 0 ? version : nil
    }()

    /// The path of what loads programs with their libraries, which a program that is to start another has to be allowed to run.
    public static var loader: String? { shell_loader().map { String(cString: $0) } }

    /// Makes the kernel's rules of it; returns their descriptor.
    func makeRules() throws -> Int32 {
        let known = LandlockUses.known(version: Self.version ?? 0)
        let rules = shell_landlock_make(known.rawValue, LandlockUses.scopes(version: Self.version ?? 0))
        guard rules >= 0 else { throw Self.failure("be confined") }
        do {
            for (path, access) in allowed { try Self.allow(path, LandlockUses(access).intersection(known), in: rules) }
        } catch {
            close(rules)
            throw error
        }
        return rules
    }

    private static func allow(_ path: String, _ uses: LandlockUses, in rules: Int32) throws {
        let file = shell_open_place(path)
        // What this process cannot reach the program cannot reach either.
        guard file >= 0 else { return }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure("be allowed \(path)") }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard shell_landlock_allow(rules, file, (isFolder ? uses : uses.intersection(.ofFiles)).rawValue) == 0 else {
            throw failure("be allowed \(path)")
        }
    }

    private static func failure(_ what: String) -> Command.StartFailure {
        Command.StartFailure(description: "the program cannot \(what): \(String(cString: strerror(errno)))")
    }
}
