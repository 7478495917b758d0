#include "CShell.h"

#include <sys/prctl.h>
#include <unistd.h>

pid_t shell_fork(void) { return fork(); }

int shell_signal_at_parents_death(int signal) { return prctl(PR_SET_PDEATHSIG, signal); }

int shell_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1); }
