#include "CObjCRuntime.h"

#include <stddef.h>

typedef __attribute__((swiftcall)) void (*MethodOfObject)(void *argument, __attribute__((swift_context)) void *self);

void objc_call_method_of_object(const void *method, void *self, void *argument) { ((MethodOfObject)method)(argument, self); }

typedef __attribute__((swiftcall)) void (*MethodOfWords)(uintptr_t first, uintptr_t second, __attribute__((swift_context)) void *self);

void objc_call_method_of_words(const void *method, void *self, uintptr_t first, uintptr_t second) {
    ((MethodOfWords)method)(first, second, self);
}

typedef __attribute__((swiftcall)) _Bool (*TruthGetter)(__attribute__((swift_context)) void *self);

int objc_call_truth_getter(const void *getter, void *self) { return ((TruthGetter)getter)(self); }

extern void *swift_allocObject(const void *type, size_t size, size_t alignment_mask);

void *objc_allocate(const void *type, uintptr_t size) { return swift_allocObject(type, size, 15); }

typedef __attribute__((swiftcall)) void *(*ObjectGetter)(__attribute__((swift_context)) void *self);

void *objc_call_object_getter(const void *getter, void *self) { return ((ObjectGetter)getter)(self); }
