// SwiftSyntax's libraries for programs are built so that their types may change: every token goes through the tables of a dozen types, and
// parsing takes ten times as long as in the compiler, which has another build of the same sources in the same toolchain. Trees lie in the
// memory alike in both. So the compiler's build parses, and its tree is handed to the library for programs: the two objects that own the
// tree become objects of that library's classes. What that relies on is compared first, with a tree that each of them makes of one text.
#define _GNU_SOURCE
#include "CSyntax.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

// static Parser.parse(source: UnsafeBufferPointer<UInt8>, maximumNestingLevel: Int?, swiftVersion: Parser.SwiftVersion?) -> SourceFileSyntax
static const char parse_symbol[] =
    "$s20_CompilerSwiftParser0C0V5parse6source19maximumNestingLevel12swiftVersion01_aB6Syntax010SourceFileK0VSRys5UInt8VG_SiSgAC0bJ0OSgtFZ";
static const char compilers_arena_symbol[] = "$s20_CompilerSwiftSyntax010ParsingRawC5ArenaCN";
static const char programs_arena_symbol[] = "$s19CompilerSwiftSyntax010ParsingRawC5ArenaCN";

typedef __attribute__((swiftcall)) syntax_words (*parse_function)(
    const uint8_t *text, intptr_t count, intptr_t nesting, uint8_t nesting_is_nil, uint8_t version);
// The value of SwiftVersion? that is nil: the versions are 4, 5 and 6.
static const uint8_t no_version = 3;

// The fields of SyntaxDataArena and ParsingRawSyntaxArena by their words.
enum { object_class = 0, owner_raw = 4, raw_text = 4, raw_count = 5, raw_trivia = 6, raw_trivia_context = 7 };
// Where a class says how large its objects are.
enum { class_instance_size = 24 };

static parse_function parse;
static void *owner_class, *raw_class, *compilers_owner_class, *compilers_raw_class, *trivia;

static uint32_t instance_size(const void *of_class) {
    uint32_t size;
    memcpy(&size, (const char *)of_class + class_instance_size, sizeof size);
    return size;
}

// The raw arena of an owner, if both are what they are taken for.
static void **raw_arena(void **owner, const void *of_class) {
    if (instance_size(owner[object_class]) < (owner_raw + 1) * sizeof(void *)) return NULL;
    void **raw = owner[owner_raw];
    if (((uintptr_t)raw & 7) || !raw || raw[object_class] != of_class) return NULL;
    return instance_size(of_class) == (raw_trivia_context + 1) * sizeof(void *) ? raw : NULL;
}

static bool has_text(void **raw, const uint8_t *text, intptr_t count) {
    return (intptr_t)raw[raw_count] >= count && !memcmp(raw[raw_text], text, count);
}

bool syntax_open(syntax_words sample, const uint8_t *text, intptr_t count) {
    raw_class = dlsym(RTLD_DEFAULT, programs_arena_symbol);
    Dl_info library;
    if (!raw_class || !dladdr(raw_class, &library) || !library.dli_fname) return false;
    char path[PATH_MAX], beside[PATH_MAX + 64];
    if (!realpath(library.dli_fname, path)) return false;
    char *name = strrchr(path, '/');
    if (!name) return false;
    *name = 0;
    strcat(strcpy(beside, path), "/compiler/lib_CompilerSwiftParser.so");
    void *compilers = dlopen(beside, RTLD_NOW | RTLD_LOCAL);
    if (!compilers) return false;
    parse = (parse_function)dlsym(compilers, parse_symbol);
    compilers_raw_class = dlsym(compilers, compilers_arena_symbol);
    if (!parse || !compilers_raw_class) return false;

    void **owner = sample.owner, **raw = raw_arena(owner, raw_class);
    if (!raw || !has_text(raw, text, count)) return false;
    syntax_words made = parse(text, count, 0, 1, no_version);
    void **made_owner = made.owner, **made_raw = raw_arena(made_owner, compilers_raw_class);
    if (!made_raw || !has_text(made_raw, text, count) || made_raw[raw_count] != raw[raw_count]) return false;
    if (instance_size(owner[object_class]) != instance_size(made_owner[object_class])) return false;
    // A context would be released with each tree.
    if (raw[raw_trivia_context] || made_raw[raw_trivia_context]) return false;

    owner_class = owner[object_class];
    compilers_owner_class = made_owner[object_class];
    trivia = raw[raw_trivia];
    return true;
}

syntax_words syntax_parse(const uint8_t *text, intptr_t count) {
    syntax_words made = parse(text, count, 0, 1, no_version);
    void **owner = made.owner, **raw = owner[owner_raw];
    if (owner[object_class] != compilers_owner_class || raw[object_class] != compilers_raw_class) abort();
    owner[object_class] = owner_class;
    raw[object_class] = raw_class;
    raw[raw_trivia] = trivia;
    return made;
}
