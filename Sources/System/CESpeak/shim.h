// eSpeak NG's headers, and the table of those of its functions that are called. The library is loaded when the app first speaks.
#include <dlfcn.h>
#include <espeak-ng/speak_lib.h>
#include <stdlib.h>

#define FOR_EACH_ESPEAK_FUNCTION(F) \
    F(Initialize) \
    F(SetParameter) \
    F(SetSynthCallback) \
    F(SetVoiceByName) \
    F(Synth)

/// eSpeak's functions without their prefix, of the types that its headers give them.
typedef struct ESpeakFunctions {
#define F(name) __typeof__(espeak_##name) *_Nonnull name;
    FOR_EACH_ESPEAK_FUNCTION(F)
#undef F
} ESpeakFunctions;

/// Loads eSpeak. Returns NULL if it is not there or lacks a function.
static inline ESpeakFunctions *_Nullable ESpeakFunctionsLoad(const char *_Nonnull file) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) return NULL;
    ESpeakFunctions *functions = malloc(sizeof *functions);
#define F(name)                                                                    \
    functions->name = (__typeof__(espeak_##name) *)dlsym(library, "espeak_" #name); \
    if (!functions->name) {                                                        \
        free(functions);                                                           \
        return NULL;                                                               \
    }
    FOR_EACH_ESPEAK_FUNCTION(F)
#undef F
    return functions;
}
