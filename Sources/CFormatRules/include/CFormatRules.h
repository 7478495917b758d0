// Texts whose form depends on what they are given: "1 file", "2 files". Foundation on Linux formats them without a look at the numbers, so the
// function that all its formatting goes through has one of the same name before it here. The loader finds this one first, because an app's
// program names our library before Foundation's.
#pragma once
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a format is given, as far as forms depend on it.
typedef struct {
    /// The number, if it is a whole one.
    int64_t whole;
    /// The number, if it is none.
    double real;
} format_argument;

/// What is asked of a format that has rules.
typedef struct {
    /// The kinds of what the format is given, one letter each: 'i' for a number of four bytes, 'l' for one of eight, 'd' for one with a point,
    /// 'p' for anything else. The text is freed by the caller. NULL if the format has no rules.
    char *(*kinds)(const void *format);
    /// The format with its forms chosen: an object that is released by the caller. It is given those arguments whose indices are put into `used`,
    /// which has room for all of them; their number is put into `used_count`.
    const void *(*resolve)(const void *format, const format_argument *arguments, size_t count, size_t *used, size_t *used_count);
    /// Makes a list of some of the arguments, of those kinds, and calls a function with it.
    void (*with_list)(
        const format_argument *arguments, const char *kinds, const size_t *used, size_t used_count, void *context,
        void (*body)(void *context, va_list list));
    /// Releases an object.
    void (*release)(const void *object);
} format_rules;

/// Says who knows the rules.
void format_rules_set(format_rules rules);
