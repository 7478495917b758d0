#pragma once
#include <stdint.h>

/// A lock's word: 0 while nobody has it, else the number of the thread that has it, as the kernel wants it of a futex that lends its
/// owner the priority of who waits.

/// Takes the lock, after others. Ends the process if the calling thread has it already.
void unfair_lock_lock(uint32_t *_Nonnull word);
/// Takes the lock if nobody has it. Returns whether it did.
int unfair_lock_trylock(uint32_t *_Nonnull word);
/// Gives the lock back. Ends the process if the calling thread does not have it.
void unfair_lock_unlock(uint32_t *_Nonnull word);
/// Whether the calling thread has the lock.
int unfair_lock_is_owned(const uint32_t *_Nonnull word);
