#include "CObjCRuntime.h"

typedef __attribute__((swiftcall)) void (*MethodOfObject)(void *argument, __attribute__((swift_context)) void *self);

void objc_call_method_of_object(const void *method, void *self, void *argument) { ((MethodOfObject)method)(argument, self); }
