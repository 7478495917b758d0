import UIKit

/// A curve whose control points can be dragged.
class CurveView: UIView {
    /// The control points, in fractions of the view's size.
    private var controls: [CGPoint]
    private let curve = ShapeView { _ in UIBezierPath() }
    private let handles = ShapeView(stroke: .tertiaryLabel, lineWidth: 1) { _ in UIBezierPath() }
    private let ends = ShapeView(stroke: nil, fill: UIColor(named: "AccentColor")) { _ in UIBezierPath() }
    private let knobs = ShapeView(stroke: .systemBackground, fill: UIColor(named: "Warm"), lineWidth: 2) { _ in UIBezierPath() }
    private var dragged: Int?

    init(controls: [CGPoint]) {
        self.controls = controls
        super.init(frame: .zero)
        handles.shape.lineDashPattern = [4, 4]
        for view in [handles, curve, ends, knobs] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    required init?(coder: NSCoder) { fatalError("curves are made in code") }

    private func place(_ fraction: CGPoint) -> CGPoint { CGPoint(x: bounds.width * fraction.x, y: bounds.height * fraction.y) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [handles, curve, ends, knobs] { view.frame = bounds }
        draw()
    }

    private func draw() {
        let (start, end) = (CGPoint(x: 12, y: bounds.midY), CGPoint(x: bounds.width - 12, y: bounds.midY))
        let points = controls.map(place)
        let path = UIBezierPath()
        path.move(to: start)
        if points.count == 2 {
            path.addCurve(to: end, controlPoint1: points[0], controlPoint2: points[1])
        } else {
            path.addQuadCurve(to: end, controlPoint: points[0])
        }
        curve.outline = { _ in path }

        let lines = UIBezierPath()
        for (from, to) in points.count == 2 ? [(start, points[0]), (end, points[1])] : [(start, points[0]), (points[0], end)] {
            lines.move(to: from)
            lines.addLine(to: to)
        }
        handles.outline = { _ in lines }
        ends.outline = { _ in CurveView.dots([start, end], radius: 5) }
        knobs.outline = { _ in CurveView.dots(points, radius: 9) }
    }

    private static func dots(_ points: [CGPoint], radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for point in points {
            path.append(UIBezierPath(ovalIn: CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)))
        }
        return path
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: self)
        switch pan.state {
        case .began:
            // The finger has moved already since it came down.
            let moved = pan.translation(in: self)
            let first = CGPoint(x: point.x - moved.x, y: point.y - moved.y)
            let distances = controls.map { hypot(place($0).x - first.x, place($0).y - first.y) }
            dragged = distances.indices.filter { distances[$0] < 44 }.min { distances[$0] < distances[$1] }
        case .changed:
            guard let dragged = dragged else { return }
            controls[dragged] = CGPoint(
                x: min(max(point.x / bounds.width, 0.03), 0.97), y: min(max(point.y / bounds.height, 0.05), 0.95))
            draw()
        default: dragged = nil
        }
    }
}
