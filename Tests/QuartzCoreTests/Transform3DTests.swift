import CoreGraphics
import Foundation
import QuartzCore
import Testing

func expectClose(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: CGFloat = 1e-9, sourceLocation: SourceLocation = #_sourceLocation) {
    let x = AnimatableNumbers(a).values, y = AnimatableNumbers(b).values
    for (p, q) in zip(x, y) where abs(p - q) > tolerance {
        Issue.record("\(x) is not \(y)", sourceLocation: sourceLocation)
        return
    }
}

extension CATransform3D {
    fileprivate init(uniform k: CGFloat) {
        self = CATransform3DMakeScale(k, k, k)
        m44 = k
    }
}

private struct AnimatableNumbers {
    let values: [CGFloat]
    init(_ m: CATransform3D) {
        values = [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
        ]
    }
}

@Suite struct Transform3DTests {
    private var samples: [CATransform3D] {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        return [
            CATransform3DIdentity, CATransform3DMakeTranslation(3, -4, 5), CATransform3DMakeScale(2, 0.5, 3),
            CATransform3DMakeRotation(1, 1, 2, 3), CATransform3DRotate(perspective, 0.7, 0, 1, 0),
            CATransform3DTranslate(CATransform3DScale(CATransform3DRotate(perspective, -2, 1, 0, 0.2), 2, 3, 1), 10, 20, 30),
            CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -2, 1),
            CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.2, c: 0.5, d: 2, tx: 7, ty: 8)),
            CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeRotation(.pi, 0, 1, 0),
        ]
    }

    @Test func inversesUndo() {
        for t in samples { expectClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity) }
    }

    @Test func aSingularTransformIsItsOwnInverse() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        expectClose(CATransform3DInvert(flat), flat)
    }

    @Test func functionsPutTheNewTransformFirst() {
        let t = CATransform3DMakeRotation(0.5, 0, 0, 1)
        expectClose(CATransform3DTranslate(t, 1, 2, 3), CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), t))
        expectClose(CATransform3DScale(t, 1, 2, 3), CATransform3DConcat(CATransform3DMakeScale(1, 2, 3), t))
        expectClose(CATransform3DRotate(t, 1, 1, 0, 0), CATransform3DConcat(CATransform3DMakeRotation(1, 1, 0, 0), t))
    }

    @Test func rotationTurnsXTowardsY() {
        let p = CATransform3DMakeRotation(.pi / 2, 0, 0, 1).apply(1, 0, 0)
        #expect(abs(p.x) < 1e-12 && abs(p.y - 1) < 1e-12)
        let away = CATransform3DMakeRotation(.pi / 2, 0, 1, 0).apply(1, 0, 0)
        #expect(abs(away.z + 1) < 1e-12)
        expectClose(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
    }

    @Test func partsMakeUpTheWhole() throws {
        for t in samples {
            // A matrix and its multiples do the same; the parts give the one whose last element is 1 for points at the origin.
            let whole = CATransform3D(try #require(t.parts)), k = whole.m44 / t.m44
            expectClose(CATransform3DConcat(t, CATransform3D(uniform: k)), whole)
        }
    }

    @Test func turningHalfWayTurnsByHalfTheAngle() {
        let a = CATransform3DMakeRotation(0.2, 0, 0, 1), b = CATransform3DMakeRotation(1.4, 0, 0, 1)
        expectClose(.interpolate(a, b, 0.5), CATransform3DMakeRotation(0.8, 0, 0, 1))
        expectClose(.interpolate(a, b, 0), a)
        expectClose(.interpolate(a, b, 1), b)
        let scaled = CATransform3D.interpolate(CATransform3DIdentity, CATransform3DScale(b, 3, 3, 1), 0.5)
        expectClose(scaled, CATransform3DScale(CATransform3DMakeRotation(0.7, 0, 0, 1), 2, 2, 1))
    }

    @Test func aFlipScalesThroughNothing() {
        let half = CATransform3D.interpolate(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.5)
        expectClose(half, CATransform3DMakeScale(0, 1, 1))
    }

    @Test func eulerAnglesMakeUpTheRotation() {
        for (x, y, z) in [(0.3, -0.7, 2.0), (-2.5, 1.2, -3), (1, 0, 0), (0, 0, 3)] {
            let q = Quaternion(euler: (x, y, z)), e = q.euler
            let again = Quaternion(euler: e)
            expectClose(CATransform3D(q), CATransform3D(again))
        }
    }

    @Test func affineTransformsAreRecognized() {
        let affine = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(CATransform3DIsAffine(affine))
        #expect(CATransform3DGetAffineTransform(affine) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(affine))
    }

    @Test func projectionsInvert() throws {
        for t in samples.prefix(6) {
            let p = Projection(t)
            let inverse = try #require(p.inverted())
            let there = p.apply(CGPoint(x: 12, y: 34)), back = inverse.apply(there)
            #expect(abs(back.x - 12) < 1e-6 && abs(back.y - 34) < 1e-6)
        }
    }
}
