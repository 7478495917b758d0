import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class DynamicsTests {
    let controller = UIViewController()
    lazy var stage = Stage(controller)
    lazy var animator = UIDynamicAnimator(referenceView: controller.view)

    private func item(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> UIView {
        _ = stage
        let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
        view.backgroundColor = .systemBlue
        controller.view.addSubview(view)
        return view
    }

    @Test func gravityAcceleratesAThousandPointsASecondSquared() {
        let view = item(100, 0)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        stage.advance(0.5 + 1.0 / 60)
        #expect(abs(view.center.y - 50 - 125) < 4)
        #expect(view.center.x == 150)
        #expect(abs(animator.elapsedTime - 0.5) < 0.02)
    }

    @Test func anItemComesToRestOnTheReferencesBounds() {
        let view = item(100, 600)
        let log = DynamicsLog()
        animator.delegate = log
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = log
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(collision)
        #expect(animator.isRunning)
        stage.advance(3)
        #expect(abs(view.frame.maxY - 852) < 1)
        #expect(!animator.isRunning)
        #expect(log.words == ["resume", "began boundary nil", "pause"])
    }

    @Test func anElasticItemBouncesBack() {
        let view = item(100, 700, 50)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        let like = UIDynamicItemBehavior(items: [view])
        like.elasticity = 1
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(collision)
        animator.addBehavior(like)
        var highest: CGFloat = .infinity
        for _ in 0..<60 {
            stage.advance(1.0 / 60)
            if like.linearVelocity(for: view).y < 0 { highest = min(highest, view.frame.minY) }
        }
        #expect(abs(highest - 700) < 15)
    }

    @Test func twoItemsExchangeTheirVelocities() {
        let (a, b) = (item(0, 100, 50), item(200, 100, 50))
        let like = UIDynamicItemBehavior(items: [a, b])
        like.elasticity = 1
        like.friction = 0
        let log = DynamicsLog()
        let collision = UICollisionBehavior(items: [a, b])
        collision.collisionDelegate = log
        animator.addBehavior(like)
        animator.addBehavior(collision)
        like.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
        stage.advance(1)
        #expect(abs(like.linearVelocity(for: a).x) < 1)
        #expect(abs(like.linearVelocity(for: b).x - 300) < 1)
        #expect(log.words == ["began items", "ended items"])
        #expect(abs(a.center.y - 125) < 0.01)
    }

    @Test func itemsStackUpAndStay() {
        let views = (0..<5).map { item(150, 300 + CGFloat($0) * 105, 100) }
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: views))
        animator.addBehavior(collision)
        stage.advance(4)
        #expect(!animator.isRunning)
        for (index, view) in views.reversed().enumerated() {
            #expect(abs(view.center.y - (802 - CGFloat(index) * 100)) < 4, "\(index): \(view.center)")
            #expect(abs(view.center.x - 200) < 2)
        }
    }

    @Test func aPathIsABoundaryWithItsIdentifier() {
        let view = item(150, 100, 40)
        let log = DynamicsLog()
        let collision = UICollisionBehavior(items: [view])
        collision.collisionDelegate = log
        collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 393, y: 400))
        #expect(collision.boundaryIdentifiers?.count == 1)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(collision)
        stage.advance(2)
        #expect(abs(view.frame.maxY - 400) < 1)
        #expect(log.words.first == "began boundary floor")
        collision.removeBoundary(withIdentifier: "floor" as NSString)
        stage.advance(0.5)
        #expect(view.frame.minY > 400)
        #expect(log.words.last == "ended boundary floor")
    }

    @Test func anInstantaneousPushHappensOnce() {
        let view = item(100, 100)
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.setAngle(0, magnitude: 2)
        animator.addBehavior(push)
        let like = UIDynamicItemBehavior(items: [view])
        animator.addBehavior(like)
        stage.advance(0.2)
        #expect(!push.active)
        #expect(abs(like.linearVelocity(for: view).x - 200) < 0.01)
        push.active = true
        stage.advance(0.2)
        #expect(abs(like.linearVelocity(for: view).x - 400) < 0.01)
    }

    @Test func aPushBesideTheMiddleTurnsTheItem() {
        let view = item(100, 100)
        let push = UIPushBehavior(items: [view], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: view)
        animator.addBehavior(push)
        stage.advance(0.5)
        #expect(view.transform.b > 0.01)
    }

    @Test func aSnapEndsAtItsPointUpright() {
        let view = item(0, 0)
        view.transform = CGAffineTransform(rotationAngle: 1)
        animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 500)))
        stage.advance(3)
        #expect(distance(view.center, CGPoint(x: 300, y: 500)) < 1)
        #expect(abs(view.transform.b) < 0.02)
        #expect(!animator.isRunning)
    }

    @Test func aRodHoldsItsLength() {
        let view = item(250, 100, 40)
        let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 120))
        #expect(rod.length == 70)
        animator.addBehavior(rod)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        for _ in 0..<60 {
            stage.advance(1.0 / 60)
            #expect(abs(distance(view.center, rod.anchorPoint) - 70) < 1)
        }
        #expect(view.center.x != 270)
    }

    @Test func aSpringSwingsAboutItsLength() {
        let view = item(150, 100, 100)
        let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 50))
        (spring.frequency, spring.damping, spring.length) = (2, 0.1, 200)
        animator.addBehavior(spring)
        var farthest: CGFloat = 0
        for _ in 0..<180 {
            stage.advance(1.0 / 60)
            farthest = max(farthest, view.center.y - 50)
        }
        #expect(farthest > 220)
        stage.advance(5)
        #expect(abs(view.center.y - 250) < 2)
    }

    @Test func attachmentsOfOneKindEach() {
        let (a, b) = (item(100, 100, 50), item(160, 100, 50))
        let anchored = UIDynamicItemBehavior(items: [a])
        anchored.isAnchored = true
        animator.addBehavior(anchored)
        let gravity = UIGravityBehavior(items: [b])
        animator.addBehavior(gravity)

        let fixed = UIAttachmentBehavior.fixedAttachment(with: b, attachedTo: a, attachmentAnchor: CGPoint(x: 155, y: 125))
        animator.addBehavior(fixed)
        stage.advance(1)
        #expect(distance(b.center, CGPoint(x: 185, y: 125)) < 1)
        animator.removeBehavior(fixed)

        b.center = CGPoint(x: 185, y: 125)
        animator.updateItem(usingCurrentState: b)
        let pin = UIAttachmentBehavior.pinAttachment(with: b, attachedTo: a, attachmentAnchor: CGPoint(x: 155, y: 125))
        pin.attachmentRange = UIFloatRange(minimum: 0, maximum: 0.5)
        animator.addBehavior(pin)
        stage.advance(2)
        #expect(abs(atan2(b.transform.b, b.transform.a) - 0.5) < 0.05)
        animator.removeBehavior(pin)

        b.transform = .identity
        b.center = CGPoint(x: 185, y: 125)
        animator.updateItem(usingCurrentState: b)
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: b, attachmentAnchor: b.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
        animator.addBehavior(slide)
        stage.advance(2)
        #expect(abs(b.center.y - 205) < 2)
        #expect(abs(b.center.x - 185) < 0.5)
        animator.removeBehavior(slide)

        b.center = CGPoint(x: 185, y: 125)
        animator.updateItem(usingCurrentState: b)
        let rope = UIAttachmentBehavior.limitAttachment(
            with: b, offsetFromCenter: .zero, attachedTo: a, offsetFromCenter: .zero)
        animator.addBehavior(rope)
        stage.advance(1)
        #expect(distance(b.center, a.center) < 62)
    }

    @Test func aGroupBringsItsChildrenAndTheirActions() {
        let view = item(100, 100)
        var frames = 0
        let group = UIDynamicBehavior()
        let gravity = UIGravityBehavior(items: [view])
        gravity.action = { frames += 1 }
        group.addChildBehavior(gravity)
        animator.addBehavior(group)
        #expect(gravity.dynamicAnimator === animator)
        stage.advance(0.2)
        #expect(frames > 5)
        #expect(view.center.y > 150)
        group.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil)
    }

    @Test func theSameBehavioursMoveTheSameItemsTheSameWay() {
        func run() -> [CGPoint] {
            let views: [UIView] = (0..<8).map { index in
                let (column, row) = (CGFloat(index % 4), CGFloat(index / 4))
                return item(column * 80 + CGFloat(index), row * 100, 60)
            }
            let animator = UIDynamicAnimator(referenceView: controller.view)
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: views))
            stage.advance(1.5)
            return views.map(\.center)
        }
        #expect(run() == run())
    }

    @Test func circlesRollApart() {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        _ = stage
        let balls = [CGPoint(x: 200, y: 800), CGPoint(x: 205, y: 700)].map { center in
            let ball = Ball(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            ball.center = center
            controller.view.addSubview(ball)
            return ball
        }
        let collision = UICollisionBehavior(items: balls)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: balls))
        stage.advance(2)
        for ball in balls { #expect(abs(ball.center.y - 822) < 1.5) }
        #expect(distance(balls[0].center, balls[1].center) > 59)
    }

    @Test func anAnimatorAndItsBehavioursAreFreed() {
        weak var freed: UIDynamicAnimator?
        weak var freedBehavior: UIDynamicBehavior?
        do {
            let animator = UIDynamicAnimator(referenceView: controller.view)
            let gravity = UIGravityBehavior(items: [item(0, 0)])
            animator.addBehavior(gravity)
            stage.advance(0.1)
            (freed, freedBehavior) = (animator, gravity)
        }
        #expect(freed == nil)
        #expect(freedBehavior == nil)
    }
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

private final class DynamicsLog: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var words: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { words.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { words.append("pause") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {
        words.append("began items")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
        words.append("ended items")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {
        words.append("began boundary \((identifier as? NSString).map { "\($0)" } ?? "nil")")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        words.append("ended boundary \((identifier as? NSString).map { "\($0)" } ?? "nil")")
    }
}
