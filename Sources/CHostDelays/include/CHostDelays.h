#pragma once

#include <stdint.h>

/// What is to be done after a delay: a block, or a function and what it is called with.
typedef struct {
    void *queue;
    void *block;
    void *context;
    void (*function)(void *);
} host_delayed_work;

/// Takes work that is to be done after some seconds, and says whether it did.
typedef int (*host_work_taker)(double seconds, host_delayed_work work);

/// Lets a thread that is not the main one sleep, and says whether it did.
typedef int (*host_sleep_taker)(double seconds);

/// From now on a function is asked when the main thread is to sleep.
void host_delays_set_main_sleep(host_sleep_taker sleep);

/// From now on delays go by these functions; by the machine's clock where they are null.
void host_delays_set(host_work_taker work, host_sleep_taker sleep);

/// Hands work to its queue. What was taken is handed on once.
///
/// Returns whether it may still be under way: it is for the main queue that whoever calls this has to serve itself.
int host_delays_start(host_delayed_work work);

/// Waits until all work that was started on other queues has ended, but not longer than some seconds.
void host_delays_wait(double seconds);

/// Lets the thread sleep for some seconds.
void host_delays_sleep(double seconds);

/// Calls a function with a number after some seconds of the machine's clock.
void host_delays_call(double seconds, uintptr_t number, void (*function)(void *));

// The clock that the app sees.

/// The machine's monotonic time in seconds, whatever the app sees.
double host_machine_time(void);

/// From now on the app's clock goes by `host_clock_advance` alone; where that is not called for a while, by the machine's.
void host_clock_begin(void);

/// Lets the app's time pass, in seconds. Returns by how many the clock had gone further than that by itself, which it keeps.
double host_clock_advance(double seconds);

/// The monotonic time in seconds that the app sees.
double host_app_time(void);

/// How many seconds the app's clock has gone by itself since `host_clock_advance` was called: none while the host is waited for.
double host_clock_lead(void);

/// In how many seconds of the machine's clock the app's comes to a moment if it goes on by itself from now on: if the moment is past, in
/// how many it would go on.
double host_clock_wait(double moment);

/// Lets the app's clock go by the machine's, or no longer.
void host_clock_rest(int rests);

/// Takes a run loop's timer over, which is due after some seconds, and says whether it did; forgets it where they are negative.
typedef int (*host_timer_taker)(int timer, double seconds);

/// From now on a function is asked when a run loop sets a timer.
void host_clock_set_timers(host_timer_taker timer);

/// Lets a run loop's timer fire.
void host_clock_fire(int timer);
