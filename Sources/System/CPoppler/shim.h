#include <poppler.h>
#include <sys/syscall.h>
#include <unistd.h>

// A file without a name, in memory; -1 if there can be none. Swift's Glibc does not show memfd_create; 1 is MFD_CLOEXEC.
static inline int poppler_memory_file(void) { return (int)syscall(SYS_memfd_create, "document", 1u); }
