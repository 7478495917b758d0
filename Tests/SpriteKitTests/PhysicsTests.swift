import Foundation
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

@Suite(.session) @MainActor
struct PhysicsTests {
    private let scene = SKScene(size: CGSize(width: 400, height: 400))
    private let stage: SpriteStage

    init() { stage = SpriteStage(size: CGSize(width: 400, height: 400), scene: scene) }

    private func ball(_ x: CGFloat, _ y: CGFloat, radius: CGFloat = 15) -> SKSpriteNode {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 2 * radius, height: 2 * radius))
        sprite.position = CGPoint(x: x, y: y)
        let body = SKPhysicsBody(circleOfRadius: radius)
        (body.linearDamping, body.restitution) = (0, 0)
        sprite.physicsBody = body
        scene.addChild(sprite)
        return sprite
    }

    private func floor(_ y: CGFloat = 0) -> SKNode {
        let node = SKNode()
        node.physicsBody = SKPhysicsBody(edgeFrom: CGPoint(x: -1000, y: y), to: CGPoint(x: 1000, y: y))
        scene.addChild(node)
        return node
    }

    @Test func bodiesFallBy150PointsAMetre() {
        let ball = ball(200, 10_000)
        stage.advance(1)
        #expect(abs((ball.physicsBody?.velocity.dy ?? 0) + 1470) < 1)
        #expect(abs(ball.position.y - (10_000 - 735)) < 15)
        #expect(abs(ball.position.x - 200) < 1e-3)
    }

    @Test func aBodyRestsOnAnEdge() {
        let ball = ball(200, 100)
        let ground = floor()
        stage.advance(3)
        #expect(abs(ball.position.y - 15) < 2)
        #expect(ball.physicsBody?.isResting == true)
        #expect(ground.physicsBody?.isDynamic == false)
        #expect(ball.physicsBody?.allContactedBodies().first === ground.physicsBody)
    }

    @Test func massesFollowFromAreas() {
        let square = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
        #expect(abs(square.mass - 1) < 1e-9 && abs(square.area - 1) < 1e-9)
        square.density = 3
        #expect(abs(square.mass - 3) < 1e-9)
        square.mass = 6
        #expect(abs(square.density - 6) < 1e-9)
    }

    @Test func anImpulseChangesTheVelocityByTheMass() {
        let ball = ball(200, 200)
        ball.physicsBody?.affectedByGravity = false
        ball.physicsBody?.mass = 0.5
        ball.physicsBody?.applyImpulse(CGVector(dx: 50, dy: 0))
        #expect(abs((ball.physicsBody?.velocity.dx ?? 0) - 100) < 0.01)
        stage.advance(1)
        #expect(abs(ball.position.x - 300) < 2)
        // Before the node is in a scene, too.
        let other = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
        other.applyImpulse(CGVector(dx: 0, dy: 30))
        #expect(other.velocity == CGVector(dx: 0, dy: 30))
    }

    @Test func aForceThatIsAsStrongAsGravityHoldsABody() {
        let ball = ball(200, 200)
        for _ in 0..<60 {
            ball.physicsBody?.applyForce(CGVector(dx: 0, dy: 9.8 * 150 * (ball.physicsBody?.mass ?? 0)))
            stage.frame()
        }
        #expect(abs(ball.position.y - 200) < 1)
    }

    private final class Judge: NSObject, SKPhysicsContactDelegate {
        var log: [String] = []
        func didBegin(_ contact: SKPhysicsContact) {
            log.append("begin \([contact.bodyA, contact.bodyB].map { $0.node?.name ?? "" }.sorted().joined(separator: " "))")
        }
        func didEnd(_ contact: SKPhysicsContact) { log.append("end") }
    }

    @Test func contactsAreToldAsTheirMasksAsk() {
        let judge = Judge()
        scene.physicsWorld.contactDelegate = judge
        let a = ball(100, 200), b = ball(160, 200), c = ball(200, 300)
        (a.name, b.name, c.name) = ("a", "b", "c")
        for (node, bit) in [(a, UInt32(1)), (b, 2), (c, 4)] {
            node.physicsBody?.affectedByGravity = false
            node.physicsBody?.categoryBitMask = bit
            node.physicsBody?.collisionBitMask = 0
        }
        a.physicsBody?.contactTestBitMask = 2
        a.physicsBody?.velocity = CGVector(dx: 200, dy: 0)
        stage.advance(0.2)
        #expect(judge.log == ["begin a b"])
        stage.advance(1)
        #expect(judge.log == ["begin a b", "end"])
        // They went through each other.
        #expect(a.position.x > 300 && abs(b.position.x - 160) < 1e-3)
        // Nobody asked for contacts with c.
        a.position = CGPoint(x: 150, y: 300)
        stage.advance(1)
        #expect(judge.log.count == 2)
    }

    @Test func oneBodyMayPushAnotherThatIsNotStopped() {
        scene.physicsWorld.gravity = .zero
        let heavy = ball(100, 200), light = ball(180, 200)
        heavy.physicsBody?.categoryBitMask = 1
        heavy.physicsBody?.collisionBitMask = 0
        light.physicsBody?.categoryBitMask = 2
        light.physicsBody?.collisionBitMask = 1
        heavy.physicsBody?.velocity = CGVector(dx: 150, dy: 0)
        stage.advance(1)
        #expect(abs((heavy.physicsBody?.velocity.dx ?? 0) - 150) < 1)
        #expect(abs(heavy.position.x - 250) < 5)
        #expect(light.position.x > 250)
    }

    @Test func anActionMovesABodyThatIsNotDynamic() {
        let judge = Judge()
        scene.physicsWorld.contactDelegate = judge
        let ball = ball(200, 30)
        _ = floor(15)
        let wall = SKSpriteNode(color: .blue, size: CGSize(width: 10, height: 100))
        wall.position = CGPoint(x: 50, y: 66)
        wall.physicsBody = SKPhysicsBody(rectangleOf: wall.size)
        wall.physicsBody?.isDynamic = false
        wall.physicsBody?.contactTestBitMask = 0xFFFF_FFFF
        scene.addChild(wall)
        stage.frame(2)
        wall.run(.moveBy(x: 200, y: 0, duration: 1))
        stage.advance(1.2)
        #expect(abs(wall.position.x - 250) < 1e-6)
        #expect(ball.position.x > 250)
        #expect(judge.log.first?.hasPrefix("begin") == true)
    }

    @Test func whatLeavesTheSceneLeavesTheWorld() {
        let ball = ball(200, 100)
        stage.frame()
        #expect(scene.physicsWorld.body(at: CGPoint(x: 200, y: 100)) === ball.physicsBody)
        ball.physicsBody?.velocity = CGVector(dx: 7, dy: 0)
        ball.removeFromParent()
        #expect(scene.physicsWorld.body(at: CGPoint(x: 200, y: 100)) == nil)
        #expect(abs((ball.physicsBody?.velocity.dx ?? 0) - 7) < 1e-3)
    }

    @Test func raysMeetTheNearestBodyFirst() {
        let a = ball(100, 200), b = ball(200, 200)
        let start = CGPoint(x: 0, y: 200), end = CGPoint(x: 400, y: 200)
        #expect(scene.physicsWorld.body(alongRayStart: start, end: end) === a.physicsBody)
        var met: [(SKPhysicsBody, CGPoint, CGVector)] = []
        scene.physicsWorld.enumerateBodies(alongRayStart: start, end: end) { body, point, normal, _ in met.append((body, point, normal)) }
        #expect(met.count == 2 && met[1].0 === b.physicsBody)
        #expect(abs(met[0].1.x - 85) < 0.1 && abs(met[0].2.dx + 1) < 1e-3)
        #expect(scene.physicsWorld.body(in: CGRect(x: 190, y: 190, width: 5, height: 5)) === b.physicsBody)
    }

    @Test func aPinHoldsAPendulum() {
        let anchor = SKNode()
        anchor.position = CGPoint(x: 200, y: 300)
        anchor.physicsBody = SKPhysicsBody(circleOfRadius: 2)
        anchor.physicsBody?.isDynamic = false
        scene.addChild(anchor)
        let bob = ball(300, 300)
        scene.physicsWorld.add(SKPhysicsJointPin.joint(withBodyA: anchor.physicsBody!, bodyB: bob.physicsBody!, anchor: anchor.position))
        stage.advance(0.5)
        #expect(bob.position.y < 290)
        #expect(abs(hypot(bob.position.x - 200, bob.position.y - 300) - 100) < 3)
        #expect(bob.physicsBody?.joints.count == 1)
        scene.physicsWorld.removeAllJoints()
        stage.advance(1)
        #expect(hypot(bob.position.x - 200, bob.position.y - 300) > 150)
    }

    @Test func aRopeIsNoLongerThanItIs() {
        let anchor = SKNode()
        anchor.position = CGPoint(x: 200, y: 300)
        anchor.physicsBody = SKPhysicsBody(circleOfRadius: 2)
        anchor.physicsBody?.isDynamic = false
        scene.addChild(anchor)
        let bob = ball(200, 280)
        let rope = SKPhysicsJointLimit.joint(
            withBodyA: anchor.physicsBody!, bodyB: bob.physicsBody!, anchorA: anchor.position, anchorB: bob.position)
        rope.maxLength = 100
        scene.physicsWorld.add(rope)
        stage.advance(2)
        #expect(abs(bob.position.y - 200) < 3)
    }

    @Test func aTexturesBodyHasItsOutline() throws {
        // A square of 20 pixels in the lower left corner of one of 40.
        var bytes = Data(count: 40 * 40 * 4)
        for y in 0..<20 { for x in 0..<20 { for part in 0..<4 { bytes[4 * (y * 40 + x) + part] = 255 } } }
        let texture = SKTexture(data: bytes, size: CGSize(width: 40, height: 40))
        let body = SKPhysicsBody(texture: texture, size: CGSize(width: 40, height: 40))
        #expect(abs(body.area * 150 * 150 - 400) < 30)
        let node = SKNode()
        (node.position, node.physicsBody) = (CGPoint(x: 200, y: 200), body)
        body.isDynamic = false
        scene.addChild(node)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 190, y: 190)) === body)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 210, y: 210)) == nil)
    }

    @Test func aPolygonWithADentIsDividedIntoConvexOnes() {
        let star = (0..<10).map { index -> CGPoint in
            let (angle, radius) = (CGFloat(index) * .pi / 5, CGFloat(index % 2 == 0 ? 100 : 40))
            return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
        }
        let parts = Polygon.convexParts(star)
        #expect(parts.count > 1)
        for part in parts { #expect(Polygon.isConvex(part) && part.count <= Polygon.mostCorners) }
        #expect(abs(parts.reduce(0) { $0 + Polygon.area($1) } - Polygon.area(star)) < 1e-6)
    }

    @Test func aBodyGrowsWithItsNode() {
        let ball = ball(200, 200)
        ball.physicsBody?.isDynamic = false
        ball.setScale(2)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 225, y: 200)) === ball.physicsBody)
        let large = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        large.setScale(3)
        large.position = CGPoint(x: 100, y: 100)
        large.physicsBody = SKPhysicsBody(rectangleOf: large.size)
        large.physicsBody?.isDynamic = false
        scene.addChild(large)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 114, y: 100)) === large.physicsBody)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 120, y: 100)) == nil)
    }

    @Test func aFallIsTheSameEachTime() {
        func fall() -> [CGPoint] {
            let scene = SKScene(size: CGSize(width: 400, height: 400))
            let ground = SKNode()
            ground.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 400, height: 400))
            scene.addChild(ground)
            let boxes = (0..<20).map { index -> SKSpriteNode in
                let box = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
                box.position = CGPoint(x: 100 + index * 7, y: 60 + index * 16)
                box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
                scene.addChild(box)
                return box
            }
            for step in 0..<120 { scene.runFrame(at: Double(step) / 60) }
            return boxes.map(\.position)
        }
        let first = fall()
        #expect(first == fall())
        #expect(first.allSatisfy { $0.y > 0 && $0.y < 400 && $0.x > 0 && $0.x < 400 })
    }
}
