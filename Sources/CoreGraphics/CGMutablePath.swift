import Foundation

@available(*, unavailable)
extension CGMutablePath: @unchecked Sendable {}

/// A path that can be added to, by one thread at a time.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public convenience init() { self.init(storage: PathStorage()) }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { storage.move(to: point.applying(transform)) }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { storage.line(to: point.applying(transform)) }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.quad(to: end.applying(transform), control.applying(transform))
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        storage.curve(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }

    /// Closes the present subpath with a line to where it began.
    public func closeSubpath() { storage.close() }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.rect(rect) }
    }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds the ellipse inside a rectangle as a closed subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.ellipse(in: rect) }
    }

    /// Adds a rectangle with elliptical corners as a closed subpath.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        add(transform) { $0.roundedRect(rect, cornerWidth, cornerHeight) }
    }

    /// Adds an arc of a circle, with a line to its start if the path is not empty.
    ///
    /// Angles are in radians from the x axis. `clockwise` is meant with y growing upwards: clockwise arcs run towards smaller angles.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        let delta = PathStorage.sweep(startAngle, endAngle, clockwise: clockwise)
        storage.arc(center, radius, startAngle, delta, transform)
    }

    /// Adds an arc of a circle that spans `delta` radians, with a line to its start if the path is not empty.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.arc(center, radius, startAngle, delta, transform)
    }

    /// Adds an arc of the circle that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`,
    /// with a line to its start.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        storage.arc(tangent1End, tangent2End, radius, transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { storage.append(path.storage, transform) }

    private func add(_ transform: CGAffineTransform, _ build: (inout PathStorage) -> Void) {
        var shape = PathStorage()
        build(&shape)
        storage.append(shape, transform)
    }
}
