// The clock that an app sees, in front of the C library's: an app's program names this library before that one. Who asks is known by where
// the question comes from: Foundation, Swift's concurrency and the app itself see the host's time, everybody else the machine's.

#define _GNU_SOURCE
#include "CHostDelays.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <inttypes.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static const int64_t second = 1000000000;

// For so long the host's clock stands still before the machine's counts.
static const int64_t usual_patience = 250000000;

#define NEXT(function)                                                                                                                     \
    static __typeof__(&function) next;                                                                                                     \
    if (next == NULL) next = (__typeof__(&function))dlsym(RTLD_NEXT, #function)

// MARK: Who asks

typedef struct {
    uintptr_t start, end;
} code_range;

static code_range ranges[16];
static int range_count;
// How many of the ranges are Foundation's, which come first.
static int foundation_count;

static int is_named(const char *path, const char *name) {
    const char *last = strrchr(path, '/');
    return strcmp(last == NULL ? path : last + 1, name) == 0;
}

static void note(const struct dl_phdr_info *info) {
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[index];
        if (header->p_type != PT_LOAD || (header->p_flags & PF_X) == 0 || range_count == sizeof ranges / sizeof *ranges) continue;
        uintptr_t start = info->dlpi_addr + header->p_vaddr;
        ranges[range_count++] = (code_range){start, start + header->p_memsz};
    }
}

static int note_foundation(struct dl_phdr_info *info, size_t size, void *data) {
    if (is_named(info->dlpi_name, "libFoundation.so")) note(info);
    return 0;
}

static int note_others(struct dl_phdr_info *info, size_t size, void *data) {
    static const char *const names[] = {
        "libFoundationEssentials.so", "libFoundationInternationalization.so", "lib_FoundationICU.so", "libswift_Concurrency.so"};
    // The program itself has no name.
    int is_wanted = info->dlpi_name[0] == 0;
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) is_wanted |= is_named(info->dlpi_name, names[index]);
    if (is_wanted) note(info);
    return 0;
}

static int is_within(const void *address, int count) {
    for (int index = 0; index < count; index++) {
        if ((uintptr_t)address >= ranges[index].start && (uintptr_t)address < ranges[index].end) return 1;
    }
    return 0;
}

// MARK: The clock

static atomic_int is_running;
// Even while the two times below belong together.
static atomic_uint version;
static _Atomic int64_t app_time, machine_time;
// What the system had counted then of the time for which the main thread was queued.
static _Atomic int64_t queued_before;
// The latest time that was told.
static _Atomic int64_t latest_time;
// Where the system counts that.
static int statistics = -1;
// For so long the host's clock stands still before the machine's counts: not at all while the host rests.
static _Atomic int64_t patience = usual_patience;
// By how much the calendar's time is ahead of the monotonic one.
static int64_t calendar_lead;

static int64_t monotonic(void) {
    struct timespec now;
    NEXT(clock_gettime);
    next(CLOCK_MONOTONIC, &now);
    return now.tv_sec * second + now.tv_nsec;
}

static double seconds(int64_t nanoseconds) { return (double)nanoseconds / (double)second; }

double host_machine_time(void) { return seconds(monotonic()); }

// How long the main thread could have run, but no processor was free. A busy machine's app is not one that waits.
static int64_t queued(void) {
    char text[80];
    int64_t ran, waited;
    ssize_t length = statistics < 0 ? -1 : pread(statistics, text, sizeof text - 1, 0);
    if (length <= 0) return 0;
    text[length] = 0;
    return sscanf(text, "%" SCNd64 " %" SCNd64, &ran, &waited) == 2 ? waited : 0;
}

// How far the app's clock has gone by itself.
static int64_t lead(int64_t machine) {
    for (;;) {
        unsigned before = atomic_load(&version);
        int64_t still = machine - atomic_load(&machine_time) - atomic_load(&patience);
        if (still > 0) still -= queued() - atomic_load(&queued_before);
        if (before % 2 == 0 && atomic_load(&version) == before) return still > 0 ? still : 0;
    }
}

static int64_t app_now(int64_t machine) {
    int64_t now;
    for (;;) {
        unsigned before = atomic_load(&version);
        now = atomic_load(&app_time) + lead(machine);
        if (before % 2 == 0 && atomic_load(&version) == before) break;
    }
    // The system counts how long the main thread was queued when that is over: the clock waits then, it does not go back.
    int64_t latest = atomic_load(&latest_time);
    while (now > latest && !atomic_compare_exchange_weak(&latest_time, &latest, now)) {}
    return now > latest ? now : latest;
}

static void set(int64_t app, int64_t machine, int64_t wait) {
    atomic_fetch_add(&version, 1);
    atomic_store(&app_time, app);
    atomic_store(&machine_time, machine);
    atomic_store(&patience, wait);
    atomic_store(&queued_before, queued());
    atomic_fetch_add(&version, 1);
}

// When, by the machine's clock, the app's comes to a moment if no frame is made until then.
static int64_t machine_when(int64_t app) {
    for (;;) {
        unsigned before = atomic_load(&version);
        int64_t when = atomic_load(&machine_time) + atomic_load(&patience) + queued() - atomic_load(&queued_before) + app - atomic_load(&app_time);
        // A little later, so that whoever looks at the clock then sees that it is time.
        if (before % 2 == 0 && atomic_load(&version) == before) return when + 100000;
    }
}

void host_clock_begin(void) {
    range_count = 0;
    dl_iterate_phdr(note_foundation, NULL);
    foundation_count = range_count;
    dl_iterate_phdr(note_others, NULL);
    struct timespec calendar;
    NEXT(clock_gettime);
    next(CLOCK_REALTIME, &calendar);
    if (statistics < 0) statistics = open("/proc/self/schedstat", O_RDONLY | O_CLOEXEC);
    int64_t machine = monotonic();
    calendar_lead = calendar.tv_sec * second + calendar.tv_nsec - machine;
    set(machine, machine, usual_patience);
    atomic_store(&is_running, 1);
}

double host_clock_advance(double span) {
    int64_t machine = monotonic(), stood = app_now(machine), app = atomic_load(&app_time) + (int64_t)(span * (double)second);
    // Where the clock has gone on by itself, it does not go back.
    set(app > stood ? app : stood, machine, usual_patience);
    return stood > app ? seconds(stood - app) : 0;
}

void host_clock_rest(int rests) {
    int64_t machine = monotonic();
    set(app_now(machine), machine, rests ? 0 : usual_patience);
}

static int is_app(const void *caller) { return atomic_load(&is_running) && is_within(caller, range_count); }
static int is_foundation(const void *caller) { return atomic_load(&is_running) && is_within(caller, foundation_count); }

double host_app_time(void) { return seconds(app_now(monotonic())); }

double host_clock_lead(void) { return seconds(lead(monotonic())); }

double host_clock_wait(double moment) {
    int64_t machine = monotonic(), now = app_now(machine), app = (int64_t)(moment * (double)second);
    return seconds(machine_when(app > now ? app : now) - machine);
}

// MARK: Asking for the time

int clock_gettime(clockid_t clock, struct timespec *time) {
    NEXT(clock_gettime);
    if (!is_app(__builtin_return_address(0))) return next(clock, time);
    int64_t now;
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: now = app_now(monotonic()) + calendar_lead; break;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME: now = app_now(monotonic()); break;
    default: return next(clock, time);
    }
    *time = (struct timespec){.tv_sec = now / second, .tv_nsec = now % second};
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    NEXT(gettimeofday);
    if (!is_app(__builtin_return_address(0))) return next(time, zone);
    int64_t now = app_now(monotonic()) + calendar_lead;
    *time = (struct timeval){.tv_sec = now / second, .tv_usec = now % second / 1000};
    return 0;
}

time_t time(time_t *result) {
    NEXT(time);
    if (!is_app(__builtin_return_address(0))) return next(result);
    time_t now = (app_now(monotonic()) + calendar_lead) / second;
    if (result != NULL) *result = now;
    return now;
}

// MARK: Waiting for a time

static _Atomic(host_timer_taker) timer_taker;

void host_clock_set_timers(host_timer_taker timer) { atomic_store(&timer_taker, timer); }

static int arm(int timer, int64_t nanoseconds) {
    NEXT(timerfd_settime);
    struct itimerspec when = {.it_value = {.tv_sec = nanoseconds / second, .tv_nsec = nanoseconds % second}};
    return next(timer, 0, &when, NULL);
}

void host_clock_fire(int timer) { arm(timer, 1); }

// Run loops wait for their timers by such files.
int timerfd_settime(int timer, int flags, const struct itimerspec *new, struct itimerspec *old) {
    NEXT(timerfd_settime);
    host_timer_taker take = atomic_load(&timer_taker);
    if (take == NULL || !is_foundation(__builtin_return_address(0))) return next(timer, flags, new, old);
    int64_t wait = new->it_value.tv_sec * second + new->it_value.tv_nsec;
    if (wait == 0) {
        take(timer, -1);
        return next(timer, flags, new, old);
    }
    if (flags & TFD_TIMER_ABSTIME) wait -= app_now(monotonic());
    if (wait <= 0) {
        take(timer, -1);
        return arm(timer, 1);
    }
    arm(timer, 0);
    if (take(timer, (double)wait / (double)second)) return 0;
    return arm(timer, wait);
}

extern void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

// A run loop that was woken to end, and is not at its end by its clock yet, is woken again after so long.
static const uint64_t repetition = 10000000;

// Run loops end by such sources, at a time of the monotonic clock as they know it. They have themselves woken once, and would wait for ever
// if the clock had been held back since: that is known only when the main thread, which had no processor, runs again.
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    NEXT(dispatch_source_set_timer);
    if (start != 0 && start < INT64_MAX && is_foundation(__builtin_return_address(0))) {
        int64_t moment = machine_when((int64_t)start);
        start = moment > 1 ? (uint64_t)moment : 1;
        if (interval == UINT64_MAX) interval = repetition;
    }
    next(source, start, interval, leeway);
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    NEXT(pthread_cond_timedwait);
    if (!is_foundation(__builtin_return_address(0))) return next(condition, mutex, end);
    int64_t moment = machine_when(end->tv_sec * second + end->tv_nsec - calendar_lead) + calendar_lead;
    struct timespec own = {.tv_sec = moment / second, .tv_nsec = moment % second};
    return next(condition, mutex, &own);
}
