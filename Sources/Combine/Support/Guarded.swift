import Synchronization

/// An object with a lock of its own.
@usableFromInline
class Guarded {
    private let mutex = Mutex(())

    @usableFromInline
    init() {}

    /// Runs a function that nobody else's may run beside. What is foreign (subscribers, subscriptions, closures) is never called in it.
    @inline(__always)
    final func locked<R>(_ body: () throws -> R) rethrows -> R { try mutex.withLock { _ in try body() } }
}
