#define _GNU_SOURCE
#include "Recorder.h"

#include <string.h>

/// What the app or the frameworks said.
struct mark {
    _Atomic uint64_t ready;
    char kind;
    uint8_t type;
    uint32_t thread;
    uint64_t times[3];
    /// Subsystem, category, name and message, one after another with their ends.
    char texts[640];
};

enum { room = 4096 };

static struct mark marks[room];
static _Atomic uint64_t first, past;
static _Atomic bool is_open;

void marks_open(void) { atomic_store(&is_open, true); }

static struct mark *claim(uint64_t *number) {
    if (!atomic_load(&is_open)) return NULL;
    uint64_t next = atomic_load(&past);
    do {
        if (next - atomic_load(&first) >= room) {
            samples_lose(1);
            return NULL;
        }
    } while (!atomic_compare_exchange_weak(&past, &next, next + 1));
    *number = next;
    return &marks[next % room];
}

static void finish(struct mark *mark, uint64_t number) { atomic_store_explicit(&mark->ready, number + 1, memory_order_release); }

void sampan_recorder_signpost(
    uint8_t type, uint64_t identifier, const char *subsystem, const char *category, const char *name, const char *message) {
    const uint64_t time = recorder_now();
    uint64_t number;
    struct mark *mark = claim(&number);
    if (mark == NULL) return;
    mark->kind = 'p';
    mark->type = type;
    mark->thread = (uint32_t)threads_own();
    mark->times[0] = time;
    mark->times[1] = identifier;
    const char *texts[] = {subsystem, category, name, message};
    size_t used = 0;
    for (int i = 0; i < 4; i++) {
        // Each of those that follow has its end at least.
        const size_t most = sizeof mark->texts - used - (size_t)(4 - i), length = strnlen(texts[i], most);
        memcpy(mark->texts + used, texts[i], length);
        mark->texts[used + length] = 0;
        used += length + 1;
    }
    finish(mark, number);
}

void sampan_recorder_frame(double start, double end, double deadline) {
    uint64_t number;
    struct mark *mark = claim(&number);
    if (mark == NULL) return;
    mark->kind = 'f';
    mark->times[0] = (uint64_t)(start * 1e9);
    mark->times[1] = (uint64_t)(end * 1e9);
    mark->times[2] = (uint64_t)(deadline * 1e9);
    finish(mark, number);
}

void marks_release(uint64_t released) {
    uint64_t number;
    struct mark *mark = claim(&number);
    if (mark == NULL) return;
    mark->kind = 'q';
    mark->times[0] = recorder_now();
    mark->times[1] = released;
    finish(mark, number);
}

void marks_write(void) {
    for (;;) {
        const uint64_t number = atomic_load(&first);
        struct mark *mark = &marks[number % room];
        if (atomic_load_explicit(&mark->ready, memory_order_acquire) != number + 1) return;
        line_begin(mark->kind);
        if (mark->kind == 'p') {
            line_number(mark->type);
            line_number(mark->times[0]);
            line_number(mark->thread);
            line_number(mark->times[1]);
            const char *text = mark->texts;
            for (int i = 0; i < 4; i++, text += strlen(text) + 1) line_text(text);
        } else {
            for (int i = 0; i < (mark->kind == 'q' ? 2 : 3); i++) line_number(mark->times[i]);
        }
        line_end();
        atomic_store(&first, number + 1);
    }
}
