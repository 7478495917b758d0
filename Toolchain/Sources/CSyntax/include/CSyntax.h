#ifndef CSYNTAX_H
#define CSYNTAX_H

#include <stdbool.h>
#include <stdint.h>

/// The two words of a node of SwiftSyntax: what owns the nodes of its tree, and the node.
typedef struct {
    void *_Nullable owner;
    const void *_Nullable node;
} syntax_words;

/// Opens the build of the parser that the compiler uses, which lies beside the one that programs link against. `sample` is a tree that the
/// latter made of `text`. False if there is no such build, or the memory of its trees is not laid out like that of the sample.
bool syntax_open(syntax_words sample, const uint8_t *_Nonnull text, intptr_t count);

/// Parses a text with the parser that was opened. The tree is one of the library that made the sample, which frees it.
syntax_words syntax_parse(const uint8_t *_Nonnull text, intptr_t count);

#endif
