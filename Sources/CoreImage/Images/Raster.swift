import CoreGraphics
import Foundation

/// A stretch of pixels: whole coordinates, y upwards.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The pixels that a rectangle touches.
    init(_ rect: CGRect) {
        // Nothing lies farther out than what numbers can count with ease.
        let whole = rect.integral.intersection(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
        if whole.isNull {
            self.init(x: 0, y: 0, width: 0, height: 0)
        } else {
            self.init(x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
        }
    }

    init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0)) }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func grown(by distance: Int) -> PixelRect {
        PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}

/// Pixels in linear light, each multiplied by its alpha: red, green, blue, alpha.
struct Raster {
    let area: PixelRect
    var pixels: [SIMD4<Float>]

    init(_ area: PixelRect, filledWith pixel: SIMD4<Float> = .zero) {
        self.area = area
        pixels = Array(repeating: pixel, count: area.width * area.height)
    }

    /// Fills each pixel by its place.
    init(_ area: PixelRect, _ pixel: @escaping (_ x: Int, _ y: Int) -> SIMD4<Float>) {
        self.init(area)
        nonisolated(unsafe) let pixel = pixel
        pixels.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: area.height) { row in
                for column in 0..<area.width { buffer[row * area.width + column] = pixel(area.x + column, area.y + row) }
            }
        }
    }

    /// A pixel; clear ones lie around the others.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        let (column, row) = (x - area.x, y - area.y)
        guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
        return pixels[row * area.width + column]
    }

    /// What lies at a place between pixels, whose centres are at halves.
    func sample(_ point: CGPoint) -> SIMD4<Float> {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        guard abs(x) < 1e7, abs(y) < 1e7 else { return .zero }
        let (left, bottom) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (u, v) = (Float(x) - Float(left), Float(y) - Float(bottom))
        let lower = self[left, bottom] * (1 - u) + self[left + 1, bottom] * u
        let upper = self[left, bottom + 1] * (1 - u) + self[left + 1, bottom + 1] * u
        return lower * (1 - v) + upper * v
    }
}

/// Between the screen's values and light.
enum Transfer {
    static let linear: [Float] = (0..<256).map { light(Float($0) / 255) }

    static func light(_ value: Float) -> Float { value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4) }

    static func value(_ light: Float) -> Float { light <= 0.003_130_8 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055 }
}

extension SIMD4<Float> {
    /// The colour without its alpha multiplied in.
    var straight: SIMD4<Float> { w > 0 ? SIMD4(x / w, y / w, z / w, w) : .zero }
    /// The colour with its alpha multiplied in.
    var multiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
    /// How light it is.
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}
