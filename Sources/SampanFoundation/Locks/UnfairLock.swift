import CUnfairLock

/// A lock of four bytes that lends its owner the priority of who waits for it. It must stay where it is while it is used: its home is
/// memory that was allocated for it, or an `OSAllocatedUnfairLock`.
/// See https://developer.apple.com/documentation/os/os_unfair_lock_s.
public struct os_unfair_lock_s {
    /// The lock's state, for the lock alone.
    public var _os_unfair_lock_opaque: UInt32

    /// Creates a lock that nobody has.
    public init() { _os_unfair_lock_opaque = 0 }

    /// Creates a lock in a state.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// A lock of four bytes.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer<os_unfair_lock_s> {
    fileprivate var word: UnsafeMutablePointer<UInt32> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: UInt32.self) }
    fileprivate var isOwned: Bool { unfair_lock_is_owned(word) != 0 }
}

/// Takes a lock, and waits while another thread has it. The thread that has it must not take it again: that ends the process.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { unfair_lock_lock(lock.word) }

/// Takes a lock unless a thread has it.
///
/// - Returns: whether the calling thread has it now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { unfair_lock_trylock(lock.word) != 0 }

/// Gives a lock back. Only the thread that took it may: another's call ends the process.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { unfair_lock_unlock(lock.word) }

/// Ends the process unless the calling thread has a lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    guard os_unfair_lock_t(mutating: lock).isOwned else { fatalError("Lock unexpectedly not owned by current thread") }
}

/// Ends the process if the calling thread has a lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    guard !os_unfair_lock_t(mutating: lock).isOwned else { fatalError("Lock unexpectedly owned by current thread") }
}
