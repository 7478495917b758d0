#define _GNU_SOURCE
#include "Recorder.h"

#include <string.h>
#include <sys/mman.h>

// What nothing reaches. Any word that could be an address of a block, or of a place in one, counts as one: what is held is never told of, but
// some of what is not may pass for held. Nothing here allocates: a thread may have been stopped while it did.

enum {
    /// As much that nothing reaches is written, and as many references of a block and in all.
    most_written = 100000,
    most_references_of_one = 256,
    most_references = 400000,
    /// Where dictionaries and sets have what their hashes begin with, which is their own address, or that of the one they were copied from.
    seed_offset = 40,
};

/// A block that is there.
struct node {
    uint64_t start, end;
    const struct block *block;
    bool is_reached, is_weak, is_written, is_hashed;
    uint32_t type;
};

/// Swift has the other bits of a reference for itself.
static const uint64_t address_bits = 0x00fffffffffffff8;

static struct node *nodes;
static uint32_t *waiting;
static size_t node_count, waiting_count;

static void *map(size_t size) {
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return NULL;
    roots_leave_out((uint64_t)memory, (uint64_t)memory + size);
    return memory;
}

/// Whether a block is less than a page: nobody can have taken it from where it is, and it is read without the kernel, for there are many.
static bool is_small(const struct node *node) { return node->end - node->start < 4096; }

/// Puts the nodes in the order of their addresses.
static struct node *sort(struct node *from, struct node *to) {
    for (size_t width = 1; width < node_count; width *= 2) {
        for (size_t start = 0; start < node_count; start += 2 * width) {
            const size_t middle = start + width < node_count ? start + width : node_count;
            const size_t end = start + 2 * width < node_count ? start + 2 * width : node_count;
            size_t left = start, right = middle;
            for (size_t i = start; i < end; i++) {
                const bool is_left = left < middle && (right >= end || from[left].start <= from[right].start);
                to[i] = from[is_left ? left++ : right++];
            }
        }
        struct node *other = from;
        from = to;
        to = other;
    }
    return from;
}

/// The block that an address may lie in.
static struct node *find(uint64_t word) {
    const uint64_t address = word & address_bits;
    if (node_count == 0 || address < nodes[0].start || address >= nodes[node_count - 1].end) return NULL;
    size_t low = 0, high = node_count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (nodes[middle].end <= address) low = middle + 1; else high = middle;
    }
    return low < node_count && nodes[low].start <= address ? &nodes[low] : NULL;
}

/// The block that a reference is to: Swift's name an object by where it begins. An address of a place in one holds it, too, but is a part of it
/// as often: a dictionary has where its keys are.
static struct node *find_object(uint64_t word) {
    struct node *node = find(word);
    return node != NULL && node->start == (word & address_bits) ? node : NULL;
}

static void reach(const uint64_t *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        struct node *node = find(words[i]);
        if (node == NULL || node->is_reached) continue;
        node->is_reached = true;
        if (!node->is_weak) waiting[waiting_count++] = (uint32_t)(node - nodes);
    }
}

/// Reads the first words of a block; returns whether it has so many.
static bool read_words(const struct node *node, uint64_t *words, size_t count) {
    if (node->end - node->start < count * 8) return false;
    if (!is_small(node)) return stack_copy(node->start, words, count * 8) == count * 8;
    memcpy(words, (const void *)node->start, count * 8);
    return true;
}

/// Hands over what is in a block, a piece at a time.
static void look_into(const struct node *node, uint64_t *words, size_t room, void (*look)(const uint64_t *words, size_t count)) {
    if (is_small(node)) return look((const uint64_t *)node->start, (node->end - node->start) / 8);
    for (uint64_t place = node->start; place + 8 <= node->end;) {
        const size_t size = node->end - place < room * 8 ? node->end - place : room * 8;
        const size_t count = stack_copy(place, words, size & ~(size_t)7) & ~(size_t)7;
        if (count == 0) return;
        look(words, count / 8);
        place += count;
    }
}

/// Goes by what the C library notes before a block: how large it is really, and what heap it lies in.
static void measure(struct node *node, uint64_t size) {
    enum { is_mapped = 2, is_in_other_heap = 4, flags = 7 };
    const uint64_t heap_size = (uint64_t)1 << 26;
    uint64_t noted = 0;
    node->end = node->start + (size > 0 ? size : 1);
    if (is_small(node)) memcpy(&noted, (const uint64_t *)node->start - 1, sizeof noted);
    else if (stack_copy(node->start - 8, &noted, sizeof noted) != sizeof noted) return;
    const uint64_t whole = (noted & ~(uint64_t)flags) - ((noted & is_mapped) != 0 ? 16 : 8);
    if (whole >= size && whole - size < heap_size) node->end = node->start + whole;
    if ((noted & is_mapped) != 0) roots_leave_out(node->start - 16, node->end);
    // Blocks are in no order yet; those that come one after another are mostly of one heap.
    static uint64_t last_heap;
    const uint64_t heap = node->start & ~(heap_size - 1);
    if ((noted & (is_mapped | is_in_other_heap)) != is_in_other_heap || heap == last_heap) return;
    last_heap = heap;
    static uint64_t heaps[1024];
    static size_t heap_count;
    for (size_t i = 0; i < heap_count; i++) {
        if (heaps[i] == heap) return;
    }
    if (heap_count < sizeof heaps / sizeof *heaps) heaps[heap_count++] = heap;
    roots_leave_out(heap, heap + heap_size);
}

/// Marks what Swift's runtime has beside an object to which there are weak references: it names the object, but does not hold it.
static void find_weak(void) {
    for (size_t i = 0; i < node_count; i++) {
        uint64_t words[2], object;
        if (!read_words(&nodes[i], words, 2) || words[1] >> 62 != 3) continue;
        const uint64_t address = words[1] << 2 >> 2 << 3;
        struct node *beside = find(address);
        if (beside == NULL || beside->start != address || !read_words(beside, &object, 1)) continue;
        beside->is_weak = object == nodes[i].start;
    }
}

static uint64_t own_words[1 << 13];
static const struct node *holder;
static uint64_t holder_offset;
static size_t reference_count, own_count;
static bool has_others;

/// Notes whether a block holds others that nothing reaches.
static void look_for_others(const uint64_t *words, size_t count) {
    for (size_t i = 0; i < count && !has_others; i++) {
        const struct node *node = find_object(words[i]);
        has_others = node != NULL && !node->is_reached && node != holder;
    }
}

static void write_references(const uint64_t *words, size_t count) {
    for (size_t i = 0; i < count; i++, holder_offset += 8) {
        const struct node *node = find_object(words[i]);
        if (holder->is_hashed && holder_offset == seed_offset) continue;
        if (node == NULL || !node->is_written || own_count >= most_references_of_one || reference_count >= most_references) continue;
        own_count++;
        reference_count++;
        line_begin('r');
        line_number(holder->start);
        line_number(holder_offset);
        line_number(node->start);
        line_end();
    }
}

static void write_block(const struct node *node) {
    const uint64_t *calls;
    const uint32_t count = blocks_calls(node->block, &calls);
    struct code code;
    line_begin('b');
    line_number(node->start);
    line_number(node->block->size);
    line_number(node->type);
    line_number(node->block->time);
    line_number(node->block->thread);
    // What follows is no stack where a function has no frame pointer.
    for (uint32_t i = 0; i < count && modules_find(calls[i], &code); i++) line_number(calls[i]);
    line_end();
}

static void write_all(void) {
    const size_t room = sizeof own_words / 8;
    size_t written = 0;
    for (size_t i = 0; i < node_count && written < most_written; i++) {
        struct node *node = &nodes[i];
        uint64_t words[2];
        if (node->is_reached || node->is_weak) continue;
        const struct type *type = NULL;
        if (read_words(node, words, 2)) type = types_find(words[0], &node->type);
        node->is_hashed = type != NULL && (strcmp(type->name, "Swift._DictionaryStorage") == 0 || strcmp(type->name, "Swift._SetStorage") == 0);
        // Other memory may lie on the way from one object to another.
        holder = node;
        has_others = node->type != 0;
        if (!has_others) look_into(node, own_words, room, look_for_others);
        node->is_written = has_others;
        if (node->is_written) written++;
    }
    for (size_t i = 0; i < node_count; i++) {
        if (nodes[i].is_written) write_block(&nodes[i]);
    }
    for (size_t i = 0; i < node_count; i++) {
        if (!nodes[i].is_written) continue;
        holder = &nodes[i];
        holder_offset = own_count = 0;
        look_into(holder, own_words, room, write_references);
    }
    if (written == most_written || reference_count == most_references) {
        line_begin('x');
        line_text("more leaks than can be told: some of them, or of what they hold, are missing");
        line_end();
    }
    line_begin('u');
    line_number(node_count);
    line_end();
}

static bool search(const struct block *blocks, size_t places) {
    roots_leave_out((uint64_t)blocks, (uint64_t)(blocks + places));
    for (size_t i = 0; i < places; i++) node_count += blocks[i].inverted != 0;
    const size_t size = (node_count + 1) * sizeof(struct node);
    struct node *first = map(size), *second = map(size);
    waiting = map((node_count + 1) * sizeof *waiting);
    if (first == NULL || second == NULL || waiting == NULL) return false;
    size_t count = 0;
    for (size_t i = 0; i < places; i++) {
        if (blocks[i].inverted == 0) continue;
        first[count] = (struct node){.start = ~blocks[i].inverted, .block = &blocks[i]};
        measure(&first[count++], blocks[i].size);
    }
    nodes = sort(first, second);
    find_weak();
    if (!roots_each(reach)) return false;
    while (waiting_count > 0) look_into(&nodes[waiting[--waiting_count]], own_words, sizeof own_words / 8, reach);
    write_all();
    return true;
}

void leaks_write(void) {
    size_t places;
    const struct block *blocks = blocks_lock(&places);
    bool is_done = false;
    if (blocks != NULL) {
        stop_threads();
        is_done = search(blocks, places);
        // What was found is told before anything else can happen.
        line_flush();
        stop_end();
        blocks_release();
    }
    if (is_done) return;
    line_begin('x');
    line_text("leaks were not looked for: the app has too much memory for it, or the system does not say what it has");
    line_end();
}
