#pragma once

#include <stdint.h>

/// A way out of a test that is not to go on, as exceptions are one at Apple. What stands between the way out and its end is not cleaned up.

/// Calls a function that may be left early. Returns whether it was.
int test_escape_protect(void (*_Nonnull body)(void *_Nullable context), void *_Nullable context);

/// Leaves the function that the calling thread is in, by the last `test_escape_protect`. Ends the process where there is none.
_Noreturn void test_escape_leave(void);

/// Finds the calls of the program's own code that led to this one, innermost first: places in its file, in bytes. Returns how many there are.
int test_escape_callers(uintptr_t *_Nonnull places, int count);
