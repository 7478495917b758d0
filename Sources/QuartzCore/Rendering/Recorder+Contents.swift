import CPixman
import CoreGraphics
import Foundation

/// The pixels of a layer's contents, kept while the contents stay the same.
struct ContentsCache {
    private var key: ObjectIdentifier?
    private var tint: SIMD4<Double>?
    private var keeper: AnyObject?
    private var raster: Raster?

    /// The pixels of a picture; `nil` for things that are none.
    mutating func raster(for contents: Any, tint: SIMD4<Double>?) -> Raster? {
        let object = contents as AnyObject
        if key == ObjectIdentifier(object), tint == self.tint { return raster }
        let made: Raster? =
            switch object {
            case let store as BackingStore: Raster(store.surface)
            case let image as CGImage: ImageRasters.raster(of: image)
            case let blend as BlendedContents: blend.raster()
            default: nil
            }
        (key, keeper, self.tint) = (ObjectIdentifier(object), object, tint)
        raster = tint.flatMap { tint in made.flatMap { $0.tinted(tint) } } ?? made
        return raster
    }
}

/// The rasters of images, shared by all layers that show the same image, for as long as one does.
enum ImageRasters {
    private struct Entry {
        weak var image: CGImage?
        weak var raster: Raster?
    }

    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var insertions = 0
    private static let lock = NSLock()

    static func raster(of image: CGImage) -> Raster? {
        lock.withLock {
            let key = ObjectIdentifier(image)
            if let entry = entries[key], entry.image === image, let raster = entry.raster { return raster }
            guard let surface = image.surface else { return nil }
            let raster = Raster(surface)
            entries[key] = Entry(image: image, raster: raster)
            insertions += 1
            if insertions % 64 == 0 { entries = entries.filter { $0.value.raster != nil } }
            return raster
        }
    }
}

extension BlendedContents {
    /// The two pictures mixed, at the size of the larger one.
    fileprivate func raster() -> Raster? {
        var cache = ContentsCache()
        guard let first = cache.raster(for: from, tint: nil), let second = cache.raster(for: to, tint: nil) else { return nil }
        let (width, height) = (max(first.width, second.width), max(first.height, second.height))
        let format: Surface.Format = first.isOpaque && second.isOpaque ? .bgrx : .bgra
        guard let mixed = Raster(width: Int(width), height: Int(height), format: format) else { return nil }
        let target = mixed.makeImage()
        // Shares that add up to exactly 255, so that two opaque pictures make an opaque one.
        let share = UInt16((fraction * 255).rounded())
        for (raster, alpha, op) in [(first, 255 - share, PIXMAN_OP_SRC), (second, share, PIXMAN_OP_ADD)] {
            let image = raster.makeImage()
            var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: alpha * 257)
            let mask = pixman_image_create_solid_fill(&color)
            if raster.width != width || raster.height != height {
                PixelTransform(scaleX: Double(raster.width) / Double(width), scaleY: Double(raster.height) / Double(height))
                    .apply(to: image, nearest: false)
            }
            pixman_image_composite32(op, image, mask, target, 0, 0, 0, 0, 0, 0, width, height)
            pixman_image_unref(image)
            pixman_image_unref(mask)
        }
        pixman_image_unref(target)
        return mixed
    }
}

extension Raster {
    /// The picture with every pixel multiplied by a colour.
    fileprivate func tinted(_ tint: SIMD4<Double>) -> Raster? {
        guard !isMask, let new = Raster(width: Int(width), height: Int(height), format: .bgra) else { return nil }
        let factor = (tint * 256).rounded(.toNearestOrEven)
        let (b, g, r, a) = (UInt32(factor.z * tint.w), UInt32(factor.y * tint.w), UInt32(factor.x * tint.w), UInt32(factor.w))
        for y in 0..<Int(height) {
            let from = (bits + y * Int(stride)).assumingMemoryBound(to: UInt32.self)
            let to = (new.bits + y * Int(new.stride)).assumingMemoryBound(to: UInt32.self)
            for x in 0..<Int(width) {
                let pixel = isOpaque ? from[x] | 0xFF00_0000 : from[x]
                func channel(_ shift: UInt32, _ k: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * k + 128) >> 8) << shift }
                to[x] = channel(0, b) | channel(8, g) | channel(16, r) | channel(24, a)
            }
        }
        return new
    }
}

extension Recorder {
    func recordContents(_ pen: Pen, _ corners: Corners, _ context: Context) {
        guard let contents = pen.shown.values.contents else { return }
        let values = pen.shown.values
        guard values.bounds.width > 0, values.bounds.height > 0,
            let raster = pen.state.contents.raster(for: contents, tint: pen.tint)
        else { return }
        let pixels = CGSize(width: Int(raster.width), height: Int(raster.height))
        let source = CGRect(
            x: values.contentsRect.origin.x * pixels.width, y: values.contentsRect.origin.y * pixels.height,
            width: values.contentsRect.width * pixels.width, height: values.contentsRect.height * pixels.height)
        guard source.width > 0, source.height > 0 else { return }
        let filters = ContentsFilters(values)
        func picture(_ source: CGRect, _ target: CGRect, _ slot: UInt8, _ corners: Corners) {
            var item = pen.item(.image, slot: slot, rect: target, clip: context.clip)
            item.resource = raster
            item.source = source
            item.opacity = context.opacity
            item.corners = corners
            item.filters = filters
            item.blendMode = values.contentsBlend.mode
            item.arithmetic = values.contentsBlend.arithmetic
            if item.isAligned { fit(&item, source, context.clip, pen.projection) }
            if raster.isOpaque, item.opacity == 1, values.contentsBlend == ContentsBlend() { item.opaque = coveredPart(item) }
            add(item, pen.state)
        }
        let scale = values.contentsScale > 0 ? values.contentsScale : 1
        if values.hasContentsCenter, values.contentsGravity == .resize {
            // Parts that are not upright would show their seams: they are put together first.
            if !pen.isAligned, let whole = assembled(pen, raster, source, scale) {
                var item = pen.item(.image, slot: Slot.contents, rect: values.bounds, clip: context.clip)
                item.resource = whole
                item.source = CGRect(x: 0, y: 0, width: Int(whole.width), height: Int(whole.height))
                item.opacity = context.opacity
                item.filters = filters
                item.blendMode = values.contentsBlend.mode
                item.arithmetic = values.contentsBlend.arithmetic
                add(item, pen.state)
                return
            }
            nineParts(source, values.bounds, values.contentsCenter, scale) { part, target, index in
                picture(part, target, Slot.contents + index, Corners())
            }
            return
        }
        if contents is BackingStore, values.contentsGravity == .resize {
            // Drawn for these bounds: shown pixel by pixel, with the part of a pixel that was rounded up.
            let drawn = CGSize(width: pixels.width / scale, height: pixels.height / scale)
            if abs(drawn.width - values.bounds.width) < 1 / scale + 0.001, abs(drawn.height - values.bounds.height) < 1 / scale + 0.001 {
                return picture(source, CGRect(origin: values.bounds.origin, size: drawn), Slot.contents, corners)
            }
        }
        let size = CGSize(width: source.width / scale, height: source.height / scale)
        picture(source, values.contentsGravity.place(size, in: values.bounds), Slot.contents, corners)
    }

    /// The nine parts of a picture in one, at about the scale it is shown at.
    private func assembled(_ pen: Pen, _ raster: Raster, _ source: CGRect, _ scale: CGFloat) -> Raster? {
        let values = pen.shown.values
        let key = NinePartPicture.Key(
            source: source, center: values.contentsCenter, size: values.bounds.size, contentsScale: scale, scale: pen.scale)
        if let known = pen.state.nineParts, known.key == key, known.original === raster { return known.raster }
        let picture = NinePartPicture(key, raster) { body in
            nineParts(source, CGRect(origin: .zero, size: values.bounds.size), values.contentsCenter, scale) { part, target, _ in
                body(part, target)
            }
        }
        pen.state.nineParts = picture
        return picture?.raster
    }

    /// Puts a picture that is as large as its place, but for rounding, exactly on pixels.
    private func fit(_ item: inout DisplayItem, _ source: CGRect, _ clip: PixelRect, _ projection: Projection) {
        let (width, height) = (Int32(source.width.rounded()), Int32(source.height.rounded()))
        guard abs(item.rect.width * projection.a - source.width) < 0.51, abs(item.rect.height * projection.d - source.height) < 0.51,
            item.frame.width != width || item.frame.height != height
        else { return }
        item.frame.x1 = item.frame.x0 + width
        item.frame.y1 = item.frame.y0 + height
        item.bounds = item.frame.intersection(clip)
    }

    /// Cuts a picture into nine: corners keep their size, edges stretch one way, the middle both ways.
    private func nineParts(
        _ source: CGRect, _ bounds: CGRect, _ center: CGRect, _ scale: CGFloat, _ body: (CGRect, CGRect, UInt8) -> Void
    ) {
        func cuts(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat, _ place: CGFloat, _ room: CGFloat)
            -> [(source: (CGFloat, CGFloat), target: (CGFloat, CGFloat))]
        {
            let (first, last) = (length * from, length * (1 - to))
            var (head, tail) = (first / scale, last / scale)
            if head + tail > room, head + tail > 0 {
                let k = room / (head + tail)
                (head, tail) = (head * k, tail * k)
            }
            return [
                ((start, start + first), (place, place + head)),
                ((start + first, start + length - last), (place + head, place + room - tail)),
                ((start + length - last, start + length), (place + room - tail, place + room)),
            ]
        }
        let columns = cuts(source.minX, source.width, center.minX, center.maxX, bounds.minX, bounds.width)
        let rows = cuts(source.minY, source.height, center.minY, center.maxY, bounds.minY, bounds.height)
        var index: UInt8 = 0
        for row in rows {
            for column in columns {
                let target = CGRect(
                    x: column.target.0, y: row.target.0, width: column.target.1 - column.target.0, height: row.target.1 - row.target.0)
                // A middle of no width still has a colour: that of the pixel beside it.
                let part = CGRect(
                    x: column.source.0, y: row.source.0, width: max(column.source.1 - column.source.0, 0),
                    height: max(row.source.1 - row.source.0, 0))
                if target.width > 0, target.height > 0 { body(part, target, index) }
                index += 1
            }
        }
    }
}

/// A picture whose middle was stretched, kept while it stays.
final class NinePartPicture {
    struct Key: Equatable {
        var source: CGRect
        var center: CGRect
        var size: CGSize
        var contentsScale: CGFloat
        var scale: CGFloat
    }

    let key: Key
    let original: Raster
    let raster: Raster

    init?(_ key: Key, _ original: Raster, _ forEachPart: ((CGRect, CGRect) -> Void) -> Void) {
        let (width, height) = (min(4096, (key.size.width * key.scale).rounded(.up)), min(4096, (key.size.height * key.scale).rounded(.up)))
        guard width > 0, height > 0, let raster = Raster(width: Int(width), height: Int(height), format: .bgra) else { return nil }
        (self.key, self.original, self.raster) = (key, original, raster)
        let (kx, ky) = (width / key.size.width, height / key.size.height)
        let target = raster.makeImage()
        forEachPart { part, place in
            let r = PixelRect(rounding: CGRect(x: place.minX * kx, y: place.minY * ky, width: place.width * kx, height: place.height * ky))
            guard !r.isEmpty else { return }
            let image = original.makeImage()
            let (sx, sy) = (Double(part.width) / Double(r.width), Double(part.height) / Double(r.height))
            PixelTransform(scaleX: sx, scaleY: sy, x: Double(part.minX), y: Double(part.minY)).apply(to: image, nearest: false)
            pixman_image_composite32(PIXMAN_OP_SRC, image, nil, target, 0, 0, 0, 0, r.x0, r.y0, r.width, r.height)
            pixman_image_unref(image)
        }
        pixman_image_unref(target)
    }
}

extension CALayerContentsGravity {
    /// Where a picture of a size goes in a layer's bounds.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        func at(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y, width: size.width,
                height: size.height)
        }
        func scaled(_ k: CGFloat) -> CGRect { at(CGSize(width: size.width * k, height: size.height * k), 0.5, 0.5) }
        switch self {
        case .center: return at(size, 0.5, 0.5)
        case .top: return at(size, 0.5, 0)
        case .bottom: return at(size, 0.5, 1)
        case .left: return at(size, 0, 0.5)
        case .right: return at(size, 1, 0.5)
        case .topLeft: return at(size, 0, 0)
        case .topRight: return at(size, 1, 0)
        case .bottomLeft: return at(size, 0, 1)
        case .bottomRight: return at(size, 1, 1)
        case .resizeAspect: return scaled(min(bounds.width / size.width, bounds.height / size.height))
        case .resizeAspectFill: return scaled(max(bounds.width / size.width, bounds.height / size.height))
        default: return bounds
        }
    }
}
