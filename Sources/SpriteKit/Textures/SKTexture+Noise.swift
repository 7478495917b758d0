import CoreGraphics
import Foundation
import UIKit

extension SKTexture {
    // @objc(textureNoiseWithSmoothness:size:grayscale:)
    /// Creates a texture of noise, which can be laid beside itself. What is made by chance is the same in each run of the app.
    ///
    /// - Parameters:
    ///   - smoothness: from 0, where each pixel is another, to 1.
    ///   - size: the size, in points and pixels.
    ///   - grayscale: whether it is gray; otherwise red, green and blue differ.
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        let noise = TextureNoise(size, smoothness)
        let image = noise.image { x, y in
            let red = noise.value(x, y, channel: 0)
            if grayscale { return SIMD4(red, red, red, 1) }
            return SIMD4(red, noise.value(x, y, channel: 1), noise.value(x, y, channel: 2), 1)
        }
        self.init(cgImage: image ?? TextureImage.missing.image)
    }

    // @objc(textureVectorNoiseWithSmoothness:size:)
    /// Creates a texture of directions by chance, which can be laid beside itself: red, green and blue are a direction's x, y and z, of which
    /// the middle of each colour is 0; alpha is another number by chance.
    ///
    /// - Parameters:
    ///   - smoothness: from 0, where each pixel is another, to 1.
    ///   - size: the size, in points and pixels.
    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) {
        let noise = TextureNoise(size, smoothness)
        let image = noise.image { x, y in
            let part = SIMD3(noise.value(x, y, channel: 0), noise.value(x, y, channel: 1), noise.value(x, y, channel: 2)) * 2 - 1
            let length = (part * part).sum().squareRoot()
            let direction = length > 1e-9 ? part / length : SIMD3(1, 0, 0)
            let color = (direction + 1) / 2
            return SIMD4(color.x, color.y, color.z, noise.value(x, y, channel: 3))
        }
        self.init(cgImage: image ?? TextureImage.missing.image)
    }
}

/// Values by chance at the corners of a lattice that comes round at its ends, and what lies between.
private struct TextureNoise {
    let width: Int
    let height: Int
    /// How many cells the lattice has across and up.
    private let (columns, rows): (Int, Int)
    private let seed: UInt64

    /// The largest cell, as a part of the smaller side.
    private static let largest = 0.25

    init(_ size: CGSize, _ smoothness: CGFloat) {
        func pixels(_ length: CGFloat) -> Int { length >= 1 && length < 32767 ? Int(length) : 0 }
        (width, height) = (pixels(size.width), pixels(size.height))
        let largest = max(1, Self.largest * Double(min(width, height)))
        let cell = 1 + (largest - 1) * Double(min(max(0, smoothness), 1))
        columns = max(1, Int((Double(width) / cell).rounded()))
        rows = max(1, Int((Double(height) / cell).rounded()))
        seed = UInt64(SpriteRandom.shared.unit() * 9_007_199_254_740_992)
    }

    /// The value at a pixel, from 0 to 1.
    func value(_ x: Int, _ y: Int, channel: UInt64) -> Double {
        let (column, across) = Self.part(x, of: width, columns)
        let (row, up) = Self.part(y, of: height, rows)
        let (nextColumn, nextRow) = ((column + 1) % columns, (row + 1) % rows)
        let low = corner(column, row, channel) * (1 - across) + corner(nextColumn, row, channel) * across
        let high = corner(column, nextRow, channel) * (1 - across) + corner(nextColumn, nextRow, channel) * across
        return low * (1 - up) + high * up
    }

    private static func part(_ pixel: Int, of length: Int, _ count: Int) -> (Int, Double) {
        let place = Double(pixel) * Double(count) / Double(length)
        let base = min(Int(place), count - 1)
        let part = place - Double(base)
        return (base, part * part * (3 - 2 * part))
    }

    private func corner(_ column: Int, _ row: Int, _ channel: UInt64) -> Double {
        var hash = seed &+ UInt64(column) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(row) &* 0xC2B2_AE3D_27D4_EB4F
        hash = hash &+ channel &* 0x1656_67B1_9E37_79F9
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((hash ^ (hash >> 31)) >> 11) / 9_007_199_254_740_991
    }

    /// An image of colours by their pixels: red, green, blue and alpha, straight.
    func image(_ color: (Int, Int) -> SIMD4<Double>) -> CGImage? {
        guard width > 0, height > 0, let surface = Surface(width: width, height: height) else { return nil }
        for y in 0..<height {
            let row = (surface.pixels + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let color = color(x, y)
                func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
                row[x] = byte(color.w) << 24 | byte(color.x * color.w) << 16 | byte(color.y * color.w) << 8 | byte(color.z * color.w)
            }
        }
        surface.markDirty()
        return CGImage(surface: surface)
    }
}
