import Foundation

/// How a bitmap's pixels lie in memory, and how they are brought to and from our own: 32-bit BGRA, premultiplied, sRGB.
package struct PixelLayout: @unchecked Sendable {
    package var width: Int
    package var height: Int
    package var bitsPerComponent: Int
    package var bitsPerPixel: Int
    package var bytesPerRow: Int
    package var space: CGColorSpace?
    package var bitmapInfo: CGBitmapInfo
    /// For each colour component, what the least and the greatest number stand for.
    package var decode: [CGFloat]?

    package init(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo,
        decode: [CGFloat]? = nil
    ) {
        self.width = width
        self.height = height
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        self.space = space
        self.bitmapInfo = bitmapInfo
        self.decode = decode
    }

    /// Our own layout.
    package static func native(width: Int, height: Int, bytesPerRow: Int? = nil, isOpaque: Bool = false) -> PixelLayout {
        PixelLayout(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow ?? width * 4, space: .shared,
            bitmapInfo: CGBitmapInfo(alpha: isOpaque ? .noneSkipFirst : .premultipliedFirst, byteOrder: .order32Little))
    }

    package var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) ?? .none }
    package var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & 0x7000) ?? .orderDefault }
    package var isFloat: Bool { bitmapInfo.contains(.floatComponents) }
    package var packing: CGImagePixelFormatInfo { CGImagePixelFormatInfo(rawValue: bitmapInfo.rawValue & 0xF0000) ?? .packed }

    package var hasAlpha: Bool {
        switch alphaInfo {
        case .premultipliedFirst, .premultipliedLast, .first, .last, .alphaOnly: true
        case .none, .noneSkipFirst, .noneSkipLast: false
        }
    }

    var isPremultiplied: Bool { alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast }
    var alphaIsFirst: Bool { alphaInfo == .premultipliedFirst || alphaInfo == .first || alphaInfo == .noneSkipFirst }

    /// Whether the numbers are sRGB's.
    private var isPlainRGB: Bool { space?.definition == .rgb(.rec709, .sRGB, extended: false) && decode == nil }

    /// Whether the memory can be drawn to and painted from as it is.
    package var isNative: Bool {
        bitsPerComponent == 8 && bitsPerPixel == 32 && isPlainRGB && byteOrder == .order32Little && !isFloat
            && (alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst) && bytesPerRow % 4 == 0
    }

    /// Where red, green, blue and alpha are among a pixel's four bytes, if that is what a pixel is.
    private var byteOffsets: (r: Int, g: Int, b: Int, a: Int)? {
        guard bitsPerComponent == 8, bitsPerPixel == 32, isPlainRGB, !isFloat, alphaInfo != .none, alphaInfo != .alphaOnly else {
            return nil
        }
        let first = alphaIsFirst ? 1 : 0
        let order = byteOrder == .order32Little ? 3 : 0
        if byteOrder == .order16Big || byteOrder == .order16Little { return nil }
        return (abs(order - first), abs(order - first - 1), abs(order - first - 2), abs(order - (alphaIsFirst ? 0 : 3)))
    }

    /// How many bytes the bitmap takes, at least; `nil` if the numbers contradict each other.
    package var byteCount: Int? {
        guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, bitsPerPixel > 0, bitsPerPixel <= 128 else { return nil }
        let row = (width * bitsPerPixel + 7) / 8
        guard bytesPerRow >= row, bytesPerRow <= 1 << 26 else { return nil }
        return bytesPerRow * (height - 1) + row
    }

    /// How many colour components a pixel has.
    var colorCount: Int { alphaInfo == .alphaOnly ? 0 : space?.numberOfComponents ?? 0 }

    /// Whether the components fit into a pixel.
    package var isConsistent: Bool {
        guard byteCount != nil else { return false }
        if packing == .RGB555 || (bitsPerComponent == 5 && bitsPerPixel == 16) || packing == .RGB565 {
            return bitsPerPixel == 16 && space?.model == .rgb
        }
        guard packing == .packed else { return false }
        guard isFloat ? bitsPerComponent == 32 : [1, 2, 4, 8, 16].contains(bitsPerComponent) else { return false }
        let total = colorCount + (alphaInfo == .none ? 0 : 1)
        return total > 0 && total * bitsPerComponent <= bitsPerPixel && (decode == nil || decode!.count >= 2 * colorCount)
    }

    // MARK: Reading

    /// Brings rows to our own format.
    package func unpack(_ source: UnsafeRawPointer, rows: Range<Int>, to target: UnsafeMutableRawPointer, stride: Int) {
        if let offsets = byteOffsets {
            for y in rows { unpackBytes(source + y * bytesPerRow, target + y * stride, offsets) }
        } else if bitsPerComponent == 8, bitsPerPixel == 24, isPlainRGB, alphaInfo == .none {
            for y in rows {
                let from = (source + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
                let to = (target + y * stride).assumingMemoryBound(to: UInt8.self)
                for x in 0..<width {
                    to[4 * x] = from[3 * x + 2]
                    to[4 * x + 1] = from[3 * x + 1]
                    to[4 * x + 2] = from[3 * x]
                    to[4 * x + 3] = 255
                }
            }
        } else {
            let reader = PixelReader(self)
            for y in rows {
                let to = (target + y * stride).assumingMemoryBound(to: UInt8.self)
                for x in 0..<width { reader.read(source + y * bytesPerRow, x, to + 4 * x) }
            }
        }
    }

    private func unpackBytes(_ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer, _ offsets: (r: Int, g: Int, b: Int, a: Int)) {
        if isNative, hasAlpha {
            to.copyMemory(from: from, byteCount: width * 4)
            return
        }
        let from = from.assumingMemoryBound(to: UInt8.self)
        let to = to.assumingMemoryBound(to: UInt8.self)
        let (r, g, b, a) = offsets
        let multiply = hasAlpha && !isPremultiplied
        for x in stride(from: 0, to: width * 4, by: 4) {
            let alpha = hasAlpha ? from[x + a] : 255
            if multiply, alpha != 255 {
                to[x] = multiplied(from[x + b], alpha)
                to[x + 1] = multiplied(from[x + g], alpha)
                to[x + 2] = multiplied(from[x + r], alpha)
            } else {
                to[x] = from[x + b]
                to[x + 1] = from[x + g]
                to[x + 2] = from[x + r]
            }
            to[x + 3] = alpha
        }
    }

    // MARK: Writing

    /// Brings rows from our own format to this layout.
    package func pack(_ source: UnsafeRawPointer, stride: Int, rows: Range<Int>, to target: UnsafeMutableRawPointer) {
        if let offsets = byteOffsets {
            for y in rows { packBytes(source + y * stride, target + y * bytesPerRow, offsets) }
            return
        }
        let writer = PixelWriter(self)
        for y in rows {
            let from = (source + y * stride).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width { writer.write(from + 4 * x, target + y * bytesPerRow, x) }
        }
    }

    private func packBytes(_ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer, _ offsets: (r: Int, g: Int, b: Int, a: Int)) {
        let from = from.assumingMemoryBound(to: UInt8.self)
        let to = to.assumingMemoryBound(to: UInt8.self)
        let (r, g, b, a) = offsets
        let divide = hasAlpha && !isPremultiplied
        for x in stride(from: 0, to: width * 4, by: 4) {
            let alpha = hasAlpha ? from[x + 3] : 255
            to[x + b] = divide ? divided(from[x], alpha) : from[x]
            to[x + g] = divide ? divided(from[x + 1], alpha) : from[x + 1]
            to[x + r] = divide ? divided(from[x + 2], alpha) : from[x + 2]
            to[x + a] = alpha
        }
    }

    /// The red, green and blue of each number that a pixel's only colour component can be, if there are few.
    var grayTable: [UInt8]? {
        guard colorCount == 1, bitsPerComponent <= 8, !isFloat, let space else { return nil }
        let top = (1 << bitsPerComponent) - 1
        var table: [UInt8] = []
        for value in 0...top {
            var component = CGFloat(value) / CGFloat(top)
            if let decode { component = decode[0] + component * (decode[1] - decode[0]) }
            if space.model == .indexed { component = decode == nil ? CGFloat(value) : component }
            let rgb = space.toSRGB([component]) ?? .zero
            table += [byte(rgb.x), byte(rgb.y), byte(rgb.z)]
        }
        return table
    }
}

/// `value · alpha / 255`, rounded.
@inline(__always)
func multiplied(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    let product = UInt32(value) * UInt32(alpha) + 128
    return UInt8((product + (product >> 8)) >> 8)
}

/// `value · 255 / alpha`, rounded and at most 255.
@inline(__always)
func divided(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    if alpha == 255 { return value }
    if alpha == 0 { return 0 }
    return UInt8(min((UInt32(value) * 255 + UInt32(alpha) / 2) / UInt32(alpha), 255))
}

/// A component from 0 to 1 as a byte.
func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0 }
