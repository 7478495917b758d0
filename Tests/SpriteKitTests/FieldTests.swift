import Foundation
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

@Suite(.session) @MainActor
struct FieldTests {
    private let scene = SKScene(size: CGSize(width: 400, height: 400))

    init() { scene.physicsWorld.gravity = .zero }

    private func ball(_ x: CGFloat, _ y: CGFloat, radius: CGFloat = 15) -> SKPhysicsBody {
        let node = SKNode()
        node.position = CGPoint(x: x, y: y)
        let body = SKPhysicsBody(circleOfRadius: radius)
        (body.linearDamping, body.collisionBitMask) = (0, 0)
        node.physicsBody = body
        scene.addChild(node)
        return body
    }

    private func add(_ field: SKFieldNode, _ x: CGFloat = 200, _ y: CGFloat = 200) -> SKFieldNode {
        field.position = CGPoint(x: x, y: y)
        scene.addChild(field)
        return field
    }

    private func advance(_ seconds: Double) {
        let start = scene.clock.last ?? 0
        for step in 0...Int((seconds * 60).rounded()) { scene.runFrame(at: start + Double(step) / 60) }
    }

    private func speed(_ body: SKPhysicsBody) -> CGFloat { hypot(body.velocity.dx, body.velocity.dy) }

    @Test func linearGravityIsTheSameForAllMassesAndTurnsWithItsNode() {
        let (light, heavy) = (ball(100, 100), ball(300, 100, radius: 40))
        let field = add(.linearGravityField(withVector: vector_float3(2, 0, 0)))
        advance(1)
        // 2 metres a second squared, 150 points a metre.
        #expect(abs(light.velocity.dx - 300) < 6 && abs(heavy.velocity.dx - 300) < 6 && abs(light.velocity.dy) < 1)
        #expect(field.direction == vector_float3(2, 0, 0))
        field.zRotation = .pi / 2
        (light.velocity, heavy.velocity) = (.zero, .zero)
        advance(1)
        #expect(abs(light.velocity.dx) < 1 && abs(light.velocity.dy - 300) < 6)
        field.strength = -1
        light.velocity = .zero
        advance(1)
        #expect(abs(light.velocity.dy + 300) < 6)
    }

    @Test func radialGravityPullsTheNearMore() {
        let (near, far) = (ball(300, 200), ball(400, 200))
        #expect(add(.radialGravityField()).falloff == 2)
        advance(0.1)
        #expect(near.velocity.dx < 0 && far.velocity.dx < 0 && abs(near.velocity.dy) < 0.1)
        #expect(near.velocity.dx < far.velocity.dx * 3)
    }

    @Test func aRegionEndsAFieldAndMasksChooseBodies() {
        let (inside, outside, other) = (ball(210, 200), ball(350, 200), ball(190, 200))
        other.fieldBitMask = 2
        let field = add(.linearGravityField(withVector: vector_float3(0, 1, 0)))
        (field.region, field.categoryBitMask) = (SKRegion(radius: 50), 1)
        advance(0.2)
        #expect(inside.velocity.dy > 10 && outside.velocity == .zero && other.velocity == .zero)
        field.isEnabled = false
        let before = inside.velocity.dy
        advance(0.2)
        #expect(abs(inside.velocity.dy - before) < 1)
    }

    @Test func anExclusiveFieldIsAlone() {
        let body = ball(200, 200)
        _ = add(.linearGravityField(withVector: vector_float3(0, 5, 0)))
        let alone = add(.linearGravityField(withVector: vector_float3(1, 0, 0)))
        alone.isExclusive = true
        advance(0.5)
        #expect(body.velocity.dx > 50 && abs(body.velocity.dy) < 1)
    }

    @Test func aVelocityFieldHoldsAgainstGravity() {
        scene.physicsWorld.gravity = CGVector(dx: 0, dy: -9.8)
        let body = ball(0, 200)
        _ = add(.velocityField(withVector: vector_float3(1, 0, 0)))
        advance(1)
        #expect(abs(body.velocity.dx - 150) < 2 && abs(body.velocity.dy) < 2)
        #expect(abs((body.node?.position.x ?? 0) - 150) < 6 && abs((body.node?.position.y ?? 0) - 200) < 4)
    }

    @Test func dragStopsAndNeverTurnsBack() {
        let body = ball(200, 200)
        body.velocity = CGVector(dx: 200, dy: 0)
        let field = add(.dragField())
        field.strength = 0.05
        advance(0.2)
        #expect(body.velocity.dx > 20 && body.velocity.dx < 190)
        field.strength = 1000
        advance(0.2)
        #expect(abs(body.velocity.dx) < 1)
    }

    @Test func aSpringBringsBodiesBackAndAVortexDrivesThemAround() {
        let body = ball(250, 200)
        let spring = add(.springField())
        #expect(spring.falloff == -1)
        spring.strength = Float(body.mass) * 10
        var least: CGFloat = 250
        for _ in 0..<20 {
            advance(0.1)
            least = min(least, body.node?.position.x ?? 0)
        }
        // As far on the other side.
        #expect(least < 160 && least > 140)
        spring.removeFromParent()
        body.velocity = .zero
        body.node?.position = CGPoint(x: 260, y: 200)
        _ = add(.vortexField())
        advance(0.05)
        #expect(body.velocity.dy > 1 && abs(body.velocity.dx) < body.velocity.dy / 4)
    }

    @Test func aSpringWithoutFalloffPullsAllAlike() {
        let (near, far) = (ball(250, 200), ball(400, 200))
        let spring = add(.springField())
        (spring.falloff, spring.strength) = (0, Float(near.mass))
        advance(0.1)
        #expect(near.velocity.dx < -1 && abs(near.velocity.dx - far.velocity.dx) < 0.1)
    }

    @Test func chargesFeelElectricAndMagneticFields() {
        let (plain, charged, negative) = (ball(300, 200), ball(300, 210), ball(300, 190))
        (charged.charge, negative.charge) = (0.1, -0.1)
        let electric = add(.electricField())
        advance(0.1)
        #expect(plain.velocity == .zero && charged.velocity.dx < -1 && negative.velocity.dx > 1)
        electric.removeFromParent()
        charged.velocity = CGVector(dx: 100, dy: 0)
        plain.velocity = charged.velocity
        let magnetic = add(.magneticField())
        (magnetic.falloff, magnetic.strength) = (0, 1)
        advance(0.2)
        #expect(abs(plain.velocity.dy) < 1 && charged.velocity.dy < -10)
        #expect(abs(speed(charged) - 100) < 15)
    }

    @Test func noiseIsTheSameEachTime() {
        func drift(_ field: SKFieldNode) -> CGPoint {
            let scene = SKScene(size: CGSize(width: 400, height: 400))
            scene.physicsWorld.gravity = .zero
            let node = SKNode()
            node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
            node.physicsBody?.velocity = CGVector(dx: 30, dy: 0)
            node.position = CGPoint(x: 130, y: 77)
            scene.addChild(node)
            scene.addChild(field)
            for step in 0..<60 { scene.runFrame(at: Double(step) / 60) }
            return node.position
        }
        let first = drift(.noiseField(withSmoothness: 0.5, animationSpeed: 1))
        #expect(first == drift(.noiseField(withSmoothness: 0.5, animationSpeed: 1)))
        #expect(abs(first.y - 77) > 0.01)
        #expect(drift(.turbulenceField(withSmoothness: 0.5, animationSpeed: 1)) != first)
    }

    @Test func aFieldOfTheAppsOwnIsToldInMetres() {
        let body = ball(350, 200)
        body.velocity = CGVector(dx: 0, dy: 300)
        body.charge = 3
        var seen: [(vector_float3, vector_float3, Float, Float)] = []
        _ = add(
            .customField { place, velocity, mass, charge, _ in
                seen.append((place, velocity, mass, charge))
                return vector_float3(mass, 0, 0)
            })
        advance(1.0 / 60)
        #expect(seen.count == 1)
        #expect(abs((seen.first?.0.x ?? 0) - 1) < 1e-3 && abs((seen.first?.1.y ?? 0) - 2) < 1e-3)
        #expect(abs((seen.first?.2 ?? 0) - Float(body.mass)) < 1e-4 && seen.first?.3 == 3)
        #expect(abs(body.velocity.dx - 2.5) < 0.1)
    }

    @Test func actionsChangeFieldsAndCharges() {
        let field = add(.radialGravityField())
        let body = ball(0, 0)
        field.run(.group([.strength(to: 5, duration: 1), .falloff(by: -1, duration: 1)]))
        body.node?.run(.changeCharge(to: 4, duration: 1))
        advance(0.5)
        #expect(abs(field.strength - 3) < 0.1 && abs(field.falloff - 1.5) < 0.1)
        advance(0.6)
        #expect(field.strength == 5 && abs(field.falloff - 1) < 1e-4 && body.charge == 4)
        field.run(SKAction.strength(by: 2, duration: 0.1).reversed())
        body.node?.run(.changeCharge(by: -1, duration: 0.1))
        advance(0.3)
        #expect(abs(field.strength - 3) < 1e-3 && abs(body.charge - 3) < 1e-6)
    }

    @Test func regionsAreCombined() {
        let (circle, square) = (SKRegion(radius: 10), SKRegion(size: CGSize(width: 10, height: 40)))
        let (inCircle, inSquare, inBoth) = (CGPoint(x: 8, y: 0), CGPoint(x: 0, y: 15), CGPoint.zero)
        #expect(circle.contains(inCircle) && !circle.contains(inSquare) && square.contains(inSquare))
        let union = circle.byUnion(with: square)
        #expect(union.contains(inCircle) && union.contains(inSquare))
        let difference = circle.byDifference(from: square)
        #expect(difference.contains(inCircle) && !difference.contains(inBoth))
        let intersection = circle.byIntersection(with: square)
        #expect(intersection.contains(inBoth) && !intersection.contains(inCircle) && !intersection.contains(inSquare))
        #expect(circle.inverse().contains(inSquare) && SKRegion.infinite().contains(CGPoint(x: 1e6, y: 0)))
        let path = SKRegion(path: CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil))
        #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: -2, y: 2)) && path.path != nil)
        #expect(circle.path?.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 20, height: 20) && union.path == nil)
    }

    @Test func aCopyOfAFieldIsOfTheSameKind() {
        let field = SKFieldNode.linearGravityField(withVector: vector_float3(0, 3, 0))
        (field.strength, field.region, field.isExclusive) = (2, SKRegion(radius: 30), true)
        let copy = field.copy() as? SKFieldNode
        #expect(copy?.direction == vector_float3(0, 3, 0) && copy?.strength == 2 && copy?.isExclusive == true)
        let body = ball(10, 0)
        if let copy { scene.addChild(copy) }
        advance(0.5)
        #expect(body.velocity.dy > 100)
    }
}
