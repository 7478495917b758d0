import Foundation

/// A path with the way it is drawn.
///
/// See https://developer.apple.com/documentation/uikit/uibezierpath.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// How wide lines are, in points.
    open var lineWidth: CGFloat = 1
    /// How lines end.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// Up to which ratio of miter length to line width miters are drawn.
    open var miterLimit: CGFloat = 10
    /// How far curves may be from what is drawn, in pixels.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule says what is inside, not the winding number.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() { super.init() }

    // @objc(bezierPathWithRect:)
    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    // @objc(bezierPathWithOvalInRect:)
    /// Creates a path of the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    // @objc(bezierPathWithRoundedRect:cornerRadius:)
    /// Creates a path of a rectangle with rounded corners that bend gradually.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    // @objc(bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:)
    /// Creates a path of a rectangle with some corners rounded. Only the radii's width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.storage.continuousRoundedRect(rect, radius: cornerRadii.width, corners: corners.rectCorners)
    }

    // @objc(bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:)
    /// Creates a path of an arc. Angles are in radians from the x axis; `clockwise` is meant as seen where y grows downwards: towards
    /// greater angles.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // @objc(bezierPathWithCGPath:)
    /// Creates a path with the elements of a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// A path with the same elements and attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.takeAttributes(of: self)
        return copy
    }

    /// Creates a path from an archive; fails if what that holds is no path.
    public required init?(coder: NSCoder) {
        guard let numbers = coder.decodeNumbers(forKey: "elements"), let elements = CGPath(numbers: numbers.map { Double($0) }) else {
            return nil
        }
        super.init()
        cgPath = elements
        lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
        lineCapStyle = CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineCapStyle"))) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineJoinStyle"))) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: "miterLimit"))
        flatness = CGFloat(coder.decodeDouble(forKey: "flatness"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
        dash = (coder.decodeNumbers(forKey: "dash") ?? [], CGFloat(coder.decodeDouble(forKey: "dashPhase")))
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the elements and the way they are drawn to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(numbers: cgPath.numbers.map { CGFloat($0) }, forKey: "elements")
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCapStyle")
        coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoinStyle")
        coder.encode(Double(miterLimit), forKey: "miterLimit")
        coder.encode(Double(flatness), forKey: "flatness")
        coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
        coder.encode(numbers: dash.pattern, forKey: "dash")
        coder.encode(Double(dash.phase), forKey: "dashPhase")
    }

    private func takeAttributes(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    // @objc(CGPath)
    /// The elements as a Core Graphics path.
    open var cgPath: CGPath {
        get { CGPath(storage: path.storage) }
        set { path = CGMutablePath(storage: newValue.storage) }
    }

    // MARK: Elements

    /// Begins a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }

    /// Adds an arc, with a line to its start if the path is not empty. Angles are in radians; `clockwise` is meant as seen where y grows
    /// downwards.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    // @objc(closePath)
    /// Closes the present subpath.
    open func close() { path.closeSubpath() }

    /// Removes all elements.
    open func removeAllPoints() { path = CGMutablePath() }

    // @objc(appendPath:)
    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

    // @objc(bezierPathByReversingPath)
    /// A path with the elements in reverse order.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: CGPath(storage: path.storage.reversed()))
        result.takeAttributes(of: self)
        return result
    }

    // @objc(applyTransform:)
    /// Transforms all elements.
    open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(storage: path.storage.applying(transform)) }

    // MARK: Questions

    // @objc(empty)
    /// Whether there are no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that holds all points, control points included; null if the path is empty.
    open var bounds: CGRect { path.boundingBox }

    /// Where the path ends; zero if it is empty.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside the filled path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    // MARK: Dashes

    /// Sets the lengths of dashes and gaps, and how far into them a line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
    }

    /// Gives the lengths of dashes and gaps, how many there are, and how far into them a line begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (index, length) in dash.pattern.enumerated() { pattern[index] = length }
        }
        count?.pointee = dash.pattern.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing

    /// Fills the path in the current context's fill colour.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Strokes the path in the current context's stroke colour.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Fills the path with a blend mode and alpha.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setFlatness(flatness)
            context.addPath(path)
            context.fillPath(using: fillRule)
        }
    }

    /// Strokes the path with a blend mode and alpha.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setFlatness(flatness)
            context.setLineDash(phase: dash.phase, lengths: dash.pattern)
            context.addPath(path)
            context.strokePath()
        }
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        // Drawing normally leaves the context's own mode and alpha in charge.
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        body(context)
        context.restoreGState()
    }

    /// Narrows the current context's clip to the path's inside.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }
}

extension UIRectCorner {
    /// The corners in a rectangle's own coordinates, y growing downwards.
    package var rectCorners: RectCorners {
        var corners: RectCorners = []
        if contains(.topLeft) { corners.insert(.minXMinY) }
        if contains(.topRight) { corners.insert(.maxXMinY) }
        if contains(.bottomLeft) { corners.insert(.minXMaxY) }
        if contains(.bottomRight) { corners.insert(.maxXMaxY) }
        return corners
    }
}
