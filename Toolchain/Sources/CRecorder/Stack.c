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

static bool copy_page(uint64_t page, void *to) {
    const struct iovec own = {to, page_size}, other = {(void *)page, page_size};
    // The last one goes by the stack, where an `int` would leave half of it as it was.
    return syscall(SYS_process_vm_readv, (long)getpid(), &own, 1L, &other, 1L, 0L) == page_size;
}

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
static bool is_return(uint64_t address, bool *keeps, bool *is_c_library) {
    // In the first bytes of a stretch there is no call before it.
    if (!modules_find(address - 8, keeps, is_c_library) || !modules_find(address, keeps, is_c_library)) return false;
#if defined(__x86_64__)
    const uint8_t *code = (const uint8_t *)address;
    if (code[-5] == 0xe8) return true;
    for (int length = 2; length <= 7; length++) {
        if (code[-length] == 0xff && (code[1 - length] & 0x38) == 0x10) return true;
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

/// Whether a frame is one: it names one further out, and where to return to.
static bool is_frame(struct view *view, uint64_t frame) {
    uint64_t next, place;
    bool keeps, is_c_library;
    if (!read_word(view, frame, &next) || !read_word(view, frame + 8, &place) || !is_return(place, &keeps, &is_c_library)) return false;
    next = frame_of(next);
    return next == 0 || (next > frame && next - frame < longest_frame) || is_c_library;
}

/// Goes on from code that keeps no frame pointers: looks up the stack for where it returns into code that does, and for that code's frame.
static bool resume(struct view *view, uint64_t from, uint64_t *frame, uint64_t *place) {
    bool keeps, is_c_library;
    uint64_t address = from, word;
    for (int i = 0; ; i++, address += 8) {
        if (i == words_searched || !read_word(view, address, &word)) return false;
        if (is_return(word, &keeps, &is_c_library) && keeps) break;
    }
    *place = word;
    // Most such code leaves the frame pointer as it was.
    if (*frame > address && *frame - address < longest_frame && is_frame(view, *frame)) return true;
    for (int i = 0; i < words_searched; i++) {
        address += 8;
        if (!read_word(view, address, &word)) break;
        if (frame_of(word) > address && frame_of(word) - address < longest_frame && is_frame(view, address)) {
            *frame = address;
            return true;
        }
    }
    *frame = 0;
    return true;
}

uint32_t stack_walk(uint64_t place, uint64_t stack, uint64_t frame, uint64_t *calls) {
    struct view view;
    view.page = 0;
    view.is_there = false;
    uint32_t count = 0;
    bool keeps = false, is_c_library = false;
    calls[count++] = place;
    frame = frame_of(frame);
    if (!modules_find(place, &keeps, &is_c_library)) keeps = false;
    if (!keeps) {
        uint64_t caller;
        if (!resume(&view, stack & ~(uint64_t)7, &frame, &caller)) return count;
        calls[count++] = caller;
    } else if (frame < stack) {
        return count;
    }
    while (count < most_calls && frame != 0) {
        uint64_t next, caller;
        if (!read_word(&view, frame, &next) || !read_word(&view, frame + 8, &caller)) break;
        if (!is_return(caller, &keeps, &is_c_library)) break;
        calls[count++] = caller;
        // What calls main is the end.
        if (is_c_library) break;
        next = frame_of(next);
        const bool goes_on = next > frame && next - frame < longest_frame;
        if (!keeps && (!goes_on || !is_frame(&view, next))) {
            if (count == most_calls || !resume(&view, frame + 16, &next, &caller)) break;
            calls[count++] = caller;
        } else if (!goes_on) {
            break;
        }
        frame = next;
    }
    return count;
}
