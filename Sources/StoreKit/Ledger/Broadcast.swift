import Foundation

/// Tells everybody who waits for it of what happens.
final class Broadcast<Element: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [UUID: AsyncStream<Element>.Continuation] = [:]

    /// What happens from now on, after what is given. The stream ends with the task that waits for it.
    func stream(after first: [Element] = []) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let id = UUID()
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
        first.forEach { continuation.yield($0) }
        lock.withLock { waiting[id] = continuation }
        return stream
    }

    func send(_ element: Element) {
        for continuation in lock.withLock({ Array(waiting.values) }) { continuation.yield(element) }
    }

    private func remove(_ id: UUID) { lock.withLock { waiting[id] = nil } }
}
