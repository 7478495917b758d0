import Foundation

/// Blurs bitmaps as a Gaussian would, by three box blurs in each direction.
package enum GaussianBlur {
    /// Three box widths, each odd, whose blurs one after another have the standard deviation `sigma`.
    private static func boxes(_ sigma: Double) -> [Int] {
        let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
        var low = Int(ideal)
        if low % 2 == 0 { low -= 1 }
        let l = Double(low)
        let count = Int(((12 * sigma * sigma - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded())
        return (0..<3).map { $0 < count ? low : low + 2 }
    }

    /// Blurs a surface that holds alpha alone. Beyond its edges there is nothing.
    package static func blurAlpha(_ surface: Surface, sigma: CGFloat) {
        blur(surface.pixels, surface.width, surface.height, surface.bytesPerRow, channels: 1, Double(sigma))
        surface.markDirty()
    }

    /// Blurs a 32-bit surface. Beyond its edges there is nothing.
    package static func blur(_ surface: Surface, sigma: CGFloat) {
        blur(surface.pixels, surface.width, surface.height, surface.bytesPerRow, channels: 4, Double(sigma))
        surface.markDirty()
    }

    private static func blur(_ base: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ row: Int, channels: Int, _ sigma: Double) {
        guard sigma > 0.1, sigma.isFinite else { return }
        let sizes = boxes(min(sigma, 2000))
        let bytes = base.assumingMemoryBound(to: UInt8.self)
        var line = [UInt8](repeating: 0, count: max(width, height) * 2)
        line.withUnsafeMutableBufferPointer { buffer in
            let (a, b) = (buffer.baseAddress!, buffer.baseAddress! + max(width, height))
            for channel in 0..<channels {
                for y in 0..<height { pass(bytes + y * row + channel, channels, width, sizes, a, b) }
                for x in 0..<width { pass(bytes + x * channels + channel, row, height, sizes, a, b) }
            }
        }
    }

    /// Blurs one line of `count` bytes, `step` apart.
    private static func pass(
        _ bytes: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int, _ sizes: [Int], _ a: UnsafeMutablePointer<UInt8>,
        _ b: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count { a[index] = bytes[index * step] }
        var (from, to) = (a, b)
        for size in sizes {
            if size > 1 {
                box(from, to, count, size / 2)
                swap(&from, &to)
            }
        }
        for index in 0..<count { bytes[index * step] = from[index] }
    }

    @inline(__always)
    private static func box(_ from: UnsafeMutablePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ count: Int, _ radius: Int) {
        let size = UInt32(2 * radius + 1)
        var sum: UInt32 = 0
        for index in 0..<min(radius, count) { sum += UInt32(from[index]) }
        for index in 0..<count {
            if index + radius < count { sum += UInt32(from[index + radius]) }
            to[index] = UInt8((sum + size / 2) / size)
            if index >= radius { sum -= UInt32(from[index - radius]) }
        }
    }
}
