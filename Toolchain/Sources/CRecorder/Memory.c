#define _GNU_SOURCE
#include "Recorder.h"

#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The functions by which programs have memory, in front of the C library's. Of all that a thread allocates, what reaches the next multiple of so
// many bytes is recorded, and stands for all since the last: each byte is some entry's, and calls are followed now and then only. Where leaks
// are looked for, every block is known besides (Blocks.c).

// The C library's own, by the names under which it gives them to those that stand in front.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

enum { buckets = 1 << 16, places = 4 };

/// What was recorded and is there still: addresses, and the entries' numbers.
static _Atomic(void *) kept[buckets][places];
static uint64_t numbers[buckets][places];
static _Atomic uint64_t last_number;
static _Atomic uint64_t interval;

static _Thread_local __attribute__((tls_model("initial-exec"))) uint64_t pending;

void memory_begin(uint64_t bytes) { atomic_store(&interval, bytes); }

static size_t bucket(const void *memory) { return (size_t)(((uint64_t)memory >> 4) * 0x9e3779b97f4a7c15u >> 48) % buckets; }

/// Keeps an address in mind; where there is no room, that it is given back is not told.
static void keep(void *memory, uint64_t number) {
    const size_t place = bucket(memory);
    for (int i = 0; i < places; i++) {
        void *nothing = NULL;
        // The number first: who finds the address reads it.
        if (!atomic_compare_exchange_strong(&kept[place][i], &nothing, (void *)1)) continue;
        numbers[place][i] = number;
        atomic_store_explicit(&kept[place][i], memory, memory_order_release);
        return;
    }
    samples_lose(1);
}

/// Tells that memory is given back, if it was recorded.
static void forget(void *memory) {
    if (memory == NULL || atomic_load_explicit(&interval, memory_order_relaxed) == 0) return;
    const size_t place = bucket(memory);
    for (int i = 0; i < places; i++) {
        if (atomic_load_explicit(&kept[place][i], memory_order_acquire) != memory) continue;
        marks_release(numbers[place][i]);
        atomic_store(&kept[place][i], NULL);
        return;
    }
}

/// Records memory that is new, if it is its turn. `frame` is that of the function that programs call.
static void note(void *memory, size_t size, const uint64_t *frame) {
    const uint64_t limit = atomic_load_explicit(&interval, memory_order_relaxed);
    if (limit == 0 || memory == NULL) return;
    pending += size;
    if (pending < limit) return;
    const int error = errno;
    uint64_t entry;
    struct sample *sample = samples_claim(&entry);
    // Where there is no room, the next entry stands for this one, too.
    if (sample != NULL) {
        sample->kind = 'a';
        sample->time = recorder_now();
        sample->thread = (uint32_t)threads_own();
        sample->weight = pending;
        sample->size = size;
        sample->number = atomic_fetch_add(&last_number, 1) + 1;
        // The call itself, and not what comes after it.
        sample->count = stack_walk(frame[1] - 1, (uint64_t)(frame + 2), frame[0], sample->calls);
        keep(memory, sample->number);
        samples_finish(sample, entry);
        pending = 0;
    }
    errno = error;
}

#define FRAME ((const uint64_t *)__builtin_frame_address(0))

void *malloc(size_t size) {
    void *memory = __libc_malloc(size);
    blocks_add(memory, size, FRAME);
    note(memory, size, FRAME);
    return memory;
}

void *calloc(size_t count, size_t size) {
    void *memory = __libc_calloc(count, size);
    blocks_add(memory, count * size, FRAME);
    note(memory, count * size, FRAME);
    return memory;
}

void *realloc(void *memory, size_t size) {
    // What it was is told of first: another thread may have the address at once.
    forget(memory);
    const bool holds = blocks_hold();
    void *other = __libc_realloc(memory, size);
    if (holds) blocks_moved(memory, other, size, FRAME);
    note(other, size, FRAME);
    return other;
}

void *memalign(size_t alignment, size_t size) {
    void *memory = __libc_memalign(alignment, size);
    blocks_add(memory, size, FRAME);
    note(memory, size, FRAME);
    return memory;
}

void *aligned_alloc(size_t alignment, size_t size) {
    void *memory = __libc_memalign(alignment, size);
    blocks_add(memory, size, FRAME);
    note(memory, size, FRAME);
    return memory;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) return ENOMEM;
    blocks_add(memory, size, FRAME);
    note(memory, size, FRAME);
    *result = memory;
    return 0;
}

void *valloc(size_t size) { return memalign((size_t)sysconf(_SC_PAGESIZE), size); }

void free(void *memory) {
    blocks_remove(memory);
    forget(memory);
    __libc_free(memory);
}
