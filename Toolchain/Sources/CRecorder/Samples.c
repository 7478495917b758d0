#define _GNU_SOURCE
#include "Recorder.h"

enum { room = 512 };

// Those that write it are signal handlers, which may not wait: a ring that has no room loses what comes.
static struct sample samples[room];
static _Atomic uint64_t first, past;
static _Atomic uint64_t lost;

void samples_lose(uint64_t count) { atomic_fetch_add(&lost, count); }

struct sample *samples_claim(uint64_t *number) {
    uint64_t next = atomic_load(&past);
    do {
        if (next - atomic_load(&first) >= room) return NULL;
    } while (!atomic_compare_exchange_weak(&past, &next, next + 1));
    *number = next;
    return &samples[next % room];
}

void samples_finish(struct sample *sample, uint64_t number) { atomic_store_explicit(&sample->ready, number + 1, memory_order_release); }

void samples_write(void) {
    for (;;) {
        const uint64_t number = atomic_load(&first);
        struct sample *sample = &samples[number % room];
        if (atomic_load_explicit(&sample->ready, memory_order_acquire) != number + 1) break;
        line_begin(sample->kind);
        line_number(sample->time);
        line_number(sample->thread);
        line_number(sample->weight);
        if (sample->kind == 's') {
            line_number(sample->state);
        } else {
            line_number(sample->size);
            line_number(sample->number);
        }
        for (uint32_t i = 0; i < sample->count; i++) line_number(sample->calls[i]);
        line_end();
        atomic_store(&first, number + 1);
    }
    const uint64_t count = atomic_exchange(&lost, 0);
    if (count == 0) return;
    line_begin('d');
    line_number(count);
    line_end();
}
