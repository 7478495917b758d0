import Foundation

/// Colours as light and two differences of colour, the latter for four pixels together, in two planes or three.
struct LightAndColor {
    private let (red, blue): (Float, Float)
    /// Where light begins, and how far it and the differences go.
    private let (floor, light, color): (Float, Float, Float)

    /// - Returns: `nil` where the buffer's pixels are of another kind.
    init?(_ buffer: CVPixelBuffer) {
        switch buffer.pixels.type {
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8Planar: (floor, light, color) = (16, 219, 224)
        case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            (floor, light, color) = (0, 255, 255)
        default: return nil
        }
        let matrix = CVBufferCopyAttachment(buffer, kCVImageBufferYCbCrMatrixKey, nil) as? NSString
        // The shares of red and blue in light, by ITU-R BT.709 and BT.601.
        (red, blue) = matrix == kCVImageBufferYCbCrMatrix_ITU_R_709_2 ? (0.2126, 0.0722) : (0.299, 0.114)
    }

    private func byte(_ value: Float) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }

    /// Where the two differences of the place of a pixel are.
    private func place(_ planes: [PixelStorage.Plane], _ x: Int, _ y: Int) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer) {
        let first = planes[1].address + y / 2 * planes[1].bytesPerRow
        guard planes.count == 2 else { return (first + x / 2, planes[2].address + y / 2 * planes[2].bytesPerRow + x / 2) }
        return (first + x / 2 * 2, first + x / 2 * 2 + 1)
    }

    /// Writes pixels of blue, green, red and a byte more.
    func write(_ drawn: UnsafeMutableBufferPointer<UInt8>, to planes: [PixelStorage.Plane]) {
        let (width, height) = (planes[0].width, planes[0].height)
        func pixel(_ x: Int, _ y: Int) -> SIMD3<Float> {
            let place = (min(y, height - 1) * width + min(x, width - 1)) * 4
            return SIMD3(Float(drawn[place + 2]), Float(drawn[place + 1]), Float(drawn[place])) / 255
        }
        func luma(_ pixel: SIMD3<Float>) -> Float { red * pixel.x + (1 - red - blue) * pixel.y + blue * pixel.z }
        for y in 0..<height {
            let row = planes[0].address + y * planes[0].bytesPerRow
            for x in 0..<width {
                row.storeBytes(of: byte(floor + light * luma(pixel(x, y))), toByteOffset: x, as: UInt8.self)
            }
        }
        for y in stride(from: 0, to: height, by: 2) {
            for x in stride(from: 0, to: width, by: 2) {
                let mean = (pixel(x, y) + pixel(x + 1, y) + pixel(x, y + 1) + pixel(x + 1, y + 1)) / 4
                let value = luma(mean)
                let (cb, cr) = place(planes, x, y)
                cb.storeBytes(of: byte(128 + color * (mean.z - value) / (2 * (1 - blue))), as: UInt8.self)
                cr.storeBytes(of: byte(128 + color * (mean.x - value) / (2 * (1 - red))), as: UInt8.self)
            }
        }
    }

    /// Writes blue, green and red of pixels of four bytes.
    func read(_ planes: [PixelStorage.Plane], to read: UnsafeMutableBufferPointer<UInt8>) {
        let width = planes[0].width
        for y in 0..<planes[0].height {
            let row = planes[0].address + y * planes[0].bytesPerRow
            for x in 0..<width {
                let value = (Float(row.load(fromByteOffset: x, as: UInt8.self)) - floor) / light
                let (cb, cr) = place(planes, x, y)
                let b = value + 2 * (1 - blue) * (Float(cb.load(as: UInt8.self)) - 128) / color
                let r = value + 2 * (1 - red) * (Float(cr.load(as: UInt8.self)) - 128) / color
                let start = (y * width + x) * 4
                read[start] = byte(b * 255)
                read[start + 1] = byte((value - red * r - blue * b) / (1 - red - blue) * 255)
                read[start + 2] = byte(r * 255)
            }
        }
    }
}
