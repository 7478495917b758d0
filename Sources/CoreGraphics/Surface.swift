internal import CCairo
import Foundation

/// An owned Cairo image surface: premultiplied BGRA, opaque BGRX, or alpha alone.
package final class Surface: @unchecked Sendable {
    /// The `cairo_surface_t`.
    package let pointer: OpaquePointer
    /// What the surface's memory belongs to, if not to itself.
    private let owner: AnyObject?

    /// What a pixel holds.
    package enum Format: Sendable {
        case bgra, bgrx, alpha
        var cairo: cairo_format_t {
            switch self {
            case .bgra: CAIRO_FORMAT_ARGB32
            case .bgrx: CAIRO_FORMAT_RGB24
            case .alpha: CAIRO_FORMAT_A8
            }
        }
    }

    /// Creates a surface of zeros; `nil` if it has no or too many pixels.
    package init?(width: Int, height: Int, format: Format = .bgra) {
        guard width > 0, height > 0, width < 32767, height < 32767,
            let pointer = cairo_image_surface_create(format.cairo, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
        owner = nil
    }

    /// Creates a surface over memory that `owner` keeps.
    package init?(data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format = .bgra, owner: AnyObject?) {
        guard width > 0, height > 0, width < 32767, height < 32767, bytesPerRow % 4 == 0, Int(bitPattern: data) % 4 == 0,
            let pointer = cairo_image_surface_create_for_data(
                data.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height), Int32(bytesPerRow))
        else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
        self.owner = owner
    }

    /// Takes a reference of an image surface that someone else made.
    package init(retaining pointer: OpaquePointer) {
        self.pointer = cairo_surface_reference(pointer)
        owner = nil
    }

    deinit { cairo_surface_destroy(pointer) }

    package var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    package var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }
    package var isOpaque: Bool { cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_RGB24 }
    package var isAlphaOnly: Bool { cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8 }

    /// The pixels, after all drawing. Good as long as the surface lives.
    package var pixels: UnsafeMutableRawPointer {
        cairo_surface_flush(pointer)
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(pointer))
    }

    /// To be called after pixels were changed behind Cairo's back.
    package func markDirty() { cairo_surface_mark_dirty(pointer) }

    /// A copy of the pixels.
    package func copy() -> Surface? {
        guard let copy = Surface(width: width, height: height, format: isAlphaOnly ? .alpha : isOpaque ? .bgrx : .bgra) else { return nil }
        let (from, to, row) = (pixels, copy.pixels, min(bytesPerRow, copy.bytesPerRow))
        for y in 0..<height { (to + y * copy.bytesPerRow).copyMemory(from: from + y * bytesPerRow, byteCount: row) }
        copy.markDirty()
        return copy
    }

    /// Draws with a fresh `cairo_t`.
    package func draw(_ body: (OpaquePointer) -> Void) {
        guard let cairo = cairo_create(pointer) else { return }
        body(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(pointer)
    }
}

extension CGAffineTransform {
    /// The same transform as Cairo has it.
    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}

extension PathStorage {
    /// Adds the elements, transformed, to a `cairo_t`'s path. The `cairo_t`'s own matrix applies too.
    package func append(to cairo: OpaquePointer, _ transform: CGAffineTransform = .identity) {
        let identity = transform.isIdentity
        func map(_ p: CGPoint) -> CGPoint { identity ? p : p.applying(transform) }
        var current = CGPoint.zero
        var start = CGPoint.zero
        forEach { element in
            switch element {
            case .move(let p):
                let p = map(p)
                cairo_move_to(cairo, Double(p.x), Double(p.y))
                (current, start) = (p, p)
            case .line(let p):
                let p = map(p)
                cairo_line_to(cairo, Double(p.x), Double(p.y))
                current = p
            case .quad(let c, let p):
                let (c, p) = (map(c), map(p))
                cairo_curve_to(
                    cairo, Double(current.x + (c.x - current.x) * 2 / 3), Double(current.y + (c.y - current.y) * 2 / 3),
                    Double(p.x + (c.x - p.x) * 2 / 3), Double(p.y + (c.y - p.y) * 2 / 3), Double(p.x), Double(p.y))
                current = p
            case .curve(let c1, let c2, let p):
                let (c1, c2, p) = (map(c1), map(c2), map(p))
                cairo_curve_to(cairo, Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(p.x), Double(p.y))
                current = p
            case .close:
                cairo_close_path(cairo)
                current = start
            }
        }
    }
}

extension CGPath {
    /// Adds the path's elements, transformed, to the path of a `cairo_t`, whose own matrix applies too.
    package func append(to cairo: OpaquePointer, transform: CGAffineTransform = .identity) { storage.append(to: cairo, transform) }
}
