// The C library's functions that name files, in front of its own: the loader finds these first, for apps and for Foundation, because an
// app's program names this library before theirs. Each does what it always does, and has a refusal told.

#define _GNU_SOURCE
#include "CRefusals.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// Finds the C library's own function before the app's code runs: a handler of signals may be the first that calls it, and may not look.
#define FIND(function)                                                                                                                     \
    static __typeof__(&function) next_##function;                                                                                          \
    __attribute__((constructor)) static void find_##function(void) {                                                                       \
        next_##function = (__typeof__(&function))dlsym(RTLD_NEXT, #function);                                                              \
    }

/// The C library's own function, also for what runs before this library's beginning.
#define NEXT(function) (next_##function != NULL ? next_##function : (find_##function(), next_##function))

static int is_refused(int has_failed) { return __builtin_expect(has_failed, 0) && errno == EACCES; }

static enum refused_use use_of(int flags) {
    if ((flags & O_CREAT) && (flags & O_EXCL)) return REFUSED_MAKING;
    return (flags & O_ACCMODE) == O_RDONLY ? REFUSED_READING : REFUSED_WRITING;
}

// MARK: Opening

/// The mode stands where the flags ask for one.
#define MODE(flags)                                                                                                                        \
    mode_t mode = 0;                                                                                                                       \
    if (((flags) & O_CREAT) || ((flags) & O_TMPFILE) == O_TMPFILE) {                                                                       \
        va_list rest;                                                                                                                      \
        va_start(rest, flags);                                                                                                             \
        mode = va_arg(rest, mode_t);                                                                                                       \
        va_end(rest);                                                                                                                      \
    }

#define OPEN(function)                                                                                                                     \
    FIND(function)                                                                                                                         \
    int function(const char *path, int flags, ...) {                                                                                       \
        MODE(flags)                                                                                                                        \
        int descriptor = NEXT(function)(path, flags, mode);                                                                                \
        if (is_refused(descriptor < 0)) refusal_tell(AT_FDCWD, path, use_of(flags));                                                       \
        return descriptor;                                                                                                                 \
    }
OPEN(open)
OPEN(open64)

#define OPEN_AT(function)                                                                                                                  \
    FIND(function)                                                                                                                         \
    int function(int folder, const char *path, int flags, ...) {                                                                           \
        MODE(flags)                                                                                                                        \
        int descriptor = NEXT(function)(folder, path, flags, mode);                                                                        \
        if (is_refused(descriptor < 0)) refusal_tell(folder, path, use_of(flags));                                                         \
        return descriptor;                                                                                                                 \
    }
OPEN_AT(openat)
OPEN_AT(openat64)

#define FILE_OPEN(function)                                                                                                                \
    FIND(function)                                                                                                                         \
    FILE *function(const char *path, const char *mode) {                                                                                   \
        FILE *file = NEXT(function)(path, mode);                                                                                           \
        if (is_refused(file == NULL)) refusal_tell(AT_FDCWD, path, strpbrk(mode, "wa+") ? REFUSED_WRITING : REFUSED_READING);              \
        return file;                                                                                                                       \
    }
FILE_OPEN(fopen)
FILE_OPEN(fopen64)

FIND(opendir)
DIR *opendir(const char *path) {
    DIR *folder = NEXT(opendir)(path);
    if (is_refused(folder == NULL)) refusal_tell(AT_FDCWD, path, REFUSED_READING);
    return folder;
}

FIND(fts_read)
FTSENT *fts_read(FTS *walk) {
    FTSENT *entry = NEXT(fts_read)(walk);
    if (entry != NULL && entry->fts_info == FTS_DNR && entry->fts_errno == EACCES) {
        refusal_tell(AT_FDCWD, entry->fts_path, REFUSED_READING);
    }
    return entry;
}

FIND(mkstemp)
int mkstemp(char *pattern) {
    int descriptor = NEXT(mkstemp)(pattern);
    if (is_refused(descriptor < 0)) refusal_tell(AT_FDCWD, pattern, REFUSED_MAKING);
    return descriptor;
}

// MARK: Changing

/// A function of one path, which makes or removes what it names.
#define CHANGE(function, parameters, arguments, folder, path, use)                                                                         \
    FIND(function)                                                                                                                         \
    int function parameters {                                                                                                              \
        int result = NEXT(function) arguments;                                                                                             \
        if (is_refused(result != 0)) refusal_tell(folder, path, use);                                                                      \
        return result;                                                                                                                     \
    }
CHANGE(mkdir, (const char *path, mode_t mode), (path, mode), AT_FDCWD, path, REFUSED_CHANGING)
CHANGE(mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode), folder, path, REFUSED_CHANGING)
CHANGE(rmdir, (const char *path), (path), AT_FDCWD, path, REFUSED_CHANGING)
CHANGE(unlink, (const char *path), (path), AT_FDCWD, path, REFUSED_CHANGING)
CHANGE(unlinkat, (int folder, const char *path, int flags), (folder, path, flags), folder, path, REFUSED_CHANGING)
CHANGE(remove, (const char *path), (path), AT_FDCWD, path, REFUSED_CHANGING)
CHANGE(symlink, (const char *to, const char *path), (to, path), AT_FDCWD, path, REFUSED_CHANGING)
CHANGE(symlinkat, (const char *to, int folder, const char *path), (to, folder, path), folder, path, REFUSED_CHANGING)
CHANGE(truncate, (const char *path, off_t length), (path, length), AT_FDCWD, path, REFUSED_WRITING)

/// A function of two paths.
#define MOVE(function, parameters, arguments, from_folder, from, to_folder, to)                                                            \
    FIND(function)                                                                                                                         \
    int function parameters {                                                                                                              \
        int result = NEXT(function) arguments;                                                                                             \
        if (result != 0 && (errno == EACCES || errno == EXDEV)) refusal_tell_move(from_folder, from, to_folder, to);                       \
        return result;                                                                                                                     \
    }
MOVE(rename, (const char *from, const char *to), (from, to), AT_FDCWD, from, AT_FDCWD, to)
MOVE(renameat, (int old, const char *from, int new, const char *to), (old, from, new, to), old, from, new, to)
MOVE(renameat2, (int old, const char *from, int new, const char *to, unsigned flags), (old, from, new, to, flags), old, from, new, to)
MOVE(link, (const char *from, const char *to), (from, to), AT_FDCWD, from, AT_FDCWD, to)
MOVE(linkat, (int old, const char *from, int new, const char *to, int flags), (old, from, new, to, flags), old, from, new, to)

// MARK: Running

FIND(posix_spawn)
int posix_spawn(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const arguments[], char *const environment[]) {
    int error = NEXT(posix_spawn)(process, path, actions, attributes, arguments, environment);
    if (error == EACCES) refusal_tell(AT_FDCWD, path, REFUSED_RUNNING);
    return error;
}
