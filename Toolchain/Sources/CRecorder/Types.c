#define _GNU_SOURCE
#include "Recorder.h"

#include <string.h>

// What Swift's runtime says of an object: it begins with the address of its type, which says whether it is a class, and where that is
// described. All of it is read as what may not be there, for any memory may look like an object.

enum { most_types = 4096, buckets = 8192, deepest = 16 };

static struct type types[most_types];
static size_t type_count;
/// Numbers of types and one, by what their objects begin with.
static uint16_t numbers[buckets];

static bool read(uint64_t address, void *to, size_t size) { return stack_copy(address, to, size) == size; }

/// An address that is written as the distance from where it stands.
static uint64_t relative(uint64_t place) {
    int32_t distance;
    if (!read(place, &distance, sizeof distance) || distance == 0) return 0;
    return place + (uint64_t)(int64_t)distance;
}

/// Puts a name before what is there, with a dot between them; returns whether it is a name, and there was room for it.
static bool prepend(uint64_t place, char *name, size_t room) {
    char text[128] = {0};
    const size_t count = place == 0 ? 0 : stack_copy(place, text, sizeof text - 1);
    const size_t length = strnlen(text, count), before = strlen(name);
    if (length == 0 || length == count || length + before + 2 > room) return false;
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)text[i] <= ' ' || text[i] == 0x7f) return false;
    }
    const size_t dot = before > 0;
    memmove(name + length + dot, name, before + 1);
    if (dot) name[length] = '.';
    memcpy(name, text, length);
    return true;
}

/// The name of what a description describes, after those of what it is in: `App.Outer.Inner`.
static bool read_name(uint64_t description, char *name, size_t room) {
    enum { module = 0, extension = 1, anonymous = 2, class = 16, structure = 17, enumeration = 18 };
    for (int depth = 0; description != 0 && depth < deepest; depth++) {
        uint32_t flags;
        if (!read(description, &flags, sizeof flags)) return false;
        const uint32_t kind = flags & 31;
        if (depth == 0 && kind != class) return false;
        if (kind == module || kind >= class) {
            if (kind > enumeration || !prepend(relative(description + 8), name, room)) return false;
        } else if (kind > anonymous) {
            return false;
        }
        uint64_t parent = relative(description + 4);
        // What lies in another file is referred to by a place that has its address.
        if (parent % 2 == 1 && !read(parent - 1, &parent, sizeof parent)) return false;
        description = parent;
    }
    return name[0] != 0;
}

static bool describe(uint64_t metadata, struct type *type) {
    enum { kind_class = 0, kind_context = 0x400, kind_box = 0x500, kind_error = 0x501 };
    // What takes an object apart, what copies it, its kind, and of a class: its superclass, flags and sizes, and its description.
    uint64_t words[8];
    struct code code;
    if (metadata % 8 != 0 || metadata < 4096 || !read(metadata - 16, words, sizeof words) || !modules_find(words[0], &code)) return false;
    type->name[0] = 0;
    switch (words[2]) {
    case kind_class: type->kind = type_class; return read_name(words[7], type->name, sizeof type->name);
    case kind_context: type->kind = type_context; break;
    case kind_box: type->kind = type_box; break;
    case kind_error: type->kind = type_error; break;
    default: return false;
    }
    return true;
}

const struct type *types_find(uint64_t metadata, uint32_t *number) {
    size_t bucket = (metadata >> 3) * 0x9e3779b97f4a7c15u >> 51;
    for (; numbers[bucket] != 0; bucket = (bucket + 1) % buckets) {
        if (types[numbers[bucket] - 1].metadata != metadata) continue;
        *number = numbers[bucket];
        return &types[numbers[bucket] - 1];
    }
    if (type_count == most_types) return NULL;
    struct type *type = &types[type_count];
    if (!describe(metadata, type)) return NULL;
    type->metadata = metadata;
    numbers[bucket] = (uint16_t)++type_count;
    *number = (uint32_t)type_count;
    line_begin('n');
    line_number(type_count);
    line_number(type->kind);
    line_text(type->name[0] == 0 ? "?" : type->name);
    line_end();
    return type;
}
