#include "CObjCRuntime.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// A table of a type's methods for a protocol in which one was replaced.
typedef struct watched {
    void **table;
    void *original;
    struct watched *next;
} watched;

static _Atomic(watched *) completions, redirections, challenges, streams, responses, data;
static objc_task_observers observers;

static void *original(_Atomic(watched *) *list, void *table) {
    for (watched *entry = atomic_load(list); entry != NULL; entry = entry->next) {
        if (entry->table == table) return entry->original;
    }
    abort();
}

// Self and its table come behind a requirement's own arguments.
typedef __attribute__((swiftcall)) void (*completion)(
    void *session, void *task, void *error, void *type, void *table, __attribute__((swift_context)) void *self);

static __attribute__((swiftcall)) void completed(
    void *session, void *task, void *error, void *type, void *table, __attribute__((swift_context)) void *self) {
    ((completion)original(&completions, table))(session, task, observers.complete(session, task, error, self), type, table, self);
}

// A request is an object and a truth value.
typedef __attribute__((swiftcall)) void (*redirection)(
    void *session, void *task, void *response, void *request, _Bool flag, void *handler, void *context, void *type, void *table,
    __attribute__((swift_context)) void *self);

static __attribute__((swiftcall)) void redirected(
    void *session, void *task, void *response, void *request, _Bool flag, void *handler, void *context, void *type, void *table,
    __attribute__((swift_context)) void *self) {
    struct {
        void *object;
        _Bool flag;
    } whole = {request, flag};
    observers.redirect(task, response, &whole);
    ((redirection)original(&redirections, table))(session, task, response, request, flag, handler, context, type, table, self);
}

// A question, with the closure that takes the answer.
typedef __attribute__((swiftcall)) void (*question)(
    void *session, void *task, void *asked, void *handler, void *context, void *type, void *table,
    __attribute__((swift_context)) void *self);

static __attribute__((swiftcall)) void challenged(
    void *session, void *task, void *asked, void *handler, void *context, void *type, void *table,
    __attribute__((swift_context)) void *self) {
    if (observers.challenge(session, task, asked, handler, context, self)) return;
    ((question)original(&challenges, table))(session, task, asked, handler, context, type, table, self);
}

static __attribute__((swiftcall)) void responded(
    void *session, void *task, void *asked, void *handler, void *context, void *type, void *table,
    __attribute__((swift_context)) void *self) {
    if (observers.respond(session, task, asked, handler, context, self)) return;
    ((question)original(&responses, table))(session, task, asked, handler, context, type, table, self);
}

typedef __attribute__((swiftcall)) void (*stream)(
    void *session, void *task, void *handler, void *context, void *type, void *table, __attribute__((swift_context)) void *self);

static __attribute__((swiftcall)) void streamed(
    void *session, void *task, void *handler, void *context, void *type, void *table, __attribute__((swift_context)) void *self) {
    if (observers.stream(session, task, handler, context, self)) return;
    ((stream)original(&streams, table))(session, task, handler, context, type, table, self);
}

// Data are two words.
typedef __attribute__((swiftcall)) void (*reception)(
    void *session, void *task, void *first, void *second, void *type, void *table, __attribute__((swift_context)) void *self);

static __attribute__((swiftcall)) void received(
    void *session, void *task, void *first, void *second, void *type, void *table, __attribute__((swift_context)) void *self) {
    if (!observers.receive(task)) return;
    ((reception)original(&data, table))(session, task, first, second, type, table, self);
}

// Puts a function in the place of a table's. Tables lie where the loader has made the memory read-only.
static int watch(_Atomic(watched *) *list, void **table, uintptr_t index, void *replacement) {
    if (table[index] == replacement) return 1;
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE), page = (uintptr_t)&table[index] & ~(size - 1);
    if (mprotect((void *)page, size, PROT_READ | PROT_WRITE) != 0) return 0;
    watched *entry = malloc(sizeof *entry);
    if (entry == NULL) return 0;
    *entry = (watched){table, table[index], atomic_load(list)};
    atomic_store(list, entry);
    atomic_store((_Atomic(void *) *)&table[index], replacement);
    return 1;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void objc_set_task_observers(const objc_task_observers *given) { observers = *given; }

int objc_watch_task_delegate(void *table, uintptr_t redirection, uintptr_t challenge, uintptr_t stream, uintptr_t completion) {
    pthread_mutex_lock(&lock);
    int done = watch(&redirections, table, redirection, (void *)redirected) && watch(&challenges, table, challenge, (void *)challenged)
        && watch(&streams, table, stream, (void *)streamed) && watch(&completions, table, completion, (void *)completed);
    pthread_mutex_unlock(&lock);
    return done;
}

int objc_watch_data_delegate(void *table, uintptr_t response, uintptr_t reception) {
    pthread_mutex_lock(&lock);
    int done = watch(&responses, table, response, (void *)responded) && watch(&data, table, reception, (void *)received);
    pthread_mutex_unlock(&lock);
    return done;
}
