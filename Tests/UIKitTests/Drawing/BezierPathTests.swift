import Testing
import UIKit

@Suite struct UIBezierPathTests {
    private func elements(_ path: UIBezierPath) -> [PathElement] {
        var result: [PathElement] = []
        path.cgPath.storage.forEach { result.append($0) }
        return result
    }

    @Test func clockwiseIsTowardsGreaterAngles() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
        #expect(abs(PathMeasure(path.cgPath).length - 5 * .pi) < 0.01)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(PathMeasure(other.cgPath).length - 15 * .pi) < 0.02)
    }

    @Test func continuousCornersReachFurtherThanTheirRadius() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100), cornerRadius: 20)
        guard case .move(let start) = elements(path)[0] else { return }
        #expect(abs(start.x - 20 * 1.528_665) < 1e-6 && start.y == 0)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
        // The middle of the corner is as far in as a circle's is, to a fraction of a point.
        let diagonal = 20 * (1 - CGFloat(0.5).squareRoot())
        #expect(
            path.contains(CGPoint(x: diagonal + 0.3, y: diagonal + 0.3)) && !path.contains(CGPoint(x: diagonal - 0.3, y: diagonal - 0.3)))
    }

    @Test func halfTheSideIsACircle() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 50)
        for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
            let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            #expect(path.contains(CGPoint(x: 50 + 49.9 * x, y: 50 + 49.9 * y)))
            #expect(!path.contains(CGPoint(x: 50 + 50.1 * x, y: 50 + 50.1 * y)))
        }
        let capsule = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 40), cornerRadius: 1000)
        #expect(capsule.bounds == CGRect(x: 0, y: 0, width: 200, height: 40) && !capsule.contains(CGPoint(x: 3, y: 3)))
    }

    @Test func onlyTheCornersAskedForAreRound() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 99)))
    }

    @Test func reversingTurnsEveryElementAround() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2), controlPoint2: CGPoint(x: 12, y: 8))
        path.lineWidth = 3
        let reversed = path.reversing()
        #expect(
            elements(reversed) == [
                .move(CGPoint(x: 10, y: 10)), .curve(CGPoint(x: 12, y: 8), CGPoint(x: 12, y: 2), CGPoint(x: 10, y: 0)),
                .line(CGPoint(x: 0, y: 0)),
            ])
        #expect(reversed.lineWidth == 3)
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func copiesAndTransformsAreIndependent() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.usesEvenOddFillRule = true
        let copy = path.copy() as? UIBezierPath
        path.apply(CGAffineTransform(translationX: 5, y: 5))
        #expect(path.bounds.origin == CGPoint(x: 5, y: 5) && copy?.bounds.origin == .zero && copy?.usesEvenOddFillRule == true)
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds.isNull)
    }

    @Test func dashesComeBackAsSet() {
        let path = UIBezierPath()
        path.setLineDash([4, 2, 1], count: 3, phase: 5)
        var pattern = [CGFloat](repeating: 0, count: 3)
        var (count, phase): (Int, CGFloat) = (0, 0)
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [4, 2, 1] && count == 3 && phase == 5)
    }

    @Test func strokesUseThePathsOwnAttributes() {
        let image = drawn(40, 20) { _ in
            UIColor.blue.setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 30, y: 10))
            path.lineWidth = 8
            path.lineCapStyle = .square
            path.setLineDash([4, 12], count: 2, phase: 0)
            path.stroke()
        }
        #expect(pixel(image, 6, 7) == [0, 0, 255, 255] && pixel(image, 5, 10)[3] == 0 && pixel(image, 19, 10)[3] == 0)
        #expect(pixel(image, 23, 10) == [0, 0, 255, 255])
    }

    @Test func clipsLastUntilTheStateIsRestored() {
        let image = drawn(20, 20) { context in
            context.saveGState()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixel(image, 10, 10) == [255, 0, 0, 255] && pixel(image, 19, 0)[3] == 0 && pixel(image, 0, 0) == [0, 0, 255, 255])
    }
}
