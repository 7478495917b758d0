import Testing
import UIKit

@Suite struct GeometryValueTests {
    @Test func objectsHoldGeometry() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
        #expect(
            CATransform3DEqualToTransform(
                NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)).caTransform3DValue, CATransform3DMakeScale(2, 3, 4)))
        #expect(NSValue(cgPoint: .zero).cgRectValue == .zero && NSNumber(value: 1).cgAffineTransformValue == .identity)
    }

    @Test func stringsHoldGeometry() {
        let rect = CGRect(x: 1, y: -2.5, width: 3, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {3, 4}}" && NSCoder.cgRect(for: "{{1, -2.5}, {3, 4}}") == rect)
        #expect(CGPointFromString("{3, 4}") == CGPoint(x: 3, y: 4) && CGPointFromString("nonsense") == .zero)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(insets)) == insets)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 0.1)
        #expect(CGAffineTransformFromString(NSStringFromCGAffineTransform(transform)) == transform)
    }

    @Test func insetsShrinkRectangles() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(UIRectEdge.all == [.top, .left, .bottom, .right] && UIRectCorner.allCorners.contains(.bottomRight))
    }
}
