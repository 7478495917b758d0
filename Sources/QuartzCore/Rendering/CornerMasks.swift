import CCairo
import CPixman
import CoreGraphics
import Foundation

/// Masks of round corners, kept for as long as the process lives: an app has few different ones.
final class CornerMasks {
    nonisolated(unsafe) static let shared = CornerMasks()

    private struct Key: Hashable {
        var radius: CGFloat
        var isContinuous: Bool
        /// The thickness of a border's ring; 0 for the whole inside.
        var width: CGFloat
        /// A rectangle too small for corners of its own is a mask of its own.
        var whole: PixelRect?
        var mask: UInt8
    }

    private var masks: [Key: Raster] = [:]
    private let lock = NSLock()

    /// A square mask whose four quarters are the four corners.
    func quarters(_ corners: Corners, width: CGFloat = 0) -> Raster? {
        let side = CGFloat(2 * CornerMasks.reach(corners))
        return mask(
            Key(radius: corners.radius, isContinuous: corners.isContinuous, width: width, whole: nil, mask: 15), side, side, corners, width)
    }

    /// A mask of a whole rectangle.
    func whole(_ size: PixelRect, _ corners: Corners, width: CGFloat = 0) -> Raster? {
        let key = Key(
            radius: corners.radius, isContinuous: corners.isContinuous, width: width,
            whole: PixelRect(x0: 0, y0: 0, x1: size.width, y1: size.height), mask: corners.mask)
        return mask(key, CGFloat(size.width), CGFloat(size.height), corners, width)
    }

    private func mask(_ key: Key, _ w: CGFloat, _ h: CGFloat, _ corners: Corners, _ width: CGFloat) -> Raster? {
        lock.withLock {
            if let known = masks[key] { return known }
            guard let raster = Raster(width: Int(w), height: Int(h), format: .alpha) else { return nil }
            var all = corners
            all.mask = key.mask
            let rect = CGRect(x: 0, y: 0, width: w, height: h)
            raster.surface.draw { cairo in
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
                // A continuous corner must have its full room here, as it has in the rectangle that it is a corner of.
                (width > 0 ? Outline.ring(rect, all, width: width) : Outline.path(rect, all)).append(to: cairo)
                cairo_fill(cairo)
            }
            if masks.count > 256 { masks.removeAll() }
            masks[key] = raster
            return raster
        }
    }

    static func reach(_ corners: Corners) -> Int32 { Int32(corners.reach.rounded(.up)) }
}

/// A rectangle with round corners, cut into parts that are simple to paint.
struct CutRect {
    /// What needs no mask.
    private(set) var plain: [PixelRect] = []
    /// The corners, each with the place of its part in a mask.
    private(set) var corners: [(rect: PixelRect, mx: Int32, my: Int32)] = []
    let mask: Raster?

    /// Cuts a rectangle, or the ring along its edge; `nil` if the corners are larger than masks are made.
    init?(_ frame: PixelRect, _ shape: Corners, ring: CGFloat = 0) {
        let reach = CornerMasks.reach(shape)
        guard reach * 2 <= frame.width, reach * 2 <= frame.height, ring <= CGFloat(reach) else {
            mask = CornerMasks.shared.whole(frame, shape, width: ring)
            corners = [(frame, 0, 0)]
            if mask == nil { return nil }
            return
        }
        mask = CornerMasks.shared.quarters(shape, width: ring)
        if mask == nil { return nil }
        let all: [(bit: UInt8, rect: PixelRect, mx: Int32, my: Int32)] = [
            (1, PixelRect(x0: frame.x0, y0: frame.y0, x1: frame.x0 + reach, y1: frame.y0 + reach), 0, 0),
            (2, PixelRect(x0: frame.x1 - reach, y0: frame.y0, x1: frame.x1, y1: frame.y0 + reach), reach, 0),
            (4, PixelRect(x0: frame.x0, y0: frame.y1 - reach, x1: frame.x0 + reach, y1: frame.y1), 0, reach),
            (8, PixelRect(x0: frame.x1 - reach, y0: frame.y1 - reach, x1: frame.x1, y1: frame.y1), reach, reach),
        ]
        let w = Int32(ring)
        for corner in all {
            if shape.mask & corner.bit != 0 {
                corners.append((corner.rect, corner.mx, corner.my))
            } else if ring == 0 {
                plain.append(corner.rect)
            } else {
                // A square corner of a ring: an L.
                let (r, isTop, isLeft) = (corner.rect, corner.bit & 3 != 0, corner.bit & 5 != 0)
                plain.append(PixelRect(x0: r.x0, y0: isTop ? r.y0 : r.y1 - w, x1: r.x1, y1: isTop ? r.y0 + w : r.y1))
                plain.append(
                    PixelRect(
                        x0: isLeft ? r.x0 : r.x1 - w, y0: isTop ? r.y0 + w : r.y0, x1: isLeft ? r.x0 + w : r.x1, y1: isTop ? r.y1 : r.y1 - w
                    ))
            }
        }
        let (left, right, top, bottom) = (frame.x0 + reach, frame.x1 - reach, frame.y0 + reach, frame.y1 - reach)
        if ring == 0 {
            plain.append(PixelRect(x0: left, y0: frame.y0, x1: right, y1: top))
            plain.append(PixelRect(x0: frame.x0, y0: top, x1: frame.x1, y1: bottom))
            plain.append(PixelRect(x0: left, y0: bottom, x1: right, y1: frame.y1))
        } else {
            plain.append(PixelRect(x0: left, y0: frame.y0, x1: right, y1: frame.y0 + w))
            plain.append(PixelRect(x0: left, y0: frame.y1 - w, x1: right, y1: frame.y1))
            plain.append(PixelRect(x0: frame.x0, y0: top, x1: frame.x0 + w, y1: bottom))
            plain.append(PixelRect(x0: frame.x1 - w, y0: top, x1: frame.x1, y1: bottom))
        }
    }
}
