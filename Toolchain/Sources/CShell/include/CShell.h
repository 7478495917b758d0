#ifndef CSHELL_H
#define CSHELL_H

#include <sys/types.h>

/// `fork(2)`, which Swift does not import. Only for a process that has one thread.
pid_t shell_fork(void);

/// Has this process get a signal when the thread that forked it ends (`PR_SET_PDEATHSIG`).
int shell_signal_at_parents_death(int signal);

/// Makes this process the parent of what its descendants leave behind when they end (`PR_SET_CHILD_SUBREAPER`).
int shell_adopt_orphans(void);

#endif
