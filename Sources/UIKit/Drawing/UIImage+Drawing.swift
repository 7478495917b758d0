import Foundation
import ImageIO

extension UIImage {
    /// Draws the image with its top left at a point.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image with its top left at a point, with a blend mode and alpha.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle: stretched, or resized as its caps say.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image into a rectangle with a blend mode and alpha.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let image = picture(for: rect.size, in: context) else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        if value.isResizable, rect.size != size {
            NineParts(image: self, picture: image, rect: rect).draw(in: context)
        } else {
            context.drawUpright(image, in: rect)
        }
        context.restoreGState()
    }

    /// Fills a rectangle with the image repeated from the context's origin.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(UIColor(patternImage: self).cgColor)
        context.fill(rect)
        context.restoreGState()
    }

    /// The pixels to draw at a size: drawings are drawn anew where their own pixels would not do.
    private func picture(for size: CGSize, in context: CGContext) -> CGImage? {
        let scale = context.ctm.meanScale
        switch value.content {
        case .vector(let vector, let own):
            let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
            guard value.orientation == .up, !value.isResizable, width >= 1, height >= 1,
                Int(width) != own.width || Int(height) != own.height
            else { return uprightImage }
            let image = vector.image(size: size, scale: scale)
            return value.tintColor.map { image?.stencilled($0.cgColor) } ?? image
        case .symbol(let symbol):
            guard value.orientation == .up, self.size.width > 0 else { return uprightImage }
            let factor = size.width / self.size.width * scale
            return symbol.image(scale: factor, color: value.tintColor?.cgColor ?? symbol.color)
        default: return uprightImage
        }
    }
}

extension CGContext {
    /// Draws an image into a rectangle, its top at the least y.
    package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: CGRect(origin: .zero, size: rect.size), byTiling: byTiling)
        restoreGState()
    }
}

/// An image cut into nine: corners keep their size, edges grow in one direction, the middle in both.
private struct NineParts {
    let image: UIImage
    let picture: CGImage
    let rect: CGRect

    private struct Span {
        /// In points of the image.
        var source: (start: CGFloat, length: CGFloat)
        /// In points of the context.
        var target: (start: CGFloat, length: CGFloat)
        var isMiddle: Bool
    }

    /// Where the parts of one direction come from and go to. Caps that do not fit are shortened together.
    private func spans(_ first: CGFloat, _ last: CGFloat, _ total: CGFloat, _ start: CGFloat, _ length: CGFloat) -> [Span] {
        let shrink = first + last > length && first + last > 0 ? length / (first + last) : 1
        let (head, tail) = (first * shrink, last * shrink)
        return [
            Span(source: (0, first), target: (start, head), isMiddle: false),
            Span(source: (first, total - first - last), target: (start + head, length - head - tail), isMiddle: true),
            Span(source: (total - last, last), target: (start + length - tail, tail), isMiddle: false),
        ].filter { $0.source.length > 0 && $0.target.length > 0 }
    }

    func draw(in context: CGContext) {
        let (insets, size) = (image.capInsets, image.size)
        let scale = CGFloat(picture.width) / max(size.width, 1e-6)
        for row in spans(insets.top, insets.bottom, size.height, rect.minY, rect.height) {
            for column in spans(insets.left, insets.right, size.width, rect.minX, rect.width) {
                let source = CGRect(
                    x: column.source.start * scale, y: row.source.start * scale, width: column.source.length * scale,
                    height: row.source.length * scale)
                let target = CGRect(x: column.target.start, y: row.target.start, width: column.target.length, height: row.target.length)
                // Each part is cut out, so that smoothing does not reach over to its neighbours.
                guard let part = picture.cropping(to: source) else { continue }
                let tiles = image.resizingMode == .tile && (row.isMiddle || column.isMiddle)
                if tiles {
                    tile(part, column, row, target, context)
                } else {
                    context.drawUpright(part, in: target)
                }
            }
        }
    }

    private func tile(_ part: CGImage, _ column: Span, _ row: Span, _ target: CGRect, _ context: CGContext) {
        let cell = CGRect(
            x: target.minX, y: target.minY, width: column.isMiddle ? column.source.length : target.width,
            height: row.isMiddle ? row.source.length : target.height)
        context.saveGState()
        context.clip(to: target)
        context.drawUpright(part, in: cell, byTiling: true)
        context.restoreGState()
    }
}
