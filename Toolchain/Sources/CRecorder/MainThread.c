#define _GNU_SOURCE
#include "Recorder.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Activities of Core Foundation's run loops.
enum { entry = 1 << 0, before_timers = 1 << 1, before_waiting = 1 << 5, after_waiting = 1 << 6, leave = 1 << 7 };

static const uint64_t millisecond = 1000000;

/// When the run loop last said something, how often it did, whether it waits, and whether the app has been launched.
static _Atomic uint64_t last_turn, turns;
static _Atomic bool is_resting, is_launched;
/// When the run loop was last left.
static uint64_t left;

/// Silences that have ended.
enum { room = 64 };
static struct {
    uint64_t start, end;
} silences[room];
static _Atomic uint64_t first, past;

/// What the run loop did from one change to the next; only where that is wanted.
enum { turn_room = 4096 };
static struct {
    uint64_t start, end;
    bool waits;
} stretches[turn_room];
static _Atomic uint64_t first_stretch, past_stretch;
static bool tells_stretches;
static uint64_t stretch_start;

/// The run loop begins to wait, or to work: what it did until now is over.
static void change(uint64_t now, bool waited) {
    const uint64_t number = atomic_load(&past_stretch);
    if (stretch_start != 0 && number - atomic_load(&first_stretch) < turn_room) {
        stretches[number % turn_room].start = stretch_start;
        stretches[number % turn_room].end = now;
        stretches[number % turn_room].waits = waited;
        atomic_store(&past_stretch, number + 1);
    } else if (stretch_start != 0) {
        samples_lose(1);
    }
    stretch_start = now;
}

/// A turn of the run loop; what comes before the end of the launch is none of the silences that are told.
static void note(uint64_t now, bool rests) {
    const uint64_t before = atomic_load(&last_turn);
    if (atomic_load(&is_launched) && !atomic_load(&is_resting) && now - before >= longest_silence * millisecond) {
        const uint64_t number = atomic_load(&past);
        if (number - atomic_load(&first) < room) {
            silences[number % room].start = before;
            silences[number % room].end = now;
            atomic_store(&past, number + 1);
        }
    }
    if (tells_stretches && rests != atomic_load(&is_resting)) change(now, !rests);
    atomic_store(&last_turn, now);
    atomic_fetch_add(&turns, 1);
    atomic_store(&is_resting, rests);
}

static void turn(void *observer, unsigned long activity, void *context) {
    (void)observer;
    (void)context;
    const uint64_t now = recorder_now();
    note(now, false);
    // A host that makes frames beside the run loop has made the first one when it comes back to it.
    if (activity == entry && left != 0 && now - left > millisecond) atomic_store(&is_launched, true);
    if (activity == leave) left = now;
}

void sampan_recorder_rest(bool rests) {
    note(recorder_now(), rests);
    if (rests) atomic_store(&is_launched, true);
}

static void rest(void *observer, unsigned long activity, void *context) {
    (void)observer;
    (void)activity;
    (void)context;
    sampan_recorder_rest(true);
}

typedef void (*callback)(void *, unsigned long, void *);
typedef void *(*create)(const void *, unsigned long, unsigned char, long, callback, void *);
typedef void (*add)(void *, void *, const void *);
typedef void *(*get)(void);
typedef const void *(*make_text)(const void *, const char *, uint32_t);

void main_thread_begin(bool tells_turns) {
    atomic_store(&last_turn, recorder_now());
    tells_stretches = tells_turns;
    stretch_start = atomic_load(&last_turn);
    const create create_observer = (create)dlsym(RTLD_DEFAULT, "CFRunLoopObserverCreate");
    const add add_observer = (add)dlsym(RTLD_DEFAULT, "CFRunLoopAddObserver");
    const get get_loop = (get)dlsym(RTLD_DEFAULT, "CFRunLoopGetMain");
    const make_text make = (make_text)dlsym(RTLD_DEFAULT, "CFStringCreateWithCString");
    const void *const *common = dlsym(RTLD_DEFAULT, "kCFRunLoopCommonModes");
    if (create_observer == NULL || add_observer == NULL || get_loop == NULL || make == NULL || common == NULL) {
        line_begin('x');
        line_text("the app has no run loop of Core Foundation's: its main thread is not watched");
        line_end();
        return;
    }
    // While an app is suspended, its host turns the loop in a mode of its own.
    const uint32_t ascii = 0x600;
    const void *modes[] = {*common, make(NULL, "SampanSuspended", ascii)};
    // What other observers do is work: it rests after the last of them, and is awake before the first.
    void *turning = create_observer(NULL, entry | before_timers | after_waiting | leave, 1, LONG_MIN, turn, NULL);
    void *resting = create_observer(NULL, before_waiting, 1, LONG_MAX, rest, NULL);
    for (int i = 0; i < 2; i++) {
        add_observer(get_loop(), turning, modes[i]);
        add_observer(get_loop(), resting, modes[i]);
    }
}

// MARK: On the recorder's thread

static char *read_file(const char *name, char *bytes, size_t size) {
    char path[96] = "/proc/self/task/", digits[16];
    int length = 0;
    for (pid_t rest = getpid(); rest > 0; rest /= 10) digits[length++] = (char)('0' + rest % 10);
    char *end = path + strlen(path);
    while (length > 0) *end++ = digits[--length];
    strcpy(end, name);
    bytes[0] = 0;
    const int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return bytes;
    const ssize_t count = syscall(SYS_read, file, bytes, size - 1);
    syscall(SYS_close, file);
    bytes[count > 0 ? count : 0] = 0;
    return bytes;
}

/// For how long of its life the main thread could have run, but no processor was free; 0 where the system does not count that.
static uint64_t starvation(void) {
    char bytes[128], *end;
    strtoull(read_file("/schedstat", bytes, sizeof bytes), &end, 10);
    return strtoull(end, NULL, 10);
}

/// Where the main thread waits: its place and its stack, by what the kernel tells of a call that it is in.
static bool find_waiting(uint64_t *place, uint64_t *stack) {
    char bytes[256];
    read_file("/syscall", bytes, sizeof bytes);
    // The last two of the words, unless it runs.
    char *last = strrchr(bytes, ' ');
    if (last == NULL) return false;
    *last = 0;
    char *before = strrchr(bytes, ' ');
    if (before == NULL) return false;
    *place = strtoull(last + 1, NULL, 16);
    *stack = strtoull(before + 1, NULL, 16);
    return *place != 0 && *stack != 0;
}

/// Samples the main thread while it waits. No signal does that: it would cut the call short that it waits in.
static void sample_waiting(uint64_t now, uint64_t weight) {
    uint64_t place, stack, place_after, stack_after, number;
    if (!find_waiting(&place, &stack)) return;
    struct sample *sample = samples_claim(&number);
    if (sample == NULL) return samples_lose(1);
    sample->kind = 's';
    sample->time = now;
    sample->thread = (uint32_t)getpid();
    sample->weight = weight;
    sample->state = 1;
    sample->count = stack_walk(place, stack, 0, sample->calls);
    // If it went on meanwhile, what was read is no stack.
    const bool waited = find_waiting(&place_after, &stack_after) && place == place_after && stack == stack_after;
    if (!waited) sample->count = 0;
    samples_finish(sample, number);
}

void main_thread_update(void) {
    static uint64_t seen_turns, starved_before, told, last_update;
    const uint64_t now = recorder_now(), starved = starvation(), silent_since = atomic_load(&last_turn);
    for (uint64_t number = atomic_load(&first); number != atomic_load(&past); number++) {
        line_begin('h');
        line_number(silences[number % room].start);
        line_number(silences[number % room].end);
        line_number(starved - starved_before);
        line_end();
        atomic_store(&first, number + 1);
    }
    for (uint64_t number = atomic_load(&first_stretch); number != atomic_load(&past_stretch); number++) {
        line_begin('w');
        line_number(stretches[number % turn_room].start);
        line_number(stretches[number % turn_room].end);
        line_number(stretches[number % turn_room].waits);
        line_end();
        atomic_store(&first_stretch, number + 1);
    }
    if (atomic_load(&turns) != seen_turns) {
        seen_turns = atomic_load(&turns);
        starved_before = starved;
        told = silent_since;
    } else if (atomic_load(&is_launched) && !atomic_load(&is_resting)) {
        if (now - silent_since > 10 * millisecond) sample_waiting(now, now - last_update);
        if (now - told >= longest_silence * millisecond) {
            line_begin('g');
            line_number(silent_since);
            line_number(now);
            line_number(starved - starved_before);
            line_end();
            told = now;
        }
    }
    last_update = now;
}
