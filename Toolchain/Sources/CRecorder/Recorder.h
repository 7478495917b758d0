#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "CRecorder.h"

#define OWN __attribute__((visibility("hidden")))

enum {
    /// As many calls of a stack are kept, from the innermost on.
    most_calls = 512,
    /// What the main thread may take to answer, in milliseconds: from there on a person notices, and Instruments tells.
    longest_silence = 250,
};

/// Where a thread was, or where it had memory.
struct sample {
    /// The entry's number and one, when it is whole.
    _Atomic uint64_t ready;
    /// `s` or `a`, as the line that it becomes.
    char kind;
    uint64_t time, weight;
    /// Of memory: how much it is, and what it is called when it is given back.
    uint64_t size, number;
    uint32_t thread, state, count;
    uint64_t calls[most_calls];
};

// Time.c: the machine's own, whatever a host tells the app; by system calls, for the app's libraries stand in front of the C library's functions.
OWN uint64_t recorder_now(void);
OWN uint64_t recorder_date(void);
OWN void recorder_sleep_until(uint64_t time);

// Lines.c: only the recorder's own thread writes, but for the last lines, when the process exits.
OWN void line_open(int descriptor);
OWN void line_begin(char kind);
OWN void line_number(uint64_t number);
OWN void line_text(const char *text);
OWN void line_end(void);
OWN void line_flush(void);

// Modules.c
/// What is known of the code in a stretch of memory.
struct code {
    /// Whether it keeps frame pointers, and whether it is the C library's, which calls main.
    bool keeps, is_c_library;
    /// What it says of its frames (.eh_frame_hdr); null where it says nothing.
    const uint8_t *tables;
};
/// Notes what code the process has by now, and tells of what is new.
OWN void modules_update(void);
/// Finds the code that an address lies in; returns whether it lies in any.
OWN bool modules_find(uint64_t address, struct code *code);

// Unwind.c
/// How to come from a place in a function to its caller.
struct step {
    /// Whether the base is counted from the frame pointer, and not from the stack's.
    bool starts_at_frame;
    int64_t base;
    /// Where the place in the caller, and its frame pointer if that was saved, are, from the base on.
    int64_t place, frame;
    bool keeps_frame, saves_frame;
    /// Whether nothing calls the function: a thread begins with it.
    bool is_outermost;
};
/// Finds how to come from a place to its caller, by what the code says of its frames.
OWN bool unwind_find(const uint8_t *tables, uint64_t place, struct step *step);

// Stack.c
/// Whether the process may look at its own memory without being ended by what is not there.
OWN bool stack_is_readable(void);
/// The calls that lead to a place, innermost first; `frame` is 0 where the frame pointer is not known. Returns how many.
OWN uint32_t stack_walk(uint64_t place, uint64_t stack, uint64_t frame, uint64_t *calls);

/// Copies memory of the process; returns how many bytes were there.
OWN size_t stack_copy(uint64_t address, void *to, size_t size);

// Samples.c
/// The entry to fill, or null where there is no room.
OWN struct sample *samples_claim(uint64_t *number);
OWN void samples_finish(struct sample *sample, uint64_t number);
/// Writes what has come.
OWN void samples_write(void);
OWN void samples_lose(uint64_t count);

// Threads.c
/// Begins to sample threads, each after so many nanoseconds that it computed; only the main one if that is all that is wanted.
OWN void threads_begin(uint64_t interval, bool main_only);
/// Looks for threads that are new or gone.
OWN void threads_update(void);
OWN pid_t threads_own(void);
/// Calls a function for each thread that the process has.
OWN void threads_each(void (*see)(pid_t thread));

// MainThread.c
/// Begins to watch the main thread's run loop, and to tell each of its turns if that is wanted; called on it.
OWN void main_thread_begin(bool tells_turns);
/// Tells what was seen of the main thread since; called often.
OWN void main_thread_update(void);

// Marks.c
OWN void marks_open(void);
OWN void marks_write(void);
/// Takes that memory is given back.
OWN void marks_release(uint64_t number);

// Memory.c
/// Begins to record what is allocated: one entry for so many bytes of a thread's.
OWN void memory_begin(uint64_t bytes);

// Blocks.c
/// Memory that is there.
struct block {
    /// Its address with all bits inverted: what looks for addresses in all memory does not find the block here. 0 for an empty place.
    uint64_t inverted;
    uint64_t size, time;
    uint32_t thread;
    /// Where the calls that led to it are kept; 0 for nowhere.
    uint32_t stack;
};
/// Says whether leaks are looked for, where no memory was needed before that is known.
OWN void blocks_begin(bool finds_leaks);
/// Takes that memory is there; `frame` is that of the function that programs call.
OWN void blocks_add(void *memory, size_t size, const uint64_t *frame);
/// Takes that memory is given back.
OWN void blocks_remove(void *memory);
/// Before memory is made larger or smaller: nothing else changes until `blocks_moved`, if this says so.
OWN bool blocks_hold(void);
OWN void blocks_moved(void *memory, void *other, size_t size, const uint64_t *frame);
/// Takes nothing of the calling thread's, which is the recorder's own.
OWN void blocks_ignore_thread(void);
/// All memory that is there, in a table with empty places; it stays as it is until `blocks_release`. Null where it is not known.
OWN const struct block *blocks_lock(size_t *places);
OWN void blocks_release(void);
/// The calls that led to a block, innermost first.
OWN uint32_t blocks_calls(const struct block *block, const uint64_t **calls);

// Stop.c
/// Stops all threads but the calling one.
OWN void stop_threads(void);
/// Lets them go on.
OWN void stop_end(void);
/// The stack pointers of those that have stopped; what they had in registers lies above.
OWN size_t stop_stacks(const uint64_t **stacks);

// Types.c
enum type_kind { type_class, type_context, type_box, type_error };
/// A type of Swift's, by what its objects begin with.
struct type {
    uint64_t metadata;
    enum type_kind kind;
    char name[256];
};
/// What the objects are of that begin with a word; null where that is no type's.
OWN const struct type *types_find(uint64_t metadata, uint32_t *number);

// Roots.c
/// A stretch of memory.
struct stretch {
    uint64_t start, end;
};
/// Notes a stretch that holds nothing of the program's own; before `roots_each`.
OWN void roots_leave_out(uint64_t start, uint64_t end);
/// Copies what the process may reach memory from, a piece at a time, and hands it over: data of its files, stacks, what the kernel has mapped.
/// Returns whether all that is known.
OWN bool roots_each(void (*look)(const uint64_t *words, size_t count));

// Leaks.c
/// Stops the process, and writes which of its memory nothing reaches.
OWN void leaks_write(void);
