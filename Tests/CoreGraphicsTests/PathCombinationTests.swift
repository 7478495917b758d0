import CoreGraphics
import Foundation
import Testing

@Suite struct PathCombinationTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    private func corners(_ path: CGPath) -> Set<CGPoint> { Set(path.storage.points.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }) }

    @Test func overlappingRectangles() {
        let (a, b) = (rect(0, 0, 20, 20), rect(10, 10, 20, 20))
        let both = a.intersection(b)
        #expect(both.boundingBox == CGRect(x: 10, y: 10, width: 10, height: 10) && both.isRect(nil))
        #expect(corners(a.union(b)).count == 8 && a.union(b).storage.points.count == 8)
        let rest = a.subtracting(b)
        #expect(
            corners(rest) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 20),
                CGPoint(x: 0, y: 20),
            ])
        #expect(a.symmetricDifference(b).componentsSeparated().count == 2)
    }

    @Test func edgesInCommon() {
        let (a, b) = (rect(0, 0, 10, 10), rect(10, 0, 10, 10))
        var joined = CGRect.zero
        #expect(a.union(b).isRect(&joined) && joined == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(a.intersection(b).isEmpty && !a.intersects(b))
        #expect(a.union(a).isRect(&joined) && joined == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(a.subtracting(a).isEmpty)
        #expect(circle(0, 0, 10).subtracting(circle(0, 0, 10)).isEmpty)
        #expect(abs(circle(0, 0, 10).union(circle(0, 0, 10)).boundingBoxOfPath.width - 20) < 1e-9)
        let inner = rect(0, 0, 20, 20).subtracting(rect(5, 0, 10, 10))
        #expect(inner.contains(CGPoint(x: 2, y: 5)) && !inner.contains(CGPoint(x: 10, y: 5)) && inner.contains(CGPoint(x: 10, y: 15)))
    }

    @Test func holesStayHoles() {
        let ring = circle(50, 50, 40).subtracting(circle(50, 50, 20))
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(!ring.contains(CGPoint(x: 50, y: 50), using: rule) && ring.contains(CGPoint(x: 80, y: 50), using: rule))
        }
        #expect(ring.componentsSeparated().count == 1)
        #expect(circle(0, 0, 10).union(circle(100, 0, 10)).componentsSeparated().count == 2)
    }

    @Test func curvesStayCurves() {
        let lens = circle(0, 0, 10).intersection(circle(10, 0, 10))
        #expect(abs(lens.boundingBoxOfPath.width - 10) < 1e-2 && abs(lens.boundingBoxOfPath.height - 2 * 75.0.squareRoot()) < 2e-2)
        #expect(lens.storage.verbs.contains(.addCurveToPoint) && !lens.storage.verbs.contains(.addLineToPoint))
        #expect(lens.storage.verbs.count < 8)
    }

    @Test func crossingLinesAreNormalized() {
        let star = CGMutablePath()
        star.addLines(
            between: (0..<5).map { CGPoint(x: 100 * cos(CGFloat($0) * 4 * .pi / 5), y: 100 * sin(CGFloat($0) * 4 * .pi / 5)) })
        star.closeSubpath()
        #expect(star.contains(.zero) && !star.contains(.zero, using: .evenOdd))
        let (whole, pointed) = (star.normalized(), star.normalized(using: .evenOdd))
        #expect(whole.contains(.zero, using: .evenOdd) && whole.storage.points.count == 10)
        #expect(!pointed.contains(.zero) && pointed.componentsSeparated(using: .evenOdd).count == 5)
    }

    @Test func linesAreCutByAreas() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -20, y: 0), CGPoint(x: 20, y: 0)])
        let inside = line.lineIntersection(circle(0, 0, 10))
        #expect(abs(inside.boundingBox.minX + 10) < 1e-4 && abs(inside.boundingBox.maxX - 10) < 1e-4)
        let outside = line.lineSubtracting(circle(0, 0, 10))
        #expect(outside.storage.verbs == [.moveToPoint, .addLineToPoint, .moveToPoint, .addLineToPoint])
    }

    @Test func flatteningKeepsWithinItsThreshold() {
        let flat = circle(0, 0, 100).flattened(threshold: 0.5)
        #expect(!flat.storage.verbs.contains(.addCurveToPoint) && flat.storage.verbs.last == .closeSubpath)
        let chords = zip(flat.storage.points, flat.storage.points.dropFirst())
        #expect(chords.allSatisfy { hypot(($0.x + $1.x) / 2, ($0.y + $1.y) / 2) > 99.4 })
        #expect(flat.storage.points.count < 60)
    }

    /// Random polygons and ellipses: every operation agrees with what its points say of both paths.
    @Test(arguments: 0..<40) func everyPointIsWhereItBelongs(seed: Int) {
        var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
        func random(_ top: CGFloat) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 33) / CGFloat(1 << 31) * top
        }
        func shape() -> CGPath {
            let path = CGMutablePath()
            if random(1) < 0.5 {
                path.addEllipse(in: CGRect(x: random(60), y: random(60), width: 20 + random(60), height: 20 + random(60)))
            }
            path.addLines(between: (0..<4 + Int(random(4))).map { _ in CGPoint(x: random(100), y: random(100)) })
            path.closeSubpath()
            return path
        }
        let (a, b) = (shape(), shape())
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let results: [(CGPath, (Bool, Bool) -> Bool)] = [
                (a.union(b, using: rule), { $0 || $1 }), (a.intersection(b, using: rule), { $0 && $1 }),
                (a.subtracting(b, using: rule), { $0 && !$1 }), (a.symmetricDifference(b, using: rule), { $0 != $1 }),
            ]
            for (index, (path, expected)) in results.enumerated() {
                for _ in 0..<100 {
                    let p = CGPoint(x: random(120) - 10, y: random(120) - 10)
                    let wanted = expected(a.contains(p, using: rule), b.contains(p, using: rule))
                    #expect(path.contains(p) == wanted && path.contains(p, using: .evenOdd) == wanted, "operation \(index) at \(p)")
                }
            }
        }
    }
}
