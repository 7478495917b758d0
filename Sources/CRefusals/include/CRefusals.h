#ifndef CREFUSALS_H
#define CREFUSALS_H

/// What was to be done with a path that the kernel refused.
enum refused_use {
    REFUSED_READING,
    REFUSED_WRITING,
    REFUSED_RUNNING,
    /// Something of this name is made, moved or removed.
    REFUSED_CHANGING,
    /// A file is made under any name that is free: the folder is told.
    REFUSED_MAKING
};

/// Tells the person once a path, on the standard error, that the app was kept from it: called when a call failed with `EACCES`. A link
/// counts for where it leads. Says nothing where the app is not confined, or where the file's own permissions forbid the use. Leaves `errno`
/// as it is.
///
/// @param folder the open folder that a relative path begins at, or `AT_FDCWD`.
void refusal_tell(int folder, const char *path, enum refused_use use);

/// The same for a call that moves or links, which fails with `EXDEV`, too: tells of the one of two paths that is out of reach.
void refusal_tell_move(int from_folder, const char *from, int to_folder, const char *to);

#endif
