#include "CObjCRuntime.h"

/// The function at the head of a Swift class's metadata that is called when the last reference to an instance is gone. It takes the
/// instance in Swift's context register. (Swift ABI, TypeMetadata.rst: "destructor", two words before the address point.)
typedef __attribute__((swiftcall)) void (*Destroy)(__attribute__((swift_context)) void *object);

static objc_lifetime_begin begin_hook;
static objc_lifetime_end end_hook;

void objc_lifetime_set_hooks(objc_lifetime_begin begin, objc_lifetime_end end) {
    begin_hook = begin;
    end_hook = end;
}

static __attribute__((swiftcall)) void hooked_destroy(__attribute__((swift_context)) void *object) {
    void *destroy = 0;
    void *token = begin_hook(object, *(const void **)object, &destroy);
    ((Destroy)destroy)(object);
    end_hook(object, token);
}

void *objc_lifetime_hook_class(void *class_) {
    Destroy *slot = (Destroy *)((char *)class_ - 2 * sizeof(void *));
    return (void *)__atomic_exchange_n(slot, hooked_destroy, __ATOMIC_ACQ_REL);
}

// Of Swift's runtime.
extern void *swift_tryRetain(void *object);

void *objc_lifetime_try_retain(void *object) { return swift_tryRetain(object); }
