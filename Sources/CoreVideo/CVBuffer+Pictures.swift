import CoreGraphics
import Foundation

/// Pictures of Core Graphics in buffers, and made of them.
extension CVBuffer {
    /// Makes a buffer of a picture that fills it; `nil` for a format that pictures cannot be brought to.
    package static func make(_ image: CGImage, _ type: OSType, width: Int, height: Int) -> CVPixelBuffer? {
        var made: CVPixelBuffer?
        guard CVPixelBufferCreate(nil, width, height, type, nil, &made) == kCVReturnSuccess, let made, made.draw(image) else { return nil }
        return made
    }

    /// Fills the buffer with a picture, or changes a part of it only. Returns whether that can be done for its format.
    package func draw(_ image: CGImage, within part: CGRect = .infinite) -> Bool {
        if let info = bitmapInfo {
            return draw([image], within: part, into: pixels.planes[0].address, pixels.planes[0].bytesPerRow, info)
        }
        guard let coding = LightAndColor(self) else { return false }
        let isWhole = part.contains(CVImageBufferGetCleanRect(self))
        let layers = isWhole ? [image] : [picture, image].compactMap { $0 }
        let row = pixels.width * 4
        var drawn = [UInt8](repeating: 0, count: row * pixels.height)
        return drawn.withUnsafeMutableBytes { buffer in
            guard let base = buffer.baseAddress, draw(layers, within: part, into: base, row, Self.opaque) else { return false }
            coding.write(buffer.bindMemory(to: UInt8.self), to: pixels.planes)
            return true
        }
    }

    /// Draws pictures one over the other, the last one within a part only.
    private func draw(
        _ images: [CGImage], within part: CGRect, into memory: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ info: UInt32
    ) -> Bool {
        let context = CGContext(
            data: memory, width: pixels.width, height: pixels.height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        guard let context else { return false }
        let whole = CVImageBufferGetCleanRect(self)
        context.setBlendMode(.copy)
        context.interpolationQuality = .high
        for image in images.dropLast() { context.draw(image, in: whole) }
        if !part.contains(whole) { context.clip(to: part) }
        if let image = images.last { context.draw(image, in: whole) }
        return true
    }

    /// A copy of the buffer's pixels as a picture; `nil` for a format that pictures cannot be made of.
    package var picture: CGImage? {
        if let info = bitmapInfo {
            return picture(Data(bytes: pixels.planes[0].address, count: pixels.byteCount), pixels.planes[0].bytesPerRow, info)
        }
        if pixels.type == kCVPixelFormatType_OneComponent8 {
            let plane = pixels.planes[0]
            guard let provider = CGDataProvider(data: Data(bytes: plane.address, count: pixels.byteCount) as CFData) else { return nil }
            return CGImage(
                width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: plane.bytesPerRow,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        guard let coding = LightAndColor(self) else { return nil }
        var read = [UInt8](repeating: 255, count: pixels.width * 4 * pixels.height)
        read.withUnsafeMutableBufferPointer { coding.read(pixels.planes, to: $0) }
        return picture(Data(read), pixels.width * 4, Self.opaque)
    }

    private func picture(_ bytes: Data, _ bytesPerRow: Int, _ info: UInt32) -> CGImage? {
        guard let provider = CGDataProvider(data: bytes as CFData) else { return nil }
        return CGImage(
            width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
    }

    /// Another buffer of the same kind with the same pixels, of a pool.
    package func copy(from pool: CVPixelBufferPool) -> CVPixelBuffer? {
        guard let copy = pool.buffer(), copy.pixels.byteCount == pixels.byteCount else { return nil }
        copy.pixels.base.copyMemory(from: pixels.base, byteCount: pixels.byteCount)
        return copy
    }

    /// Blue, green, red, and a byte that does not count.
    private static let opaque = CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    /// How Core Graphics describes the pixels; `nil` where it does not.
    private var bitmapInfo: UInt32? {
        switch pixels.type {
        case kCVPixelFormatType_32BGRA: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        case kCVPixelFormatType_32ARGB: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
        case kCVPixelFormatType_32RGBA: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
        case kCVPixelFormatType_32ABGR: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        default: nil
        }
    }
}
