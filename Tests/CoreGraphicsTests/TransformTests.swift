import CoreGraphics
import Foundation
import Testing

@Suite struct TransformTests {
    @Test func translatedScaledRotatedPrecedeTheTransform() {
        let t = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
        let p = CGPoint(x: 1, y: 0).applying(t)
        // (1, 0) turns to (0, 1), scales to (0, 3), moves to (10, 23).
        #expect(isClose(p.x, 10) && isClose(p.y, 23))
        #expect(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let t = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0))
        #expect(CGPoint(x: 3, y: 0).applying(t) == CGPoint(x: 7, y: 0))
    }

    @Test func inverseUndoesAndSingularStaysItself() {
        let t = CGAffineTransform(a: 2, b: 1, c: -3, d: 0.5, tx: 7, ty: -4)
        let p = CGPoint(x: 3, y: 9).applying(t).applying(t.inverted())
        #expect(isClose(p.x, 3) && isClose(p.y, 9))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func decompositionGoesBackAndForth() {
        let t = CGAffineTransform(a: 2, b: 1, c: -3, d: 0.5, tx: 7, ty: -4)
        let again = CGAffineTransform(t.decomposed())
        for (x, y) in [(t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d), (t.tx, again.tx), (t.ty, again.ty)] {
            #expect(isClose(x, y, within: 1e-12))
        }
        let pure = CGAffineTransform(rotationAngle: 0.5).decomposed()
        #expect(isClose(pure.rotation, 0.5) && isClose(pure.scale.width, 1) && isClose(pure.horizontalShear, 0))
    }

    @Test func rectsBecomeTheirBoundingBox() {
        let r = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(r.minX, -20) && isClose(r.minY, 0) && isClose(r.width, 20) && isClose(r.height, 10))
        #expect(CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9)) == CGSize(width: 3, height: 4))
    }

    @Test func dictionariesCarryGeometry() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGPoint(dictionaryRepresentation: ["X": 1] as NSDictionary) == nil)
    }
}
