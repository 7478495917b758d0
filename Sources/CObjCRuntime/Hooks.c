#include "CObjCRuntime.h"

static _Thread_local int skips_next;

void objc_hook_skip_next(void) { skips_next = 1; }

int objc_hook_takes_skip(void) {
    int skips = skips_next;
    skips_next = 0;
    return skips;
}
