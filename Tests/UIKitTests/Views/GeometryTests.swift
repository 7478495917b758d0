import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct GeometryTests {
    @Test func frameBoundsAndCenterFollowEachOther() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.bounds.size = CGSize(width: 200, height: 100)
        #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func pointsConvertThroughTransformsAndBoundsOrigins() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 0, y: 40)
        let turned = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 20))
        root.addSubview(scrolled)
        scrolled.addSubview(turned)
        #expect(turned.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 30))
        turned.transform = CGAffineTransform(rotationAngle: .pi)
        let corner = turned.convert(CGPoint.zero, to: root)
        #expect(abs(corner.x - 70) < 1e-9 && abs(corner.y - 50) < 1e-9)
        let back = root.convert(corner, to: turned)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    }

    @Test(
        arguments: [
            (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 30)),
            (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 30)),
            (
                UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
                CGRect(x: 10 + 100.0 * 10 / 70, y: 10, width: 30, height: 30)
            ),
            (UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]), CGRect(x: 10, y: 10, width: 130, height: 130)),
            (UIView.AutoresizingMask(), CGRect(x: 10, y: 10, width: 30, height: 30)),
        ])
    func autoresizingSharesTheChange(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        view.autoresizingMask = mask
        parent.addSubview(view)
        parent.frame.size = CGSize(width: 200, height: 200)
        #expect(abs(view.frame.minX - expected.minX) < 1e-9)
        #expect(abs(view.frame.width - expected.width) < 1e-9)
        #expect(abs(view.frame.height - expected.height) < 1e-9)
    }

    @Test func hitTestingPassesHiddenClearAndDisabledViewsOver() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (below, above) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        root.addSubview(below)
        root.addSubview(above)
        let point = CGPoint(x: 5, y: 5)
        #expect(root.hitTest(point, with: nil) === above)
        above.isHidden = true
        #expect(root.hitTest(point, with: nil) === below)
        above.isHidden = false
        above.alpha = 0.01
        #expect(root.hitTest(point, with: nil) === below)
        above.alpha = 1
        above.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === below)
        #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
    }

    @Test func onlyClassesThatDrawHaveABackingStore() {
        final class Drawing: UIView { override func draw(_ rect: CGRect) {} }
        class Plain: UIView { override func layoutSubviews() { super.layoutSubviews() } }
        #expect(Drawing().layer.needsDisplay())
        #expect(!Plain().layer.needsDisplay())
        #expect(!UIView().layer.needsDisplay())
    }
}
