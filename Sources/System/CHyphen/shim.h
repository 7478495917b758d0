// libhyphen's header, and those of its functions that are called. The library is loaded when text is first hyphenated.
#include <dlfcn.h>
#include <hyphen.h>

/// Its functions, of the types that its header gives them.
typedef struct HyphenFunctions {
    __typeof__(hnj_hyphen_load) *_Nullable load;
    __typeof__(hnj_hyphen_hyphenate2) *_Nullable hyphenate;
} HyphenFunctions;

/// Loads the library. The functions are NULL if it is not there.
static inline HyphenFunctions HyphenFunctionsLoad(const char *_Nonnull file) {
    HyphenFunctions functions = {0};
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) return functions;
    functions.load = (__typeof__(hnj_hyphen_load) *)dlsym(library, "hnj_hyphen_load");
    functions.hyphenate = (__typeof__(hnj_hyphen_hyphenate2) *)dlsym(library, "hnj_hyphen_hyphenate2");
    return functions;
}
