import Foundation

/// The sockets by which running apps are driven from outside. They lie in a folder that only their owner can enter, and each end looks who the
/// other one is.
public enum ControlSocket {
    /// The variable with the number of the open descriptor on which an app listens.
    public static let variable = "SAMPAN_CONTROL"

    /// A socket that cannot be had.
    public struct Failure: Error, CustomStringConvertible, Equatable {
        /// What went wrong, and what to do.
        public let description: String
        init(_ description: String) { self.description = description }
    }

    /// Who is at the other end: `struct ucred`, which Glibc's module hides.
    private struct Peer {
        var process: Int32 = 0
        var user: UInt32 = .max
        var group: UInt32 = .max
    }

    /// `SO_PEERCRED`
    private static let peerCredentials: Int32 = 17

    /// The folder of a person's sockets, made if it is not there: the session's own, or one in a folder of the cache.
    ///
    /// - Throws: `Failure` if somebody else could enter it.
    public static func folder(_ environment: [String: String], cache: String) throws -> String {
        let session = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = "\(session ?? cache)/sampan-control"
        if mkdir(folder, 0o700) != 0, errno != EEXIST {
            throw Failure("\(folder): the folder cannot be made: \(String(cString: strerror(errno)))")
        }
        var facts = stat()
        guard lstat(folder, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR, facts.st_uid == getuid(), facts.st_mode & 0o077 == 0 else {
            throw Failure("\(folder): others than you can enter this folder, so no app listens there: remove it")
        }
        return folder
    }

    /// Makes a socket that an app can be driven by.
    ///
    /// - Returns: a descriptor that listens.
    /// - Throws: `Failure`.
    public static func listen(at path: String) throws -> Int32 {
        let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
        // Whatever lies there is nobody's who still runs: the path has this process's number.
        unlink(path)
        // Before it has a name, so that nobody else ever sees it otherwise; the process's mask is other threads', too.
        fchmod(socket, 0o600)
        guard try withAddress(path, { bind(socket, $0, $1) }) == 0, Foundation.listen(socket, 8) == 0 else {
            let reason = String(cString: strerror(errno))
            close(socket)
            throw Failure("\(path): no app can listen there: \(reason)")
        }
        return socket
    }

    /// Whether somebody listens at a path.
    public static func isThere(_ path: String) -> Bool {
        let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return false }
        defer { close(socket) }
        return (try? withAddress(path) { connect(socket, $0, $1) }) == 0
    }

    /// Has an app do a command; the answer.
    ///
    /// - Parameter line: the command, as a script has it.
    /// - Throws: `Failure` if nobody answers there.
    public static func send(_ line: String, to path: String) throws -> ControlAnswer {
        let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw Failure(String(cString: strerror(errno))) }
        defer { close(socket) }
        guard try withAddress(path, { connect(socket, $0, $1) }) == 0 else {
            throw Failure("\(path): nobody listens there: \(String(cString: strerror(errno)))")
        }
        guard isOwn(socket) else { throw Failure("\(path): another user listens there") }
        try write(Data("\(line)\n".utf8), to: socket)
        guard let answer = readLine(from: socket, atMost: 256 << 20),
            let decoded = try? JSONDecoder().decode(ControlAnswer.self, from: answer)
        else { throw Failure("the app did not answer: it may have ended") }
        return decoded
    }

    /// Whether the other end of a connection is the same user's.
    public static func isOwn(_ connection: Int32) -> Bool {
        var peer = Peer()
        var size = socklen_t(MemoryLayout<Peer>.size)
        return getsockopt(connection, SOL_SOCKET, peerCredentials, &peer, &size) == 0 && peer.user == getuid()
    }

    /// Reads up to the end of a line; `nil` if it does not come, or is too long.
    public static func readLine(from descriptor: Int32, atMost limit: Int) -> Data? {
        var line = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while line.count <= limit {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            if let end = buffer[..<count].firstIndex(of: UInt8(ascii: "\n")) {
                line.append(contentsOf: buffer[..<end])
                return line.count <= limit ? line : nil
            }
            line.append(contentsOf: buffer[..<count])
        }
        return nil
    }

    /// Writes all of some data.
    ///
    /// - Throws: `Failure` if the other end has gone.
    public static func write(_ data: Data, to descriptor: Int32) throws {
        var rest = data[...]
        while !rest.isEmpty {
            // Who has gone away ends nothing.
            let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure("the connection was closed") }
            rest = rest.dropFirst(count)
        }
    }

    private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) throws -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw Failure("\(path): the path is too long for a socket; set XDG_RUNTIME_DIR to a short one")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}
