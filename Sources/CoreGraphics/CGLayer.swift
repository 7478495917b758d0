import Foundation

/// Something that is drawn once, in a context of its own, to be drawn often into others.
///
/// See https://developer.apple.com/documentation/coregraphics/cglayer.
public final class CGLayer {
    /// The layer's width and height, in units of the user space that the context it was made for began with.
    public let size: CGSize
    private let surface: Surface
    private let drawing: CGContext
    /// How much larger the pixels are in all than the layer: it ends within the last ones.
    private let excess: CGSize

    /// Creates a layer without anything in it, with as many pixels as it covers in `context`.
    ///
    /// - Parameters:
    ///   - context: where the layer is to be drawn; it may be drawn elsewhere, too.
    ///   - size: the width and the height, in the units of user space that `context` began with.
    ///   - auxiliaryInfo: nothing; `nil`.
    /// - Returns: `nil` if the size is no size, or too large.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let scale = context.baseScale
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width < 32767, height < 32767, let surface = Surface(width: Int(width), height: Int(height)),
            let drawing = CGContext(surface: surface, scale: scale)
        else { return nil }
        drawing.clip(to: CGRect(origin: .zero, size: size))
        (self.size, self.surface, self.drawing) = (size, surface, drawing)
        excess = CGSize(width: width / (size.width * scale), height: height / (size.height * scale))
    }

    /// Where the layer is drawn: its origin is at the layer's lower left corner, its unit as large as that of the context it was made for.
    public var context: CGContext? { drawing }

    /// Draws the layer, stretched to a rectangle of a context.
    func draw(in context: CGContext, _ rect: CGRect) {
        drawing.flush()
        let whole = CGRect(x: rect.minX, y: rect.minY, width: rect.width * excess.width, height: rect.height * excess.height)
        context.draw(CGImage(surface: surface), in: whole)
    }
}

extension CGContext {
    /// How many pixels there are to a unit of the user space that the context began with.
    final var baseScale: CGFloat { initialCTM.concatenating(baseTransform).meanScale }

    /// Draws a layer, stretched to a rectangle.
    public final func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(in: self, rect.standardized) }

    /// Draws a layer at its own size, its lower left corner at a point.
    public final func draw(_ layer: CGLayer, at point: CGPoint) { layer.draw(in: self, CGRect(origin: point, size: layer.size)) }
}
