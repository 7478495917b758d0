import CoreGraphics

extension PathStorage {
    /// The path a fraction `t` of the way to another; `nil` if the two do not have the same elements.
    func interpolated(to other: PathStorage, _ t: Double) -> PathStorage? {
        guard verbs == other.verbs, points.count == other.points.count else { return nil }
        let k = CGFloat(t)
        var result = PathStorage()
        result.reserve(verbs.count)
        var index = 0
        func next() -> CGPoint {
            let (a, b) = (points[index], other.points[index])
            index += 1
            return CGPoint(x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k)
        }
        for verb in verbs {
            switch verb {
            case .moveToPoint: result.move(to: next())
            case .addLineToPoint: result.line(to: next())
            case .addQuadCurveToPoint:
                let control = next()
                result.quad(to: next(), control)
            case .addCurveToPoint:
                let (control1, control2) = (next(), next())
                result.curve(to: next(), control1, control2)
            case .closeSubpath: result.close()
            }
        }
        return result
    }
}
