#define _GNU_SOURCE
#include "CRefusals.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// How many paths are told: an app that walks through all folders has been understood by then.
enum { most_told = 20 };

static int is_confined;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t told[most_told];
static int told_count;

/// Before the app's own code, which may change its environment.
__attribute__((constructor)) static void look_whether_confined(void) { is_confined = getenv("SAMPAN_CONFINED") != NULL; }

/// A path as one that depends on no folder.
static void make_absolute(int folder, const char *path, char *result, size_t size) {
    if (path[0] == '/' || folder == AT_FDCWD) {
        snprintf(result, size, "%s", path);
    } else {
        snprintf(result, size, "/proc/self/fd/%d/%s", folder, path);
    }
}

/// The folder that a path is in, and the path's last part.
static const char *split(char *path) {
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/') path[--length] = 0;
    char *slash = strrchr(path, '/');
    if (slash == NULL) {
        memmove(path + 2, path, length + 1);
        memcpy(path, ".", 2);
        return path + 2;
    }
    if (slash == path) {
        memmove(path + 2, path + 1, length);
        path[1] = 0;
        return path + 2;
    }
    *slash = 0;
    return slash + 1;
}

/// Finds out what is to be told of a path: where it leads. Returns whether its owner and mode allow what was refused; the kernel asks only
/// these of `access`, not what a program is confined to.
static int is_permitted(const char *path, enum refused_use use, char *told) {
    char folder[2 * PATH_MAX + 2];
    if (use == REFUSED_WRITING && access(path, F_OK) != 0) use = REFUSED_CHANGING;
    if (use <= REFUSED_RUNNING) {
        int right = use == REFUSED_READING ? R_OK : use == REFUSED_WRITING ? W_OK : X_OK;
        return realpath(path, told) != NULL && access(path, right) == 0;
    }
    snprintf(folder, sizeof folder - 2, "%s", path);
    const char *name = split(folder);
    if (realpath(folder, told) == NULL || access(folder, W_OK | X_OK) != 0) return 0;
    size_t length = strlen(told);
    if (use == REFUSED_CHANGING) snprintf(told + length, PATH_MAX, "%s%s", length > 1 ? "/" : "", name);
    return 1;
}

/// Whether a path has not been told of; notes it.
static int is_new(const char *path) {
    uint64_t hash = 14695981039346656037u;
    for (const char *byte = path; *byte; byte++) hash = (hash ^ (unsigned char)*byte) * 1099511628211u;
    for (int index = 0; index < told_count; index++) {
        if (told[index] == hash) return 0;
    }
    told[told_count++] = hash;
    return 1;
}

static void tell(const char *path) {
    char line[2 * PATH_MAX + 200];
    int length = 0;
    pthread_mutex_lock(&lock);
    if (told_count < most_told && is_new(path)) {
        length = snprintf(
            line, sizeof line,
            "sampan: the app was kept from %s: as on iOS, it reaches its bundle and its own data only (--allow-path PATH, --allow-all)%s\n",
            path, told_count < most_told ? "" : "; no more of these will be told");
    }
    pthread_mutex_unlock(&lock);
    if (length > 0 && write(STDERR_FILENO, line, (size_t)length) < 0) return;
}

void refusal_tell(int folder, const char *path, enum refused_use use) {
    if (!is_confined) return;
    int error = errno;
    char absolute[2 * PATH_MAX], place[2 * PATH_MAX];
    make_absolute(folder, path, absolute, sizeof absolute);
    if (is_permitted(absolute, use, place)) tell(place);
    errno = error;
}

/// Whether the app may look into the folder that a path is in.
static int is_in_reach(const char *path) {
    char folder[2 * PATH_MAX + 2];
    snprintf(folder, sizeof folder - 2, "%s", path);
    split(folder);
    // The call itself: the function of this name would tell.
    long descriptor = syscall(SYS_openat, AT_FDCWD, folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) close((int)descriptor);
    return descriptor >= 0;
}

void refusal_tell_move(int from_folder, const char *from, int to_folder, const char *to) {
    if (!is_confined) return;
    int error = errno;
    char source[2 * PATH_MAX], target[2 * PATH_MAX], place[2 * PATH_MAX];
    make_absolute(from_folder, from, source, sizeof source);
    make_absolute(to_folder, to, target, sizeof target);
    const char *refused = is_in_reach(source) ? target : source;
    // Two disks are no refusal.
    int is_refused = error == EACCES || !is_in_reach(refused);
    if (is_refused && is_permitted(refused, REFUSED_CHANGING, place)) tell(place);
    errno = error;
}
