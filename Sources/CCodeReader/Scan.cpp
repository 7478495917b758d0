// Reads codes by ZXing-C++: its text is UTF-8 by this name, of version 1.4 on.
#define ZX_USE_UTF8 1

#include "BarExtent.h"
#include "CCodeReader.h"
#include "Picture.h"

#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <iterator>
#include <new>
#include <string>
#include <utility>
#include <vector>

using ZXing::BarcodeFormat;
using ZXing::Binarizer;

#if __has_include(<ZXing/ReaderOptions.h>)
using Options = ZXing::ReaderOptions;
#else
using Options = ZXing::DecodeHints;
#endif

namespace {

const std::pair<uint32_t, BarcodeFormat> formats[] = {
    {CodeKindAztec, BarcodeFormat::Aztec},
    {CodeKindCodabar, BarcodeFormat::Codabar},
    {CodeKindCode39, BarcodeFormat::Code39},
    {CodeKindCode93, BarcodeFormat::Code93},
    {CodeKindCode128, BarcodeFormat::Code128},
    {CodeKindDataBar, BarcodeFormat::DataBar},
    {CodeKindDataBarExpanded, BarcodeFormat::DataBarExpanded},
    {CodeKindDataMatrix, BarcodeFormat::DataMatrix},
    {CodeKindEAN8, BarcodeFormat::EAN8},
    {CodeKindEAN13, BarcodeFormat::EAN13},
    {CodeKindITF, BarcodeFormat::ITF},
    {CodeKindMicroQR, BarcodeFormat::MicroQRCode},
    {CodeKindPDF417, BarcodeFormat::PDF417},
    {CodeKindQR, BarcodeFormat::QRCode},
    {CodeKindUPCE, BarcodeFormat::UPCE},
};

/// A way to look at a picture.
struct Try {
    Binarizer binarizer;
    double scale;
    bool isInverted;
    /// Whether each place is compared with what is around it, for bars half in the shadow: their rows have one threshold each.
    bool isEvened;
    /// Whether it is of use for any code, or for square ones alone: a reader of bars sees through noise by reading many rows, and the more
    /// often it looks, the likelier it sees bars where none are.
    bool isForBars;
};

/// The usual picture shows its code at the first look. Thresholds of the neighbourhood see through shadows; one threshold for all, through
/// the noise in flat areas; smaller pictures, through noise, dots and gaps between modules; larger ones, modules of little more than a pixel.
const Try tries[] = {
    {Binarizer::LocalAverage, 1, false, false, true},
    {Binarizer::GlobalHistogram, 1, false, false, false},
    {Binarizer::LocalAverage, 1, true, false, true},
    {Binarizer::LocalAverage, 0.6, false, false, true},
    {Binarizer::GlobalHistogram, 0.9, false, false, false},
    {Binarizer::LocalAverage, 1.0 / 3, false, false, false},
    {Binarizer::GlobalHistogram, 0.5, false, false, false},
    {Binarizer::GlobalHistogram, 1, false, true, true},
    {Binarizer::LocalAverage, 1.5, false, false, true},
    {Binarizer::GlobalHistogram, 2, false, false, false},
};

/// Where time counts for more than codes, so many of them have to do.
constexpr int quickTries = 3;
/// Larger pictures than this, in pixels, are not enlarged: their codes are large enough if they can be read at all.
constexpr int64_t largestEnlarged = 640 * 640;
/// No code is in smaller pictures than this.
constexpr int smallestSide = 10;

struct Code {
    uint32_t kind;
    std::string text;
    bool isText, isGS1;
    std::vector<uint8_t> bytes;
    float corners[8];
    bool isInverted;
};

constexpr uint32_t bars = CodeKindCodabar | CodeKindCode39 | CodeKindCode93 | CodeKindCode128 | CodeKindDataBar | CodeKindDataBarExpanded
    | CodeKindEAN8 | CodeKindEAN13 | CodeKindITF | CodeKindUPCE;
constexpr uint32_t stacked = CodeKindDataBar | CodeKindDataBarExpanded;

uint32_t kindOf(BarcodeFormat format) {
    for (const auto &pair : formats) {
        if (pair.second == format) return pair.first;
    }
    return 0;
}

/// The library's answers are compared with each other, and in Debian's build, which checks its assumptions, a bar code that was read on several
/// lines ends the process when it is compared with another of the same content. So bars are asked for one at a time. Stacked codes count their
/// lines by themselves, and are not to be compared even while they are read: their first line has to do.
struct Pass {
    uint32_t kinds;
    int lines;
    bool isOneAtATime;
};

const Pass passes[] = {
    {~bars, 2, false},
    {bars & ~stacked, 2, true},
    {stacked, 1, true},
};

/// So many bar codes are looked for in a picture.
constexpr int mostBars = 16;

Options options(uint32_t kinds, Binarizer binarizer, const Pass &pass) {
    ZXing::BarcodeFormats wanted;
    for (const auto &pair : formats) {
        if (kinds & pair.first) wanted |= pair.second;
    }
    Options options;
    options.setFormats(wanted);
    options.setBinarizer(binarizer);
    options.setMinLineCount(static_cast<uint8_t>(pass.lines));
    if (pass.isOneAtATime) options.setMaxNumberOfSymbols(1);
    // The tries scale the picture themselves.
    options.setTryDownscale(false);
    // A QR code is found however it lies.
    options.setTryRotate((kinds & ~uint32_t(CodeKindQR | CodeKindMicroQR)) != 0);
    options.setReturnCodabarStartEnd(true);
    return options;
}

}  // namespace

struct CodeScan {
    std::vector<Code> codes;

    void add(const ZXing::Result &result, const View &picture, double scale, bool isInverted) {
        uint32_t kind = kindOf(result.format());
        if (kind == 0 || !result.isValid()) return;
        Code code{kind, result.text(), true, false, {}, {}, isInverted};
        auto type = result.contentType();
        code.isText = type != ZXing::ContentType::Binary && type != ZXing::ContentType::UnknownECI;
        code.bytes.assign(result.bytes().begin(), result.bytes().end());
        // The library writes GS1's with brackets, for people; the code itself has none.
        code.isGS1 = type == ZXing::ContentType::GS1;
        if (code.isGS1) code.text.assign(code.bytes.begin(), code.bytes.end());
        for (int i = 0; i < 4; ++i) {
            code.corners[2 * i] = static_cast<float>(result.position()[i].x / scale);
            code.corners[2 * i + 1] = static_cast<float>(result.position()[i].y / scale);
        }
        if (kind & bars) {
            extendAlongBars(picture, code.corners);
            // Bars that go on behind a fold or a scratch are the same code.
            for (const Code &other : codes) {
                if (other.kind == code.kind && other.bytes == code.bytes && isBeside(other.corners, code.corners)) return;
            }
        }
        codes.push_back(std::move(code));
    }

    void read(const View &picture, uint32_t kinds, const Try &way, const Pass &pass) {
        kinds &= pass.kinds & (way.isForBars ? ~uint32_t(0) : ~bars);
        bool isEnlarged = way.scale > 1;
        if (kinds == 0 || (isEnlarged && int64_t(picture.width) * picture.height > largestEnlarged)) return;
        if (std::min(picture.width, picture.height) * way.scale < smallestSide) return;
        Picture changed(0, 0);
        View seen = picture;
        if (way.isInverted) seen = (changed = inverted(picture)).view();
        if (way.isEvened) seen = (changed = evened(picture)).view();
        if (way.scale != 1) seen = (changed = scaled(picture, way.scale)).view();
        auto wanted = options(kinds, way.binarizer, pass);
        for (int round = 0; round < (pass.isOneAtATime ? mostBars : 1); ++round) {
            ZXing::ImageView image(seen.pixels, seen.width, seen.height, ZXing::ImageFormat::Lum);
            auto results = ZXing::ReadBarcodes(image, wanted);
            if (results.empty()) return;
            for (const auto &result : results) add(result, picture, way.scale, way.isInverted);
            if (!pass.isOneAtATime) return;
            // The next one is looked for where this one was not.
            if (changed.pixels.empty()) {
                changed = Picture(seen.width, seen.height);
                std::copy_n(seen.pixels, changed.pixels.size(), changed.pixels.begin());
                seen = changed.view();
            }
            float corners[8];
            for (int i = 0; i < 4; ++i) {
                corners[2 * i] = static_cast<float>(results[0].position()[i].x);
                corners[2 * i + 1] = static_cast<float>(results[0].position()[i].y);
            }
            extendAlongBars(seen, corners);
            fill(changed, corners, brightestAcross(seen, corners));
        }
    }
};

CodeScan *CodeScanCreate(const uint8_t *pixels, int width, int height, uint32_t kinds, bool isQuick) {
    auto *scan = new (std::nothrow) CodeScan;
    if (scan == nullptr) return nullptr;
    View picture{pixels, width, height};
    for (const Try &way : tries) {
        if (isQuick && &way - tries == quickTries) break;
        // A picture that the library refuses has no codes; no exception of any type may leave for Swift.
        try {
            for (const Pass &pass : passes) scan->read(picture, kinds, way, pass);
        } catch (...) {
        }
        if (!scan->codes.empty()) break;
    }
    return scan;
}

void CodeScanDestroy(CodeScan *scan) { delete scan; }

size_t CodeScanCount(const CodeScan *scan) { return scan->codes.size(); }

FoundCode CodeScanCode(const CodeScan *scan, size_t index) {
    const Code &code = scan->codes[index];
    FoundCode found{};
    found.kind = code.kind;
    found.text = code.isText ? code.text.data() : nullptr;
    found.textLength = code.isText ? code.text.size() : 0;
    found.bytes = code.bytes.data();
    found.byteCount = code.bytes.size();
    std::copy(std::begin(code.corners), std::end(code.corners), found.corners);
    found.isInverted = code.isInverted;
    found.isGS1 = code.isGS1;
    return found;
}
