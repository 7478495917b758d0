#define _GNU_SOURCE
#include "Recorder.h"

#include <string.h>

#if defined(__x86_64__)

// What compilers write down for exceptions says of each instruction where its function's caller goes on, and where the caller's frame pointer
// is: DWARF's call frame information, in the form of the section .eh_frame, found by .eh_frame_hdr.

enum { frame_register = 6, stack_register = 7, return_register = 16, most_states = 8 };

/// Where a register's value of the caller is.
struct rule {
    enum { same, at_offset, unknown } kind;
    int64_t offset;
};

/// What holds from one instruction on.
struct row {
    uint64_t base_register;
    int64_t base_offset;
    bool has_base;
    struct rule frame, place;
};

struct reader {
    const uint8_t *at, *end;
    bool failed;
};

static uint64_t take(struct reader *reader, size_t size) {
    uint64_t value = 0;
    if ((size_t)(reader->end - reader->at) < size) {
        reader->failed = true;
        reader->at = reader->end;
        return 0;
    }
    memcpy(&value, reader->at, size);
    reader->at += size;
    return value;
}

static uint64_t take_unsigned(struct reader *reader) {
    uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        const uint64_t byte = take(reader, 1);
        value |= (byte & 0x7f) << shift;
        if ((byte & 0x80) == 0) return value;
    }
    reader->failed = true;
    return 0;
}

static int64_t take_signed(struct reader *reader) {
    uint64_t value = 0, byte = 0x80;
    int shift = 0;
    while (shift < 64 && (byte & 0x80) != 0) {
        byte = take(reader, 1);
        value |= (byte & 0x7f) << shift;
        shift += 7;
    }
    if (shift < 64 && (byte & 0x40) != 0) value |= ~(uint64_t)0 << shift;
    return (int64_t)value;
}

/// A pointer as the tables write it: its form in the lower half of a byte, what it counts from in the upper one.
static uint64_t take_pointer(struct reader *reader, uint8_t encoding) {
    const uint64_t place = (uint64_t)reader->at;
    uint64_t value;
    switch (encoding & 0x0f) {
    case 0x00: case 0x04: case 0x0c: value = take(reader, 8); break;
    case 0x01: value = take_unsigned(reader); break;
    case 0x02: value = take(reader, 2); break;
    case 0x03: value = take(reader, 4); break;
    case 0x09: value = (uint64_t)take_signed(reader); break;
    case 0x0a: value = (uint64_t)(int16_t)take(reader, 2); break;
    case 0x0b: value = (uint64_t)(int32_t)take(reader, 4); break;
    default: reader->failed = true; return 0;
    }
    if ((encoding & 0x70) == 0x10) value += place;
    return value;
}

/// The entry of the function that an address lies in, by the sorted table.
static const uint8_t *find_entry(const uint8_t *header, uint64_t address) {
    // Version, and the forms of the pointer to the section, of the count, and of the table: those that all linkers write.
    if (header[0] != 1 || header[2] != 0x03 || header[3] != 0x3b) return NULL;
    struct reader reader = {header + 4, header + 64, false};
    take_pointer(&reader, header[1]);
    const uint64_t count = take(&reader, 4);
    if (reader.failed || count == 0 || count > (uint64_t)1 << 28) return NULL;
    const uint8_t *table = reader.at;
    uint64_t low = 0, high = count;
    while (low < high) {
        const uint64_t middle = (low + high) / 2;
        int32_t start;
        memcpy(&start, table + middle * 8, 4);
        if ((uint64_t)header + (uint64_t)(int64_t)start <= address) low = middle + 1; else high = middle;
    }
    if (low == 0) return NULL;
    int32_t entry;
    memcpy(&entry, table + (low - 1) * 8 + 4, 4);
    return header + entry;
}

/// Does the instructions of a function's table, up to those for a place in it.
static bool run(struct reader *reader, uint64_t start, uint64_t place, uint64_t code_unit, int64_t data_unit, const struct row *first,
                struct row *row) {
    struct row kept[most_states];
    int count = 0;
    uint64_t location = start;
    while (reader->at < reader->end && !reader->failed && location <= place) {
        const uint8_t instruction = (uint8_t)take(reader, 1), low = instruction & 0x3f;
        uint64_t number = low;
        int64_t offset = 0;
        enum { none, keep_offset, lose, restore, keep_same } change = none;
        switch (instruction & 0xc0) {
        case 0x40: location += low * code_unit; continue;
        case 0x80: offset = (int64_t)take_unsigned(reader) * data_unit; change = keep_offset; break;
        case 0xc0: change = restore; break;
        default:
            switch (instruction) {
            case 0x00: continue;
            case 0x02: location += take(reader, 1) * code_unit; continue;
            case 0x03: location += take(reader, 2) * code_unit; continue;
            case 0x04: location += take(reader, 4) * code_unit; continue;
            case 0x05: number = take_unsigned(reader); offset = (int64_t)take_unsigned(reader) * data_unit; change = keep_offset; break;
            case 0x06: number = take_unsigned(reader); change = restore; break;
            case 0x07: number = take_unsigned(reader); change = lose; break;
            case 0x08: number = take_unsigned(reader); change = keep_same; break;
            case 0x09: case 0x14: number = take_unsigned(reader); take_unsigned(reader); change = lose; break;
            case 0x0a:
                if (count == most_states) return false;
                kept[count++] = *row;
                continue;
            case 0x0b:
                if (count == 0) return false;
                *row = kept[--count];
                continue;
            case 0x0c:
                row->base_register = take_unsigned(reader);
                row->base_offset = (int64_t)take_unsigned(reader);
                row->has_base = true;
                continue;
            case 0x0d: row->base_register = take_unsigned(reader); continue;
            case 0x0e: row->base_offset = (int64_t)take_unsigned(reader); continue;
            // Where the frame is has to be computed: nobody does that but what calls functions that were not looked up yet.
            case 0x0f: row->has_base = false; reader->at += take_unsigned(reader); continue;
            case 0x10: case 0x16: number = take_unsigned(reader); reader->at += take_unsigned(reader); change = lose; break;
            case 0x11: number = take_unsigned(reader); offset = take_signed(reader) * data_unit; change = keep_offset; break;
            case 0x12:
                row->base_register = take_unsigned(reader);
                row->base_offset = take_signed(reader) * data_unit;
                row->has_base = true;
                continue;
            case 0x13: row->base_offset = take_signed(reader) * data_unit; continue;
            case 0x15: number = take_unsigned(reader); take_signed(reader); change = lose; break;
            case 0x2e: take_unsigned(reader); continue;
            default: return false;
            }
        }
        struct rule *rule = number == frame_register ? &row->frame : number == return_register ? &row->place : NULL;
        if (rule == NULL) continue;
        switch (change) {
        case keep_offset: *rule = (struct rule){at_offset, offset}; break;
        case lose: rule->kind = unknown; break;
        case keep_same: rule->kind = same; break;
        case restore: *rule = number == frame_register ? first->frame : first->place; break;
        case none: break;
        }
    }
    return !reader->failed;
}

/// What holds at a place.
static bool find_row(const uint8_t *header, uint64_t place, struct row *row) {
    const uint8_t *entry = find_entry(header, place);
    if (entry == NULL) return false;
    uint32_t length, distance;
    memcpy(&length, entry, 4);
    memcpy(&distance, entry + 4, 4);
    if (length < 8 || length == UINT32_MAX || distance == 0) return false;
    const uint8_t *common = entry + 4 - distance;
    uint32_t common_length;
    memcpy(&common_length, common, 4);
    if (common_length < 8 || common_length == UINT32_MAX) return false;
    struct reader head = {common + 8, common + 4 + common_length, false};
    if (take(&head, 1) != 1) return false;
    const char *augmentation = (const char *)head.at;
    while (take(&head, 1) != 0) {}
    const uint64_t code_unit = take_unsigned(&head);
    const int64_t data_unit = take_signed(&head);
    if (take(&head, 1) != return_register || head.failed) return false;
    uint8_t encoding = 0;
    if (augmentation[0] == 'z') {
        const uint64_t size = take_unsigned(&head);
        if (head.failed || size > (uint64_t)(head.end - head.at)) return false;
        const uint8_t *instructions = head.at + size;
        for (const char *letter = augmentation + 1; *letter != 0; letter++) {
            if (*letter == 'R') encoding = (uint8_t)take(&head, 1);
            else if (*letter == 'P') take_pointer(&head, (uint8_t)take(&head, 1));
            else if (*letter == 'L') take(&head, 1);
        }
        head.at = instructions;
    } else if (augmentation[0] != 0) {
        return false;
    }
    struct reader body = {entry + 8, entry + 4 + length, false};
    const uint64_t start = take_pointer(&body, encoding), size = take_pointer(&body, encoding & 0x0f);
    if (body.failed || place < start || place - start >= size) return false;
    if (augmentation[0] == 'z') {
        const uint64_t skipped = take_unsigned(&body);
        if (body.failed || skipped > (uint64_t)(body.end - body.at)) return false;
        body.at += skipped;
    }
    *row = (struct row){.frame = {same, 0}, .place = {unknown, 0}};
    if (!run(&head, 0, UINT64_MAX, code_unit, data_unit, row, row)) return false;
    const struct row first = *row;
    return run(&body, start, place, code_unit, data_unit, &first, row);
}

bool unwind_find(const uint8_t *header, uint64_t place, struct step *step) {
    struct row row;
    if (header == NULL || !find_row(header, place, &row)) return false;
    *step = (struct step){.is_outermost = row.place.kind == unknown};
    if (step->is_outermost) return true;
    if (!row.has_base || row.place.kind != at_offset) return false;
    if (row.base_register != stack_register && row.base_register != frame_register) return false;
    step->starts_at_frame = row.base_register == frame_register;
    step->base = row.base_offset;
    step->place = row.place.offset;
    step->frame = row.frame.offset;
    step->keeps_frame = row.frame.kind == same;
    step->saves_frame = row.frame.kind == at_offset;
    return true;
}

#else

bool unwind_find(const uint8_t *header, uint64_t place, struct step *step) {
    // On ARM, whoever is called keeps frame pointers in C, too.
    (void)header;
    (void)place;
    (void)step;
    return false;
}

#endif
