import CoreGraphics
import Foundation

/// A page that is rolled up around a cylinder which travels across it, seen from above.
///
/// Along the cylinder's way, what it has not reached lies flat. What it has passed is wound around it: up to half a turn, after which
/// the page goes on flat above, its back upwards. Where a point of the screen lies on the page can so be said in closed form.
struct PageCurl {
    /// The page as it lies flat, in pixels.
    let page: PixelRect
    /// The way the cylinder travels.
    private let dx: Double
    private let dy: Double
    private let radius: Double
    /// Where on its way the cylinder touches the ground.
    private let line: Double
    /// How much of the page is to be seen: what has left its place at the end is gone by then.
    private let presence: Double

    /// How far the way leans to the side: pages are lifted by a corner.
    private static let lean = 20 * Double.pi / 180

    init(page: PixelRect, side: TransitionStyle.Side, progress: Double) {
        self.page = page
        let (along, across) = (cos(PageCurl.lean), sin(PageCurl.lean))
        switch side {
        case .bottom: (dx, dy) = (-across, -along)
        case .top: (dx, dy) = (-across, along)
        case .right: (dx, dy) = (-along, -across)
        case .left: (dx, dy) = (along, -across)
        }
        let (width, height) = (Double(page.width), Double(page.height))
        let start = Double(page.x0) * dx + Double(page.y0) * dy
        let low = start + min(0, width * dx) + min(0, height * dy)
        let high = start + max(0, width * dx) + max(0, height * dy)
        radius = max(1, (high - low) * 0.1)
        presence = max(0, min(1, (1 - progress) / 0.15))
        // At the end even what lies on its back has left the page's place.
        line = low + (high + radius * .pi / 2 + 1 - low) * progress
    }

    /// All that the page may touch: what has been wound around the cylinder goes on beyond the page's place.
    var reach: PixelRect {
        var points: [(Double, Double)] = []
        for x in [Double(page.x0), Double(page.x1)] {
            for y in [Double(page.y0), Double(page.y1)] {
                let passed = line - (x * dx + y * dy)
                guard passed > 0 else { continue }
                // Where the corner comes to lie; it may be on its way around the cylinder still.
                let way = max(0, 2 * passed - .pi * radius)
                points.append((x + dx * way, y + dy * way))
            }
        }
        guard let minX = points.map(\.0).min(), let minY = points.map(\.1).min(), let maxX = points.map(\.0).max(),
            let maxY = points.map(\.1).max()
        else { return page }
        // The cylinder's shadow falls half its radius far.
        let box = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY).insetBy(dx: -radius - 2, dy: -radius - 2)
        return page.union(PixelRect(covering: box))
    }

    /// Paints the page over what is in `target`, whose first pixel is at (x, y). The picture's first pixel is at `place`.
    func paint(_ picture: Raster, _ place: PixelRect, into target: Raster, x: Int32, y: Int32) {
        let source = Source(picture, place)
        for row in 0..<Int(target.height) {
            let out = (target.bits + row * Int(target.stride)).assumingMemoryBound(to: UInt32.self)
            let py = Double(y) + Double(row) + 0.5
            for column in 0..<Int(target.width) {
                let px = Double(x) + Double(column) + 0.5
                out[column] = pixel(px, py, source, over: out[column])
            }
        }
    }

    // MARK: One pixel

    private func pixel(_ x: Double, _ y: Double, _ source: Source, over ground: UInt32) -> UInt32 {
        let ahead = x * dx + y * dy - line
        // Far enough ahead of the cylinder nothing has come down yet.
        var (rise, front, back) = (0.0, 0.0, -(.pi * radius + 2 * ahead))
        if ahead < 0 {
            rise = asin(min(1, -ahead / radius))
            front = -radius * rise - ahead
            back = -radius * (.pi - rise) - ahead
        }
        let backOutside = outside(x + dx * back, y + dy * back)
        let backCover = cover(backOutside) * presence
        // How far the pixel is beyond the cylinder's edge.
        let beyond = -ahead - radius
        let edge = ahead < 0 ? max(0, min(1, 0.5 - beyond)) : 1
        var color = Pixel(ground)
        if backCover * edge < 1 {
            let frontOutside = outside(x + dx * front, y + dy * front)
            let frontCover = cover(frontOutside) * edge * presence
            if frontCover < 1 {
                // Where the page lies flat it casts no shadow; where it goes on above, its back does.
                color.darken(shadow(hypot(max(0, frontOutside), max(0, beyond))) * min(1, max(0, -ahead / radius)) * presence)
                if ahead >= 0 { color.darken(shadow(max(0, backOutside)) * presence) }
            }
            // Where the back covers all but a part of the cylinder's edge, the front is behind it.
            if frontCover > 0, backCover < 1 {
                var page = source.pixel(x + dx * front, y + dy * front)
                if rise > 0 { page.shade(1 - 0.3 * (1 - cos(rise))) }
                page.darken(shadow(max(0, backOutside)) * page.alpha / 255)
                color.cover(page, frontCover)
            }
        }
        if backCover * edge > 0 {
            var page = source.pixel(x + dx * back, y + dy * back)
            page.whiten(0.7)
            // The back catches the light where it faces up.
            page.shade(ahead < 0 ? 0.7 + 0.27 * cos(rise) : 0.97)
            color.cover(page, backCover * edge)
        }
        return color.packed
    }

    /// How dark a shadow is at a distance from what casts it.
    private func shadow(_ distance: Double) -> Double {
        let k = max(0, 1 - distance / (radius * 0.5))
        return 0.35 * k * k
    }

    /// How far a point lies outside of the page; less than 0 inside.
    private func outside(_ x: Double, _ y: Double) -> Double {
        let h = max(Double(page.x0) - x, x - Double(page.x1)), v = max(Double(page.y0) - y, y - Double(page.y1))
        return h > 0 && v > 0 ? hypot(h, v) : max(h, v)
    }

    private func cover(_ outside: Double) -> Double { max(0, min(1, 0.5 - outside)) }

    /// A premultiplied colour; components are 255ths.
    private struct Pixel {
        var color: SIMD4<Double>
        var alpha: Double { color.w }

        init(_ p: UInt32) { color = SIMD4(Double(p & 255), Double(p >> 8 & 255), Double(p >> 16 & 255), Double(p >> 24)) }

        /// Mixes the colour with white.
        mutating func whiten(_ share: Double) {
            let white = SIMD4(repeating: alpha)
            color += (white - color) * share
        }
        mutating func shade(_ light: Double) { color *= SIMD4(light, light, light, 1) }
        /// Lays black over the colour.
        mutating func darken(_ share: Double) {
            if share <= 0 { return }
            color *= SIMD4(repeating: 1 - share)
            color.w += 255 * share
        }
        mutating func cover(_ other: Pixel, _ coverage: Double) {
            let top = other.color * coverage
            color = top + color * (1 - top.w / 255)
        }
        var packed: UInt32 {
            let c = SIMD4<UInt32>(
                color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255)), rounding: .toNearestOrEven)
            return c.x | c.y << 8 | c.z << 16 | c.w << 24
        }
    }

    /// The page's picture.
    private struct Source {
        let bits: UnsafeMutablePointer<UInt32>
        let row: Int
        let x: Double
        let y: Double
        let maxX: Int32
        let maxY: Int32

        init(_ raster: Raster, _ place: PixelRect) {
            bits = raster.bits.assumingMemoryBound(to: UInt32.self)
            row = Int(raster.stride) / 4
            (x, y) = (Double(place.x0) + 0.5, Double(place.y0) + 0.5)
            (maxX, maxY) = (raster.width - 1, raster.height - 1)
        }

        func pixel(_ px: Double, _ py: Double) -> Pixel {
            let (u, v) = (Int32(((px - x) * 256).rounded()), Int32(((py - y) * 256).rounded()))
            return Pixel(PerspectiveSampler.bilinear(bits, row, u, v, maxX, maxY))
        }
    }
}
