import Foundation

/// Draws one symbol. A symbol's space has its origin in the middle, y grows downwards, and 100 units are the size of the text beside it.
package struct SymbolPen {
    let context: CGContext
    /// How thick lines are, in units.
    let weight: CGFloat
    /// Whether the symbol's filled form is wanted.
    var isFilled: Bool

    package init(context: CGContext, weight: CGFloat, isFilled: Bool) {
        self.context = context
        self.weight = weight
        self.isFilled = isFilled
        context.setLineCap(.round)
        context.setLineJoin(.round)
    }

    /// A line along a path.
    func stroke(_ path: CGPath, width: CGFloat = 1) {
        context.setLineWidth(weight * width)
        context.addPath(path)
        context.strokePath()
    }

    /// A solid shape.
    func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
        context.addPath(path)
        context.fillPath(using: rule)
    }

    /// A shape's outline, or the solid shape as large as its outline is.
    func shape(_ path: CGPath) {
        if isFilled { fill(path) }
        stroke(path)
    }

    /// A line inside a shape, which shows as a gap where the shape is solid.
    func detail(_ path: CGPath, width: CGFloat = 1) {
        if isFilled {
            erase { stroke(path, width: width) }
        } else {
            stroke(path, width: width)
        }
    }

    /// Draws with the background.
    func erase(_ body: () -> Void) {
        context.saveGState()
        context.setBlendMode(.destinationOut)
        body()
        context.restoreGState()
    }

    /// Draws smaller or larger, around another middle.
    func scaled(_ factor: CGFloat, x: CGFloat = 0, y: CGFloat = 0, _ body: (SymbolPen) -> Void) {
        context.saveGState()
        context.translateBy(x: x, y: y)
        context.scaleBy(x: factor, y: factor)
        body(SymbolPen(context: context, weight: weight / factor, isFilled: isFilled))
        context.restoreGState()
    }

    /// Draws turned by degrees, clockwise.
    func turned(_ degrees: CGFloat, _ body: (SymbolPen) -> Void) {
        context.saveGState()
        context.rotate(by: degrees * .pi / 180)
        body(self)
        context.restoreGState()
    }

    /// Draws with left and right exchanged.
    func mirrored(_ body: (SymbolPen) -> Void) {
        context.saveGState()
        context.scaleBy(x: -1, y: 1)
        body(self)
        context.restoreGState()
    }
}

/// Builds symbols' paths from numbers.
enum Trace {
    /// Lines from point to point: x, y, x, y …
    static func line(_ numbers: CGFloat..., closed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
        if closed { path.closeSubpath() }
        return path
    }

    /// A circle around a point.
    static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath { oval(x, y, radius, radius) }

    /// An ellipse around a point.
    static func oval(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry), transform: nil)
    }

    /// A rectangle by its edges, with rounded corners.
    static func box(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, radius: CGFloat = 0) -> CGPath {
        var storage = PathStorage()
        storage.continuousRoundedRect(CGRect(x: left, y: top, width: right - left, height: bottom - top), radius: radius)
        return CGPath(storage: storage)
    }

    /// An arc by degrees, clockwise as seen.
    static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.addRelativeArc(center: CGPoint(x: x, y: y), radius: radius, startAngle: from * .pi / 180, delta: (to - from) * .pi / 180)
        return path
    }

    /// A polygon with rounded corners: x, y, x, y …
    static func rounded(_ radius: CGFloat, _ numbers: CGFloat...) -> CGPath {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        let path = CGMutablePath()
        guard let first = points.first, let last = points.last else { return path }
        path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
        for (index, point) in points.enumerated() {
            path.addArc(tangent1End: point, tangent2End: points[(index + 1) % points.count], radius: radius)
        }
        path.closeSubpath()
        return path
    }

    /// A path by letters as SVG has them, of which M, L, C, Q and Z in absolute numbers are known.
    static func path(_ text: String) -> CGPath { path(text.split(separator: " ")) }

    /// A path by letters and numbers: those of SVG, and circles, ellipses, rectangles and arcs as `SymbolTable` has them.
    static func path(_ words: [Substring]) -> CGPath {
        let path = CGMutablePath()
        var command: Character = "M"
        var numbers: [CGFloat] = []
        func emit() {
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
            switch (command, numbers.count) {
            case ("M", 2): path.move(to: point(0))
            case ("L", 2): path.addLine(to: point(0))
            case ("Q", 4): path.addQuadCurve(to: point(1), control: point(0))
            case ("C", 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("O", 3): path.addPath(circle(numbers[0], numbers[1], numbers[2]))
            case ("E", 4): path.addPath(oval(numbers[0], numbers[1], numbers[2], numbers[3]))
            case ("B", 5): path.addPath(box(numbers[0], numbers[1], numbers[2], numbers[3], radius: numbers[4]))
            case ("A", 5): path.addPath(arc(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]))
            default: return
            }
            numbers = []
        }
        for word in words {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                emit()
            } else if word == "Z" {
                path.closeSubpath()
            } else if let letter = word.first {
                command = letter
            }
        }
        return path
    }
}
