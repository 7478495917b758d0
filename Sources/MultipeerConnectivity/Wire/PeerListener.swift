import Foundation

/// Takes connections at a name until it is freed.
final class PeerListener: Sendable {
    private let socket: Int32

    /// Listens; `nil` where that cannot be. `take` is called on a thread of its own for each connection.
    init?(at name: String, take: @escaping @Sendable (PeerChannel) -> Void) {
        guard let socket = PeerAddress.listen(at: name) else { return nil }
        self.socket = socket
        Thread.detachNewThread {
            while true {
                let connection = accept(socket, nil, nil)
                if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
                guard connection >= 0 else { break }
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                let channel = PeerChannel(connection)
                guard PeerAddress.isOwn(connection) else { continue }
                Thread.detachNewThread { take(channel) }
            }
            close(socket)
        }
    }

    /// The thread that waits is woken, and closes what it waits at.
    deinit { shutdown(socket, Int32(SHUT_RDWR)) }
}
