#define _GNU_SOURCE
#include "CTestEscape.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static _Thread_local jmp_buf *place;

int test_escape_protect(void (*body)(void *), void *context) {
    jmp_buf here;
    jmp_buf *outer = place;
    if (_setjmp(here)) {
        place = outer;
        return 1;
    }
    place = &here;
    body(context);
    place = outer;
    return 0;
}

_Noreturn void test_escape_leave(void) {
    if (!place) {
        fprintf(stderr, "sampan: there is no test to leave on this thread\n");
        abort();
    }
    _longjmp(*place, 1);
}

/// The program comes first, and nothing after it is wanted.
static int note_program(struct dl_phdr_info *info, size_t size, void *base) {
    *(uintptr_t *)base = info->dlpi_addr;
    return 1;
}

int test_escape_callers(uintptr_t *places, int count) {
    void *calls[128];
    int depth = backtrace(calls, 128), found = 0;
    uintptr_t base = 0;
    dl_iterate_phdr(note_program, &base);
    for (int i = 0; i < depth && found < count; i++) {
        Dl_info info;
        if (!dladdr(calls[i], &info) || (uintptr_t)info.dli_fbase != base) continue;
        // The call stands before the place that it returns to.
        places[found++] = (uintptr_t)calls[i] - 1 - base;
    }
    return found;
}
