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
    var isPlainRGB: Bool { space?.definition == .rgb(.rec709, .sRGB, extended: false) && decode == nil }

    /// Whether the memory can be drawn to and painted from as it is.
    package var isNative: Bool {
        bitsPerComponent == 8 && bitsPerPixel == 32 && isPlainRGB && byteOrder == .order32Little && !isFloat
            && (alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst) && bytesPerRow % 4 == 0
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

    // MARK: Converting

    /// Brings rows to our own format.
    package func unpack(_ source: UnsafeRawPointer, rows: Range<Int>, to target: UnsafeMutableRawPointer, stride: Int) {
        if unpackFast(source, rows: rows, to: target, stride: stride) { return }
        let reader = PixelReader(self)
        for y in rows {
            let to = (target + y * stride).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width { reader.read(source + y * bytesPerRow, x, to + 4 * x) }
        }
    }

    /// Brings rows from our own format to this layout.
    package func pack(_ source: UnsafeRawPointer, stride: Int, rows: Range<Int>, to target: UnsafeMutableRawPointer) {
        if packFast(source, stride: stride, rows: rows, to: target) { return }
        let writer = PixelWriter(self)
        for y in rows {
            let from = (source + y * stride).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width { writer.write(from + 4 * x, target + y * bytesPerRow, x) }
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

/// A component from 0 to 1 as a byte.
func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0 }
