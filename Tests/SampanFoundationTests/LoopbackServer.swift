import Foundation

/// Answers requests on this machine, one after the other, until it is released.
final class LoopbackServer: @unchecked Sendable {
    private let listener: Int32
    private let port: UInt16

    /// Answers each request with what `answer` says to its text, once that has come to `end`.
    init(until end: String = "\r\n\r\n", answer: @escaping @Sendable (String) -> String) throws {
        // `SOCK_STREAM` is of a type of its own in Glibc.
        listener = socket(AF_INET, 1, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                var (request, part) = (Data(), [UInt8](repeating: 0, count: 4096))
                while request.range(of: Data(end.utf8)) == nil, case let count = read(connection, &part, part.count), count > 0 {
                    request += part.prefix(count)
                }
                if !request.isEmpty {
                    let text = Array(answer(String(decoding: request, as: UTF8.self)).utf8)
                    _ = write(connection, text, text.count)
                }
                close(connection)
            }
        }
    }

    deinit {
        // `SHUT_RDWR`
        shutdown(listener, 2)
        close(listener)
    }

    /// The address of a path.
    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }
}
