internal import CCairo
import Foundation

/// Colours at places between 0 and 1 that blend into each other.
public final class CGGradient: @unchecked Sendable {
    /// A colour at its place.
    package struct Stop: Hashable, Sendable {
        package var location: CGFloat
        package var color: SIMD4<Double>
    }

    package let stops: [Stop]

    /// Creates a gradient of colours, an array of `CGColor`. Without locations they are spread evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        self.init(
            colors: colors.map(\.paintComponents), locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Creates a gradient of `count` colours given by their components in `space`, alpha last.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * size)?.paintComponents }
        guard colors.count == count else { return nil }
        self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }

    /// Creates a gradient of painted colours. Without locations they are spread evenly.
    package init(colors: [SIMD4<Double>], locations: [CGFloat]?) {
        let places = locations ?? colors.indices.map { colors.count == 1 ? 0 : CGFloat($0) / CGFloat(colors.count - 1) }
        // Stable, so that two colours at one place keep their order and make an edge.
        stops = zip(places, colors).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map { Stop(location: min(max($0.element.0, 0), 1), color: $0.element.1) }
    }

    /// Gives a Cairo gradient the colours. Beyond the ends, what `options` leaves out is transparent.
    package func addStops(to pattern: OpaquePointer, _ options: CGGradientDrawingOptions) {
        func add(_ location: CGFloat, _ c: SIMD4<Double>, alpha: Double? = nil) {
            cairo_pattern_add_color_stop_rgba(pattern, Double(location), c.x, c.y, c.z, alpha ?? c.w)
        }
        guard let first = stops.first, let last = stops.last else { return }
        if !options.contains(.drawsBeforeStartLocation) {
            add(0, first.color, alpha: 0)
            add(0, first.color)
        }
        for stop in stops { add(stop.location, stop.color) }
        if !options.contains(.drawsAfterEndLocation) {
            add(1, last.color)
            add(1, last.color, alpha: 0)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }

    /// The colour at a place.
    package func color(at location: CGFloat) -> SIMD4<Double> {
        guard let first = stops.first, let last = stops.last else { return .zero }
        if location <= first.location { return first.color }
        guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
        let (a, b) = (stops[next - 1], stops[next])
        return a.color + (b.color - a.color) * Double((location - a.location) / (b.location - a.location))
    }
}

extension CGContext {
    /// Paints the clip with a gradient along the line from `startPoint` to `endPoint`.
    public final func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint else { return }
        paint(
            gradient, options,
            cairo_pattern_create_linear(Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y)))
    }

    /// Paints the clip with a gradient from one circle to another.
    public final func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startRadius >= 0, endRadius >= 0 else { return }
        paint(
            gradient, options,
            cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x), Double(endCenter.y),
                Double(endRadius)))
    }

    private final func paint(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ pattern: OpaquePointer?) {
        guard let pattern, canDraw else { return }
        defer { cairo_pattern_destroy(pattern) }
        gradient.addStops(to: pattern, options)
        var matrix = deviceTransform.inverted().cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        paint(.everything, .pattern(pattern))
    }

    /// Paints the clip with a gradient around a point: the colours follow the angle, from `angle` radians once around.
    public final func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let area = clipExtents.integral
        guard canDraw, !area.isEmpty, !area.isNull, let surface = Surface(covering: area) else { return }
        let toUser = deviceTransform.inverted()
        let table = (0...4095).map { index -> UInt32 in
            let color = gradient.color(at: CGFloat(index) / 4095)
            let alpha = color.w
            return UInt32(byte(alpha)) << 24 | UInt32(byte(color.x * alpha)) << 16 | UInt32(byte(color.y * alpha)) << 8
                | UInt32(byte(color.z * alpha))
        }
        let pixels = surface.pixels
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                let p = CGPoint(x: area.minX + CGFloat(x) + 0.5, y: area.minY + CGFloat(y) + 0.5).applying(toUser)
                let turn = (atan2(p.y - center.y, p.x - center.x) - angle) / (2 * .pi)
                let index = Int((turn - turn.rounded(.down)) * 4095 + 0.5)
                (pixels + y * surface.bytesPerRow + 4 * x).storeBytes(of: table[min(index, 4095)], as: UInt32.self)
            }
        }
        surface.markDirty()
        guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
        defer { cairo_pattern_destroy(pattern) }
        paint(.everything, .pattern(pattern))
    }
}
