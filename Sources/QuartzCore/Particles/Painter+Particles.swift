import CPixman
import CoreGraphics
import Foundation

extension Painter {
    /// Paints particles one over another. Each pixel is worked out by itself, so it does not matter which part of a frame is painted.
    func paintParticles(_ item: DisplayItem, on canvas: Canvas) {
        guard let paint = item.resource as? ParticlePaint else { return }
        for sprite in paint.sprites {
            let place = sprite.bounds.intersection(item.bounds)
            guard !place.isEmpty, canvas.region.overlap(place) != .outside else { continue }
            let sampler = SpriteSampler(sprite, opacity: Double(item.opacity), isAdditive: paint.isAdditive)
            canvas.region.forEach { box in
                let r = box.intersection(place)
                if !r.isEmpty { sampler.paint(r, into: canvas) }
            }
        }
    }
}

/// Paints one particle's picture, multiplied with its colour.
private struct SpriteSampler {
    private let map: Projection
    private let near: Level
    private let far: Level?
    private let share: UInt32
    private let isNearest: Bool
    private let isAdditive: Bool
    /// The colour's blue, green, red and alpha, premultiplied, in 256ths.
    private let tint: (UInt32, UInt32, UInt32, UInt32)

    /// A picture, perhaps halved, and the part of it that is shown.
    private struct Level {
        let bits: UnsafePointer<UInt32>
        let row: Int
        let opaque: UInt32
        let kx: Double
        let ky: Double
        let x0: Int32
        let y0: Int32
        let x1: Int32
        let y1: Int32

        init(_ raster: Raster, of full: Raster, _ source: CGRect) {
            bits = UnsafePointer(raster.bits.assumingMemoryBound(to: UInt32.self))
            row = Int(raster.stride) / 4
            opaque = raster.isOpaque ? 0xFF00_0000 : 0
            (kx, ky) = (Double(raster.width) / Double(full.width), Double(raster.height) / Double(full.height))
            let part = PixelRect(
                rounding: CGRect(
                    x: source.minX * CGFloat(kx), y: source.minY * CGFloat(ky), width: source.width * CGFloat(kx),
                    height: source.height * CGFloat(ky))
            ).intersection(PixelRect(x0: 0, y0: 0, x1: raster.width, y1: raster.height))
            (x0, y0, x1, y1) = (part.x0, part.y0, part.x1, part.y1)
        }

        /// A pixel; nothing beside the part.
        @inline(__always)
        private func pixel(_ x: Int32, _ y: Int32) -> UInt32 {
            x >= x0 && x < x1 && y >= y0 && y < y1 ? bits[Int(y) * row + Int(x)] | opaque : 0
        }

        @inline(__always)
        func nearest(_ u: Double, _ v: Double) -> UInt32 {
            guard abs(u) < 1e6, abs(v) < 1e6 else { return 0 }
            return pixel(Int32((u * kx).rounded(.down)), Int32((v * ky).rounded(.down)))
        }

        @inline(__always)
        func linear(_ u: Double, _ v: Double) -> UInt32 {
            guard abs(u) < 1e6, abs(v) < 1e6 else { return 0 }
            let (x, y) = (Int32(((u * kx - 0.5) * 256).rounded(.down)), Int32(((v * ky - 0.5) * 256).rounded(.down)))
            let (fx, fy) = (UInt32(x & 255), UInt32(y & 255))
            let (px, py) = (x >> 8, y >> 8)
            let top = PerspectiveSampler.mix(pixel(px, py), pixel(px + 1, py), fx),
                bottom = PerspectiveSampler.mix(pixel(px, py + 1), pixel(px + 1, py + 1), fx)
            return PerspectiveSampler.mix(top, bottom, fy)
        }
    }

    init(_ sprite: ParticlePaint.Sprite, opacity: Double, isAdditive: Bool) {
        (map, isNearest, self.isAdditive) = (sprite.map, sprite.filter.isNearest, isAdditive)
        let level = sprite.raster.halved(sprite.filter.level)
        near = Level(level, of: sprite.raster, sprite.source)
        share = UInt32(sprite.filter.share) + UInt32(sprite.filter.share >> 7)
        far = share > 0 ? level.halved().map { Level($0, of: sprite.raster, sprite.source) } : nil
        let alpha = sprite.color.w * opacity
        func factor(_ v: Double) -> UInt32 { UInt32(max(0, min(256, (v * alpha * 256).rounded()))) }
        tint = (factor(sprite.color.z), factor(sprite.color.y), factor(sprite.color.x), factor(1))
    }

    func paint(_ r: PixelRect, into canvas: Canvas) {
        let (dx, dy, dw) = (Double(map.a), Double(map.b), Double(map.p))
        for y in r.y0..<r.y1 {
            let row = (canvas.raster.bits + Int(y - canvas.y) * Int(canvas.raster.stride)).assumingMemoryBound(to: UInt32.self)
            let (px, py) = (0.5, Double(y) + 0.5)
            let u0 = px * dx + py * Double(map.c) + Double(map.tx), v0 = px * dy + py * Double(map.d) + Double(map.ty)
            let w0 = px * dw + py * Double(map.q) + Double(map.w)
            for x in r.x0..<r.x1 {
                let step = Double(x)
                var (u, v) = (u0 + step * dx, v0 + step * dy)
                if !map.isAffine {
                    let w = w0 + step * dw
                    guard w > 1e-9 || w < -1e-9 else { continue }
                    (u, v) = (u / w, v / w)
                }
                let pixel = sample(u, v)
                if pixel >> 24 == 0 { continue }
                let place = row + Int(x - canvas.x)
                place.pointee = blend(tinted(pixel), over: place.pointee)
            }
        }
    }

    @inline(__always)
    private func sample(_ u: Double, _ v: Double) -> UInt32 {
        if isNearest { return near.nearest(u, v) }
        guard let far else { return near.linear(u, v) }
        return PerspectiveSampler.mix(near.linear(u, v), far.linear(u, v), share)
    }

    @inline(__always)
    private func tinted(_ p: UInt32) -> UInt32 {
        func channel(_ shift: UInt32, _ k: UInt32) -> UInt32 { (((p >> shift & 255) &* k &+ 128) >> 8) << shift }
        return channel(0, tint.0) | channel(8, tint.1) | channel(16, tint.2) | channel(24, tint.3)
    }

    @inline(__always)
    private func blend(_ s: UInt32, over d: UInt32) -> UInt32 {
        let rest = isAdditive ? 255 : 255 - (s >> 24)
        func channel(_ shift: UInt32) -> UInt32 {
            let product = (d >> shift & 255) &* rest &+ 128
            return min(255, (s >> shift & 255) &+ ((product &+ product >> 8) >> 8)) << shift
        }
        return channel(0) | channel(8) | channel(16) | channel(24)
    }
}
