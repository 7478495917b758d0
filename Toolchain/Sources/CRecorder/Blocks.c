#define _GNU_SOURCE
#include "Recorder.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

// All memory that programs have, where leaks are looked for: each block with the calls that led to it. What is known has to be whole, so it is
// so from the first allocation on, before anything of the program's own has run. Nothing here allocates by the functions that it stands in.

enum {
    /// As many calls of a block are kept.
    kept_calls = 24,
    /// No frame is larger that frame pointers lead across.
    largest_frame = 1 << 20,
    first_places = 1 << 16,
    most_places = 1 << 23,
    stack_buckets = 1 << 16,
};
/// How much the stacks may take, in words.
static const size_t stack_words = (size_t)1 << 24;

enum { undecided, on, off };
static _Atomic int decision;
static _Atomic bool is_held;
static _Thread_local __attribute__((tls_model("initial-exec"))) bool is_own;

static struct block *table;
static size_t table_places, table_count;
/// Stacks that are alike are kept once: the number of the next with the same hash, how many calls, and these.
static uint64_t *stacks;
static uint32_t *stack_heads;
static size_t stacks_used;
/// Whether there was no room, so that not all is known any more.
static bool is_full;

extern char **environ;
/// Where the main thread's stack begins.
extern void *__libc_stack_end;

static void take(void) {
    bool free = false;
    while (!atomic_compare_exchange_weak(&is_held, &free, true)) {
        free = false;
        syscall(SYS_sched_yield);
    }
}

static void give(void) { atomic_store(&is_held, false); }

/// A child of the process has the one thread that made it, and is not recorded.
static void forget_all(void) {
    atomic_store(&decision, off);
    give();
}

/// Whether the variable of the recorder says that leaks are looked for; the C library may not know the variables yet.
static bool is_on(void) {
    const int decided = atomic_load_explicit(&decision, memory_order_relaxed);
    if (decided != undecided) return decided == on;
    if (environ == NULL) return true;
    static const char variable[] = "SAMPAN_RECORDER=";
    long wanted = 0;
    for (char **entry = environ; *entry != NULL; entry++) {
        if (strncmp(*entry, variable, sizeof variable - 1) != 0) continue;
        char *rest = *entry + sizeof variable - 1;
        for (int i = 0; i < 5; i++) wanted = strtol(rest, &rest, 10);
    }
    blocks_begin(wanted != 0);
    return wanted != 0;
}

void blocks_begin(bool finds_leaks) {
    int none = undecided;
    if (!atomic_compare_exchange_strong(&decision, &none, finds_leaks ? on : off)) return;
    if (finds_leaks) pthread_atfork(take, give, forget_all);
}

static void *map(size_t size) {
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

static size_t place_of(uint64_t inverted, size_t places) { return (size_t)((~inverted >> 4) * 0x9e3779b97f4a7c15u >> 32) & (places - 1); }

static void put(struct block *blocks, size_t places, const struct block *block) {
    size_t place = place_of(block->inverted, places);
    while (blocks[place].inverted != 0 && blocks[place].inverted != block->inverted) place = (place + 1) & (places - 1);
    if (blocks[place].inverted == 0) table_count++;
    blocks[place] = *block;
}

/// Makes room for one more; returns whether there is any.
static bool grow(void) {
    if (table != NULL && table_count < table_places / 4 * 3) return true;
    const size_t places = table == NULL ? first_places : table_places * 2;
    struct block *larger = places > most_places ? NULL : map(places * sizeof(struct block));
    if (larger == NULL) {
        is_full = true;
        return false;
    }
    table_count = 0;
    for (size_t i = 0; i < table_places; i++) {
        if (table[i].inverted != 0) put(larger, places, &table[i]);
    }
    if (table != NULL) munmap(table, table_places * sizeof(struct block));
    table = larger;
    table_places = places;
    return true;
}

/// The calls by the frame pointers, which Swift's code keeps; the thread's own stack is there to be read, up to where it began.
static uint32_t walk(const uint64_t *frame, uint64_t *calls) {
    const uint64_t self = (uint64_t)pthread_self(), top = self > (uint64_t)frame ? self : (uint64_t)__libc_stack_end;
    uint32_t count = 0;
    // The call itself, and not what comes after it.
    calls[count++] = frame[1] - 1;
    while (count < kept_calls) {
        const uint64_t next = frame[0] & ~((uint64_t)1 << 60);
        if (next % 8 != 0 || next <= (uint64_t)frame || next - (uint64_t)frame > largest_frame || next + 16 > top) break;
        frame = (const uint64_t *)next;
        if (frame[1] == 0) break;
        calls[count++] = frame[1];
    }
    return count;
}

/// Where a stack is kept; 0 where there is no room.
static uint32_t keep(const uint64_t *calls, uint32_t count) {
    if (stacks == NULL) {
        stacks = map(stack_words * sizeof *stacks);
        stack_heads = map(stack_buckets * sizeof *stack_heads);
        stacks_used = 1;
    }
    if (stacks == NULL || stack_heads == NULL) return 0;
    uint64_t hash = count;
    for (uint32_t i = 0; i < count; i++) hash = (hash ^ calls[i]) * 0x9e3779b97f4a7c15u;
    uint32_t *head = &stack_heads[hash >> 40 & (stack_buckets - 1)];
    for (uint32_t number = *head; number != 0; number = (uint32_t)(stacks[number] >> 32)) {
        if ((uint32_t)stacks[number] == count && memcmp(&stacks[number + 1], calls, count * sizeof *calls) == 0) return number;
    }
    if (stacks_used + count + 1 > stack_words) return 0;
    const uint32_t number = (uint32_t)stacks_used;
    stacks[number] = (uint64_t)*head << 32 | count;
    memcpy(&stacks[number + 1], calls, count * sizeof *calls);
    stacks_used += count + 1;
    *head = number;
    return number;
}

/// With what is known held.
static void add(void *memory, size_t size, uint64_t time, const uint64_t *calls, uint32_t count) {
    if (!grow()) return;
    const struct block block = {~(uint64_t)memory, size, time, (uint32_t)threads_own(), keep(calls, count)};
    put(table, table_places, &block);
}

void blocks_add(void *memory, size_t size, const uint64_t *frame) {
    if (memory == NULL || !is_on() || is_own) return;
    uint64_t calls[kept_calls];
    const uint32_t count = walk(frame, calls);
    const uint64_t time = recorder_now();
    take();
    add(memory, size, time, calls, count);
    give();
}

static void drop(void *memory) {
    if (table == NULL) return;
    const uint64_t inverted = ~(uint64_t)memory;
    size_t place = place_of(inverted, table_places);
    while (table[place].inverted != inverted) {
        if (table[place].inverted == 0) return;
        place = (place + 1) & (table_places - 1);
    }
    // Those behind it that are not where they would be move up.
    size_t next = place;
    for (;;) {
        next = (next + 1) & (table_places - 1);
        if (table[next].inverted == 0) break;
        const size_t wanted = place_of(table[next].inverted, table_places);
        if (((next - wanted) & (table_places - 1)) < ((next - place) & (table_places - 1))) continue;
        table[place] = table[next];
        place = next;
    }
    table[place].inverted = 0;
    table_count--;
}

void blocks_remove(void *memory) {
    if (memory == NULL || !is_on()) return;
    take();
    drop(memory);
    give();
}

bool blocks_hold(void) {
    if (!is_on() || is_own) return false;
    take();
    return true;
}

void blocks_moved(void *memory, void *other, size_t size, const uint64_t *frame) {
    uint64_t calls[kept_calls];
    // Where there was no memory for it, what was is there still.
    if (memory != NULL && (other != NULL || size == 0)) drop(memory);
    if (other != NULL) add(other, size, recorder_now(), calls, walk(frame, calls));
    give();
}

void blocks_ignore_thread(void) { is_own = true; }

const struct block *blocks_lock(size_t *places) {
    if (atomic_load(&decision) != on) return NULL;
    take();
    *places = table_places;
    if (!is_full && table != NULL) return table;
    give();
    return NULL;
}

void blocks_release(void) { give(); }

uint32_t blocks_calls(const struct block *block, const uint64_t **calls) {
    if (block->stack == 0) return 0;
    *calls = &stacks[block->stack + 1];
    return (uint32_t)stacks[block->stack];
}
