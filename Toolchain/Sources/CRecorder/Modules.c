#define _GNU_SOURCE
#include "Recorder.h"

#include <elf.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// A stretch of code.
struct range {
    uint64_t start, end;
    struct code code;
};

struct table {
    size_t count;
    struct range ranges[];
};

/// What the handler of the samples' signal reads; one that was replaced stays, for a handler may still be in it.
static _Atomic(struct table *) current;
static uint64_t seen_changes = UINT64_MAX;

enum { most_ranges = 4096 };

struct visit {
    struct table *table;
    const struct table *before;
    uint64_t changes;
    bool is_first;
};

static bool was_known(const struct table *before, uint64_t start, uint64_t end) {
    for (size_t i = 0; before != NULL && i < before->count; i++) {
        if (before->ranges[i].start == start && before->ranges[i].end == end) return true;
    }
    return false;
}

/// Code of Swift's keeps frame pointers, as do the parts in C of the libraries that Swift comes with and that need its runtime.
static bool keeps_frame_pointers(const struct dl_phdr_info *info, const char *path) {
#if defined(__aarch64__)
    return true;
#endif
    if (strstr(path, "libswift") != NULL) return true;
    const ElfW(Dyn) *entries = NULL;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type == PT_DYNAMIC) entries = (const ElfW(Dyn) *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    }
    const char *names = NULL;
    for (const ElfW(Dyn) *entry = entries; entry != NULL && entry->d_tag != DT_NULL; entry++) {
        // The loader has made an address of it.
        if (entry->d_tag == DT_STRTAB) names = (const char *)entry->d_un.d_ptr;
    }
    // The one of the kernel's own library stays as it was linked.
    if (names == NULL || (uint64_t)names < info->dlpi_addr) return false;
    for (const ElfW(Dyn) *entry = entries; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_NEEDED && strncmp(names + entry->d_un.d_val, "libswift", 8) == 0) return true;
    }
    return false;
}

static int visit_module(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    struct visit *visit = context;
    visit->changes = info->dlpi_adds + info->dlpi_subs;
    if (visit->changes == seen_changes) return 1;
    char program[4096];
    const char *path = info->dlpi_name;
    if (path == NULL || path[0] == 0) {
        // Only the first one has no name but the program's.
        if (!visit->is_first) return 0;
        const ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
        program[length > 0 ? length : 0] = 0;
        path = program;
    }
    visit->is_first = false;
    const bool keeps = keeps_frame_pointers(info, path);
    const char *name = strrchr(path, '/');
    struct code code = {keeps, strncmp(name == NULL ? path : name + 1, "libc.so", 7) == 0, NULL};
    for (int i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type == PT_GNU_EH_FRAME) code.tables = (const uint8_t *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    }
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || (part->p_flags & PF_X) == 0 || visit->table->count >= most_ranges) continue;
        const uint64_t start = info->dlpi_addr + part->p_vaddr;
        visit->table->ranges[visit->table->count++] = (struct range){start, start + part->p_memsz, code};
        if (was_known(visit->before, start, start + part->p_memsz)) continue;
        line_begin('m');
        line_number(info->dlpi_addr);
        line_number(start);
        line_number(start + part->p_memsz);
        line_text(path);
        line_end();
    }
    return 0;
}

static int compare(const void *left, const void *right) {
    const struct range *a = left, *b = right;
    return a->start < b->start ? -1 : a->start > b->start;
}

void modules_update(void) {
    struct visit visit = {.before = atomic_load(&current), .is_first = true};
    visit.table = malloc(sizeof(struct table) + most_ranges * sizeof(struct range));
    if (visit.table == NULL) return;
    visit.table->count = 0;
    dl_iterate_phdr(visit_module, &visit);
    if (visit.changes == seen_changes) {
        free(visit.table);
        return;
    }
    seen_changes = visit.changes;
    qsort(visit.table->ranges, visit.table->count, sizeof(struct range), compare);
    struct table *exact = realloc(visit.table, sizeof(struct table) + visit.table->count * sizeof(struct range));
    atomic_store(&current, exact == NULL ? visit.table : exact);
}

bool modules_find(uint64_t address, struct code *code) {
    const struct table *table = atomic_load_explicit(&current, memory_order_acquire);
    if (table == NULL) return false;
    size_t low = 0, high = table->count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (table->ranges[middle].end <= address) low = middle + 1; else high = middle;
    }
    if (low == table->count || address < table->ranges[low].start) return false;
    *code = table->ranges[low].code;
    return true;
}
