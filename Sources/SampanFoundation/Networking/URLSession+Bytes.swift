import Foundation
import FoundationNetworking

extension URLSession {
    /// The bytes of an answer, as they come.
    ///
    /// See https://developer.apple.com/documentation/foundation/urlsession/asyncbytes.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// What the sequence gives.
        public typealias Element = UInt8

        /// What loads them.
        public let task: URLSessionDataTask
        let parts: AsyncThrowingStream<Data, any Error>

        /// Reads one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var parts: AsyncThrowingStream<Data, any Error>.AsyncIterator
            private var buffer = Data()
            private var position = 0

            init(_ parts: AsyncThrowingStream<Data, any Error>.AsyncIterator) { self.parts = parts }

            /// The next one; `nil` at the end.
            public mutating func next() async throws -> UInt8? {
                while position == buffer.count {
                    guard let part = try await parts.next() else { return nil }
                    (buffer, position) = (part, 0)
                }
                defer { position += 1 }
                return buffer[buffer.startIndex + position]
            }
        }

        /// Starts to read.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts.makeAsyncIterator()) }
    }

    /// Loads what an address has, and gives it byte for byte, once the answer has begun.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Sends a request, and gives the answer byte for byte, once it has begun. It is loaded by a session of the same configuration.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        let loader = ByteLoader(delegate)
        let session = URLSession(configuration: configuration, delegate: loader, delegateQueue: nil)
        let task = session.dataTask(with: request)
        loader.parts.1.onTermination = { _ in
            task.cancel()
            session.finishTasksAndInvalidate()
        }
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                loader.whenAnswered(continuation)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, parts: loader.parts.0), response)
    }

    /// The tasks that are not finished.
    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } } }
    }

    /// The tasks that are not finished, by their kind.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }
}

/// Takes an answer in, for whoever reads it.
private final class ByteLoader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let parts = AsyncThrowingStream<Data, any Error>.makeStream()
    private let lock = NSLock()
    private var waiting: CheckedContinuation<URLResponse, any Error>?
    private let delegate: (any URLSessionTaskDelegate)?

    init(_ delegate: (any URLSessionTaskDelegate)?) { self.delegate = delegate }

    func whenAnswered(_ continuation: CheckedContinuation<URLResponse, any Error>) { lock.withLock { waiting = continuation } }

    private func answer(_ result: Result<URLResponse, any Error>) {
        let waiting = lock.withLock {
            defer { self.waiting = nil }
            return self.waiting
        }
        waiting?.resume(with: result)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        answer(.success(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { parts.1.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error { answer(.failure(error)) } else if let response = task.response { answer(.success(response)) }
        parts.1.finish(throwing: error)
        delegate?.urlSession(session, task: task, didCompleteWithError: error)
    }
}

extension URL {
    /// What a file or an address has, byte for byte.
    ///
    /// See https://developer.apple.com/documentation/foundation/url/asyncbytes.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// What the sequence gives.
        public typealias Element = UInt8

        let url: URL

        /// Reads one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private enum Source {
                case file(FileHandle.AsyncBytes.AsyncIterator)
                case answer(URLSession.AsyncBytes.AsyncIterator)
            }

            let url: URL
            private var source: Source?

            init(_ url: URL) { self.url = url }

            /// The next one; `nil` at the end.
            public mutating func next() async throws -> UInt8? {
                if source == nil {
                    source =
                        url.isFileURL
                        ? .file(try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator())
                        : .answer(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
                }
                switch source {
                case .file(var bytes):
                    let byte = try await bytes.next()
                    source = .file(bytes)
                    return byte
                case .answer(var bytes):
                    let byte = try await bytes.next()
                    source = .answer(bytes)
                    return byte
                case nil: return nil
                }
            }
        }

        /// Starts to read.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
    }

    /// What the file or the address has, byte for byte.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    /// What the file or the address has, line for line.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
