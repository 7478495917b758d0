#define _GNU_SOURCE
#include "Recorder.h"

#include <errno.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

// A thread is stopped in the handler of a signal: the kernel has put its registers on its stack by then, above the handler's own frame.

enum { most_threads = 1024 };

static uint64_t stopped[most_threads];
static _Atomic size_t asked, heard, answered;
static _Atomic bool is_over;

static const uint64_t millisecond = 1000000;

static void stop(int number, siginfo_t *info, void *context) {
    (void)number;
    (void)context;
    // What the timers of samples had still to say.
    if (info->si_code != SI_TKILL || info->si_pid != getpid()) return;
    const int error = errno;
    const size_t place = atomic_fetch_add(&heard, 1);
    if (place < most_threads) stopped[place] = (uint64_t)__builtin_frame_address(0);
    // Not before its stack is known: who waits for the answers reads it.
    atomic_fetch_add(&answered, 1);
    while (!atomic_load(&is_over)) recorder_sleep_until(recorder_now() + millisecond);
    errno = error;
}

static void ask(pid_t thread) {
    if (thread != threads_own() && syscall(SYS_tgkill, (long)getpid(), (long)thread, (long)SIGPROF) == 0) atomic_fetch_add(&asked, 1);
}

void stop_threads(void) {
    enum { patience = 300 };
    struct sigaction action = {0};
    action.sa_sigaction = stop;
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    sigfillset(&action.sa_mask);
    sigaction(SIGPROF, &action, NULL);
    threads_each(ask);
    // One that hears no signals goes on; all of its stack is looked through.
    for (int i = 0; i < patience && atomic_load(&answered) < atomic_load(&asked); i++) recorder_sleep_until(recorder_now() + millisecond);
}

void stop_end(void) {
    signal(SIGPROF, SIG_IGN);
    atomic_store(&is_over, true);
}

size_t stop_stacks(const uint64_t **stacks) {
    *stacks = stopped;
    // One that has not answered in time may have none there yet: all of its stack is looked through.
    const size_t count = atomic_load(&heard);
    return count < most_threads ? count : most_threads;
}
