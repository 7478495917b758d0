#define _GNU_SOURCE
#include "Recorder.h"

#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/// A page of the process's memory, copied by the kernel: what is not there is no fault.
struct view {
    uint64_t page;
    bool is_there;
    uint64_t words[512];
};

enum { page_size = 4096, longest_frame = 1 << 24, words_searched = 4096 };

size_t stack_copy(uint64_t address, void *to, size_t size) {
    const struct iovec own = {to, size}, other = {(void *)address, size};
    // The last one goes by the stack, where an `int` would leave half of it as it was.
    const long count = syscall(SYS_process_vm_readv, (long)getpid(), &own, 1L, &other, 1L, 0L);
    return count > 0 ? (size_t)count : 0;
}

static bool copy_page(uint64_t page, void *to) { return stack_copy(page, to, page_size) == page_size; }

bool stack_is_readable(void) {
    struct view view;
    return copy_page((uint64_t)&view & ~(uint64_t)(page_size - 1), view.words);
}

static bool read_word(struct view *view, uint64_t address, uint64_t *word) {
    if (address % 8 != 0 || address < page_size) return false;
    const uint64_t page = address & ~(uint64_t)(page_size - 1);
    if (view->page != page) {
        view->page = page;
        view->is_there = copy_page(page, view->words);
    }
    if (view->is_there) *word = view->words[address % page_size / 8];
    return view->is_there;
}

/// Whether an address is one that a call returns to.
static bool is_return(uint64_t address, struct code *code) {
    // In the first bytes of a stretch there is no call before it.
    if (!modules_find(address - 8, code) || !modules_find(address, code)) return false;
#if defined(__x86_64__)
    const uint8_t *bytes = (const uint8_t *)address;
    if (bytes[-5] == 0xe8) return true;
    for (int length = 2; length <= 7; length++) {
        if (bytes[-length] == 0xff && (bytes[1 - length] & 0x38) == 0x10) return true;
    }
    return false;
#elif defined(__aarch64__)
    const uint32_t instruction = *(const uint32_t *)(address - 4);
    return instruction >> 26 == 0x25 || (instruction & 0xfffffc1f) == 0xd63f0000;
#else
#error "The recorder knows how calls look on x86-64 and on 64-bit ARM only."
#endif
}

/// Where the frame before this one lies; the sixtieth bit marks one with an asynchronous context.
static uint64_t frame_of(uint64_t word) { return word & ~((uint64_t)1 << 60); }

/// Whether an address is further out on the stack than another, and no further than frames are long.
static bool is_outside(uint64_t address, uint64_t other) { return address > other && address - other < longest_frame; }

/// Whether there is a frame at an address: it names one further out, and where to return to.
static bool is_frame(struct view *view, uint64_t frame) {
    uint64_t next, place;
    struct code code;
    if (!read_word(view, frame, &next) || !read_word(view, frame + 8, &place) || !is_return(place, &code)) return false;
    next = frame_of(next);
    return next == 0 || is_outside(next, frame) || code.is_c_library;
}

/// Where a thread is, or was when it made a call.
struct state {
    uint64_t place, stack;
    /// 0 where it is not known.
    uint64_t frame;
};

/// Comes to the caller by what the code says of its frames; `ends` is whether there is none.
static bool step_by_tables(struct view *view, struct state *state, const struct code *code, bool is_innermost, bool *ends) {
    struct step step;
    // Where a call returns to may lie behind its function.
    if (!unwind_find(code->tables, is_innermost ? state->place : state->place - 1, &step)) return false;
    *ends = step.is_outermost;
    if (step.is_outermost || (step.starts_at_frame && state->frame == 0)) return false;
    const uint64_t base = (step.starts_at_frame ? state->frame : state->stack) + (uint64_t)step.base;
    uint64_t place, frame = step.keeps_frame ? state->frame : 0;
    struct code caller;
    if (!is_outside(base, state->stack) || !read_word(view, base + (uint64_t)step.place, &place) || !is_return(place, &caller)) return false;
    if (step.saves_frame && !read_word(view, base + (uint64_t)step.frame, &frame)) return false;
    *state = (struct state){place, base, frame_of(frame)};
    return true;
}

/// Comes to the caller by the frame pointer.
static bool step_by_frame(struct view *view, struct state *state) {
    uint64_t next, place;
    struct code caller;
    if (state->frame < state->stack || !read_word(view, state->frame, &next) || !read_word(view, state->frame + 8, &place)) return false;
    if (!is_return(place, &caller)) return false;
    *state = (struct state){place, state->frame + 16, frame_of(next)};
    return true;
}

/// Looks up the stack for the first frame; what is left there of former calls can pass for one.
static bool find_frame(struct view *view, struct state *state) {
    uint64_t address = (state->stack + 7) & ~(uint64_t)7, word;
    for (int i = 0; i < words_searched; i++, address += 8) {
        if (!read_word(view, address, &word)) return false;
        if (is_outside(frame_of(word), address) && is_frame(view, address)) {
            state->frame = address;
            return true;
        }
    }
    return false;
}

uint32_t stack_walk(uint64_t place, uint64_t stack, uint64_t frame, uint64_t *calls) {
    struct view view;
    view.page = 0;
    view.is_there = false;
    struct state state = {place, stack, frame_of(frame)};
    uint32_t count = 0;
    while (count < most_calls) {
        struct code code = {false, false, NULL};
        const bool is_innermost = count == 0, is_known = modules_find(state.place, &code);
        bool ends = false;
        calls[count++] = state.place;
        if (!is_innermost && !is_known) break;
        const bool by_frame = code.keeps && !is_innermost && is_outside(state.frame, state.stack - 1);
        if (by_frame && step_by_frame(&view, &state)) continue;
        if (is_known && step_by_tables(&view, &state, &code, is_innermost, &ends)) continue;
        if (ends) break;
        if (!by_frame && is_outside(state.frame, state.stack - 1) && step_by_frame(&view, &state)) continue;
        if (!find_frame(&view, &state) || !step_by_frame(&view, &state)) break;
    }
    return count;
}
