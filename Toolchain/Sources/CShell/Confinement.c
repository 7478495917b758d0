#define _GNU_SOURCE
#include "CShell.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The system's headers may be older than its kernel; the numbers are the same on all processors.
enum { landlock_create_ruleset = 444, landlock_add_rule = 445, landlock_restrict_self = 446 };

int shell_landlock_version(void) {
    const uint32_t version = 1;
    return (int)syscall(landlock_create_ruleset, NULL, 0, version);
}

int shell_landlock_make(uint64_t files, uint64_t scopes) {
    const struct {
        uint64_t files, network, scopes;
    } forbidden = {files, 0, scopes};
    return (int)syscall(landlock_create_ruleset, &forbidden, sizeof forbidden, 0);
}

int shell_open_place(const char *path) { return open(path, O_PATH | O_CLOEXEC); }

int shell_landlock_allow(int rules, int file, uint64_t uses) {
    const struct {
        uint64_t uses;
        int32_t file;
    } __attribute__((packed)) rule = {uses, file};
    const int path_beneath = 1;
    return (int)syscall(landlock_add_rule, rules, path_beneath, &rule, 0);
}

struct spawn {
    pid_t *process;
    const char *path;
    const posix_spawn_file_actions_t *actions;
    const posix_spawnattr_t *attributes;
    char *const *arguments, *const *environment;
    int rules;
    int error;
};

static void *spawn(void *context) {
    struct spawn *spawn = context;
    // What is to be done for this process's signals must not be done by a thread that is confined.
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, NULL);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || syscall(landlock_restrict_self, spawn->rules, 0) != 0) {
        spawn->error = errno;
        return NULL;
    }
    spawn->error = posix_spawn(
        spawn->process, spawn->path, spawn->actions, spawn->attributes, spawn->arguments, spawn->environment);
    return NULL;
}

int shell_spawn_confined(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const arguments[], char *const environment[], int rules) {
    // Rules hold a thread and the programs that it starts: one that does nothing else has them, and ends.
    struct spawn context = {process, path, actions, attributes, arguments, environment, rules, 0};
    pthread_t thread;
    int error = pthread_create(&thread, NULL, spawn, &context);
    if (error != 0) return error;
    pthread_join(thread, NULL);
    return context.error;
}

static int find_loader(struct dl_phdr_info *info, size_t size, void *result) {
    (void)size;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[index];
        if (header->p_type == PT_INTERP) *(const char **)result = (const char *)(info->dlpi_addr + header->p_vaddr);
    }
    // The first is the program.
    return 1;
}

const char *shell_loader(void) {
    const char *loader = NULL;
    dl_iterate_phdr(find_loader, &loader);
    return loader;
}
