#define _GNU_SOURCE
#include "CShell.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

pid_t shell_fork(void) { return fork(); }

int shell_signal_at_parents_death(int signal) { return prctl(PR_SET_PDEATHSIG, signal); }

int shell_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1); }

int shell_process_descriptor(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int shell_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int shell_start_in(posix_spawn_file_actions_t *actions, const char *folder) {
    return posix_spawn_file_actions_addchdir_np(actions, folder);
}
