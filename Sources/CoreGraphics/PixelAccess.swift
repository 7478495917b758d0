import Foundation

/// Reads pixels of any layout.
struct PixelReader {
    private let layout: PixelLayout
    private let table: [UInt8]?
    private let colors: Int
    private let is555: Bool

    init(_ layout: PixelLayout) {
        self.layout = layout
        table = layout.grayTable
        colors = layout.colorCount
        is555 = layout.packing == .RGB555 || layout.bitsPerComponent == 5
    }

    /// Reads the pixel at `x` of a row and stores it as blue, green, red and alpha, premultiplied.
    func read(_ row: UnsafeRawPointer, _ x: Int, _ out: UnsafeMutablePointer<UInt8>) {
        if is555 || layout.packing == .RGB565 {
            readPacked(row, x, out)
            return
        }
        let alphaIndex = layout.alphaIsFirst ? 0 : colors
        let alpha = layout.hasAlpha ? min(max(component(row, x, layout.alphaInfo == .alphaOnly ? 0 : alphaIndex), 0), 1) : 1
        if layout.alphaInfo == .alphaOnly {
            (out[0], out[1], out[2], out[3]) = (0, 0, 0, byte(alpha))
            return
        }
        let first = layout.alphaInfo != .none && layout.alphaIsFirst ? 1 : 0
        var rgb: SIMD3<Double>
        if let table {
            let top = Double((1 << layout.bitsPerComponent) - 1)
            let index = Int(component(row, x, first) * top + 0.5) * 3
            rgb = SIMD3(Double(table[index]), Double(table[index + 1]), Double(table[index + 2])) / 255
            if !layout.isPremultiplied { rgb *= alpha }
        } else {
            var values = [CGFloat](repeating: 0, count: colors)
            for index in 0..<colors {
                var value = component(row, x, first + index)
                if layout.isPremultiplied, alpha > 0 { value /= alpha }
                if let decode = layout.decode {
                    value = Double(decode[2 * index]) + value * Double(decode[2 * index + 1] - decode[2 * index])
                }
                values[index] = CGFloat(value)
            }
            rgb = (layout.space?.toSRGB(values) ?? .zero) * alpha
        }
        (out[0], out[1], out[2], out[3]) = (byte(rgb.z), byte(rgb.y), byte(rgb.x), byte(alpha))
    }

    private func readPacked(_ row: UnsafeRawPointer, _ x: Int, _ out: UnsafeMutablePointer<UInt8>) {
        let (b0, b1) = (row.load(fromByteOffset: 2 * x, as: UInt8.self), row.load(fromByteOffset: 2 * x + 1, as: UInt8.self))
        let word = layout.byteOrder == .order16Little ? Int(b1) << 8 | Int(b0) : Int(b0) << 8 | Int(b1)
        func scaled(_ shift: Int, _ bits: Int) -> UInt8 {
            let top = (1 << bits) - 1
            return UInt8(((word >> shift & top) * 255 + top / 2) / top)
        }
        if is555 {
            let shift = layout.alphaIsFirst || layout.alphaInfo == .none ? 0 : 1
            (out[2], out[1], out[0]) = (scaled(10 + shift, 5), scaled(5 + shift, 5), scaled(shift, 5))
        } else {
            (out[2], out[1], out[0]) = (scaled(11, 5), scaled(5, 6), scaled(0, 5))
        }
        out[3] = 255
    }

    /// The component, its range being 0 … 1.
    private func component(_ row: UnsafeRawPointer, _ x: Int, _ index: Int) -> Double {
        let bits = layout.bitsPerComponent
        let bit = x * layout.bitsPerPixel + index * bits
        if bits < 8 {
            let byte = Int(row.load(fromByteOffset: bit / 8, as: UInt8.self))
            let top = (1 << bits) - 1
            return Double(byte >> (8 - bits - bit % 8) & top) / Double(top)
        }
        return layout.load(row + x * layout.bitsPerPixel / 8, index)
    }
}

/// Writes pixels of any layout that can be drawn to.
struct PixelWriter {
    private let layout: PixelLayout
    private let colors: Int

    init(_ layout: PixelLayout) {
        self.layout = layout
        colors = layout.colorCount
    }

    /// Writes a pixel given as blue, green, red and alpha, premultiplied, at `x` of a row.
    func write(_ pixel: UnsafePointer<UInt8>, _ row: UnsafeMutableRawPointer, _ x: Int) {
        let start = row + x * layout.bitsPerPixel / 8
        if layout.bitsPerComponent == 5 {
            let (r, g, b) = (Int(pixel[2]) * 31 / 255, Int(pixel[1]) * 31 / 255, Int(pixel[0]) * 31 / 255)
            let word = UInt16(r << 10 | g << 5 | b)
            start.storeBytes(of: layout.byteOrder == .order16Little ? word.littleEndian : word.bigEndian, as: UInt16.self)
            return
        }
        let alpha = layout.hasAlpha ? Double(pixel[3]) / 255 : 1
        if layout.alphaInfo == .alphaOnly {
            layout.store(alpha, start, 0)
            return
        }
        let first = layout.alphaInfo != .none && layout.alphaIsFirst ? 1 : 0
        var rgb = SIMD3(Double(pixel[2]), Double(pixel[1]), Double(pixel[0])) / 255
        if alpha > 0 { rgb /= alpha }
        let values = layout.space?.fromSRGB(rgb) ?? []
        for index in 0..<min(colors, values.count) { layout.store(Double(values[index]) * alpha, start, first + index) }
        if layout.alphaInfo != .none { layout.store(layout.hasAlpha ? alpha : 1, start, layout.alphaIsFirst ? 0 : colors) }
    }
}

extension PixelLayout {
    /// The byte at which a component of at least eight bits begins in its pixel, given the order of bytes.
    private func offset(_ index: Int) -> (offset: Int, isLittle: Bool) {
        let size = bitsPerComponent / 8
        switch (byteOrder, size) {
        case (.order32Little, 1): return (index ^ 3, false)
        case (.order16Little, 1): return (index ^ 1, false)
        case (.order32Little, 2): return ((index ^ 1) * 2, true)
        case (.order16Little, 2), (.order32Little, 4): return (index * size, true)
        default: return (index * size, false)
        }
    }

    func load(_ pixel: UnsafeRawPointer, _ index: Int) -> Double {
        let (offset, isLittle) = offset(index)
        switch bitsPerComponent {
        case 8: return Double(pixel.load(fromByteOffset: offset, as: UInt8.self)) / 255
        case 16:
            let raw = pixel.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
            return Double(isLittle ? UInt16(littleEndian: raw) : UInt16(bigEndian: raw)) / 65535
        default:
            let raw = pixel.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            let value = Double(Float(bitPattern: isLittle ? UInt32(littleEndian: raw) : UInt32(bigEndian: raw)))
            return value.isFinite ? value : 0
        }
    }

    func store(_ value: Double, _ pixel: UnsafeMutableRawPointer, _ index: Int) {
        let (offset, isLittle) = offset(index)
        switch bitsPerComponent {
        case 8: pixel.storeBytes(of: byte(value), toByteOffset: offset, as: UInt8.self)
        case 16:
            let raw = UInt16(min(max(value, 0), 1) * 65535 + 0.5)
            pixel.storeBytes(of: isLittle ? raw.littleEndian : raw.bigEndian, toByteOffset: offset, as: UInt16.self)
        default:
            let raw = Float(value).bitPattern
            pixel.storeBytes(of: isLittle ? raw.littleEndian : raw.bigEndian, toByteOffset: offset, as: UInt32.self)
        }
    }
}
