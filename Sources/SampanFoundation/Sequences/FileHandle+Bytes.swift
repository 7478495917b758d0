import Foundation

extension FileHandle {
    /// The bytes of a file, a pipe or a socket, as they come.
    ///
    /// See https://developer.apple.com/documentation/foundation/filehandle/asyncbytes.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// What the sequence gives.
        public typealias Element = UInt8

        let handle: FileHandle

        /// Reads one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let handle: FileHandle
            private var buffer = Data()
            private var position = 0

            init(_ handle: FileHandle) { self.handle = handle }

            /// The next one; `nil` at the end.
            public mutating func next() async throws -> UInt8? {
                if position == buffer.count {
                    try Task.checkCancellation()
                    (buffer, position) = (try await handle.nextPart(), 0)
                    if buffer.isEmpty { return nil }
                }
                defer { position += 1 }
                return buffer[buffer.startIndex + position]
            }
        }

        /// Starts to read where the handle stands.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle) }
    }

    /// The bytes that follow.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }

    /// What there is to read, at most some thousand bytes; nothing at the end. The thread that waits for it is none of the caller's.
    fileprivate func nextPart() async throws -> Data {
        let file = fileDescriptor
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { [self] in
                var bytes = [UInt8](repeating: 0, count: 16_384)
                while true {
                    let count = readOnce(file, &bytes, bytes.count)
                    if count >= 0 { return continuation.resume(returning: Data(bytes[..<count])) }
                    if errno == EINTR { continue }
                    let code = POSIXErrorCode(rawValue: errno) ?? .EIO
                    // The handle stays open for as long as it is read.
                    return withExtendedLifetime(self) { continuation.resume(throwing: POSIXError(code)) }
                }
            }
        }
    }
}

/// The C library's function; a file handle has one of the same name.
private func readOnce(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int { read(file, bytes, count) }
