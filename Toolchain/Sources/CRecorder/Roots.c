#define _GNU_SOURCE
#include "Recorder.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Roots are all that the process can write and nobody else has, but what the C library deals out: that is reached from roots, or not.

enum { most_holes = 1 << 15, most_mappings = 1 << 14 };

static struct stretch holes[most_holes], mappings[most_mappings];
static size_t hole_count, mapping_count;

/// Where there is no room for it, it counts as a root: something may pass for reached.
void roots_leave_out(uint64_t start, uint64_t end) {
    if (start < end && hole_count < most_holes) holes[hole_count++] = (struct stretch){start, end};
}

static void take_line(const char *line) {
    char *rest;
    const uint64_t start = strtoull(line, &rest, 16);
    const uint64_t end = *rest == '-' ? strtoull(rest + 1, &rest, 16) : 0;
    // What is shared with others, as pictures are, holds no addresses.
    if (start >= end || strncmp(rest, " rw-p", 5) != 0) return;
    // The C library's first and largest heap.
    if (strstr(rest, "[heap]") != NULL) return;
    if (mapping_count < most_mappings) mappings[mapping_count++] = (struct stretch){start, end};
}

static void read_mappings(void) {
    static char bytes[1 << 14];
    size_t used = 0;
    const int file = (int)syscall(SYS_openat, AT_FDCWD, "/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    for (;;) {
        const ssize_t count = syscall(SYS_read, file, bytes + used, sizeof bytes - 1 - used);
        if (count <= 0) break;
        used += (size_t)count;
        bytes[used] = 0;
        char *line = bytes;
        for (char *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
            *end = 0;
            take_line(line);
        }
        used -= (size_t)(line - bytes);
        memmove(bytes, line, used);
    }
    syscall(SYS_close, file);
}

static const struct stretch *mapping_at(uint64_t address) {
    for (size_t i = 0; i < mapping_count; i++) {
        if (mappings[i].start <= address && address < mappings[i].end) return &mappings[i];
    }
    return NULL;
}

/// What lies beyond a stack pointer is left there from calls that are over.
static void leave_out_old_calls(void) {
    const uint64_t *stacks;
    const size_t count = stop_stacks(&stacks);
    for (size_t i = 0; i < count; i++) {
        const struct stretch *mapping = mapping_at(stacks[i]);
        if (mapping != NULL) roots_leave_out(mapping->start, stacks[i]);
    }
    // The recorder's own stack has addresses of all that it looks at. Behind it is what the thread is, and has for its own.
    const uint64_t own = (uint64_t)__builtin_frame_address(0);
    const struct stretch *mapping = mapping_at(own);
    if (mapping != NULL) roots_leave_out(mapping->start, (uint64_t)pthread_self());
}

static void look_through(uint64_t start, uint64_t end, void (*look)(const uint64_t *words, size_t count)) {
    static uint64_t words[1 << 13];
    for (uint64_t place = start; place < end;) {
        const size_t size = end - place < sizeof words ? end - place : sizeof words;
        const size_t count = stack_copy(place, words, size);
        look(words, count / sizeof *words);
        // A page that cannot be read, as of a file that has become shorter, is passed over.
        place += count > 0 ? count & ~(size_t)7 : 4096;
    }
    memset(words, 0, sizeof words);
}

bool roots_each(void (*look)(const uint64_t *words, size_t count)) {
    read_mappings();
    // Without any, everything would pass for unreached.
    if (mapping_count == 0 || mapping_count == most_mappings) return false;
    leave_out_old_calls();
    for (size_t i = 0; i < mapping_count; i++) {
        uint64_t place = mappings[i].start;
        while (place < mappings[i].end) {
            // The next hole, or the end.
            uint64_t start = mappings[i].end, end = start;
            for (size_t hole = 0; hole < hole_count; hole++) {
                if (holes[hole].end <= place || holes[hole].start >= start) continue;
                start = holes[hole].start > place ? holes[hole].start : place;
                end = holes[hole].end;
            }
            look_through(place, start, look);
            place = end > start ? (end + 7) & ~(uint64_t)7 : mappings[i].end;
        }
    }
    return true;
}
