// Hunspell's header, and those of its functions that are called. The library is loaded when an app first checks text.
#include <dlfcn.h>
#include <hunspell/hunspell.h>

/// Its functions, of the types that its header gives them.
typedef struct HunspellFunctions {
    __typeof__(Hunspell_create) *_Nullable create;
    __typeof__(Hunspell_spell) *_Nullable spell;
    __typeof__(Hunspell_suggest) *_Nullable suggest;
    __typeof__(Hunspell_free_list) *_Nullable free_list;
    __typeof__(Hunspell_get_dic_encoding) *_Nullable encoding;
} HunspellFunctions;

/// Loads the library. The functions are NULL if it is not there.
static inline HunspellFunctions HunspellFunctionsLoad(const char *_Nonnull file) {
    HunspellFunctions functions = {0};
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) return functions;
    functions.create = (__typeof__(Hunspell_create) *)dlsym(library, "Hunspell_create");
    functions.spell = (__typeof__(Hunspell_spell) *)dlsym(library, "Hunspell_spell");
    functions.suggest = (__typeof__(Hunspell_suggest) *)dlsym(library, "Hunspell_suggest");
    functions.free_list = (__typeof__(Hunspell_free_list) *)dlsym(library, "Hunspell_free_list");
    functions.encoding = (__typeof__(Hunspell_get_dic_encoding) *)dlsym(library, "Hunspell_get_dic_encoding");
    return functions;
}
