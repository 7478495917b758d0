#ifndef CSHELL_H
#define CSHELL_H

#include <spawn.h>
#include <stdint.h>
#include <sys/types.h>

/// `fork(2)`, which Swift does not import. Only for a process that has one thread.
pid_t shell_fork(void);

/// Has this process get a signal when the thread that forked it ends (`PR_SET_PDEATHSIG`).
int shell_signal_at_parents_death(int signal);

/// Makes this process the parent of what its descendants leave behind when they end (`PR_SET_CHILD_SUBREAPER`).
int shell_adopt_orphans(void);

/// A descriptor that is readable when a process has ended (`pidfd_open`); -1 if the system has none.
int shell_process_descriptor(pid_t process);

/// A pipe whose two ends are not handed on to programs that are started (`pipe2` with `O_CLOEXEC`).
int shell_pipe(int ends[2]);

/// Has a program start in a folder (`posix_spawn_file_actions_addchdir_np`).
int shell_start_in(posix_spawn_file_actions_t *actions, const char *folder);

/// The version of Landlock that the kernel has; less than 1 if it has none.
int shell_landlock_version(void);

/// Makes a set of rules that forbids uses of files, and what else it is to forbid, but for what is allowed; its descriptor, or -1.
int shell_landlock_make(uint64_t files, uint64_t scopes);

/// Opens a file or folder only to say which it is, which needs no right to read it (`O_PATH`).
int shell_open_place(const char *path);

/// Allows uses of an open file, or of all that is below an open folder.
int shell_landlock_allow(int rules, int file, uint64_t uses);

/// `posix_spawn` of a program that is held to a set of rules, with all that it starts. This process is not.
int shell_spawn_confined(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const arguments[], char *const environment[], int rules);

/// The program by which the kernel starts programs with shared libraries, as this one; `NULL` if this one has none.
const char *shell_loader(void);

#endif
