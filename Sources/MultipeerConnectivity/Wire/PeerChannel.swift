import Foundation

/// A connection between two peers: messages of a length, a kind and bytes.
final class PeerChannel: @unchecked Sendable {
    /// Longer messages end the connection: nobody sends such.
    static let limit = 256 << 20

    private let socket: Int32
    private let writing = NSLock()

    /// Takes a connected socket over.
    init(_ socket: Int32) { self.socket = socket }

    deinit { Foundation.close(socket) }

    /// Ends the connection: who waits for a message is told that none comes.
    func close() { shutdown(socket, Int32(SHUT_RDWR)) }

    /// How many seconds messages are waited for; for ever at 0.
    func setPatience(_ seconds: TimeInterval) {
        var time = timeval(tv_sec: Int(seconds), tv_usec: Int((seconds - seconds.rounded(.down)) * 1_000_000))
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Sends a message. Returns whether the system took it.
    @discardableResult
    func send(_ message: PeerMessage, _ payload: Data = Data()) -> Bool {
        var bytes = withUnsafeBytes(of: UInt32(payload.count).bigEndian) { Data($0) }
        bytes.append(message.rawValue)
        bytes.append(payload)
        return writing.withLock { write(bytes) }
    }

    /// Sends a message of values.
    @discardableResult
    func send(_ message: PeerMessage, _ values: some Encodable) -> Bool {
        guard let payload = try? JSONEncoder().encode(values) else { return false }
        return send(message, payload)
    }

    private func write(_ bytes: Data) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let count = Foundation.send(
                    socket, buffer.baseAddress! + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Waits for a message; `nil` where none comes any more.
    func receive() -> (message: PeerMessage, payload: Data)? {
        guard let head = read(5), let message = PeerMessage(rawValue: head[4]) else { return nil }
        let count = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard count <= Self.limit, let payload = count == 0 ? Data() : read(count) else { return nil }
        return (message, payload)
    }

    /// Waits for a message of a kind, of values.
    func receive<Values: Decodable>(_ message: PeerMessage, of type: Values.Type) -> Values? {
        guard let received = receive(), received.message == message else { return nil }
        return try? JSONDecoder().decode(type, from: received.payload)
    }

    private func read(_ count: Int) -> Data? {
        var bytes = Data(count: count)
        let isAll = bytes.withUnsafeMutableBytes { buffer in
            var got = 0
            while got < count {
                let read = recv(socket, buffer.baseAddress! + got, count - got, 0)
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { return false }
                got += read
            }
            return true
        }
        return isAll ? bytes : nil
    }
}
