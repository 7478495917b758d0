import CCairo
import CPixman
import CoreGraphics
import Foundation

/// A layer's shadow: the blurred alpha of what casts it.
final class ShadowMask {
    /// What casts a shadow.
    enum Caster: Equatable {
        /// A rectangle of so many pixels.
        case box(width: Int32, height: Int32, Corners)
        /// A path at so many pixels a point, in the layer's coordinates.
        case path(ObjectIdentifier, scaleX: CGFloat, scaleY: CGFloat)
        /// Whatever the layer shows; the number tells one picture from another.
        case picture(UInt64)
    }

    let caster: Caster
    let sigma: CGFloat
    /// The blurred alpha; for pictures it is made when the frame is painted.
    fileprivate(set) var raster: Raster?
    /// Where the mask's first pixel lies, seen from the caster's.
    fileprivate(set) var x: Int32 = 0
    fileprivate(set) var y: Int32 = 0
    /// What the caster was told by: as long as it lives, nothing else has its identity.
    private let keepers: [AnyObject]

    fileprivate init(_ caster: Caster, sigma: CGFloat, keepers: [AnyObject]) {
        (self.caster, self.sigma, self.keepers) = (caster, sigma, keepers)
    }

    /// How far a blur reaches, in pixels.
    static func reach(_ sigma: CGFloat) -> Int32 { Int32((sigma * 3).rounded(.up)) }

    // MARK: Boxes

    static func box(_ width: Int32, _ height: Int32, _ corners: Corners, sigma: CGFloat) -> ShadowMask? {
        let reach = reach(sigma)
        let corner = Int32(corners.isSquare ? 0 : corners.reach.rounded(.up))
        // The edges of a large box are all the same: blur a small one, and repeat its middle row and column.
        let core = 2 * (corner + 2 * reach) + 1
        let (w, h) = (min(width, core), min(height, core))
        guard w > 0, h > 0,
            let small = Raster(width: Int(w + 2 * reach), height: Int(h + 2 * reach), format: .alpha)
        else { return nil }
        fill(small, Outline.path(CGRect(x: 0, y: 0, width: Int(w), height: Int(h)), corners), .identity, x: reach, y: reach)
        GaussianBlur.blurAlpha(small.surface, sigma: sigma)
        let mask = ShadowMask(.box(width: width, height: height, corners), sigma: sigma, keepers: [])
        (mask.x, mask.y) = (-reach, -reach)
        mask.raster = small.stretched(to: width + 2 * reach, height + 2 * reach)
        return mask
    }

    // MARK: Paths

    /// `origin` is the layer's origin in device pixels, of which only the fraction matters.
    static func path(_ path: CGPath, scaleX: CGFloat, scaleY: CGFloat, sigma: CGFloat) -> ShadowMask? {
        let reach = reach(sigma)
        let box = path.boundingBox
        let place = PixelRect(
            covering: CGRect(x: box.minX * scaleX, y: box.minY * scaleY, width: box.width * scaleX, height: box.height * scaleY))
        guard !place.isEmpty,
            let raster = Raster(width: Int(place.width + 2 * reach), height: Int(place.height + 2 * reach), format: .alpha)
        else { return nil }
        fill(raster, path.storage, CGAffineTransform(scaleX: scaleX, y: scaleY), x: reach - place.x0, y: reach - place.y0)
        GaussianBlur.blurAlpha(raster.surface, sigma: sigma)
        let mask = ShadowMask(.path(ObjectIdentifier(path), scaleX: scaleX, scaleY: scaleY), sigma: sigma, keepers: [path])
        (mask.x, mask.y) = (place.x0 - reach, place.y0 - reach)
        mask.raster = raster
        return mask
    }

    private static func fill(_ raster: Raster, _ path: PathStorage, _ transform: CGAffineTransform, x: Int32, y: Int32) {
        raster.surface.draw { cairo in
            cairo_translate(cairo, Double(x), Double(y))
            path.append(to: cairo, transform)
            cairo_fill(cairo)
        }
    }

    // MARK: Pictures

    static func picture(_ signature: UInt64, sigma: CGFloat, of items: ArraySlice<DisplayItem>) -> ShadowMask {
        ShadowMask(.picture(signature), sigma: sigma, keepers: items.compactMap(\.resource))
    }

    /// Takes the alpha of a picture whose first pixel is at (x, y), seen from the layer's frame, with room for the blur around it.
    func take(alphaOf picture: Raster, x: Int32, y: Int32) {
        guard let mask = Raster(width: Int(picture.width), height: Int(picture.height), format: .alpha) else { return }
        let (source, target) = (picture.makeImage(), mask.makeImage())
        pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, picture.width, picture.height)
        pixman_image_unref(source)
        pixman_image_unref(target)
        GaussianBlur.blurAlpha(mask.surface, sigma: sigma)
        (raster, self.x, self.y) = (mask, x, y)
    }
}

extension Raster {
    /// A mask made larger by repeating its middle column and row.
    fileprivate func stretched(to width: Int32, _ height: Int32) -> Raster? {
        if width == self.width, height == self.height { return self }
        guard let new = Raster(width: Int(width), height: Int(height), format: .alpha) else { return nil }
        let (left, top) = (Int(self.width) / 2, Int(self.height) / 2)
        let (right, bottom) = (Int(self.width) - left, Int(self.height) - top)
        for y in 0..<Int(height) {
            let line = y < top ? y : y >= Int(height) - bottom ? y - Int(height) + Int(self.height) : top
            let from = bits + line * Int(stride), to = new.bits + y * Int(new.stride)
            to.copyMemory(from: from, byteCount: left)
            memset(to + left, Int32((from + left).load(as: UInt8.self)), Int(width) - left - right)
            (to + Int(width) - right).copyMemory(from: from + left, byteCount: right)
        }
        return new
    }
}

extension Recorder {
    /// Records the shadow; returns its index if it is cast by the layer's picture, and so can be finished only after that.
    func recordShadow(_ pen: Pen, _ context: Context) -> Int? {
        let values = pen.shown.values
        guard values.shadowOpacity > 0, !values.masksToBounds, let color = values.shadowColor else { return nil }
        let pixel = pen.color(color, values.shadowOpacity * context.opacity)
        guard !pixel.isClear else { return nil }
        var item = DisplayItem(.shadow, slot: Slot.shadow, layer: pen.layer.identity, bounds: context.clip)
        item.color = pixel
        if values.shadowPath == nil, !castsBox(pen) {
            return add(item, pen.state, comparesLater: true)
        }
        // A layer that is turned casts a shadow that was blurred upright, at about the same scale.
        let scale = pen.scale
        let sigma = max(0, values.shadowRadius) * scale
        let mask: ShadowMask?
        let casterRect: CGRect
        if let path = values.shadowPath {
            casterRect = path.boundingBox
            let caster = ShadowMask.Caster.path(ObjectIdentifier(path), scaleX: scale, scaleY: scale)
            mask = kept(pen, caster, sigma) ?? .path(path, scaleX: scale, scaleY: scale, sigma: sigma)
        } else {
            casterRect = values.bounds
            let width = pen.isAligned ? pen.frame.width : Int32((values.bounds.width * scale).rounded())
            let height = pen.isAligned ? pen.frame.height : Int32((values.bounds.height * scale).rounded())
            var corners = pen.corners
            if !pen.isAligned { corners.radius *= scale }
            mask = kept(pen, .box(width: width, height: height, corners), sigma) ?? .box(width, height, corners, sigma: sigma)
        }
        pen.state.shadow = mask
        guard let mask, let raster = mask.raster else { return nil }
        let isBox = values.shadowPath == nil
        place(&item, pen, mask, raster, casterOrigin: isBox ? casterRect.origin : .zero, clip: context.clip)
        add(item, pen.state)
        return nil
    }

    private func kept(_ pen: Pen, _ caster: ShadowMask.Caster, _ sigma: CGFloat) -> ShadowMask? {
        guard let old = pen.state.shadow, old.caster == caster, old.sigma == sigma else { return nil }
        return old
    }

    /// Whether the layer's picture is certainly a filled rectangle, with or without round corners.
    private func castsBox(_ pen: Pen) -> Bool {
        guard let color = pen.shown.values.backgroundColor, color.pattern == nil else { return false }
        return color.alpha >= 1
    }

    /// Puts a mask where it belongs. `casterOrigin` is the point of the layer that the mask's own origin stands for.
    private func place(
        _ item: inout DisplayItem, _ pen: Pen, _ mask: ShadowMask, _ raster: Raster, casterOrigin: CGPoint, clip: PixelRect
    ) {
        let values = pen.shown.values
        item.resource = raster
        item.source = CGRect(x: 0, y: 0, width: Int(raster.width), height: Int(raster.height))
        if pen.isAligned, pen.projection.a == pen.projection.d {
            let origin: CGPoint
            if case .path = mask.caster {
                origin = pen.projection.apply(
                    CGPoint(x: casterOrigin.x + values.shadowOffset.width, y: casterOrigin.y + values.shadowOffset.height))
            } else {
                origin = CGPoint(
                    x: CGFloat(pen.frame.x0) + (values.shadowOffset.width * pen.projection.a),
                    y: CGFloat(pen.frame.y0) + (values.shadowOffset.height * pen.projection.d))
            }
            let (x, y) = (Int32(origin.x.rounded()) + mask.x, Int32(origin.y.rounded()) + mask.y)
            item.frame = PixelRect(x0: x, y0: y, x1: x + raster.width, y1: y + raster.height)
            item.bounds = item.frame.intersection(clip)
        } else {
            let scale = pen.scale
            item.isAligned = false
            item.projection = pen.projection
            item.rect = CGRect(
                x: casterOrigin.x + values.shadowOffset.width + CGFloat(mask.x) / scale,
                y: casterOrigin.y + values.shadowOffset.height + CGFloat(mask.y) / scale, width: CGFloat(raster.width) / scale,
                height: CGFloat(raster.height) / scale)
            item.bound(pen.projection.boundingBox(of: item.rect), clip)
        }
    }

    /// Finishes a shadow cast by the layer's picture, which follows it in the list.
    func finishShadow(_ index: Int, _ pen: Pen, _ context: Context) {
        let values = pen.shown.values
        let range = (index + 1)..<list.items.count
        let scale = pen.scale
        let sigma = max(0, values.shadowRadius) * scale
        let reach = ShadowMask.reach(sigma)
        let offset = (
            Int32((values.shadowOffset.width * pen.projection.a + values.shadowOffset.height * pen.projection.c).rounded()),
            Int32((values.shadowOffset.width * pen.projection.b + values.shadowOffset.height * pen.projection.d).rounded())
        )
        let picture = union(range)
        let signature = signature(range, picture)
        let mask = kept(pen, .picture(signature), sigma) ?? .picture(signature, sigma: sigma, of: ArraySlice(list.items[range]))
        pen.state.shadow = mask
        let frame = picture.isEmpty ? .empty : picture.inset(-reach).translated(offset.0, offset.1)
        update(index) { item in
            item.resource = mask
            item.frame = frame
            item.bounds = frame.intersection(context.clip)
            item.middle = Int32(range.upperBound)
        }
        compare(index, pen.state)
    }

    /// A number that changes when what a range of items paints does, but not when all of it is moved by whole pixels.
    private func signature(_ range: Range<Int>, _ picture: PixelRect) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ v: UInt64) { hash = (hash ^ v) &* 0x100_0000_01B3 }
        func mix(_ v: CGFloat) { mix(Double(v).bitPattern) }
        func mix(_ r: PixelRect) {
            for v in [r.x0 - picture.x0, r.y0 - picture.y0, r.x1 - picture.x0, r.y1 - picture.y0] { mix(UInt64(bitPattern: Int64(v))) }
        }
        for item in list.items[range] {
            mix(UInt64(item.kind.rawValue) | UInt64(item.corners.mask) << 8 | UInt64(item.end - Int32(range.lowerBound)) << 16)
            mix(item.bounds)
            mix(item.frame)
            mix(UInt64(item.color.alpha) | UInt64(item.opacity.bitPattern) << 16)
            mix(UInt64(UInt(bitPattern: item.resource.map { Unmanaged.passUnretained($0).toOpaque() })))
            for v in [item.width, item.corners.radius, item.source.minX, item.source.minY, item.source.width, item.source.height] { mix(v) }
            guard !item.isAligned else { continue }
            let p = item.projection
            for v in [p.a, p.b, p.p, p.c, p.d, p.q, p.w, p.tx - CGFloat(picture.x0) * p.w, p.ty - CGFloat(picture.y0) * p.w] { mix(v) }
            for v in [item.rect.minX, item.rect.minY, item.rect.width, item.rect.height] { mix(v) }
        }
        return hash
    }
}

extension Pen {
    /// About how many pixels a point of the layer has.
    var scale: CGFloat {
        if isAligned { return projection.a }
        let center = CGPoint(x: shown.values.bounds.midX, y: shown.values.bounds.midY)
        let w = center.x * projection.p + center.y * projection.q + projection.w
        let x = hypot(projection.a, projection.b), y = hypot(projection.c, projection.d)
        let scale = max(x, y) / max(abs(w), 0.01)
        // In steps, so that a layer that grows or turns in space does not need a new mask for every frame.
        return exp2((log2(max(scale, 0.01)) * 2).rounded() / 2)
    }
}
