#pragma once

#include <stdint.h>

/// Called before an object's deinitializers run. Says what the class's own way of destroying an object was, and returns what `end` is
/// to be given afterwards.
typedef void *_Nonnull (*objc_lifetime_begin)(void *_Nonnull object, const void *_Nonnull class_, void *_Nonnull *_Nonnull destroy);

/// Called when an object is gone.
typedef void (*objc_lifetime_end)(void *_Nonnull object, void *_Nonnull token);

/// Sets who is told of the end of objects whose class was hooked. To be called once, before any class is hooked.
void objc_lifetime_set_hooks(objc_lifetime_begin _Nonnull begin, objc_lifetime_end _Nonnull end);

/// Puts the hook in the place of a class's destroying function, which is returned. To be called once for each class.
void *_Nonnull objc_lifetime_hook_class(void *_Nonnull class_);

/// Retains an object and returns it, or returns null if its end has begun.
void *_Nullable objc_lifetime_try_retain(void *_Nonnull object);

/// Lets the next hook that asks on this thread run the class's own body.
void objc_hook_skip_next(void);

/// Whether the hook that asks is to run the class's own body; says so once.
int objc_hook_takes_skip(void);

/// Calls a Swift method that takes an object, gives nothing and throws nothing.
void objc_call_method_of_object(const void *_Nonnull method, void *_Nonnull self, void *_Nonnull argument);

/// Calls a Swift method that takes two words at most, as a text is, gives nothing and throws nothing.
void objc_call_method_of_words(const void *_Nonnull method, void *_Nonnull self, uintptr_t first, uintptr_t second);

/// Calls a Swift getter of a truth value.
int objc_call_truth_getter(const void *_Nonnull getter, void *_Nonnull self);

/// A new object of a class, whose instances have this size; none of its stored properties has a value.
void *_Nonnull objc_allocate(const void *_Nonnull type, uintptr_t size);

/// What is called before the delegate of a task of URL loading.
typedef struct {
    /// Called before it is asked about another request that an answer asks for; what it is given is the place of that.
    void (*_Nonnull redirect)(void *_Nonnull task, void *_Nonnull response, void *_Nonnull request);
    /// Called before it is asked who asks, with the two words of the closure that takes its answer. Whether that was seen to.
    int (*_Nonnull challenge)(
        void *_Nonnull session, void *_Nonnull task, void *_Nonnull challenge, void *_Nonnull handler, void *_Nullable context,
        void *_Nonnull delegate);
    /// Called before it is asked for a stream of what is sent, in the same way.
    int (*_Nonnull stream)(
        void *_Nonnull session, void *_Nonnull task, void *_Nonnull handler, void *_Nullable context, void *_Nonnull delegate);
    /// Called before it is asked what becomes of a task that is answered, in the same way.
    int (*_Nonnull respond)(
        void *_Nonnull session, void *_Nonnull task, void *_Nonnull response, void *_Nonnull handler, void *_Nullable context,
        void *_Nonnull delegate);
    /// Called before it is given data. Whether it is to be.
    int (*_Nonnull receive)(void *_Nonnull task);
    /// Called before it is told that the task has completed. Returns the error that it is told.
    void *_Nullable (*_Nonnull complete)(
        void *_Nonnull session, void *_Nonnull task, void *_Nullable error, void *_Nonnull delegate);
} objc_task_observers;

/// Sets what is called. To be called once, before any delegate is watched.
void objc_set_task_observers(const objc_task_observers *_Nonnull observers);

/// Has functions called before a type's methods for the protocol of tasks' delegates, whose table of methods and places in it are given.
/// Returns whether that could be done; it is done once for each table.
int objc_watch_task_delegate(
    void *_Nonnull table, uintptr_t redirection, uintptr_t challenge, uintptr_t stream, uintptr_t completion);

/// Does the same for the protocol of data tasks' delegates.
int objc_watch_data_delegate(void *_Nonnull table, uintptr_t response, uintptr_t reception);

/// Calls a Swift getter of an object, which is retained.
void *_Nullable objc_call_object_getter(const void *_Nonnull getter, void *_Nonnull self);
