import CoreGraphics
import CPixman

/// A rectangle of whole pixels: from (x0, y0) up to, but not including, (x1, y1).
package struct PixelRect: Hashable {
    package var x0: Int32, y0: Int32, x1: Int32, y1: Int32

    package init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) { (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1) }

    package init(width: Int, height: Int) { self.init(x0: 0, y0: 0, x1: Int32(width), y1: Int32(height)) }

    /// No pixels.
    package static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

    /// The pixels whose centres a rectangle covers: each edge rounded.
    package init(rounding r: CGRect) {
        self.init(
            x0: PixelRect.clamp(r.minX.rounded(.toNearestOrAwayFromZero)), y0: PixelRect.clamp(r.minY.rounded(.toNearestOrAwayFromZero)),
            x1: PixelRect.clamp(r.maxX.rounded(.toNearestOrAwayFromZero)), y1: PixelRect.clamp(r.maxY.rounded(.toNearestOrAwayFromZero)))
    }

    /// All pixels that a rectangle touches.
    package init(covering r: CGRect) {
        guard !r.isNull, !r.isEmpty else {
            self = .empty
            return
        }
        // A hair of tolerance: sums that should be whole numbers seldom are.
        self.init(
            x0: PixelRect.clamp((r.minX + 1e-3).rounded(.down)), y0: PixelRect.clamp((r.minY + 1e-3).rounded(.down)),
            x1: PixelRect.clamp((r.maxX - 1e-3).rounded(.up)), y1: PixelRect.clamp((r.maxY - 1e-3).rounded(.up)))
    }

    private static func clamp(_ v: CGFloat) -> Int32 { v.isNaN ? 0 : Int32(max(-1_000_000, min(1_000_000, v))) }

    package var width: Int32 { x1 - x0 }
    package var height: Int32 { y1 - y0 }
    package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
    package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }
    package var cgRect: CGRect { CGRect(x: Int(x0), y: Int(y0), width: Int(width), height: Int(height)) }

    package func intersection(_ o: PixelRect) -> PixelRect {
        let r = PixelRect(x0: max(x0, o.x0), y0: max(y0, o.y0), x1: min(x1, o.x1), y1: min(y1, o.y1))
        return r.isEmpty ? .empty : r
    }

    package func union(_ o: PixelRect) -> PixelRect {
        if isEmpty { return o }
        if o.isEmpty { return self }
        return PixelRect(x0: min(x0, o.x0), y0: min(y0, o.y0), x1: max(x1, o.x1), y1: max(y1, o.y1))
    }

    package func intersects(_ o: PixelRect) -> Bool { x0 < o.x1 && o.x0 < x1 && y0 < o.y1 && o.y0 < y1 }
    package func contains(_ o: PixelRect) -> Bool { x0 <= o.x0 && y0 <= o.y0 && x1 >= o.x1 && y1 >= o.y1 }
    package func inset(_ d: Int32) -> PixelRect {
        let r = PixelRect(x0: x0 + d, y0: y0 + d, x1: x1 - d, y1: y1 - d)
        return r.isEmpty ? .empty : r
    }
    package func translated(_ x: Int32, _ y: Int32) -> PixelRect { PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }

    var box: pixman_box32_t { pixman_box32_t(x1: x0, y1: y0, x2: x1, y2: y1) }
    init(_ box: pixman_box32_t) { self.init(x0: box.x1, y0: box.y1, x1: box.x2, y1: box.y2) }
}
