// The functions by which programs wait, in front of libdispatch's and the C library's own: an app's program names this library before
// theirs. A host that keeps its own time takes the delays over, so that they end in step with what it shows.

#define _GNU_SOURCE
#include "CHostDelays.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

// libdispatch's headers are no C headers of this package; these are its functions' types.
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_async(void *queue, void *block);
extern void dispatch_async_f(void *queue, void *context, void (*function)(void *));
extern void dispatch_group_async(void *group, void *queue, void *block);
extern void dispatch_group_async_f(void *group, void *queue, void *context, void (*function)(void *));
extern void *dispatch_group_create(void);
extern long dispatch_group_wait(void *group, uint64_t timeout);
extern void *dispatch_get_global_queue(long identifier, unsigned long flags);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);
extern char _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static const double nanoseconds = 1e9;

static _Atomic(host_work_taker) work_taker;
static _Atomic(host_sleep_taker) sleep_taker;
static _Atomic(host_sleep_taker) main_sleep_taker;

void host_delays_set_main_sleep(host_sleep_taker sleep) { atomic_store(&main_sleep_taker, sleep); }

void host_delays_set(host_work_taker work, host_sleep_taker sleep) {
    atomic_store(&work_taker, work);
    atomic_store(&sleep_taker, sleep);
}

#define NEXT(function)                                                                                                                     \
    static __typeof__(&function) next;                                                                                                     \
    if (next == NULL) next = (__typeof__(&function))dlsym(RTLD_NEXT, #function)

// MARK: Work after a delay

/// How many seconds are left until a time of libdispatch's, which says by its upper bits what clock it goes by; negative if it never comes.
static double seconds_until(uint64_t when) {
    const uint64_t monotonic = 1ull << 63, wall = 1ull << 62, never = ~0ull;
    if (when == never) return -1;
    if ((when & (monotonic | wall)) == (monotonic | wall)) return (double)(int64_t)(dispatch_walltime(NULL, 0) - when) / nanoseconds;
    return (double)(int64_t)(when - dispatch_time(when & monotonic, 0)) / nanoseconds;
}

/// Whether a host has taken the work, which is kept then.
static int is_taken(uint64_t when, host_delayed_work work) {
    host_work_taker take = atomic_load(&work_taker);
    if (take == NULL) return 0;
    double seconds = seconds_until(when);
    if (seconds <= 0) return 0;
    dispatch_retain(work.queue);
    if (work.block != NULL) work.block = _Block_copy(work.block);
    if (take(seconds, work)) return 1;
    if (work.block != NULL) _Block_release(work.block);
    dispatch_release(work.queue);
    return 0;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    NEXT(dispatch_after);
    if (!is_taken(when, (host_delayed_work){.queue = queue, .block = block})) next(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
    NEXT(dispatch_after_f);
    if (!is_taken(when, (host_delayed_work){.queue = queue, .context = context, .function = function})) next(when, queue, context, function);
}

static void *started(void) {
    static _Atomic(void *) group;
    void *known = atomic_load(&group);
    if (known != NULL) return known;
    void *made = dispatch_group_create();
    if (atomic_compare_exchange_strong(&group, &known, made)) return made;
    dispatch_release(made);
    return known;
}

int host_delays_start(host_delayed_work work) {
    int is_main = work.queue == (void *)&_dispatch_main_q;
    if (work.block != NULL) {
        if (is_main) dispatch_async(work.queue, work.block);
        else dispatch_group_async(started(), work.queue, work.block);
        _Block_release(work.block);
    } else {
        if (is_main) dispatch_async_f(work.queue, work.context, work.function);
        else dispatch_group_async_f(started(), work.queue, work.context, work.function);
    }
    dispatch_release(work.queue);
    return !is_main;
}

void host_delays_wait(double seconds) { dispatch_group_wait(started(), dispatch_time(0, (int64_t)(seconds * nanoseconds))); }

void host_delays_call(double seconds, uintptr_t number, void (*function)(void *)) {
    static void (*next)(uint64_t, void *, void *, void (*)(void *));
    if (next == NULL) next = (__typeof__(next))dlsym(RTLD_NEXT, "dispatch_after_f");
    next(dispatch_time(0, (int64_t)(seconds * nanoseconds)), dispatch_get_global_queue(0, 0), (void *)number, function);
}

// MARK: Sleep

static int has_slept(double seconds) {
    host_sleep_taker take = atomic_load(gettid() == getpid() ? &main_sleep_taker : &sleep_taker);
    return take != NULL && seconds > 0 && take(seconds);
}

int nanosleep(const struct timespec *span, struct timespec *rest) {
    NEXT(nanosleep);
    if (span != NULL && has_slept((double)span->tv_sec + (double)span->tv_nsec / nanoseconds)) return 0;
    return next(span, rest);
}

int usleep(useconds_t span) {
    NEXT(usleep);
    return has_slept(span / 1e6) ? 0 : next(span);
}

unsigned sleep(unsigned span) {
    NEXT(sleep);
    return has_slept(span) ? 0 : next(span);
}

void host_delays_sleep(double seconds) {
    if (seconds <= 0) return;
    struct timespec rest = {.tv_sec = (time_t)seconds, .tv_nsec = (long)((seconds - (double)(time_t)seconds) * nanoseconds)};
    while (nanosleep(&rest, &rest) != 0 && errno == EINTR) {}
}
