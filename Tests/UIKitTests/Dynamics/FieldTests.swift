import Foundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class FieldTests {
    private let controller = UIViewController()
    private lazy var stage = Stage(controller)
    private lazy var animator = UIDynamicAnimator(referenceView: controller.view)

    private func item(_ x: CGFloat, _ y: CGFloat) -> UIView {
        _ = stage
        let view = UIView(frame: CGRect(x: x - 50, y: y - 50, width: 100, height: 100))
        controller.view.addSubview(view)
        return view
    }

    /// An item's velocity after a field has worked for a while.
    private func velocity(in field: UIFieldBehavior, at place: CGPoint, start: CGPoint = .zero, charge: CGFloat = 0) -> CGPoint {
        let view = item(place.x, place.y)
        let like = UIDynamicItemBehavior(items: [view])
        like.charge = charge
        like.addLinearVelocity(start, for: view)
        field.addItem(view)
        animator.addBehavior(like)
        animator.addBehavior(field)
        stage.advance(0.1 + 1.0 / 60)
        defer { animator.removeAllBehaviors() }
        return like.linearVelocity(for: view)
    }

    @Test func linearGravityAcceleratesAHundredPointsASecondSquared() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.strength = 3
        let velocity = velocity(in: field, at: CGPoint(x: 200, y: 400))
        #expect(abs(velocity.x - 30) < 3 && velocity.y == 0)
    }

    @Test func radialGravityPullsToItsPointAndLessFarAway() {
        func pull(_ x: CGFloat, falloff: CGFloat) -> CGFloat {
            let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: 400))
            (field.minimumRadius, field.falloff, field.strength) = (50, falloff, 10)
            return velocity(in: field, at: CGPoint(x: x, y: 400)).x
        }
        #expect(pull(100, falloff: 0) < 0)
        #expect(abs(pull(100, falloff: 0) - pull(200, falloff: 0)) < 1)
        #expect(pull(100, falloff: 2) < 3 * pull(200, falloff: 2))
    }

    @Test func aFieldWorksInItsRegionAlone() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.position = CGPoint(x: 200, y: 200)
        field.region = UIRegion(radius: 50)
        #expect(velocity(in: field, at: CGPoint(x: 200, y: 500)) == .zero)
        #expect(velocity(in: field, at: CGPoint(x: 200, y: 210)).x > 0)
    }

    @Test func dragSlowsDownAndNeverTurnsBack() {
        let field = UIFieldBehavior.dragField()
        let slowed = velocity(in: field, at: CGPoint(x: 200, y: 400), start: CGPoint(x: 100, y: 0))
        #expect(slowed.x > 0 && slowed.x < 100)
        let strong = UIFieldBehavior.dragField()
        strong.strength = 10_000
        #expect(velocity(in: strong, at: CGPoint(x: 200, y: 400), start: CGPoint(x: 100, y: 0)).x == 0)
    }

    @Test func chargesArePushedAndTheirWayIsTurned() {
        let electric = UIFieldBehavior.electricField()
        electric.position = CGPoint(x: 100, y: 400)
        #expect(velocity(in: electric, at: CGPoint(x: 200, y: 400)) == .zero)
        #expect(velocity(in: electric, at: CGPoint(x: 200, y: 400), charge: 1).x > 0)
        #expect(velocity(in: electric, at: CGPoint(x: 200, y: 400), charge: -1).x < 0)
        let turned = velocity(
            in: UIFieldBehavior.magneticField(), at: CGPoint(x: 200, y: 400), start: CGPoint(x: 100, y: 0), charge: 5)
        #expect(abs(turned.y) > 10)
    }

    @Test func aVortexPushesAcrossASpringInwardsAndAVelocityFieldAlong() {
        let vortex = UIFieldBehavior.vortexField()
        vortex.position = CGPoint(x: 100, y: 400)
        let around = velocity(in: vortex, at: CGPoint(x: 200, y: 400))
        #expect(abs(around.y) > 3 && abs(around.x) < abs(around.y))
        let spring = UIFieldBehavior.springField()
        spring.position = CGPoint(x: 100, y: 400)
        #expect(velocity(in: spring, at: CGPoint(x: 200, y: 400)).x < 0)
        let along = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 2))
        #expect(velocity(in: along, at: CGPoint(x: 200, y: 400), start: CGPoint(x: 500, y: 0)) == CGPoint(x: 0, y: 200))
    }

    @Test func noiseIsTheSameEachTimeAndTurbulenceNeedsMotion() {
        func noise() -> CGPoint {
            velocity(in: UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1), at: CGPoint(x: 230, y: 410))
        }
        let first = noise()
        #expect(first != .zero)
        animator = UIDynamicAnimator(referenceView: controller.view)
        let second = noise()
        animator = UIDynamicAnimator(referenceView: controller.view)
        #expect(noise() == second)
        #expect(velocity(in: UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1), at: CGPoint(x: 230, y: 410)) == .zero)
    }

    @Test func aFieldOfTheAppsIsToldOfTheItem() {
        var told: (CGPoint, CGFloat, CGFloat)?
        let field = UIFieldBehavior.field { _, position, _, mass, charge, _ in
            if told == nil { told = (position, mass, charge) }
            return CGVector(dx: 0, dy: 1)
        }
        field.position = CGPoint(x: 150, y: 300)
        let velocity = velocity(in: field, at: CGPoint(x: 200, y: 400), charge: 2)
        #expect(told?.0 == CGPoint(x: 50, y: 100) && told?.1 == 1 && told?.2 == 2)
        #expect(velocity.y > 5)
    }
}

@MainActor @Suite
struct RegionTests {
    private let circle = UIRegion(radius: 10)
    private let square = UIRegion(size: CGSize(width: 10, height: 10))

    @Test func shapesStandAroundTheirMiddle() {
        #expect(circle.contains(CGPoint(x: 0, y: -9)) && !circle.contains(CGPoint(x: 8, y: 8)))
        #expect(square.contains(CGPoint(x: -4, y: 4)) && !square.contains(CGPoint(x: 6, y: 0)))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: -1e9)))
    }

    @Test func regionsAreCombined() {
        let ring = circle.byDifference(from: square)
        #expect(ring.contains(CGPoint(x: 8, y: 0)) && !ring.contains(.zero))
        #expect(circle.byIntersection(with: square).contains(.zero) && !circle.byIntersection(with: square).contains(CGPoint(x: 8, y: 0)))
        #expect(circle.byUnion(with: square).contains(CGPoint(x: 8, y: 0)))
        #expect(!ring.inverse().contains(CGPoint(x: 8, y: 0)) && ring.inverse().contains(.zero))
    }

    @Test func aRegionIsArchived() throws {
        let ring = circle.byDifference(from: square.inverse())
        let data = try NSKeyedArchiver.archivedData(withRootObject: ring, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let back = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIRegion)
        for x in stride(from: CGFloat(-12), through: 12, by: 3) {
            #expect(back.contains(CGPoint(x: x, y: 1)) == ring.contains(CGPoint(x: x, y: 1)))
        }
    }
}
