import CoreGraphics
import Foundation
import UIKit

/// Draws a picture by triangles that are bent.
struct WarpRaster {
    /// A point of a triangle: where it is in the source's pixels, and where in the target's.
    private struct Point {
        var source: SIMD2<Float>
        var target: SIMD2<Float>
    }

    private let source: Surface
    private let part: CGRect
    private let isOpaque: Bool

    /// `nil` if the picture has no pixels.
    ///
    /// - Parameter part: the part of the picture that is shown, in fractions from its upper left corner.
    init?(_ image: CGImage, part: CGRect) {
        guard let surface = image.surface else { return nil }
        (source, isOpaque) = (surface, surface.isOpaque)
        let (width, height) = (CGFloat(surface.width), CGFloat(surface.height))
        self.part = CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
    }

    /// The picture as a grid bends it.
    ///
    /// - Parameters:
    ///   - levels: how often each part of the grid is halved.
    ///   - box: what is drawn, in fractions of the undistorted size from its lower left corner.
    ///   - size: the size in pixels.
    func image(_ grid: SKWarpGeometryGrid, levels: Int, box: CGRect, size: CGSize) -> CGImage? {
        guard let target = Surface(width: Int(size.width), height: Int(size.height)) else { return nil }
        let (low, scale) = (
            SIMD2(Float(box.minX), Float(box.maxY)), SIMD2(Float(size.width / box.width), -Float(size.height / box.height))
        )
        let (sourceLow, sourceScale) = (SIMD2(Float(part.minX), Float(part.maxY)), SIMD2(Float(part.width), -Float(part.height)))
        func point(_ column: Int, _ row: Int) -> Point {
            let index = row * (grid.numberOfColumns + 1) + column
            return Point(source: sourceLow + grid.sources[index] * sourceScale, target: (grid.destinations[index] - low) * scale)
        }
        let pieces = 1 << min(max(levels, 0), 4)
        for row in 0..<grid.numberOfRows {
            for column in 0..<grid.numberOfColumns {
                let corners = [point(column, row), point(column + 1, row), point(column, row + 1), point(column + 1, row + 1)]
                for y in 0..<pieces { for x in 0..<pieces { fill(corners, x, y, pieces, target) } }
            }
        }
        target.markDirty()
        return CGImage(surface: target)
    }

    private func fill(_ corners: [Point], _ x: Int, _ y: Int, _ pieces: Int, _ target: Surface) {
        func inner(_ x: Int, _ y: Int) -> Point {
            let (u, v) = (Float(x) / Float(pieces), Float(y) / Float(pieces))
            func mix(_ path: KeyPath<Point, SIMD2<Float>>) -> SIMD2<Float> {
                let upper = corners[0][keyPath: path] * (1 - u) + corners[1][keyPath: path] * u
                let lower = corners[2][keyPath: path] * (1 - u) + corners[3][keyPath: path] * u
                return upper * (1 - v) + lower * v
            }
            return Point(source: mix(\.source), target: mix(\.target))
        }
        let (a, b, c, d) = (inner(x, y), inner(x + 1, y), inner(x, y + 1), inner(x + 1, y + 1))
        fill(a, b, c, target)
        fill(b, d, c, target)
    }

    /// Draws a triangle: the pixels whose middles are in it. What comes from out of all reach, or
    /// from what is no number, is left out.
    private func fill(_ a: Point, _ b: Point, _ c: Point, _ target: Surface) {
        let (ab, ac) = (b.target - a.target, c.target - a.target)
        let area = ab.x * ac.y - ab.y * ac.x
        let (sourceB, sourceC) = (b.source - a.source, c.source - a.source)
        let isNear = [a.source, sourceB, sourceC].allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 }
        guard area.isFinite, abs(area) > 1e-6, isNear else { return }
        let least = pointwiseMin(a.target, pointwiseMin(b.target, c.target))
        let most = pointwiseMax(a.target, pointwiseMax(b.target, c.target))
        let (left, right) = (max(0, Int(max(-1, least.x))), min(target.width - 1, Int(min(Float(target.width), most.x))))
        let (top, bottom) = (max(0, Int(max(-1, least.y))), min(target.height - 1, Int(min(Float(target.height), most.y))))
        guard left <= right, top <= bottom else { return }
        // Neighbours share their edges: a pixel on one may be drawn twice, and is drawn at least once.
        let rim: Float = -1e-4
        for y in top...bottom {
            let row = (target.pixels + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in left...right {
                let p = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - a.target
                let (u, v) = ((p.x * ac.y - p.y * ac.x) / area, (ab.x * p.y - ab.y * p.x) / area)
                guard u >= rim, v >= rim, u + v <= 1 - rim else { continue }
                row[x] = sample(a.source + sourceB * u + sourceC * v)
            }
        }
    }

    /// The colour between the four pixels around a place.
    private func sample(_ place: SIMD2<Float>) -> UInt32 {
        let (x, y) = (place.x - 0.5, place.y - 0.5)
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (across, down) = (x - left, y - top)
        let upper = pixel(left, top) * (1 - across) + pixel(left + 1, top) * across
        let lower = pixel(left, top + 1) * (1 - across) + pixel(left + 1, top + 1) * across
        let mixed = upper * (1 - down) + lower * down + 0.5
        return UInt32(mixed.w) << 24 | UInt32(mixed.x) << 16 | UInt32(mixed.y) << 8 | UInt32(mixed.z)
    }

    /// Red, green, blue and alpha of a pixel of the part that is shown, or of that at its edge.
    private func pixel(_ x: Float, _ y: Float) -> SIMD4<Float> {
        let (lowX, highX) = (max(Float(part.minX), 0), max(0, min(Float(part.maxX), Float(source.width)) - 1))
        let (lowY, highY) = (max(Float(part.minY), 0), max(0, min(Float(part.maxY), Float(source.height)) - 1))
        let (column, row) = (Int(min(max(x, lowX), highX)), Int(min(max(y, lowY), highY)))
        let word = (source.pixels + row * source.bytesPerRow + 4 * column).load(as: UInt32.self)
        let alpha = isOpaque ? 255 : word >> 24
        return SIMD4(Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255), Float(alpha))
    }
}
