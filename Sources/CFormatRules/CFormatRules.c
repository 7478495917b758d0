#define _GNU_SOURCE
#include "CFormatRules.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// How many arguments are looked at.
enum { LIMIT = 64 };

static format_rules known;

void format_rules_set(format_rules rules) { known = rules; }

typedef const void *(*formatter)(const void *, const void *, const void *, va_list);
typedef long (*length_of)(const void *);
typedef uint16_t (*unit_at)(const void *, long);

static void *next(const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) {
        fprintf(stderr, "Foundation has no function %s; see `sampan doctor`\n", name);
        abort();
    }
    return found;
}

/// Whether a format begins as those with rules do: the first half of the pair of U+E0001.
static bool is_marked(const void *format) {
    static length_of length;
    static unit_at unit;
    if (!length) {
        unit = (unit_at)next("CFStringGetCharacterAtIndex");
        length = (length_of)next("CFStringGetLength");
    }
    return format && length(format) > 1 && unit(format, 0) == 0xDB40 && unit(format, 1) == 0xDC01;
}

/// A call of Core Foundation's own function.
typedef struct {
    formatter original;
    const void *allocator, *options, *format, *text;
} call;

static void make(void *context, va_list list) {
    call *made = context;
    made->text = made->original(made->allocator, made->options, made->format, list);
}

/// In the place of Core Foundation's.
__attribute__((visibility("default"))) const void *CFStringCreateWithFormatAndArguments(
    const void *allocator, const void *options, const void *format, va_list arguments) {
    static formatter original;
    if (!original) original = (formatter)next("CFStringCreateWithFormatAndArguments");
    char *kinds = known.kinds && is_marked(format) ? known.kinds(format) : NULL;
    if (!kinds) return original(allocator, options, format, arguments);
    format_argument values[LIMIT] = {};
    size_t count = 0;
    va_list copy;
    va_copy(copy, arguments);
    for (; kinds[count] && count < LIMIT; count++) switch (kinds[count]) {
        case 'd': values[count].real = va_arg(copy, double); break;
        case 'i': values[count].whole = (int32_t)va_arg(copy, long); break;
        default: values[count].whole = va_arg(copy, long); break;
        }
    va_end(copy);
    // The chosen form may leave arguments out, and what comes behind one that nothing is said of is not found by Core Foundation.
    size_t used[LIMIT], used_count = 0;
    call made = {original, allocator, options, known.resolve(format, values, count, used, &used_count), NULL};
    known.with_list(values, kinds, used, used_count, &made, make);
    free(kinds);
    known.release(made.format);
    return made.text;
}
