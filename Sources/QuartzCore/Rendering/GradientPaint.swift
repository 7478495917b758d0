import CCairo
import CoreGraphics
import Foundation

/// A gradient, ready to be painted.
final class GradientPaint {
    private let values: GradientValues
    private let gradient: CGGradient
    let isOpaque: Bool
    /// The picture in a rectangle of so many pixels, kept while the size stays.
    private var raster: Raster?
    private let lock = NSLock()

    init(_ values: GradientValues, tint: SIMD4<Double>?) {
        self.values = values
        let colors = (values.colors ?? []).map { any -> SIMD4<Double> in
            let color = (any as? CGColor)?.paintComponents ?? .zero
            return tint.map { color * $0 } ?? color
        }
        let locations = values.locations.map { $0.map { CGFloat($0.doubleValue) } }
        gradient = CGGradient(colors: colors, locations: locations)
        isOpaque = colors.allSatisfy { $0.w >= 1 }
    }

    func matches(_ o: GradientValues) -> Bool {
        guard values.startPoint == o.startPoint, values.endPoint == o.endPoint, values.type == o.type, values.locations == o.locations,
            values.colors?.count == o.colors?.count
        else { return false }
        return zip(values.colors ?? [], o.colors ?? []).allSatisfy { ($0 as AnyObject) === ($1 as AnyObject) }
    }

    /// The size of the picture to show an item that is not upright with, in pixels.
    static func pictureSize(_ item: DisplayItem) -> (width: Int32, height: Int32) {
        let p = item.projection
        let w = max(0.01, abs(item.rect.midX * p.p + item.rect.midY * p.q + p.w))
        func size(_ length: CGFloat, _ scale: CGFloat) -> Int32 {
            let step = exp2(log2(max(scale / w, 0.01)).rounded(.up))
            return Int32(max(1, min(2048, (length * step).rounded(.up))))
        }
        return (size(item.rect.width, hypot(p.a, p.b)), size(item.rect.height, hypot(p.c, p.d)))
    }

    /// The gradient as a Cairo pattern that fills a rectangle; the caller releases it. Conic ones are no patterns.
    private func makePattern(_ rect: CGRect) -> OpaquePointer? {
        func place(_ p: CGPoint) -> CGPoint { CGPoint(x: rect.minX + p.x * rect.width, y: rect.minY + p.y * rect.height) }
        let (start, end) = (place(values.startPoint), place(values.endPoint))
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let pattern: OpaquePointer?
        if values.type == .radial {
            // A circle of radius 1 about the start, stretched to the ellipse.
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
            guard rx > 0, ry > 0 else {
                cairo_pattern_destroy(pattern)
                return cairo_pattern_create_rgba(gradient.color(at: 1))
            }
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, 1 / Double(rx), 1 / Double(ry))
            cairo_matrix_translate(&matrix, -Double(start.x), -Double(start.y))
            cairo_pattern_set_matrix(pattern, &matrix)
        } else {
            guard start != end else { return cairo_pattern_create_rgba(gradient.color(at: 1)) }
            pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        }
        if let pattern { gradient.addStops(to: pattern, options) }
        return pattern
    }

    private func cairo_pattern_create_rgba(_ c: SIMD4<Double>) -> OpaquePointer? { CCairo.cairo_pattern_create_rgba(c.x, c.y, c.z, c.w) }

    /// The gradient's picture, `width` by `height` pixels.
    func picture(_ width: Int32, _ height: Int32) -> Raster? {
        lock.withLock {
            if let raster, raster.width == width, raster.height == height { return raster }
            guard let surface = Surface(width: Int(width), height: Int(height), format: isOpaque ? .bgrx : .bgra) else { return nil }
            let rect = CGRect(x: 0, y: 0, width: Int(width), height: Int(height))
            if values.type == .conic {
                guard let context = CGContext(surface: surface, isFlipped: true) else { return nil }
                let start = CGPoint(x: values.startPoint.x * rect.width, y: values.startPoint.y * rect.height)
                let end = CGPoint(x: values.endPoint.x * rect.width, y: values.endPoint.y * rect.height)
                context.drawConicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
            } else if let pattern = makePattern(rect) {
                surface.draw { cairo in
                    cairo_set_source(cairo, pattern)
                    cairo_paint(cairo)
                }
                cairo_pattern_destroy(pattern)
            }
            raster = Raster(surface)
            return raster
        }
    }
}
