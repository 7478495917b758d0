internal import CCairo
import Foundation

extension CGContext {
    /// Calls `body` with a Cairo pattern that repeats a pattern colour's cell as the context's base space has it.
    final func withPattern(_ color: CGColor, _ body: (OpaquePointer) -> Void) {
        guard let pattern = color.pattern, let draw = pattern.callbacks.drawPattern else { return }
        let toDevice = pattern.matrix
            .concatenating(CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height))
            .concatenating(initialCTM).concatenating(baseTransform)
        guard toDevice.isInvertible else { return }
        // A tile as large as a step, in whole pixels; stretched by less than a pixel to repeat exactly.
        let scaleX = (toDevice.a * toDevice.a + toDevice.b * toDevice.b).squareRoot()
        let scaleY = (toDevice.c * toDevice.c + toDevice.d * toDevice.d).squareRoot()
        let (width, height) = (max((pattern.xStep * scaleX).rounded(), 1), max((pattern.yStep * scaleY).rounded(), 1))
        guard width < 8192, height < 8192, let tile = Surface(width: Int(width), height: Int(height)),
            let context = CGContext(surface: tile)
        else { return }
        let box = pattern.bounds
        context.concatenate(CGAffineTransform(scaleX: width / pattern.xStep, y: height / pattern.yStep))
        if !pattern.isColored {
            let base = color.sRGB ?? SIMD4(0, 0, 0, 1)
            let solid = CGColor(srgbRed: CGFloat(base.x), green: CGFloat(base.y), blue: CGFloat(base.z), alpha: CGFloat(base.w))
            context.setFillColor(solid)
            context.setStrokeColor(solid)
        } else {
            context.setAlpha(color.alpha)
        }
        // Cells that are larger than a step overlap: the tile shows parts of several.
        let columns = Int(((box.maxX) / pattern.xStep).rounded(.up)) - Int((box.minX / pattern.xStep).rounded(.down))
        let rows = Int(((box.maxY) / pattern.yStep).rounded(.up)) - Int((box.minY / pattern.yStep).rounded(.down))
        let firstColumn = -Int((box.maxX / pattern.xStep).rounded(.up)) + 1
        let firstRow = -Int((box.maxY / pattern.yStep).rounded(.up)) + 1
        for row in firstRow..<firstRow + max(min(rows, 16), 1) {
            for column in firstColumn..<firstColumn + max(min(columns, 16), 1) {
                context.saveGState()
                context.translateBy(x: CGFloat(column) * pattern.xStep, y: CGFloat(row) * pattern.yStep)
                context.clip(to: box)
                draw(pattern.info, context)
                context.restoreGState()
            }
        }
        guard let source = cairo_pattern_create_for_surface(tile.pointer) else { return }
        defer { cairo_pattern_destroy(source) }
        let tileToPattern = CGAffineTransform(a: pattern.xStep / width, b: 0, c: 0, d: -pattern.yStep / height, tx: 0, ty: pattern.yStep)
        let tileToDevice = tileToPattern.concatenating(toDevice)
        var matrix = tileToDevice.inverted().cairo
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        let isExact = abs(pattern.xStep * scaleX - width) < 1e-6 && abs(pattern.yStep * scaleY - height) < 1e-6 && toDevice.preservesRects
        cairo_pattern_set_filter(source, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        body(source)
    }
}
