#ifndef CSHELL_H
#define CSHELL_H

#include <spawn.h>
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

#endif
