/// A lock, and the state that it guards if it has one. Copies are the same lock.
/// See https://developer.apple.com/documentation/os/osallocatedunfairlock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            lock.initialize(to: os_unfair_lock())
        }

        deinit { lock.deallocate() }
    }

    private let storage: Storage

    /// Whether a thread has a lock.
    public enum Ownership: Hashable, Sendable {
        /// It has.
        case owner
        /// It has not.
        case notOwner
    }

    /// Creates a lock that guards a state, which nobody checks for being sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a function that has the lock and its state to itself. Nobody checks that what comes out is sendable.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Runs a function that has the lock and its state to itself.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }

    /// Runs a function that has the lock and its state to itself, unless a thread has the lock. Nobody checks that what comes out is
    /// sendable.
    ///
    /// - Returns: what the function returned; `nil` if it did not run.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Runs a function that has the lock and its state to itself, unless a thread has the lock.
    ///
    /// - Returns: what the function returned; `nil` if it did not run.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Ends the process unless the calling thread has the lock, or has it not.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(storage.lock)
        case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
        }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock that guards a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Runs a function that has the lock. Nobody checks that what comes out is sendable.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    /// Runs a function that has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    /// Runs a function that has the lock, unless a thread has it. Nobody checks that what comes out is sendable.
    ///
    /// - Returns: what the function returned; `nil` if it did not run.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Runs a function that has the lock, unless a thread has it.
    ///
    /// - Returns: what the function returned; `nil` if it did not run.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Takes the lock, and waits while another thread has it.
    @available(*, noasync, message: "Use withLock: a task may go on on another thread than the one that has the lock")
    public func lock() { os_unfair_lock_lock(storage.lock) }

    /// Gives the lock back.
    @available(*, noasync, message: "Use withLock: a task may go on on another thread than the one that has the lock")
    public func unlock() { os_unfair_lock_unlock(storage.lock) }

    /// Takes the lock unless a thread has it.
    ///
    /// - Returns: whether the calling thread has it now.
    @available(*, noasync, message: "Use withLockIfAvailable: a task may go on on another thread than the one that has the lock")
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }
}
