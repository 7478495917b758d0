internal import CPixman
import Foundation

// The layouts that matter most are ones that Pixman knows: it converts whole rows at a time with vector instructions.
extension PixelLayout {
    /// Pixman's names of this layout, with alpha taken as such and with alpha ignored.
    private var pixman: (alpha: pixman_format_code_t, opaque: pixman_format_code_t)? {
        guard bitsPerComponent == 8, isPlainRGB, !isFloat, alphaInfo != .alphaOnly, bytesPerRow % 4 == 0 else { return nil }
        if bitsPerPixel == 24, alphaInfo == .none, byteOrder == .orderDefault { return (PIXMAN_b8g8r8, PIXMAN_b8g8r8) }
        guard bitsPerPixel == 32, alphaInfo != .none else { return nil }
        switch (byteOrder, alphaIsFirst) {
        case (.order32Little, true): return (PIXMAN_a8r8g8b8, PIXMAN_x8r8g8b8)
        case (.order32Little, false): return (PIXMAN_r8g8b8a8, PIXMAN_r8g8b8x8)
        case (.orderDefault, true), (.order32Big, true): return (PIXMAN_b8g8r8a8, PIXMAN_b8g8r8x8)
        case (.orderDefault, false), (.order32Big, false): return (PIXMAN_a8b8g8r8, PIXMAN_x8b8g8r8)
        default: return nil
        }
    }

    private func image(_ format: pixman_format_code_t, _ pixels: UnsafeRawPointer, _ stride: Int, _ rows: Range<Int>) -> OpaquePointer? {
        guard Int(bitPattern: pixels) % 4 == 0 else { return nil }
        let bits = UnsafeMutableRawPointer(mutating: pixels + rows.lowerBound * stride).assumingMemoryBound(to: UInt32.self)
        return pixman_image_create_bits(format, Int32(width), Int32(rows.count), bits, Int32(stride))
    }

    private func copy(_ source: OpaquePointer?, _ mask: OpaquePointer?, _ target: OpaquePointer?, _ rows: Range<Int>) -> Bool {
        defer {
            for image in [source, mask, target] { if let image { pixman_image_unref(image) } }
        }
        guard let source, let target else { return false }
        pixman_image_composite32(PIXMAN_OP_SRC, source, mask, target, 0, 0, 0, 0, 0, 0, Int32(width), Int32(rows.count))
        return true
    }

    /// Brings rows to our own format, if Pixman can.
    func unpackFast(_ source: UnsafeRawPointer, rows: Range<Int>, to target: UnsafeMutableRawPointer, stride: Int) -> Bool {
        guard let pixman, !rows.isEmpty else { return rows.isEmpty }
        let target = image(PIXMAN_a8r8g8b8, target, stride, rows)
        if hasAlpha, !isPremultiplied {
            // The colours, taken as opaque, seen through the alpha: that is what premultiplied means.
            let mask = image(pixman.alpha, source, bytesPerRow, rows)
            return mask != nil && copy(image(pixman.opaque, source, bytesPerRow, rows), mask, target, rows)
        }
        return copy(image(hasAlpha ? pixman.alpha : pixman.opaque, source, bytesPerRow, rows), nil, target, rows)
    }

    /// Brings rows from our own format, if Pixman can.
    func packFast(_ source: UnsafeRawPointer, stride: Int, rows: Range<Int>, to target: UnsafeMutableRawPointer) -> Bool {
        guard let pixman, !hasAlpha || isPremultiplied, !rows.isEmpty else { return rows.isEmpty }
        // Where there is no alpha, its place is filled with ones.
        let format = hasAlpha ? PIXMAN_a8r8g8b8 : PIXMAN_x8r8g8b8
        return copy(image(format, source, stride, rows), nil, image(pixman.alpha, target, bytesPerRow, rows), rows)
    }
}
