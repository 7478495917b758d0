#define _GNU_SOURCE
#include "Recorder.h"

#include <errno.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static uint64_t read_clock(clockid_t clock) {
    struct timespec time = {0};
    syscall(SYS_clock_gettime, clock, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t recorder_now(void) { return read_clock(CLOCK_MONOTONIC); }

uint64_t recorder_date(void) { return read_clock(CLOCK_REALTIME); }

void recorder_sleep_until(uint64_t time) {
    const struct timespec moment = {(time_t)(time / 1000000000u), (long)(time % 1000000000u)};
    while (syscall(SYS_clock_nanosleep, (long)CLOCK_MONOTONIC, (long)TIMER_ABSTIME, &moment, NULL) == -1 && errno == EINTR) {}
}
