#define _GNU_SOURCE
#include "Recorder.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char variable[] = "SAMPAN_RECORDER";
static const char preloaded[] = "LD_PRELOAD";

enum {
    version = 1,
    /// How often what was recorded is written, in milliseconds, and of how many times threads and libraries are looked for once.
    period = 10,
    seldom = 3,
};

static const uint64_t millisecond = 1000000;
static _Atomic bool is_ending, has_ended;
/// What the variable says: the descriptor to write to, the nanoseconds between samples, whether only the main thread is sampled, the
/// bytes between entries of memory, whether leaks are looked for, and whether turns of the main run loop are told.
static long descriptor, interval, main_only, bytes, finds_leaks, tells_turns;
static pid_t process;

static void *record(void *context) {
    (void)context;
    pthread_setname_np(pthread_self(), "Recorder");
    blocks_ignore_thread();
    modules_update();
    if (interval > 0) threads_begin((uint64_t)interval, main_only != 0);
    marks_open();
    memory_begin((uint64_t)bytes);
    for (uint64_t turn = 0, next = recorder_now(); !atomic_load(&is_ending); turn++) {
        if (turn % seldom == 0) modules_update();
        if (turn % seldom == 0 && interval > 0) threads_update();
        samples_write();
        marks_write();
        main_thread_update();
        line_flush();
        const uint64_t now = recorder_now();
        next = next + period * millisecond > now ? next + period * millisecond : now + period * millisecond;
        recorder_sleep_until(next);
    }
    signal(SIGPROF, SIG_IGN);
    memory_begin(0);
    modules_update();
    samples_write();
    marks_write();
    main_thread_update();
    if (finds_leaks != 0) leaks_write();
    line_begin('e');
    line_number(recorder_now());
    line_end();
    line_flush();
    atomic_store(&has_ended, true);
    return NULL;
}

static void end(void) {
    // A child of the process has no thread that would answer.
    if (getpid() != process) return;
    // In milliseconds; the command gives an app that it ends half a second more than the longest.
    const int patience = finds_leaks != 0 ? 3500 : 2000;
    atomic_store(&is_ending, true);
    for (int i = 0; i < patience && !atomic_load(&has_ended); i++) recorder_sleep_until(recorder_now() + millisecond);
}

/// Takes out of the list of libraries that are put before a program's own what the command has put there for this process alone.
static void forget(void) {
    const char *list = getenv(preloaded);
    const char *rest = list == NULL ? NULL : strchr(list, ':');
    if (rest == NULL) unsetenv(preloaded); else setenv(preloaded, rest + 1, 1);
    unsetenv(variable);
}

static void begin(void) {
    const char *words = getenv(variable);
    if (words == NULL) return;
    char *end_of_number;
    descriptor = strtol(words, &end_of_number, 10);
    interval = strtol(end_of_number, &end_of_number, 10);
    main_only = strtol(end_of_number, &end_of_number, 10);
    bytes = strtol(end_of_number, &end_of_number, 10);
    finds_leaks = strtol(end_of_number, &end_of_number, 10);
    tells_turns = strtol(end_of_number, &end_of_number, 10);
    blocks_begin(finds_leaks != 0);
    // Nobody else's business: programs that the app starts may not have them.
    forget();
    if (descriptor < 3 || interval < 0 || bytes < 0 || interval >= 1000 * (long)millisecond || fcntl((int)descriptor, F_SETFD, FD_CLOEXEC) != 0) return;
    line_open((int)descriptor);
    line_begin('v');
    line_number(version);
    process = getpid();
    line_number((uint64_t)process);
    line_number(recorder_now());
    line_number(recorder_date());
    line_end();
    if (!stack_is_readable()) {
        line_begin('x');
        line_text("the system does not let the app look at its own memory (process_vm_readv)");
        line_end();
        line_flush();
        return;
    }
    main_thread_begin(tells_turns != 0);
    // That nobody reads any more ends nothing, and what is sent to the process goes to the app's own threads; but by this signal Swift's runtime
    // stops threads, too, while it writes what they do.
    sigset_t all, before;
    sigfillset(&all);
    sigdelset(&all, SIGPROF);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    const bool begins = pthread_create(&thread, NULL, record, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (begins) {
        pthread_detach(thread);
        atexit(end);
    }
}

static int (*app_main)(int, char **, char **);

static int recorded_main(int count, char **words, char **variables) {
    begin();
    return app_main(count, words, variables);
}

typedef int (*start)(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

/// In the place of the C library's function that calls a program's own: every library is there by then, and nothing of the app has run but
/// what it does when it is loaded.
int __libc_start_main(
    int (*main)(int, char **, char **), int count, char **words, void (*set_up)(void), void (*tear_down)(void),
    void (*tear_down_loader)(void), void *stack_end);

int __libc_start_main(
    int (*main)(int, char **, char **), int count, char **words, void (*set_up)(void), void (*tear_down)(void),
    void (*tear_down_loader)(void), void *stack_end) {
    const start next = (start)dlsym(RTLD_NEXT, "__libc_start_main");
    app_main = main;
    return next(getenv(variable) == NULL ? main : recorded_main, count, words, set_up, tear_down, tear_down_loader, stack_end);
}
