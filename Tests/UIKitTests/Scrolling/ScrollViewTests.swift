import Sessions
import Testing
import UIKit

@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var target: CGPoint?
    var seenVelocity: CGPoint?
    var seenTarget: CGPoint?
    weak var zoomed: UIView?

    private func note(_ word: String) {
        if log.last != word { log.append(word) }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
        seenVelocity = velocity
        seenTarget = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("didEndDragging \(decelerate)") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { note("didEndZooming") }
}

@MainActor @Suite(.session)
final class ScrollViewTests {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    let log = ScrollLog()
    lazy var stage: Stage = {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.addSubview(content)
        scroll.delegate = log
        controller.view.addSubview(scroll)
        return Stage(controller)
    }()
    lazy var fingers = Fingers(stage)

    private func flick(from: CGFloat, to: CGFloat, over seconds: Double = 0.2) {
        let (start, end) = (CGPoint(x: 200, y: from), CGPoint(x: 200, y: to))
        fingers.down(start)
        fingers.glide(from: start, to: end, over: seconds)
        fingers.up(end)
    }

    @Test func theDelegateIsNotToldOfTheSafeAreaBeforeTheFirstLayout() {
        final class Measuring: NSObject, UIScrollViewDelegate {
            let bar = UIView()
            var widths: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { widths.append(bar.frame.width) }
        }
        let (measuring, list) = (Measuring(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
        list.contentInsetAdjustmentBehavior = .always
        list.delegate = measuring
        measuring.bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(list)
        controller.view.addSubview(measuring.bar)
        measuring.bar.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
        controller.additionalSafeAreaInsets.top = 30
        let shown = Stage(controller)
        #expect(list.contentOffset.y == -list.safeAreaInsets.top && list.safeAreaInsets.top >= 30)
        #expect(!measuring.widths.isEmpty && measuring.widths.allSatisfy { $0 == 393 })
        withExtendedLifetime(shown) {}
    }

    @Test func aContentOffsetThatIsNoNumberEndsTheAppAtTheAssignment() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIScrollView().contentOffset.x = .nan }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'CALayerInvalidGeometry', reason: 'CALayer bounds contains NaN: [nan 0; 0 0]'"), "\(text)")
    }

    @Test func contentFollowsTheFingerPointForPoint() {
        fingers.down(CGPoint(x: 200, y: 500))
        fingers.move(CGPoint(x: 200, y: 480))
        #expect(scroll.contentOffset.y == 10)
        fingers.move(CGPoint(x: 230, y: 380))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 110))
        #expect(scroll.isDragging && scroll.isTracking)
        stage.advance(0.5)
        fingers.up(CGPoint(x: 230, y: 380))
        #expect(!scroll.isDragging && !scroll.isDecelerating)
        #expect(log.log == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    }

    @Test func aFlickSlowsDownToWhereTheFormulaSays() {
        flick(from: 600, to: 360)
        let velocity = log.seenVelocity!.y
        let start = scroll.contentOffset.y
        #expect(abs(velocity - 1.2) < 0.01)
        let expected = start - velocity * 1000 / (1000 * log2(0.998) * CGFloat(M_LN2))
        #expect(abs(log.seenTarget!.y - expected) < 1)
        #expect(scroll.isDecelerating)
        stage.advance(5)
        #expect(!scroll.isDecelerating)
        #expect(abs(scroll.contentOffset.y - expected) < 1)
        #expect(
            log.log == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll",
                "didEndDecelerating",
            ])
    }

    @Test func contentPulledBeyondItsEdgeFollowsLessAndComesBack() {
        fingers.down(CGPoint(x: 200, y: 300))
        fingers.move(CGPoint(x: 200, y: 310))
        fingers.move(CGPoint(x: 200, y: 510))
        let pulled = ScrollPhysics.rubberBand(-200, dimension: 600)
        #expect(abs(scroll.contentOffset.y - pulled) < 0.5)
        stage.advance(0.5)
        fingers.up(CGPoint(x: 200, y: 510))
        stage.advance(0.1)
        #expect(scroll.contentOffset.y > pulled && scroll.contentOffset.y < 0)
        stage.advance(2)
        #expect(scroll.contentOffset.y == 0)
        #expect(log.log.last == "didEndDecelerating")
    }

    @Test func aFlickIntoTheEdgeBouncesAndRestsThere() {
        scroll.contentOffset.y = 2300
        flick(from: 600, to: 300, over: 0.1)
        var highest: CGFloat = 0
        for _ in 0..<180 {
            stage.advance(1.0 / 60)
            highest = max(highest, scroll.contentOffset.y)
        }
        #expect(highest > 2400)
        #expect(scroll.contentOffset.y == 2400)
    }

    @Test func withoutBouncesContentStopsAtItsEdge() {
        scroll.bounces = false
        fingers.down(CGPoint(x: 200, y: 300))
        fingers.move(CGPoint(x: 200, y: 500))
        #expect(scroll.contentOffset.y == 0)
        fingers.up(CGPoint(x: 200, y: 500))
        scroll.contentOffset.y = 2300
        flick(from: 600, to: 300, over: 0.1)
        for _ in 0..<120 {
            stage.advance(1.0 / 60)
            #expect(scroll.contentOffset.y <= 2400)
        }
        #expect(scroll.contentOffset.y == 2400)
    }

    @Test func pagingRestsAtPages() {
        scroll.isPagingEnabled = true
        flick(from: 500, to: 400)
        stage.advance(2)
        #expect(scroll.contentOffset.y == 600)
        fingers.down(CGPoint(x: 200, y: 500))
        fingers.move(CGPoint(x: 200, y: 420))
        stage.advance(0.5)
        fingers.up(CGPoint(x: 200, y: 420))
        stage.advance(2)
        #expect(scroll.contentOffset.y == 600)
    }

    @Test func theDelegateChoosesWhereItEnds() {
        log.target = CGPoint(x: 0, y: 777)
        flick(from: 600, to: 400)
        stage.advance(5)
        #expect(scroll.contentOffset.y == 777)
    }

    @Test func animatedOffsetTakesThreeTenthsOfASecond() {
        _ = stage
        scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        #expect(scroll.contentOffset.y == 0)
        stage.advance(0.15)
        #expect(abs(scroll.contentOffset.y - 500) < 60)
        stage.advance(0.2)
        #expect(scroll.contentOffset.y == 1000)
        #expect(log.log == ["scroll", "didEndScrollingAnimation"])
    }

    @Test func aDelegateMayMoveContentWhileItSlowsDown() {
        flick(from: 600, to: 360)
        stage.advance(0.1)
        let before = scroll.contentOffset.y
        scroll.contentOffset.y -= 300
        stage.advance(0.1)
        #expect(scroll.isDecelerating)
        #expect(scroll.contentOffset.y > before - 300)
        #expect(scroll.contentOffset.y < before - 100)
    }

    @Test func setContentOffsetStopsTheMovement() {
        flick(from: 600, to: 360)
        stage.advance(0.1)
        let place = scroll.contentOffset
        scroll.setContentOffset(place, animated: false)
        stage.advance(0.5)
        #expect(scroll.contentOffset == place)
    }

    @Test func aTouchStopsMovingContentAndIsNotForIt() {
        flick(from: 600, to: 360)
        stage.advance(0.1)
        content.log = []
        fingers.down(CGPoint(x: 200, y: 400))
        let place = scroll.contentOffset
        stage.advance(0.5)
        #expect(scroll.contentOffset == place)
        fingers.up(CGPoint(x: 200, y: 400))
        #expect(content.log == [])
        #expect(log.log.last == "didEndDecelerating")
    }

    @Test func contentSeesTouchesLateAndLosesThemToADrag() {
        fingers.down(CGPoint(x: 200, y: 400))
        #expect(content.log == [])
        stage.advance(0.2)
        #expect(content.log == ["began"])
        fingers.move(CGPoint(x: 200, y: 370))
        #expect(content.log == ["began", "cancelled"])
        fingers.up(CGPoint(x: 200, y: 370))
        stage.advance(3)
        content.log = []
        fingers.tap(CGPoint(x: 200, y: 400))
        #expect(content.log == ["began", "ended"])
        content.log = []
        scroll.delaysContentTouches = false
        fingers.down(CGPoint(x: 200, y: 400))
        #expect(content.log == ["began"])
        fingers.up(CGPoint(x: 200, y: 400))
    }

    @Test func contentThatMayNotLoseItsTouchKeepsIt() {
        scroll.canCancelContentTouches = false
        fingers.down(CGPoint(x: 200, y: 400))
        stage.advance(0.2)
        fingers.move(CGPoint(x: 200, y: 300))
        #expect(scroll.contentOffset.y == 0)
        #expect(content.log == ["began", "moved"])
        fingers.up(CGPoint(x: 200, y: 300))
        fingers.down(CGPoint(x: 200, y: 400))
        fingers.move(CGPoint(x: 200, y: 300))
        #expect(scroll.contentOffset.y > 0)
        fingers.up(CGPoint(x: 200, y: 300))
    }

    @Test func insetsWidenTheRange() {
        _ = stage
        scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 2990, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 2430)
        fingers.down(CGPoint(x: 200, y: 300))
        fingers.move(CGPoint(x: 200, y: 310))
        stage.advance(0.5)
        fingers.up(CGPoint(x: 200, y: 310))
        scroll.contentSize.height = 100
        #expect(scroll.contentOffset.y == -50)
    }

    @Test func theSafeAreaIsAddedWhereContentScrolls() {
        let full = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        controller.view.addSubview(full)
        full.contentSize = CGSize(width: 393, height: 2000)
        let stage = Stage(controller)
        let safe = full.safeAreaInsets
        #expect(safe.top > 0)
        #expect(full.adjustedContentInset == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
        #expect(full.contentOffset.y == -safe.top)
        full.contentInset.top = 10
        #expect(full.adjustedContentInset.top == safe.top + 10)
        full.contentInsetAdjustmentBehavior = .never
        #expect(full.adjustedContentInset.top == 10)
        _ = stage
    }

    @Test func theInnerOfCrossedScrollViewsTakesItsOwnAxis() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 2000, height: 300)
        content.addSubview(inner)
        flick(from: 300, to: 200)
        #expect(scroll.contentOffset.y > 0)
        #expect(inner.contentOffset == .zero)
        stage.advance(5)
        scroll.setContentOffset(.zero, animated: false)
        let (a, b) = (CGPoint(x: 300, y: 250), CGPoint(x: 150, y: 240))
        fingers.down(a)
        fingers.glide(from: a, to: b, over: 0.2)
        fingers.up(b)
        #expect(inner.contentOffset.x > 0)
        #expect(scroll.contentOffset == .zero)
    }

    @Test func atItsEdgeAnInnerScrollViewLeavesTheDragToTheOuter() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 393, height: 600)
        content.addSubview(inner)
        flick(from: 300, to: 250)
        #expect(inner.contentOffset.y > 0 && scroll.contentOffset.y == 0)
        stage.advance(3)
        inner.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        flick(from: 300, to: 250)
        #expect(scroll.contentOffset.y > 0)
    }

    @Test func theWheelMovesContentWithinItsEdges() {
        _ = stage
        #expect(scroll.handleScroll(delta: CGPoint(x: 0, y: -50), at: CGPoint(x: 100, y: 100)))
        #expect(scroll.contentOffset.y == 50)
        _ = scroll.handleScroll(delta: CGPoint(x: 0, y: 500), at: CGPoint(x: 100, y: 100))
        #expect(scroll.contentOffset.y == 0)
        stage.advance(0.5)
        #expect(log.log == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
        #expect(!scroll.handleScroll(delta: CGPoint(x: 0, y: 10), at: CGPoint(x: 100, y: 100)))
    }

    @Test func pinchingZoomsAboutTheFingers() {
        content.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
        log.zoomed = content
        _ = stage
        scroll.contentSize = content.frame.size
        scroll.maximumZoomScale = 3
        let (a, b) = (CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300))
        fingers.down(a, id: 1)
        fingers.down(b, id: 2)
        fingers.move(CGPoint(x: 258, y: 300), id: 2)
        let fixed = scroll.pinchGestureRecognizer!.location(in: content)
        fingers.move(CGPoint(x: 350, y: 300), id: 2)
        #expect(scroll.isZooming)
        #expect(abs(scroll.zoomScale - 200.0 / 108) < 0.01)
        #expect(abs(scroll.contentSize.width - 393 * scroll.zoomScale) < 0.01)
        let now = scroll.pinchGestureRecognizer!.location(in: content)
        #expect(abs(now.x - fixed.x) < 0.5 && abs(now.y - fixed.y) < 0.5)
        fingers.move(CGPoint(x: 380, y: 300), id: 2)
        fingers.move(CGPoint(x: 10, y: 300), id: 1)
        fingers.up(CGPoint(x: 380, y: 300), id: 2)
        fingers.up(CGPoint(x: 10, y: 300), id: 1)
        stage.advance(1)
        #expect(scroll.zoomScale <= 3)
        #expect(log.log.contains("willBeginZooming"))
        #expect(log.log.last == "didEndZooming" || log.log.contains("didEndZooming"))
        scroll.setZoomScale(0.2, animated: false)
        #expect(scroll.zoomScale == 1)
    }

    @Test func aPullBeyondTheTopRefreshes() {
        let control = UIRefreshControl()
        var fired = 0
        control.addAction(UIAction { _ in fired += 1 }, for: .valueChanged)
        _ = stage
        scroll.refreshControl = control
        let (a, b) = (CGPoint(x: 200, y: 200), CGPoint(x: 200, y: 600))
        fingers.down(a)
        fingers.glide(from: a, to: b, over: 0.5)
        #expect(fired == 1)
        #expect(control.isRefreshing)
        stage.advance(0.3)
        fingers.up(b)
        stage.advance(2)
        #expect(scroll.contentOffset.y == -60)
        control.endRefreshing()
        stage.advance(1)
        #expect(scroll.contentOffset.y == 0)
        #expect(!control.isRefreshing)
        #expect(fired == 1)
    }

    @Test func aScrollViewIsFreedWhileItMoves() {
        weak var weakScroll: UIScrollView?
        do {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentSize = CGSize(width: 100, height: 1000)
            let controller = UIViewController()
            controller.view.addSubview(view)
            let stage = Stage(controller)
            view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            stage.advance(0.1)
            #expect(view.contentOffset.y > 0)
            weakScroll = view
            view.removeFromSuperview()
        }
        stage.advance(1)
        #expect(weakScroll == nil)
    }
}
