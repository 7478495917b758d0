import Foundation
import UIKit

/// A path that is filled and stroked. See https://developer.apple.com/documentation/spritekit/skshapenode.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    /// The path, in the node's coordinates.
    open var path: CGPath?
    /// The colour inside.
    open var fillColor = UIColor.clear
    /// The colour of the line.
    open var strokeColor = UIColor.white
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// How far the line glows, in points.
    open var glowWidth: CGFloat = 0
    /// How the line ends.
    open var lineCap = CGLineCap.butt
    /// How lines meet.
    open var lineJoin = CGLineJoin.miter
    /// Up to which ratio of length to width corners are pointed.
    open var miterLimit: CGFloat = 10
    /// Whether edges are smooth.
    open var isAntialiased = true
    /// A picture that fills the path's rectangle, multiplied with the fill colour.
    open var fillTexture: SKTexture?
    /// How the shape is mixed with what is behind it.
    open var blendMode = SKBlendMode.alpha

    /// Creates a node without a path.
    public override init() { super.init() }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    // @objc(shapeNodeWithPath:)
    /// Creates a shape of a path.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path.copy()
    }

    // @objc(shapeNodeWithPath:centered:)
    /// Creates a shape of a path, moved so that its middle is the node's origin if `centered` is true.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBoxOfPath
        var toMiddle = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered && !box.isNull ? path.copy(using: &toMiddle) : path.copy()
    }

    // @objc(shapeNodeWithRect:)
    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

    // @objc(shapeNodeWithRectOfSize:)
    /// Creates a rectangle about the node's origin.
    public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(around: size)) }

    // @objc(shapeNodeWithRect:cornerRadius:)
    /// Creates a rectangle with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) { self.init(path: Self.round(rect, cornerRadius)) }

    // @objc(shapeNodeWithRectOfSize:cornerRadius:)
    /// Creates a rectangle with round corners about the node's origin.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(path: Self.round(CGRect(around: size), cornerRadius))
    }

    // @objc(shapeNodeWithCircleOfRadius:)
    /// Creates a circle about the node's origin.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }

    // @objc(shapeNodeWithEllipseInRect:)
    /// Creates an ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }

    // @objc(shapeNodeWithEllipseOfSize:)
    /// Creates an ellipse about the node's origin.
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(around: size)) }

    // @objc(shapeNodeWithPoints:count:)
    /// Creates a line through points.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let line = CGMutablePath()
        line.addLines(between: Array(UnsafeBufferPointer(start: points, count: max(0, numPoints))))
        self.init(path: line)
    }

    // @objc(shapeNodeWithSplinePoints:count:)
    /// Creates a smooth line through points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(path: Self.spline(Array(UnsafeBufferPointer(start: points, count: max(0, numPoints)))))
    }

    /// The length of the line, in points.
    open var lineLength: CGFloat { path.map { PathWalk($0).length } ?? 0 }

    private static func round(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        let rect = rect.standardized
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    /// A curve of Catmull and Rom through points.
    private static func spline(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first)
        for index in points.indices.dropLast() {
            let (before, from, to) = (points[max(index - 1, 0)], points[index], points[index + 1])
            let after = points[min(index + 2, points.count - 1)]
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
                control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
        }
        return path
    }

    override var contentBounds: CGRect? {
        guard let box = path?.boundingBoxOfPath, !box.isNull else { return nil }
        let reach = lineWidth / 2
        return box.insetBy(dx: -reach, dy: -reach)
    }

    override func decode(_ archive: SceneDecoder) {
        super.decode(archive)
        if let color = archive.color("_fillColor") { fillColor = color }
        if let color = archive.color("_strokeColor") { strokeColor = color }
        if let width = archive.number("_lineWidth") { lineWidth = CGFloat(width) }
        if let width = archive.number("_glowWidth") { glowWidth = CGFloat(width) }
        if let smooth = archive.bool("_antialiased") { isAntialiased = smooth }
        if let mode = archive.integer("_blendMode").flatMap(SKBlendMode.init) { blendMode = mode }
        fillTexture = archive.texture("_fillTexture")
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        guard let other = other as? SKShapeNode else { return }
        (path, fillColor, strokeColor, lineWidth) = (other.path, other.fillColor, other.strokeColor, other.lineWidth)
        (glowWidth, lineCap, lineJoin, miterLimit) = (other.glowWidth, other.lineCap, other.lineJoin, other.miterLimit)
        (isAntialiased, fillTexture, blendMode) = (other.isAntialiased, other.fillTexture, other.blendMode)
    }

    override func makePicture() -> NodePicture? { ShapePicture(self) }
}

extension CGRect {
    /// A rectangle of a size about the origin.
    init(around size: CGSize) { self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height) }
}
