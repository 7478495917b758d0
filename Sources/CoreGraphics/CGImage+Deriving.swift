internal import CCairo
import Foundation

extension CGImage {
    /// The same image.
    public func copy() -> CGImage? { self }

    /// The image, its components taken as those of another space with as many; `nil` for masks and if the numbers differ.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.numberOfComponents == colorSpace?.numberOfComponents, let provider = dataProvider else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, provider: provider, decode: layout.decode, shouldInterpolate: shouldInterpolate,
            intent: renderingIntent)
    }

    /// The part of the image inside a rectangle of pixels, the origin being the top left; `nil` if they do not overlap.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, !part.isEmpty, let surface else { return nil }
        let start = surface.pixels + Int(part.minY) * surface.bytesPerRow + Int(part.minX) * 4
        guard
            let view = Surface(
                data: start, width: Int(part.width), height: Int(part.height), bytesPerRow: surface.bytesPerRow,
                format: surface.isOpaque ? .bgrx : .bgra, owner: surface)
        else { return nil }
        if isMask { return CGImage(maskView: view) }
        var layout = layout
        if layout.bitsPerPixel % 8 != 0 || layout.space?.model == .indexed || layout.decode != nil {
            layout = .native(width: view.width, height: view.height, bytesPerRow: view.bytesPerRow, isOpaque: view.isOpaque)
        }
        (layout.width, layout.height) = (view.width, view.height)
        layout.bytesPerRow = view.width * layout.bitsPerPixel / 8
        return CGImage(surface: view, layout: layout, shouldInterpolate: shouldInterpolate)
    }

    /// A mask whose painted parts are where `maskView` is opaque.
    private convenience init?(maskView view: Surface) {
        var data = Data(capacity: view.width * view.height)
        let (base, row) = (view.pixels, view.bytesPerRow)
        for y in 0..<view.height {
            for x in 0..<view.width { data.append(255 - (base + y * row + 4 * x).load(fromByteOffset: 3, as: UInt8.self)) }
        }
        guard let provider = CGDataProvider(data: data as NSData) else { return nil }
        self.init(
            maskWidth: view.width, height: view.height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: view.width, provider: provider,
            decode: nil, shouldInterpolate: true)
    }

    /// The image seen through a mask, or with a grey image as its alpha. The mask is stretched to the image's size.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, mask.isMask || (mask.colorSpace?.model == .monochrome && !mask.layout.hasAlpha), let source = surface,
            let maskSurface = mask.maskSurface, let result = Surface(width: width, height: height)
        else { return nil }
        result.draw { cairo in
            cairo_set_source_surface(cairo, source.pointer, 0, 0)
            cairo_paint(cairo)
            cairo_scale(cairo, Double(width) / Double(mask.width), Double(height) / Double(mask.height))
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(cairo, maskSurface.pointer, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint(cairo)
        }
        return CGImage(surface: result, shouldInterpolate: shouldInterpolate)
    }

    /// The image without the pixels whose components, as stored, all lie between the pairs of least and greatest numbers given;
    /// `nil` if the image has alpha.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard !isMask, !layout.hasAlpha, let space = layout.space, components.count >= 2 * space.numberOfComponents, let source = surface,
            let result = Surface(width: width, height: height)
        else { return nil }
        let top = CGFloat(layout.isFloat ? 1 : (1 << bitsPerComponent) - 1)
        let (from, to) = (source.pixels, result.pixels)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = (from + y * source.bytesPerRow + 4 * x).load(as: UInt32.self)
                let rgb = SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) / 255
                let stored = (space.fromSRGB(rgb) ?? []).map { ($0 * top).rounded() }
                let isHidden =
                    !stored.isEmpty
                    && stored.indices.allSatisfy { components[2 * $0] <= stored[$0] && stored[$0] <= components[2 * $0 + 1] }
                (to + y * result.bytesPerRow + 4 * x).storeBytes(of: isHidden ? 0 : pixel | 0xFF00_0000, as: UInt32.self)
            }
        }
        result.markDirty()
        return CGImage(surface: result, shouldInterpolate: shouldInterpolate)
    }
}
