import CoreGraphics
import Foundation

/// Samples a picture through a projection.
enum PerspectiveSampler {
    /// How many of the picture's pixels lie between two neighbours where they lie closest.
    static func smallestStep(_ map: Projection, _ area: PixelRect) -> Double {
        var smallest = Double.infinity
        let places = [
            (area.x0, area.y0), (area.x1 - 1, area.y0), (area.x0, area.y1 - 1), (area.x1 - 1, area.y1 - 1),
            ((area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2),
        ]
        for (x, y) in places {
            let (x, y) = (CGFloat(x), CGFloat(y))
            let p = map.apply(CGPoint(x: x, y: y)), q = map.apply(CGPoint(x: x + 1, y: y)), r = map.apply(CGPoint(x: x, y: y + 1))
            let step = max(hypot(q.x - p.x, q.y - p.y), hypot(r.x - p.x, r.y - p.y))
            if step.isFinite { smallest = min(smallest, Double(step)) }
        }
        return smallest.isFinite ? smallest : 1
    }

    /// Fills a canvas whose first pixel is at (x, y). Beyond the picture its edge goes on.
    static func sample(_ picture: Raster, _ map: Projection, nearest: Bool, into target: Raster, x: Int32, y: Int32) {
        let source = picture.bits.assumingMemoryBound(to: UInt32.self)
        let row = Int(picture.stride) / 4
        let (maxX, maxY) = (Int32(picture.width - 1), Int32(picture.height - 1))
        let opaque: UInt32 = picture.isOpaque ? 0xFF00_0000 : 0
        let limit = 32_000.0 * 256
        for line in 0..<Int(target.height) {
            let out = (target.bits + line * Int(target.stride)).assumingMemoryBound(to: UInt32.self)
            let py = Double(y) + Double(line) + 0.5
            // Exact every sixteen pixels, even steps in between: less than a hundredth of a pixel off. The sixteen are counted from the
            // left of the screen, whichever part of it is being painted.
            var start = 0
            while start < Int(target.width) {
                let skipped = Int((x &+ Int32(start)) & 15)
                let count = min(16 - skipped, Int(target.width) - start)
                let px = Double(Int(x) + start - skipped) + 0.5
                let (u0, v0) = place(map, px, py), (u1, v1) = place(map, px + 16, py)
                let (left, top) = (max(-limit, min(limit, (u0 - 0.5) * 256)), max(-limit, min(limit, (v0 - 0.5) * 256)))
                let du = (max(-limit, min(limit, (u1 - 0.5) * 256)) - left) / 16
                let dv = (max(-limit, min(limit, (v1 - 0.5) * 256)) - top) / 16
                for i in 0..<count {
                    let k = Double(skipped + i)
                    var (u, v) = (Int32(left + du * k), Int32(top + dv * k))
                    // Half a pixel on, less what is beyond the pixel's corner: the pixel that the place is in.
                    if nearest { (u, v) = (u &+ 128 & ~255, v &+ 128 & ~255) }
                    out[start + i] = bilinear(source, row, u, v, maxX, maxY) | opaque
                }
                start += count
            }
        }
    }

    /// Mixes a picture into another one of the same size; `share` is its share in 256ths.
    static func mix(_ picture: Raster, into target: Raster, share: UInt32) {
        for line in 0..<Int(target.height) {
            let from = (picture.bits + line * Int(picture.stride)).assumingMemoryBound(to: UInt32.self)
            let to = (target.bits + line * Int(target.stride)).assumingMemoryBound(to: UInt32.self)
            for x in 0..<Int(target.width) { to[x] = mix(to[x], from[x], share) }
        }
    }

    @inline(__always)
    private static func place(_ m: Projection, _ x: Double, _ y: Double) -> (Double, Double) {
        let w = x * Double(m.p) + y * Double(m.q) + Double(m.w)
        let k = abs(w) < 1e-9 ? 1e9 : 1 / w
        return ((x * Double(m.a) + y * Double(m.c) + Double(m.tx)) * k, (x * Double(m.b) + y * Double(m.d) + Double(m.ty)) * k)
    }

    /// `u` and `v` are 256ths of a pixel.
    @inline(__always)
    static func bilinear(
        _ source: UnsafeMutablePointer<UInt32>, _ row: Int, _ u: Int32, _ v: Int32, _ maxX: Int32, _ maxY: Int32
    ) -> UInt32 {
        let (fx, fy) = (UInt32(u & 255), UInt32(v & 255))
        let (x0, y0) = (max(0, min(maxX, u >> 8)), max(0, min(maxY, v >> 8)))
        let (x1, y1) = (max(0, min(maxX, (u >> 8) + 1)), max(0, min(maxY, (v >> 8) + 1)))
        let (top, bottom) = (source + Int(y0) * row, source + Int(y1) * row)
        let a = mix(top[Int(x0)], top[Int(x1)], fx), b = mix(bottom[Int(x0)], bottom[Int(x1)], fx)
        return mix(a, b, fy)
    }

    /// Two channels at a time.
    @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
        let low: UInt32 = 0x00FF_00FF
        let g = 256 - f
        let rb = ((a & low) &* g &+ (b & low) &* f) >> 8 & low
        let ag = ((a >> 8 & low) &* g &+ (b >> 8 & low) &* f) & 0xFF00_FF00
        return rb | ag
    }
}
