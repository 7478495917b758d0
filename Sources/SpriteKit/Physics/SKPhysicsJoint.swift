import CSpritePhysics
import Foundation
import UIKit

/// What holds two bodies together. See https://developer.apple.com/documentation/spritekit/skphysicsjoint.
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
    /// One of the bodies.
    open internal(set) var bodyA: SKPhysicsBody
    /// The other one.
    open internal(set) var bodyB: SKPhysicsBody
    weak var world: SKPhysicsWorld?
    /// The joint as Box2D has it, while it is in a world.
    var handle: OpaquePointer? { didSet { if handle != nil { update() } } }

    init(_ a: SKPhysicsBody, _ b: SKPhysicsBody) {
        (bodyA, bodyB) = (a, b)
        super.init()
    }

    /// The force that the joint takes at present, in newtons.
    open var reactionForce: CGVector {
        guard let handle else { return .zero }
        let force = CGPoint(SpriteJointForce(handle, 1.0 / 60))
        return CGVector(dx: force.x, dy: force.y)
    }
    /// The torque that the joint takes at present, in newton metres.
    open var reactionTorque: CGFloat { handle.map { CGFloat(SpriteJointTorque($0, 1.0 / 60)) } ?? 0 }

    func make(in world: SKPhysicsWorld, _ a: WorldEntry, _ b: WorldEntry) -> OpaquePointer? { nil }

    /// Tells Box2D what the joint is like.
    func update() {}
}

/// A pin about which two bodies turn. See https://developer.apple.com/documentation/spritekit/skphysicsjointpin.
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
    private let anchor: CGPoint
    /// Whether the bodies turn only so far.
    open var shouldEnableLimits = false { didSet { update() } }
    /// How far clockwise, in radians.
    open var lowerAngleLimit: CGFloat = 0 { didSet { update() } }
    /// How far counterclockwise, in radians.
    open var upperAngleLimit: CGFloat = 0 { didSet { update() } }
    /// How hard the pin turns.
    open var frictionTorque: CGFloat = 0 { didSet { update() } }
    /// How fast the bodies are to turn, in radians a second; the friction's torque turns them.
    open var rotationSpeed: CGFloat = 0 { didSet { update() } }

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, anchor: CGPoint) {
        self.anchor = anchor
        super.init(a, b)
    }

    // @objc(jointWithBodyA:bodyB:anchor:)
    /// Creates a pin at a point of the scene's coordinates.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        SKPhysicsJointPin(bodyA, bodyB, anchor: anchor)
    }

    override func make(in world: SKPhysicsWorld, _ a: WorldEntry, _ b: WorldEntry) -> OpaquePointer? {
        SpritePinCreate(world.handle, a.handle, b.handle, anchor.metres)
    }

    override func update() {
        guard let handle else { return }
        SpritePinSet(
            handle, shouldEnableLimits, Float(lowerAngleLimit), Float(upperAngleLimit), Float(frictionTorque), Float(rotationSpeed))
    }
}

/// Makes one of two bodies. See https://developer.apple.com/documentation/spritekit/skphysicsjointfixed.
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
    private let anchor: CGPoint

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, anchor: CGPoint) {
        self.anchor = anchor
        super.init(a, b)
    }

    // @objc(jointWithBodyA:bodyB:anchor:)
    /// Creates a joint at a point of the scene's coordinates.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
        SKPhysicsJointFixed(bodyA, bodyB, anchor: anchor)
    }

    override func make(in world: SKPhysicsWorld, _ a: WorldEntry, _ b: WorldEntry) -> OpaquePointer? {
        SpriteFixedCreate(world.handle, a.handle, b.handle, anchor.metres)
    }
}

/// A rail along which two bodies slide. See https://developer.apple.com/documentation/spritekit/skphysicsjointsliding.
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
    private let anchor: CGPoint
    private let axis: CGVector
    /// Whether the bodies slide only so far.
    open var shouldEnableLimits = false { didSet { update() } }
    /// How far back, in points.
    open var lowerDistanceLimit: CGFloat = 0 { didSet { update() } }
    /// How far along the axis, in points.
    open var upperDistanceLimit: CGFloat = 0 { didSet { update() } }

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, anchor: CGPoint, axis: CGVector) {
        (self.anchor, self.axis) = (anchor, axis)
        super.init(a, b)
    }

    // @objc(jointWithBodyA:bodyB:anchor:axis:)
    /// Creates a joint at a point of the scene's coordinates, along a direction.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding {
        SKPhysicsJointSliding(bodyA, bodyB, anchor: anchor, axis: axis)
    }

    override func make(in world: SKPhysicsWorld, _ a: WorldEntry, _ b: WorldEntry) -> OpaquePointer? {
        let length = max(hypot(axis.dx, axis.dy), 1e-9)
        return SpriteSlidingCreate(
            world.handle, a.handle, b.handle, anchor.metres,
            SpriteVector(x: Float(axis.dx / length), y: Float(axis.dy / length)))
    }

    override func update() {
        guard let handle else { return }
        let (lower, upper) = (CGPoint(x: lowerDistanceLimit, y: 0).metres.x, CGPoint(x: upperDistanceLimit, y: 0).metres.x)
        SpriteSlidingSet(handle, shouldEnableLimits, lower, upper)
    }
}

/// A spring between two bodies. See https://developer.apple.com/documentation/spritekit/skphysicsjointspring.
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
    private let anchors: (CGPoint, CGPoint)
    /// How soon the spring comes to rest: 1 without a swing.
    open var damping: CGFloat = 0 { didSet { update() } }
    /// How often the spring swings a second; a rod if it is 0.
    open var frequency: CGFloat = 0 { didSet { update() } }

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
        anchors = (anchorA, anchorB)
        super.init(a, b)
    }

    // @objc(jointWithBodyA:bodyB:anchorA:anchorB:)
    /// Creates a spring between two points of the scene's coordinates, as long as they are apart.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring {
        SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB)
    }

    override func make(in world: SKPhysicsWorld, _ a: WorldEntry, _ b: WorldEntry) -> OpaquePointer? {
        SpriteSpringCreate(world.handle, a.handle, b.handle, anchors.0.metres, anchors.1.metres)
    }

    override func update() { if let handle { SpriteSpringSet(handle, Float(frequency), Float(damping)) } }
}

/// A rope between two bodies. See https://developer.apple.com/documentation/spritekit/skphysicsjointlimit.
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
    private let anchors: (CGPoint, CGPoint)
    /// How long the rope is, in points.
    open var maxLength: CGFloat { didSet { update() } }

    private init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
        anchors = (anchorA, anchorB)
        maxLength = hypot(anchorA.x - anchorB.x, anchorA.y - anchorB.y)
        super.init(a, b)
    }

    // @objc(jointWithBodyA:bodyB:anchorA:anchorB:)
    /// Creates a rope between two points of the scene's coordinates, as long as they are apart.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
    }

    override func make(in world: SKPhysicsWorld, _ a: WorldEntry, _ b: WorldEntry) -> OpaquePointer? {
        SpriteLimitCreate(world.handle, a.handle, b.handle, anchors.0.metres, anchors.1.metres)
    }

    override func update() { if let handle { SpriteLimitSet(handle, CGPoint(x: maxLength, y: 0).metres.x) } }
}
