import CPixman

/// A set of pixels, as rectangles that do not overlap.
package final class Region {
    let storage = UnsafeMutablePointer<pixman_region32_t>.allocate(capacity: 1)

    /// An empty region.
    package init() { pixman_region32_init(storage) }

    /// The pixels of a rectangle.
    package init(_ r: PixelRect) {
        if r.isEmpty {
            pixman_region32_init(storage)
        } else {
            pixman_region32_init_rect(storage, r.x0, r.y0, UInt32(r.width), UInt32(r.height))
        }
    }

    /// The pixels of some rectangles, which may overlap.
    package init(_ rects: [PixelRect]) {
        let boxes = rects.filter { !$0.isEmpty }.map(\.box)
        pixman_region32_init_rects(storage, boxes, Int32(boxes.count))
    }

    package init(copy other: Region) {
        pixman_region32_init(storage)
        pixman_region32_copy(storage, other.storage)
    }

    deinit {
        pixman_region32_fini(storage)
        storage.deallocate()
    }

    package var isEmpty: Bool { pixman_region32_not_empty(storage) == 0 }
    package var extents: PixelRect { PixelRect(storage.pointee.extents) }
    package var count: Int { Int(pixman_region32_n_rects(storage)) }

    /// The rectangles, top to bottom and left to right.
    package var rects: [PixelRect] {
        var rects: [PixelRect] = []
        forEach { rects.append($0) }
        return rects
    }

    @inline(__always)
    func forEach(_ body: (PixelRect) -> Void) {
        var count: Int32 = 0
        guard let boxes = pixman_region32_rectangles(storage, &count) else { return }
        for i in 0..<Int(count) { body(PixelRect(boxes[i])) }
    }

    /// How a rectangle lies to the region.
    package enum Overlap { case outside, partly, inside }

    package func overlap(_ r: PixelRect) -> Overlap {
        if r.isEmpty || !extents.intersects(r) { return .outside }
        var box = r.box
        switch pixman_region32_contains_rectangle(storage, &box) {
        case PIXMAN_REGION_OUT: return .outside
        case PIXMAN_REGION_IN: return .inside
        default: return .partly
        }
    }

    package func subtract(_ r: PixelRect) {
        guard !r.isEmpty, extents.intersects(r) else { return }
        var other = pixman_region32_t()
        pixman_region32_init_rect(&other, r.x0, r.y0, UInt32(r.width), UInt32(r.height))
        pixman_region32_subtract(storage, storage, &other)
        pixman_region32_fini(&other)
    }

    package func intersect(_ r: PixelRect) {
        if r.isEmpty {
            pixman_region32_clear(storage)
        } else {
            pixman_region32_intersect_rect(storage, storage, r.x0, r.y0, UInt32(r.width), UInt32(r.height))
        }
    }

    package func union(_ r: PixelRect) {
        guard !r.isEmpty else { return }
        pixman_region32_union_rect(storage, storage, r.x0, r.y0, UInt32(r.width), UInt32(r.height))
    }

    package func subtracting(_ r: PixelRect) -> Region {
        let copy = Region(copy: self)
        copy.subtract(r)
        return copy
    }

    package func intersection(_ r: PixelRect) -> Region {
        let copy = Region(copy: self)
        copy.intersect(r)
        return copy
    }
}
