import CoreGraphics
import Foundation
import Testing

@Suite struct PathTests {
    private func elements(_ path: CGPath) -> [PathElement] {
        var result: [PathElement] = []
        path.storage.forEach { result.append($0) }
        return result
    }

    @Test func rectangleIsFourLinesAndKnowsItself() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(
            elements(path) == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)), .line(CGPoint(x: 1, y: 6)), .close,
            ])
        var rect = CGRect.zero
        #expect(path.isRect(&rect) && rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test func applyWithBlockGivesTypesAndPoints() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 0))
        path.addCurve(to: CGPoint(x: 6, y: 6), control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        var seen: [(CGPathElementType, [CGPoint])] = []
        path.applyWithBlock { seen.append(($0.pointee.type, (0..<$0.pointee.type.pointCount).map { [e = $0] in e.pointee.points[$0] })) }
        #expect(seen.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(seen[1].1 == [CGPoint(x: 2, y: 0), CGPoint(x: 3, y: 3)])
        #expect(seen[3].1.isEmpty)
    }

    @Test func boxesWithAndWithoutControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(isClose(path.boundingBoxOfPath.height, 75))
        #expect(CGMutablePath().boundingBox.isNull)
        let circle = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil).boundingBoxOfPath
        #expect(isClose(circle.minX, 10) && isClose(circle.maxY, 60))
    }

    @Test func arcDirectionsAreThoseOfAnUpwardsPlane() {
        let quarter = CGMutablePath()
        quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isClose(PathMeasure(quarter).length, 5 * .pi, within: 0.01))
        let rest = CGMutablePath()
        rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isClose(PathMeasure(rest).length, 15 * .pi, within: 0.02))
        let whole = CGMutablePath()
        whole.addArc(center: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: false)
        #expect(isClose(PathMeasure(whole).length, 20 * .pi, within: 0.02))
    }

    @Test func arcsBeginWithALineFromTheCurrentPoint() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -5, y: 0))
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(elements(path)[1] == .line(CGPoint(x: 1, y: 0)))
        let relative = CGMutablePath()
        relative.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi)
        #expect(isClose(relative.currentPoint.x, -1) && isClose(relative.boundingBoxOfPath.minY, -1, within: 1e-3))
    }

    @Test func tangentArcTouchesBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(elements(path)[1] == .line(CGPoint(x: 80, y: 0)))
        #expect(isClose(path.currentPoint.x, 100, within: 1e-6) && isClose(path.currentPoint.y, 20, within: 1e-6))
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
        #expect(straight.currentPoint == CGPoint(x: 50, y: 0))
    }

    @Test func containsFollowsTheFillRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 10, y: 10), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 101, y: 50)))
        #expect(path.contains(CGPoint(x: 150, y: 50), transform: CGAffineTransform(translationX: 100, y: 0)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        #expect(circle.contains(CGPoint(x: 50, y: 0.1)) && !circle.contains(CGPoint(x: 14, y: 14)))
    }

    @Test func partsHaveTheLengthsAskedFor() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
        let measure = PathMeasure(circle)
        #expect(isClose(measure.length, 200 * .pi, within: 0.1))
        for end in [0.1, 0.33, 0.7, 0.999] {
            let part = PathMeasure(measure.trimmed(from: 0, to: CGFloat(end))).length
            #expect(isClose(part, measure.length * CGFloat(end), within: 1e-6))
        }
        #expect(isClose(PathMeasure(measure.trimmed(from: 0.2, to: 0.45)).length, measure.length / 4, within: 1e-6))
        #expect(elements(measure.trimmed(from: 0, to: 1)) == elements(circle))
        #expect(measure.trimmed(from: 0.5, to: 0.5).isEmpty)
    }

    @Test func partsRunAcrossSubpathsWithoutJoiningThem() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect(
            elements(PathMeasure(path).trimmed(from: 0.25, to: 0.75)) == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 5, y: 5)),
            ])
        let second = elements(PathMeasure(path).trimmed(from: 0.5, to: 1))
        #expect(second == [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))])
    }

    @Test func positionsAndTangents() throws {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let (point, tangent) = try #require(PathMeasure(path).position(at: 15))
        #expect(point == CGPoint(x: 10, y: 5) && tangent.dx == 0 && tangent.dy > 0)
        #expect(PathMeasure(CGMutablePath()).position(at: 0) == nil)
    }

    @Test func dashesAlternateAndPhaseShiftsThem() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
        func spans(_ phase: CGFloat, _ lengths: [CGFloat]) -> [[CGFloat]] {
            var result: [[CGFloat]] = []
            line.copy(dashingWithPhase: phase, lengths: lengths).storage.forEach {
                switch $0 {
                case .move(let p): result.append([p.x])
                case .line(let p): result[result.count - 1].append((p.x * 1e6).rounded() / 1e6)
                default: break
                }
            }
            return result
        }
        #expect(spans(0, [5, 15]).prefix(2) == [[0, 5], [20, 25]])
        #expect(spans(3, [5, 15]).prefix(2) == [[0, 2], [17, 22]])
        #expect(spans(-3, [5, 15]).prefix(1) == [[3, 8]])
        #expect(spans(0, [10, 20, 30]).prefix(3) == [[0, 10], [30, 60], [70, 90]])
        #expect(spans(0, [5, 10, 15, 20]) == [[0, 5], [15, 30], [50, 55], [65, 80]])
    }

    @Test func strokedOutlineCoversTheLineAndItsCaps() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
        func outline(_ cap: CGLineCap) -> CGPath { line.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: .miter, miterLimit: 10) }
        #expect(outline(.butt).boundingBoxOfPath == CGRect(x: 0, y: -5, width: 100, height: 10))
        #expect(outline(.square).boundingBoxOfPath == CGRect(x: -5, y: -5, width: 110, height: 10))
        let round = outline(.round)
        #expect(isClose(round.boundingBoxOfPath.minX, -5, within: 1e-3))
        #expect(round.contains(CGPoint(x: -4.9, y: 0)) && !round.contains(CGPoint(x: -4.5, y: 4.5)))
    }

    @Test func strokedCornersFollowTheJoin() {
        let corner = CGMutablePath()
        corner.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)])
        func has(_ join: CGLineJoin, _ limit: CGFloat, _ p: CGPoint) -> Bool {
            corner.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: join, miterLimit: limit).contains(p)
        }
        let tip = CGPoint(x: 54.5, y: -4.5)
        #expect(has(.miter, 10, tip) && !has(.miter, 1, tip) && !has(.bevel, 10, tip) && !has(.round, 10, tip))
        #expect(has(.round, 10, CGPoint(x: 53, y: -3)) && !has(.bevel, 10, CGPoint(x: 53, y: -3)))
        let ring = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
            .copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(ring.contains(CGPoint(x: 50, y: 4)) && !ring.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 50, y: 6)))
    }

    @Test func copiesAreEqualAndIndependent() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try #require(path.copy())
        #expect(copy == path)
        path.addLine(to: .zero)
        #expect(copy != path)
        #expect(path.mutableCopy() == path)
    }

    @Test func nothingIsDrawnBeforeAPointIsSet() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == .zero)
    }
}
