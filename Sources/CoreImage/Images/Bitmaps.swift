import CoreGraphics
import Foundation

extension Raster {
    /// The pixels of a bitmap, whose first row is the top one.
    init(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        let drawn = bytes
        self.init(PixelRect(x: 0, y: 0, width: width, height: height)) { x, y in
            let start = ((height - 1 - y) * width + x) * 4
            let alpha = drawn[start + 3]
            func light(_ offset: Int) -> Float {
                if alpha == 255 { return Transfer.linear[Int(drawn[start + offset])] }
                return alpha == 0 ? 0 : Transfer.light(min(Float(drawn[start + offset]) / Float(alpha), 1))
            }
            return SIMD4(light(0), light(1), light(2), Float(alpha) / 255).multiplied
        }
    }

    /// A bitmap of the pixels, whose first row is the top one.
    var bitmap: CGImage? {
        let (width, height) = (area.width, area.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: height) { row in
                for column in 0..<width {
                    let color = pixels[row * width + column].straight
                    let start = ((height - 1 - row) * width + column) * 4
                    let alpha = color.w.unit
                    func byte(_ light: Float) -> UInt8 { UInt8((Transfer.value(light.unit).unit * alpha * 255).rounded()) }
                    (buffer[start], buffer[start + 1], buffer[start + 2]) = (byte(color.x), byte(color.y), byte(color.z))
                    buffer[start + 3] = UInt8((alpha * 255).rounded())
                }
            }
        }
        guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
    }
}

extension Float {
    /// The number from 0 to 1; 0 for what is none.
    fileprivate var unit: Float { self > 0 ? (self < 1 ? self : 1) : 0 }
}
