#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A lock of four bytes that lends its owner the priority of who waits for it. It must stay where it is while it is used: its home is
/// memory that was allocated for it, or an `OSAllocatedUnfairLock`.
/// See https://developer.apple.com/documentation/os/os_unfair_lock_s.
typedef struct os_unfair_lock_s {
    /// The lock's state, for the lock alone: 0 while nobody has it, else the number of the thread that has it, as the kernel wants it of a
    /// futex that lends its owner the priority of who waits.
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

/// Takes a lock, and waits while another thread has it. The thread that has it must not take it again: that ends the process.
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
/// Takes a lock unless a thread has it. Returns whether the calling thread has it now.
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);
/// Gives a lock back. Only the thread that took it may: another's call ends the process.
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);
/// Ends the process unless the calling thread has a lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *_Nonnull lock);
/// Ends the process if the calling thread has a lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *_Nonnull lock);
