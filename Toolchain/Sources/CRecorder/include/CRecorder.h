#pragma once

#include <stdbool.h>
#include <stdint.h>

// The recorder of `sampan profile`. The command has the loader put it before an app's own libraries and gives it a descriptor by the variable
// SAMPAN_RECORDER; without that it does nothing. It writes lines, each a letter and words with spaces between them; numbers are hexadecimal,
// times nanoseconds of CLOCK_MONOTONIC, and texts have bytes that would end them as %XX:
//
//     v VERSION PROCESS TIME DATE         the recording begins; DATE is nanoseconds since 1970
//     m BIAS START END PATH               a stretch of code that a file of the process has
//     t THREAD NAME                       a thread
//     s TIME THREAD WEIGHT STATE CALL…    a thread computed for WEIGHT, or (STATE 1) waits: where it is, innermost call first
//     a TIME THREAD WEIGHT SIZE NUMBER CALL…   a thread allocated SIZE bytes, and WEIGHT since it was last told
//     q TIME NUMBER                       what has that number is given back
//     h START END STARVED                 the main thread did not answer; STARVED is how long it could have run, but no processor was free
//     g START TIME STARVED                it has not answered since START
//     w START END WAITS                   the main run loop worked, or (WAITS 1) waited for something to do
//     n TYPE KIND NAME                    a type of Swift's: 0 a class, 1 what a closure holds, 2 a variable that closures share, 3 an error
//     b ADDRESS SIZE TYPE TIME THREAD CALL…   memory that nothing reaches, in the end; TYPE is 0 for what is of none
//     r ADDRESS OFFSET ADDRESS            it holds other such memory
//     u COUNT                             so much memory was looked through for that
//     f START END DEADLINE                a frame was made
//     p TYPE TIME THREAD ID SUBSYSTEM CATEGORY NAME MESSAGE   a signpost
//     d COUNT                             so many entries were lost, for they came too fast
//     x TEXT                              why nothing is recorded
//     e TIME                              the process exits

/// Takes a signpost; what `os` calls where the recorder is loaded.
///
/// `type` is 0 for an event, 1 for a beginning, 2 for an end.
void sampan_recorder_signpost(
    uint8_t type, uint64_t identifier, const char *subsystem, const char *category, const char *name, const char *message);

/// Takes a frame: when it was begun, when it was there and when it should have been, in seconds of the machine's monotonic clock.
void sampan_recorder_frame(double start, double end, double deadline);

/// Takes that the app waits for its host from now on, or no longer; what a host tells that turns the main run loop without waiting in it. On the
/// main thread.
void sampan_recorder_rest(bool rests);
