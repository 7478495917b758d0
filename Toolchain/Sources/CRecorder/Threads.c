#define _GNU_SOURCE
#include "Recorder.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

enum { most_threads = 1024 };

/// A thread that is sampled: a timer of the kernel's counts what it computes, and interrupts it alone, while it does. So no call that waits
/// is cut short.
struct thread {
    pid_t id;
    timer_t timer;
    bool is_timed, is_there;
    char name[32];
};

static struct thread threads[most_threads];
static size_t thread_count;
static uint64_t sampling_interval;
static bool only_main;
static int folder = -1;

pid_t threads_own(void) { return (pid_t)syscall(SYS_gettid); }

static void take_sample(int number, siginfo_t *info, void *context) {
    (void)number;
    if (info->si_code != SI_TIMER) return;
    const int error = errno;
    uint64_t entry;
    struct sample *sample = samples_claim(&entry);
    if (sample != NULL) {
        const ucontext_t *state = context;
#if defined(__x86_64__)
        const uint64_t place = (uint64_t)state->uc_mcontext.gregs[REG_RIP], stack = (uint64_t)state->uc_mcontext.gregs[REG_RSP];
        const uint64_t frame = (uint64_t)state->uc_mcontext.gregs[REG_RBP];
#else
        const uint64_t place = state->uc_mcontext.pc, stack = state->uc_mcontext.sp, frame = state->uc_mcontext.regs[29];
#endif
        sample->kind = 's';
        sample->time = recorder_now();
        sample->thread = (uint32_t)threads_own();
        // The kernel looks at its timers a few times in a hundredth of a second: it says how often they ran out since.
        sample->weight = sampling_interval * (uint64_t)(1 + (info->si_overrun > 0 ? info->si_overrun : 0));
        sample->state = 0;
        sample->count = stack_walk(place, stack, frame, sample->calls);
        samples_finish(sample, entry);
    } else {
        samples_lose(1);
    }
    errno = error;
}

static void read_name(struct thread *thread) {
    char path[64] = "/proc/self/task/", digits[16];
    int length = 0;
    for (pid_t rest = thread->id; rest > 0; rest /= 10) digits[length++] = (char)('0' + rest % 10);
    char *end = path + strlen(path);
    while (length > 0) *end++ = digits[--length];
    strcpy(end, "/comm");
    char name[32] = {0};
    const int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    const ssize_t count = syscall(SYS_read, file, name, sizeof name - 1);
    syscall(SYS_close, file);
    if (count <= 0) return;
    name[strcspn(name, "\n")] = 0;
    if (strcmp(name, thread->name) == 0) return;
    strcpy(thread->name, name);
    line_begin('t');
    line_number((uint64_t)thread->id);
    line_text(name);
    line_end();
}

static void begin(struct thread *thread) {
    struct sigevent event = {0};
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = SIGPROF;
    event._sigev_un._tid = thread->id;
    // The clock of what a thread computes, by the thread's number.
    const clockid_t clock = (clockid_t)((~(unsigned)thread->id << 3) | 6);
    if (timer_create(clock, &event, &thread->timer) != 0) return;
    const struct timespec interval = {0, (long)sampling_interval};
    const struct itimerspec times = {interval, interval};
    thread->is_timed = timer_settime(thread->timer, 0, &times, NULL) == 0;
    if (!thread->is_timed) timer_delete(thread->timer);
}

static void see(pid_t id) {
    for (size_t i = 0; i < thread_count; i++) {
        if (threads[i].id != id) continue;
        threads[i].is_there = true;
        // Threads have their names some time after they begin.
        read_name(&threads[i]);
        return;
    }
    if (thread_count == most_threads || id == threads_own() || (only_main && id != getpid())) return;
    struct thread *thread = &threads[thread_count++];
    *thread = (struct thread){.id = id, .is_there = true};
    read_name(thread);
    begin(thread);
}

void threads_each(void (*see)(pid_t thread)) {
    struct entry {
        uint64_t inode, offset;
        unsigned short length;
        unsigned char kind;
        char name[];
    };
    _Alignas(8) char bytes[8192];
    if (folder < 0) folder = (int)syscall(SYS_openat, AT_FDCWD, "/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    syscall(SYS_lseek, folder, 0, SEEK_SET);
    for (;;) {
        const long count = syscall(SYS_getdents64, folder, bytes, sizeof bytes);
        if (count <= 0) break;
        for (long at = 0; at < count; at += ((struct entry *)(bytes + at))->length) {
            const int id = atoi(((struct entry *)(bytes + at))->name);
            if (id > 0) see(id);
        }
    }
}

void threads_update(void) {
    for (size_t i = 0; i < thread_count; i++) threads[i].is_there = false;
    threads_each(see);
    for (size_t i = 0; i < thread_count;) {
        if (threads[i].is_there) {
            i++;
            continue;
        }
        if (threads[i].is_timed) timer_delete(threads[i].timer);
        threads[i] = threads[--thread_count];
    }
}

void threads_begin(uint64_t interval, bool main_only) {
    sampling_interval = interval;
    only_main = main_only;
    struct sigaction action = {0};
    action.sa_sigaction = take_sample;
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    sigfillset(&action.sa_mask);
    sigaction(SIGPROF, &action, NULL);
    threads_update();
}
