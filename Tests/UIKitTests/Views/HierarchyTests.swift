import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct HierarchyTests {
    @Test func addingAndRemovingTellsInUIKitsOrder() {
        let log = CallLog()
        let view = RecordingView(log)
        let parent = UIView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(parent)
        parent.addSubview(view)
        view.removeFromSuperview()
        #expect(
            log.calls == [
                "willMoveToWindow:some", "willMoveToSuperview:some", "didMoveToSuperview:some", "didMoveToWindow:some",
                "willMoveToWindow:none", "willMoveToSuperview:none", "didMoveToSuperview:none", "didMoveToWindow:none",
            ])
    }

    @Test func aViewThatReplacesItsSubviewsWhileItLaysOutIsLaidOutOnce() {
        final class Rebuilding: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                subviews.forEach { $0.removeFromSuperview() }
                for _ in 0..<3 { addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Rebuilding(frame: window.bounds)
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.layouts == 1 && view.subviews.count == 3)
        view.addSubview(UIView())
        window.layoutIfNeeded()
        #expect(view.layouts == 2 && view.subviews.count == 3)
        // What asks for it in so many words is laid out again.
        view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.layouts == 3)
    }

    @Test func insertingKeepsSubviewsAndSublayersInStep() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, belowSubview: b)
        #expect(parent.subviews == [a, c, b])
        parent.sendSubviewToBack(b)
        #expect(parent.subviews == [b, a, c])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [c, a, b])
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.subviews == [a, b, c])
        #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) })
    }

    @Test func aViewHasOneSuperview() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty)
        #expect(view.superview === second)
    }

    @Test func viewsAreFoundByTag() {
        let (root, middle, leaf) = (UIView(), UIView(), UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.tag = 7
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test func aSuperviewThatGoesLeavesItsSubviewsWithoutOne() {
        let view = UIView()
        weak var parent: UIView?
        do {
            let made = UIView()
            made.addSubview(view)
            parent = made
        }
        #expect(parent == nil)
        #expect(view.superview == nil)
    }

    @Test func aWindowThatGoesIsForgottenByItsViews() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(outer)
            #expect(inner.window === window)
        }
        #expect(inner.window == nil)
        #expect(outer.superview == nil)
    }

    @Test func aWindowWithoutAFrameFillsTheScreen() {
        #expect(UIWindow().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func noViewIsCoveredWiderThanTheViewAroundIt() {
        let stage = Stage(UIViewController(), size: UIScreen.main.bounds.size)
        let covered = stage.window.safeAreaInsets
        let outer = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: -10, y: 90, width: 40, height: 40))
        let above = UIView(frame: CGRect(x: -10, y: -30, width: 40, height: 40))
        outer.addSubview(inner)
        outer.addSubview(above)
        stage.window.addSubview(outer)
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: covered.top - 10, left: 0, bottom: 0, right: 0))
        #expect(inner.safeAreaInsets == .zero)
        #expect(above.safeAreaInsets == UIEdgeInsets(top: covered.top - 10, left: 0, bottom: 0, right: 0))
    }
}

final class CallLog {
    var calls: [String] = []
}

private final class RecordingView: UIView {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toWindow newWindow: UIWindow?) { log.calls.append("willMoveToWindow:\(newWindow == nil ? "none" : "some")") }
    override func didMoveToWindow() { log.calls.append("didMoveToWindow:\(window == nil ? "none" : "some")") }
    override func willMove(toSuperview newSuperview: UIView?) {
        log.calls.append("willMoveToSuperview:\(newSuperview == nil ? "none" : "some")")
    }
    override func didMoveToSuperview() { log.calls.append("didMoveToSuperview:\(superview == nil ? "none" : "some")") }
}
