import CPixman
import CoreGraphics
import Foundation

/// The picture of a layer with effects. It is kept, and made anew when something in the layer changes.
final class EffectPicture {
    let bitmap: RasterizedLayer
    private var source: Raster?
    private var effects: LayerEffects?
    private(set) var raster: Raster?
    /// Where the picture's pixels lie, counted from the layer's origin.
    private(set) var place = PixelRect.empty

    init(showsModel: Bool, isSingle: Bool) { bitmap = RasterizedLayer(showsModel: showsModel, isSingle: isSingle) }

    func update(_ effects: LayerEffects, _ layer: CALayer, _ shown: CALayer, _ context: Recorder.Context) {
        bitmap.update(layer, shown, context)
        guard bitmap.raster !== source || effects != self.effects || raster == nil else { return }
        (source, self.effects) = (bitmap.raster, effects)
        guard let picture = bitmap.raster else { return raster = nil }
        let scale = shown.values.rasterizationScale
        let bounds = PixelRect(rounding: CGRect(origin: .zero, size: shown.values.bounds.size).applying(.init(scaleX: scale, y: scale)))
        let filter = FilteredPicture(picture, bitmap.place, scale)
        (raster, place) = filter.apply(effects, bounds) ?? (picture, bitmap.place)
    }
}

extension Recorder {
    /// Records a layer with effects as one picture; returns whether it could be.
    func recordEffects(
        _ effects: LayerEffects, _ layer: CALayer, _ shown: CALayer, _ projection: Projection, _ context: Context, _ time: Double
    ) -> Bool {
        guard RasterizedLayer.canHold(shown.values) else { return false }
        let outer = layer.state
        let picture = isSingle ? EffectPicture(showsModel: showsModel, isSingle: true) : outer.effects ?? keepPicture(outer)
        var inner = context
        inner.time = time
        picture.update(effects, layer, shown, inner)
        let state = isSingle ? LayerRenderState() : picture.bitmap.state
        begin(state)
        let start = list.items.count
        let frame = PixelRect(rounding: projection.boundingBox(of: shown.values.bounds))
        if !isSingle { (state.previousFrameRect, state.frameRect) = (state.frameRect, frame) }
        if let raster = picture.raster {
            let scale = shown.values.rasterizationScale
            let place = picture.place.cgRect
            let rect = CGRect(
                x: place.minX / scale, y: place.minY / scale, width: place.width / scale, height: place.height / scale)
            let pen = Pen(layer: layer, shown: shown, state: state, projection: projection, frame: frame, tint: nil)
            var item = pen.item(.image, slot: Slot.contents, rect: rect, clip: context.clip)
            item.resource = raster
            item.source = CGRect(x: 0, y: 0, width: Int(raster.width), height: Int(raster.height))
            item.opacity = min(1, shown.values.opacity) * context.opacity
            item.filters = ContentsFilters(shown.values)
            item.blendMode = effects.blendMode
            item.arithmetic = effects.arithmetic
            add(item, state)
        }
        if !isSingle { state.subtree = start..<list.items.count }
        return true
    }

    private func keepPicture(_ state: LayerRenderState) -> EffectPicture {
        let made = EffectPicture(showsModel: showsModel, isSingle: false)
        state.effects = made
        return made
    }
}

/// A picture on its way through filters.
private struct FilteredPicture {
    private var raster: Raster
    private var place: PixelRect
    private let scale: CGFloat

    init(_ raster: Raster, _ place: PixelRect, _ scale: CGFloat) { (self.raster, self.place, self.scale) = (raster, place, scale) }

    /// The changed picture and where it lies; `nil` if there is nothing to change, or no memory to change it in.
    func apply(_ effects: LayerEffects, _ bounds: PixelRect) -> (Raster, PixelRect)? {
        guard !effects.filters.isEmpty || effects.isOpaque else { return nil }
        var result = self
        for filter in effects.filters {
            switch filter {
            case .blur(let radius, let keepsEdges):
                guard radius > 0, radius.isFinite else { continue }
                guard result.blur(radius * scale, within: keepsEdges ? bounds : nil) else { return nil }
            case .color(let matrix): guard result.color(matrix) else { return nil }
            }
        }
        if effects.isOpaque { guard result.cut(to: bounds, repeating: false, isOpaque: true) else { return nil } }
        return (result.raster, result.place)
    }

    /// Cuts the picture, or gives it room around it.
    private mutating func cut(to area: PixelRect, repeating: Bool, isOpaque: Bool = false) -> Bool {
        guard !area.isEmpty, let new = Raster(width: Int(area.width), height: Int(area.height), format: .bgra) else { return false }
        let (source, target) = (raster.makeImage(), new.makeImage())
        if repeating { pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD) }
        if isOpaque {
            var black = pixman_color_t(red: 0, green: 0, blue: 0, alpha: .max)
            var box = pixman_box32_t(x1: 0, y1: 0, x2: area.width, y2: area.height)
            pixman_image_fill_boxes(PIXMAN_OP_SRC, target, &black, 1, &box)
        }
        pixman_image_composite32(
            isOpaque ? PIXMAN_OP_OVER : PIXMAN_OP_SRC, source, nil, target, area.x0 - place.x0, area.y0 - place.y0, 0, 0, 0, 0, area.width,
            area.height)
        pixman_image_unref(source)
        pixman_image_unref(target)
        (raster, place) = (new, area)
        return true
    }

    private mutating func blur(_ sigma: CGFloat, within bounds: PixelRect?) -> Bool {
        // A wide blur leaves nothing that a smaller picture would not have.
        var (halvings, rest) = (0, sigma)
        while rest >= 5 { (halvings, rest) = (halvings + 1, rest / 2) }
        let reach = min(Int32((sigma * 3).rounded(.up)) + 1, 1024)
        if let bounds { guard cut(to: bounds, repeating: true) else { return false } }
        guard cut(to: place.inset(-reach), repeating: bounds != nil) else { return false }
        let area = place
        let small = raster.halved(halvings)
        guard let blurred = Raster(width: Int(small.width), height: Int(small.height), format: .bgra) else { return false }
        memcpy(blurred.bits, small.bits, min(small.byteCount, blurred.byteCount))
        GaussianBlur.blur(blurred.surface, sigma: rest)
        guard let new = Raster(width: Int(area.width), height: Int(area.height), format: .bgra) else { return false }
        let (source, target) = (blurred.makeImage(), new.makeImage())
        PixelTransform(scaleX: Double(small.width) / Double(area.width), scaleY: Double(small.height) / Double(area.height))
            .apply(to: source, nearest: halvings == 0)
        pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, area.width, area.height)
        pixman_image_unref(source)
        pixman_image_unref(target)
        (raster, place) = (new, area)
        return bounds.map { cut(to: $0, repeating: false) } ?? true
    }

    private mutating func color(_ matrix: ColorMatrix) -> Bool {
        guard let new = Raster(width: Int(raster.width), height: Int(raster.height), format: .bgra) else { return false }
        let isOpaque = raster.isOpaque
        // Areas of one colour are the rule.
        var (last, lastResult): (UInt32, UInt32) = (0, 0)
        for y in 0..<Int(raster.height) {
            let from = (raster.bits + y * Int(raster.stride)).assumingMemoryBound(to: UInt32.self)
            let to = (new.bits + y * Int(new.stride)).assumingMemoryBound(to: UInt32.self)
            for x in 0..<Int(raster.width) {
                let pixel = isOpaque ? from[x] | 0xff00_0000 : from[x]
                if pixel != last { (last, lastResult) = (pixel, Self.changed(pixel, matrix)) }
                to[x] = lastResult
            }
        }
        raster = new
        return true
    }

    private static func changed(_ p: UInt32, _ matrix: ColorMatrix) -> UInt32 {
        let alpha = Float(p >> 24)
        guard alpha > 0 else { return 0 }
        let straight = SIMD4(Float(p >> 16 & 255) / alpha, Float(p >> 8 & 255) / alpha, Float(p & 255) / alpha, alpha / 255)
        var c = matrix(straight)
        c.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        let v = SIMD4<UInt32>(SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w) * 255, rounding: .toNearestOrAwayFromZero)
        return v.w << 24 | v.x << 16 | v.y << 8 | v.z
    }
}

extension Painter {
    /// Paints a picture that is put over what is behind it in another way than by covering it.
    func paintBlended(_ item: DisplayItem, on canvas: Canvas) {
        let area = item.bounds.intersection(canvas.region.extents)
        let region = canvas.region.intersection(area)
        guard !region.isEmpty else { return }
        var plain = item
        plain.blendMode = .normal
        plain.arithmetic = .none
        _ = scratch.withRaster(area) { raster in
            let picture = Canvas(raster, x: area.x0, y: area.y0, region: region)
            paintImage(plain, on: picture)
            if item.arithmetic != .none { return mix(canvas, with: raster, area, region, item.arithmetic) }
            guard item.blendMode != .plusDarker else { return darken(canvas, by: raster, area, region) }
            canvas.paint(picture.image, area, sx: 0, sy: 0, op: item.blendMode.pixman)
        }
    }

    /// Subtracts a picture from what is there, or multiplies and doubles the two; what is there stays as opaque as it is.
    private func mix(_ canvas: Canvas, with picture: Raster, _ area: PixelRect, _ region: Region, _ arithmetic: BlendArithmetic) {
        let target = canvas.raster
        region.forEach { r in
            for y in r.y0..<r.y1 {
                let from = (picture.bits + Int(y - area.y0) * Int(picture.stride)).assumingMemoryBound(to: UInt32.self)
                let to = (target.bits + Int(y - canvas.y) * Int(target.stride)).assumingMemoryBound(to: UInt32.self)
                for x in r.x0..<r.x1 {
                    let (s, d) = (from[Int(x - area.x0)], to[Int(x - canvas.x)])
                    func part(_ p: UInt32, _ shift: UInt32) -> Int { Int(p >> shift & 255) }
                    let clear = 255 - part(s, 24)
                    func mixed(_ shift: UInt32) -> UInt32 {
                        let (a, b) = (part(s, shift), part(d, shift))
                        let value = arithmetic == .subtract ? b - a : (2 * a * b + b * clear + 127) / 255
                        return UInt32(max(0, min(255, value))) << shift
                    }
                    to[Int(x - canvas.x)] = d & 0xff00_0000 | mixed(16) | mixed(8) | mixed(0)
                }
            }
        }
    }

    /// Adds what two pictures lack of white.
    private func darken(_ canvas: Canvas, by picture: Raster, _ area: PixelRect, _ region: Region) {
        let target = canvas.raster
        region.forEach { r in
            for y in r.y0..<r.y1 {
                let from = (picture.bits + Int(y - area.y0) * Int(picture.stride)).assumingMemoryBound(to: UInt32.self)
                let to = (target.bits + Int(y - canvas.y) * Int(target.stride)).assumingMemoryBound(to: UInt32.self)
                for x in r.x0..<r.x1 {
                    let (s, d) = (from[Int(x - area.x0)], to[Int(x - canvas.x)] | (target.isOpaque ? 0xff00_0000 : 0))
                    func part(_ p: UInt32, _ shift: UInt32) -> Int { Int(p >> shift & 255) }
                    let (sa, da) = (part(s, 24), part(d, 24))
                    let alpha = min(255, sa + da)
                    func sum(_ shift: UInt32) -> UInt32 {
                        UInt32(max(0, alpha - (sa - part(s, shift)) - (da - part(d, shift)))) << shift
                    }
                    to[Int(x - canvas.x)] = UInt32(alpha) << 24 | sum(16) | sum(8) | sum(0)
                }
            }
        }
    }
}

extension CGBlendMode {
    fileprivate var pixman: pixman_op_t {
        switch self {
        case .multiply: PIXMAN_OP_MULTIPLY
        case .screen: PIXMAN_OP_SCREEN
        case .overlay: PIXMAN_OP_OVERLAY
        case .darken: PIXMAN_OP_DARKEN
        case .lighten: PIXMAN_OP_LIGHTEN
        case .colorDodge: PIXMAN_OP_COLOR_DODGE
        case .colorBurn: PIXMAN_OP_COLOR_BURN
        case .softLight: PIXMAN_OP_SOFT_LIGHT
        case .hardLight: PIXMAN_OP_HARD_LIGHT
        case .difference: PIXMAN_OP_DIFFERENCE
        case .exclusion: PIXMAN_OP_EXCLUSION
        case .hue: PIXMAN_OP_HSL_HUE
        case .saturation: PIXMAN_OP_HSL_SATURATION
        case .color: PIXMAN_OP_HSL_COLOR
        case .luminosity: PIXMAN_OP_HSL_LUMINOSITY
        case .clear: PIXMAN_OP_CLEAR
        case .copy: PIXMAN_OP_SRC
        case .sourceIn: PIXMAN_OP_IN
        case .sourceOut: PIXMAN_OP_OUT
        case .sourceAtop: PIXMAN_OP_ATOP
        case .destinationOver: PIXMAN_OP_OVER_REVERSE
        case .destinationIn: PIXMAN_OP_IN_REVERSE
        case .destinationOut: PIXMAN_OP_OUT_REVERSE
        case .destinationAtop: PIXMAN_OP_ATOP_REVERSE
        case .xor: PIXMAN_OP_XOR
        case .plusLighter: PIXMAN_OP_ADD
        case .normal, .plusDarker: PIXMAN_OP_OVER
        }
    }
}
