import Foundation

/// Where peers listen: sockets without a file, by names that the kernel lists for everybody. Confined apps reach these, and no folder that they
/// share. Each end asks the kernel whose the other is: only apps of one user meet.
enum PeerAddress {
    /// Who is at the other end: `struct ucred`, which Glibc's module hides.
    private struct Owner {
        var process: Int32 = 0
        var user: UInt32 = .max
        var group: UInt32 = .max
    }

    /// `SO_PEERCRED`
    private static let peerCredentials: Int32 = 17

    private static var prefix: String { "sampan-peers/\(getuid())/" }

    /// A name for an advertiser of a service; the identifier is all its own.
    static func advertiser(of service: String) -> String { "\(prefix)\(service)/\(UUID().uuidString)" }

    /// A name for a session.
    static func session() -> String { "\(prefix).session/\(UUID().uuidString)" }

    /// Where advertisers of a service listen now.
    static func advertisers(of service: String) -> [String] {
        guard let table = try? String(contentsOfFile: "/proc/net/unix", encoding: .utf8) else { return [] }
        let start = "@\(prefix)\(service)/"
        return table.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            // The fourth field says that somebody listens there.
            guard fields.count == 8, fields[3] == "00010000", fields[7].hasPrefix(start) else { return nil }
            return String(fields[7].dropFirst())
        }
    }

    /// Connects to who listens at a name.
    static func connect(to name: String) -> PeerChannel? {
        guard let socket = makeSocket() else { return nil }
        guard withAddress(name, { Foundation.connect(socket, $0, $1) }) == 0, isOwn(socket) else {
            close(socket)
            return nil
        }
        return PeerChannel(socket)
    }

    /// Listens at a name; a descriptor.
    static func listen(at name: String) -> Int32? {
        guard let socket = makeSocket() else { return nil }
        guard withAddress(name, { bind(socket, $0, $1) }) == 0, Foundation.listen(socket, 16) == 0 else {
            close(socket)
            return nil
        }
        return socket
    }

    /// Whether the other end of a connection is this user's.
    static func isOwn(_ socket: Int32) -> Bool {
        var owner = Owner()
        var size = socklen_t(MemoryLayout<Owner>.size)
        return getsockopt(socket, SOL_SOCKET, peerCredentials, &owner, &size) == 0 && owner.user == getuid()
    }

    private static func makeSocket() -> Int32? {
        let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        return socket >= 0 ? socket : nil
    }

    private static func withAddress(_ name: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // A name that begins with a zero is no file.
        let bytes = [0] + Array(name.utf8)
        guard bytes.count <= MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
        }
    }
}
