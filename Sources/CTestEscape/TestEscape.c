#include "CTestEscape.h"

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
