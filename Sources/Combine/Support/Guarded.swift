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

/// An object whose calls to its downstream come one at a time, even from several threads; the downstream may call back meanwhile.
class Serialized: Guarded {
    private let turn = RecursiveLock()

    /// Runs a function that calls the downstream, once no other thread does.
    final func inTurn<R>(_ body: () throws -> R) rethrows -> R {
        turn.lock()
        defer { turn.unlock() }
        return try body()
    }
}
