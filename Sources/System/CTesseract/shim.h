// Tesseract's header for C, and those of its functions that are called. The library is loaded when an app first has text recognized.
#include <dlfcn.h>
#include <stdlib.h>
#include <tesseract/capi.h>

#define FOR_EACH_TESSERACT_FUNCTION(F) \
    F(BaseAPICreate) \
    F(BaseAPIDelete) \
    F(BaseAPIInit3) \
    F(BaseAPIInit4) \
    F(BaseAPISetVariable) \
    F(BaseAPISetPageSegMode) \
    F(BaseAPISetImage) \
    F(BaseAPISetSourceResolution) \
    F(BaseAPIRecognize) \
    F(BaseAPIClear) \
    F(BaseAPIGetIterator) \
    F(BaseAPIGetAvailableLanguagesAsVector) \
    F(DeleteTextArray) \
    F(DeleteText) \
    F(ResultIteratorDelete) \
    F(ResultIteratorGetPageIteratorConst) \
    F(ResultIteratorNext) \
    F(ResultIteratorGetUTF8Text) \
    F(ResultIteratorConfidence) \
    F(ResultIteratorGetChoiceIterator) \
    F(PageIteratorIsAtBeginningOf) \
    F(PageIteratorBoundingBox) \
    F(ChoiceIteratorDelete) \
    F(ChoiceIteratorNext) \
    F(ChoiceIteratorGetUTF8Text) \
    F(ChoiceIteratorConfidence)

/// Tesseract's functions without their prefix, of the types that its header gives them.
typedef struct TesseractFunctions {
#define F(name) __typeof__(Tess##name) *_Nonnull name;
    FOR_EACH_TESSERACT_FUNCTION(F)
#undef F
} TesseractFunctions;

/// Loads Tesseract. Returns NULL if it is not there or lacks a function.
static inline TesseractFunctions *_Nullable TesseractFunctionsLoad(const char *_Nonnull file) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) return NULL;
    TesseractFunctions *functions = malloc(sizeof *functions);
#define F(name)                                                              \
    functions->name = (__typeof__(Tess##name) *)dlsym(library, "Tess" #name); \
    if (!functions->name) {                                                  \
        free(functions);                                                     \
        return NULL;                                                         \
    }
    FOR_EACH_TESSERACT_FUNCTION(F)
#undef F
    return functions;
}
