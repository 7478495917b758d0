#pragma once
// What reads bar codes and QR codes needs of ZXing-C++, in C: Swift sees no classes of C++.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Kinds of codes, to be joined by or.
enum {
    CodeKindAztec = 1 << 0,
    CodeKindCodabar = 1 << 1,
    CodeKindCode39 = 1 << 2,
    CodeKindCode93 = 1 << 3,
    CodeKindCode128 = 1 << 4,
    CodeKindDataBar = 1 << 5,
    CodeKindDataBarExpanded = 1 << 6,
    CodeKindDataMatrix = 1 << 7,
    CodeKindEAN8 = 1 << 8,
    /// UPC-A is one with a zero before it.
    CodeKindEAN13 = 1 << 9,
    /// Interleaved 2 of 5, of any length.
    CodeKindITF = 1 << 10,
    CodeKindMicroQR = 1 << 11,
    CodeKindPDF417 = 1 << 12,
    CodeKindQR = 1 << 13,
    CodeKindUPCE = 1 << 14,
};

/// A code that was read. The pointers are the scan's.
typedef struct {
    /// One of the kinds.
    uint32_t kind;
    /// What the code says, in UTF-8; NULL if it is no text.
    const char *text;
    size_t textLength;
    /// The bytes that the code holds.
    const uint8_t *bytes;
    size_t byteCount;
    /// Top left, top right, bottom right and bottom left of the code as it is to be held, in pixels: x, y, x, y …
    float corners[8];
    /// Whether it is bright on dark.
    bool isInverted;
    /// Whether what it says has GS1's form.
    bool isGS1;
} FoundCode;

typedef struct CodeScan CodeScan;

/// Reads the codes of some kinds in a picture of brightness, a byte a pixel, the rows one after the other without gaps.
///
/// The picture is looked at in several ways, the likeliest first, until one shows a code; in a few of them if it is to
/// be quick. Returns NULL if there is no memory for it.
CodeScan *CodeScanCreate(const uint8_t *pixels, int width, int height, uint32_t kinds, bool isQuick);
void CodeScanDestroy(CodeScan *scan);
size_t CodeScanCount(const CodeScan *scan);
FoundCode CodeScanCode(const CodeScan *scan, size_t index);

#ifdef __cplusplus
}
#endif
