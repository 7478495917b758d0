// Swift's runtime tells the calls that led to a signal by following frame pointers. Much of the C library keeps none: who waits for a
// semaphore, aborts, fills memory or measures a string has no callers then, or lacks the nearest one, which is the one to blame. So the
// signals come here first: calls up to the nearest that keeps a frame pointer are found by the tables that exceptions are unwound by, and the
// runtime is shown a chain of them. Where the machine's registers are not known here, the runtime's own report stands.

#if defined(__x86_64__)

#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

// Aligned as frames are, without which nobody takes it for one.
typedef struct {
    _Alignas(16) uintptr_t next;
    uintptr_t address;
} frame_record;

// The frame pointer's number is the one that unwinding tables call it by.
enum { limit = 64, frame_pointer = 6 };

typedef struct {
    // Where the signal came, the first of the frames.
    uintptr_t start;
    frame_record frames[limit];
    int count, is_whole;
} walk;

static struct sigaction runtimes[NSIG];

// Where to go on when memory that the unwinder reads is not there.
static _Thread_local sigjmp_buf *escape;

// What a frame pointer points to, which may be anything.
static frame_record record_at(uintptr_t address) {
    frame_record record = {0, 0};
    struct iovec to = {&record, sizeof record}, from = {(void *)address, sizeof record};
    if (process_vm_readv(getpid(), &to, 1, &from, 1, 0) != sizeof record) return (frame_record){0, 0};
    return record;
}

static _Unwind_Reason_Code note(struct _Unwind_Context *context, void *data) {
    walk *calls = data;
    uintptr_t address = _Unwind_GetIP(context);
    // First come the frames of this file's functions and of the signal.
    if (calls->count == 0 && address != calls->start) return _URC_NO_REASON;
    if (calls->count > 0 && record_at(calls->frames[calls->count - 1].next).address == address) {
        calls->is_whole = 1;
        return _URC_END_OF_STACK;
    }
    if (calls->count == limit) return _URC_END_OF_STACK;
    calls->frames[calls->count++] = (frame_record){_Unwind_GetGR(context, frame_pointer), address};
    return _URC_NO_REASON;
}

static void find(walk *calls) {
    sigset_t faults, before;
    sigemptyset(&faults);
    sigaddset(&faults, SIGSEGV);
    sigaddset(&faults, SIGBUS);
    pthread_sigmask(SIG_UNBLOCK, &faults, &before);
    sigjmp_buf here;
    if (sigsetjmp(here, 0) == 0) {
        escape = &here;
        _Unwind_Backtrace(note, calls);
    }
    escape = NULL;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void handle(int number, siginfo_t *info, void *data) {
    if (escape != NULL) siglongjmp(*escape, 1);
    ucontext_t *context = data;
    greg_t *pointer = &context->uc_mcontext.gregs[REG_RBP];
    greg_t kept = *pointer;
    walk calls = {.start = (uintptr_t)context->uc_mcontext.gregs[REG_RIP]};
    find(&calls);
    if (calls.is_whole && calls.count > 1) {
        // A frame's record says what it returns to: the first's says the second. The last's is its own.
        for (int index = 1; index < calls.count - 1; index++) calls.frames[index].next = (uintptr_t)&calls.frames[index + 1];
        *pointer = (greg_t)&calls.frames[1];
    }
    runtimes[number].sa_sigaction(number, info, data);
    // Who was only asked what it does goes on.
    *pointer = kept;
}

// Called when the runtime, which everything here is linked to, has begun.
__attribute__((constructor)) static void begin(void) {
    static const int numbers[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
        struct sigaction *present = &runtimes[numbers[index]];
        // Without the runtime's handler there is no report to mend.
        if (sigaction(numbers[index], NULL, present) != 0 || (present->sa_flags & SA_SIGINFO) == 0) continue;
        struct sigaction new = *present;
        new.sa_sigaction = handle;
        sigaction(numbers[index], &new, NULL);
    }
}

#else

// A file of C may not be empty.
typedef int no_frame_chain;

#endif
