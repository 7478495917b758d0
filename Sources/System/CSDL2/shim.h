// SDL's headers, and the table of those of its functions that are called. The library is loaded when a window is first opened, so
// that no other app loads it and what stands behind it.
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>
#include <stdlib.h>

// X11's headers have numbers of these names.
#undef DisableScreenSaver
#undef EnableScreenSaver

#define FOR_EACH_SDL_FUNCTION(F) \
    F(CaptureMouse) \
    F(CreateRGBSurfaceWithFormatFrom) \
    F(CreateRenderer) \
    F(CreateTexture) \
    F(CreateWindow) \
    F(DestroyRenderer) \
    F(DestroyTexture) \
    F(DestroyWindow) \
    F(DisableScreenSaver) \
    F(EnableScreenSaver) \
    F(FreeSurface) \
    F(GetClipboardText) \
    F(GetDisplayUsableBounds) \
    F(GetError) \
    F(GetModState) \
    F(GetMouseState) \
    F(GetRendererOutputSize) \
    F(GetWindowSize) \
    F(GetWindowWMInfo) \
    F(InitSubSystem) \
    F(OpenAudioDevice) \
    F(PauseAudioDevice) \
    F(PollEvent) \
    F(QuitSubSystem) \
    F(RenderClear) \
    F(RenderCopy) \
    F(RenderPresent) \
    F(SetClipboardText) \
    F(SetHint) \
    F(SetTextInputRect) \
    F(SetWindowIcon) \
    F(SetWindowMaximumSize) \
    F(SetWindowMinimumSize) \
    F(SetWindowSize) \
    F(ShowCursor) \
    F(StartTextInput) \
    F(StopTextInput) \
    F(UpdateTexture) \
    F(free)

/// SDL's functions without their prefix, of the types that SDL's headers give them.
typedef struct SDLFunctions {
#define F(name) __typeof__(SDL_##name) *_Nonnull name;
    FOR_EACH_SDL_FUNCTION(F)
#undef F
} SDLFunctions;

/// Loads SDL. Returns NULL if it is not there or lacks a function; `dlerror()` says which.
static inline SDLFunctions *_Nullable SDLFunctionsLoad(const char *_Nonnull file) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) return NULL;
    SDLFunctions *functions = malloc(sizeof *functions);
#define F(name)                                                                      \
    functions->name = (__typeof__(SDL_##name) *)dlsym(library, "SDL_" #name); \
    if (!functions->name) {                                                          \
        free(functions);                                                             \
        return NULL;                                                                 \
    }
    FOR_EACH_SDL_FUNCTION(F)
#undef F
    return functions;
}
