#pragma once

/// A way out of a test that is not to go on, as exceptions are one at Apple. What stands between the way out and its end is not cleaned up.

/// Calls a function that may be left early. Returns whether it was.
int test_escape_protect(void (*_Nonnull body)(void *_Nullable context), void *_Nullable context);

/// Leaves the function that the calling thread is in, by the last `test_escape_protect`. Ends the process where there is none.
_Noreturn void test_escape_leave(void);
