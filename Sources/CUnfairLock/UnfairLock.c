#define _GNU_SOURCE
#include "CUnfairLock.h"

#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Thread_local uint32_t own_id;

/// A forked process's only thread has another number than the one it was forked from.
static void forget_id(void) { own_id = 0; }

__attribute__((constructor)) static void watch_forks(void) { pthread_atfork(0, 0, forget_id); }

static uint32_t thread_id(void) {
    if (!own_id) own_id = (uint32_t)syscall(SYS_gettid);
    return own_id;
}

__attribute__((noreturn)) static void fail(const char *fault) {
    fprintf(stderr, "BUG IN CLIENT OF LIBPLATFORM: %s\n", fault);
    abort();
}

static int exchange(uint32_t *word, uint32_t expected, uint32_t desired) {
    return __atomic_compare_exchange_n(word, &expected, desired, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

int unfair_lock_is_owned(const uint32_t *word) { return (__atomic_load_n(word, __ATOMIC_RELAXED) & FUTEX_TID_MASK) == thread_id(); }

int unfair_lock_trylock(uint32_t *word) { return exchange(word, 0, thread_id()); }

void unfair_lock_lock(uint32_t *word) {
    if (exchange(word, 0, thread_id())) return;
    while (syscall(SYS_futex, word, FUTEX_LOCK_PI_PRIVATE, 0, 0, 0, 0) != 0) {
        if (errno == EDEADLK) fail("Trying to recursively lock an os_unfair_lock");
        if (errno == ESRCH) fail("os_unfair_lock is corrupt, or owner thread exited without unlocking");
        if (errno != EINTR && errno != EAGAIN) {
            perror("os_unfair_lock");
            abort();
        }
    }
}

void unfair_lock_unlock(uint32_t *word) {
    if (!unfair_lock_is_owned(word)) fail("Unlock of an os_unfair_lock not owned by current thread");
    if (exchange(word, thread_id(), 0)) return;
    // Somebody waits: the kernel says who is next.
    if (syscall(SYS_futex, word, FUTEX_UNLOCK_PI_PRIVATE, 0, 0, 0, 0) != 0) {
        perror("os_unfair_lock");
        abort();
    }
}
