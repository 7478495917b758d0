#pragma once

/// What is told of the end of objects whose class was hooked.
///
/// `begin` is called before the object's deinitializers run, and returns what `end` is to be given afterwards; it also says what the
/// class's own way of destroying an object was.
struct ObjCLifetimeHooks {
    void *_Nonnull (*_Nonnull begin)(void *_Nonnull object, const void *_Nonnull class_, void *_Nonnull *_Nonnull destroy);
    void (*_Nonnull end)(void *_Nonnull object, void *_Nonnull token);
};

/// Sets the hooks. To be called once, before any class is hooked.
void objc_lifetime_set_hooks(struct ObjCLifetimeHooks hooks);

/// Puts the hook in the place of a class's destroying function, which is returned. To be called once for each class.
void *_Nonnull objc_lifetime_hook_class(void *_Nonnull class_);
