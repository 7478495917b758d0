import CSpritePhysics
import Foundation
import UIKit

/// What a node is to the laws of physics. Lengths are points, masses kilograms, times seconds; 150 points are a metre.
/// See https://developer.apple.com/documentation/spritekit/skphysicsbody.
open class SKPhysicsBody: NSObject, NSCopying, @unchecked Sendable {
    let shape: BodyShape
    /// Points a metre.
    static let pointsPerMetre: CGFloat = 150

    weak var owner: SKNode?
    /// The body as the world has it, while its node is in a scene.
    var entry: WorldEntry?
    /// The node's scales when it got the body, for which the shape was made.
    var referenceScale = CGSize(width: 1, height: 1)
    private var motion = Motion()

    /// What a body that is in no world does when it gets into one.
    private struct Motion {
        var velocity = CGVector.zero
        var spin: CGFloat = 0
        var isResting = false
    }

    init(_ shape: BodyShape) {
        self.shape = shape
        isDynamicStorage = !shape.isEdge
        super.init()
    }

    // MARK: Making

    // @objc(bodyWithCircleOfRadius:)
    /// Creates a circle about the node's origin.
    public convenience init(circleOfRadius r: CGFloat) { self.init(.circle(center: .zero, radius: abs(r))) }
    // @objc(bodyWithCircleOfRadius:center:)
    /// Creates a circle.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(.circle(center: center, radius: abs(r))) }
    // @objc(bodyWithRectangleOfSize:)
    /// Creates a rectangle about the node's origin.
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    // @objc(bodyWithRectangleOfSize:center:)
    /// Creates a rectangle.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        let (w, h) = (abs(s.width) / 2, abs(s.height) / 2)
        let corners = [(-w, -h), (w, -h), (w, h), (-w, h)].map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) }
        self.init(.polygons([corners]))
    }
    // @objc(bodyWithPolygonFromPath:)
    /// Creates a polygon of a path's corners.
    public convenience init(polygonFrom path: CGPath) { self.init(.polygons(path.corners.flatMap { Polygon.convexParts($0.points) })) }
    // @objc(bodyWithEdgeFromPoint:toPoint:)
    /// Creates a line that others bump into.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(.chain([p1, p2], isLoop: false)) }
    // @objc(bodyWithEdgeChainFromPath:)
    /// Creates lines along a path that others bump into.
    public convenience init(edgeChainFrom path: CGPath) {
        self.init(.several(path.corners.map { .chain($0.points, isLoop: $0.isClosed) }))
    }
    // @objc(bodyWithEdgeLoopFromPath:)
    /// Creates lines along a path, and back to its beginning, that others bump into.
    public convenience init(edgeLoopFrom path: CGPath) { self.init(.several(path.corners.map { .chain($0.points, isLoop: true) })) }
    // @objc(bodyWithEdgeLoopFromRect:)
    /// Creates the edge of a rectangle, that others bump into from both sides.
    public convenience init(edgeLoopFrom rect: CGRect) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        self.init(.chain(corners, isLoop: true))
    }
    // @objc(bodyWithTexture:size:)
    /// Creates a body of the outline of what is not transparent in a texture.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(texture: texture, alphaThreshold: 0, size: size) }
    // @objc(bodyWithTexture:alphaThreshold:size:)
    /// Creates a body of the outline of what is more opaque in a texture than a number from 0 to 1.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        let outlines = TextureOutline(texture.cgImage(), threshold: CGFloat(alphaThreshold))?.outlines(in: size) ?? []
        self.init(.polygons(outlines.flatMap { Polygon.convexParts($0) }))
    }
    // @objc(bodyWithBodies:)
    /// Creates a body of what others are made of.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(.several(bodies.map(\.shape))) }

    // MARK: What it is like

    private var isDynamicStorage: Bool

    /// Whether forces and collisions move the body. Lines are never moved.
    open var isDynamic: Bool {
        get { isDynamicStorage }
        set {
            guard newValue != isDynamicStorage, !(newValue && shape.isEdge) else { return }
            isDynamicStorage = newValue
            entry?.setDynamic(newValue)
        }
    }
    /// Whether the world's gravity pulls the body.
    open var affectedByGravity = true { didSet { entry?.updateMotion(self) } }
    /// Whether forces and collisions turn the body.
    open var allowsRotation = true { didSet { entry?.updateMotion(self) } }
    /// Whether collisions are looked for on the way between frames, too.
    open var usesPreciseCollisionDetection = false { didSet { entry?.updateMotion(self) } }
    /// Whether the body is held where it is, and can only turn.
    open var pinned = false { didSet { entry?.setPinned(pinned) } }
    /// How much velocity is lost a second.
    open var linearDamping: CGFloat = 0.1 { didSet { entry?.updateMotion(self) } }
    /// How much turning is lost a second.
    open var angularDamping: CGFloat = 0.1 { didSet { entry?.updateMotion(self) } }
    /// How rough the surface is, from 0 to 1.
    open var friction: CGFloat = 0.2 { didSet { entry?.updateMaterial(self) } }
    /// How much of its velocity the body keeps when it bounces, from 0 to 1.
    open var restitution: CGFloat = 0.2 { didSet { entry?.updateMaterial(self) } }
    /// Kilograms a square metre.
    open var density: CGFloat = 1 { didSet { entry?.updateMaterial(self) } }
    /// The mass, in kilograms.
    open var mass: CGFloat {
        get { density * area }
        set { if area > 0, newValue > 0 { density = newValue / area } }
    }
    /// The area, in square metres.
    open var area: CGFloat { shape.area / (Self.pointsPerMetre * Self.pointsPerMetre) * abs(scale.width * scale.height) }

    /// What the node has been scaled since it got the body.
    var scale: CGSize {
        guard let owner else { return CGSize(width: 1, height: 1) }
        let (x, y) = MainActor.assumeIsolated { (owner.xScale, owner.yScale) }
        return CGSize(
            width: referenceScale.width == 0 ? 1 : x / referenceScale.width,
            height: referenceScale.height == 0 ? 1 : y / referenceScale.height)
    }

    /// What the body is, as bits.
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF { didSet { entry?.updateMasks(self) } }
    /// What stops the body, as bits of others' categories.
    open var collisionBitMask: UInt32 = 0xFFFF_FFFF { didSet { entry?.updateMasks(self) } }
    /// Contacts with what are told, as bits of others' categories.
    open var contactTestBitMask: UInt32 = 0 { didSet { entry?.updateMasks(self) } }

    /// The electric charge, which electric and magnetic fields act on.
    open var charge: CGFloat = 0
    /// Which fields act on the body, as bits of their categories.
    open var fieldBitMask: UInt32 = 0xFFFF_FFFF

    // MARK: Where it goes

    /// Points a second.
    open var velocity: CGVector {
        get { entry?.velocity ?? motion.velocity }
        set {
            motion.velocity = newValue
            entry?.velocity = newValue
        }
    }
    /// Radians a second.
    open var angularVelocity: CGFloat {
        get { entry?.spin ?? motion.spin }
        set {
            motion.spin = newValue
            entry?.spin = newValue
        }
    }
    /// Whether the body stands still and is left alone until something touches it.
    open var isResting: Bool {
        get { entry.map { isDynamic && !$0.isAwake } ?? motion.isResting }
        set {
            motion.isResting = newValue
            entry?.isAwake = !newValue
        }
    }
    /// The node that has the body.
    open var node: SKNode? { owner }
    /// The joints that hold the body.
    open var joints: [SKPhysicsJoint] { entry?.world?.joints.filter { $0.bodyA === self || $0.bodyB === self } ?? [] }

    /// The bodies that the body touches.
    open func allContactedBodies() -> [SKPhysicsBody] { inWorld()?.touching() ?? [] }

    // MARK: Pushing

    // @objc(applyForce:)
    /// Pushes the middle until the next frame.
    open func applyForce(_ force: CGVector) { inWorld()?.applyForce(force, at: nil) }
    // @objc(applyForce:atPoint:)
    /// Pushes a point of the scene's coordinates until the next frame.
    open func applyForce(_ force: CGVector, at point: CGPoint) { inWorld()?.applyForce(force, at: point) }
    // @objc(applyTorque:)
    /// Turns the body until the next frame, in newton metres.
    open func applyTorque(_ torque: CGFloat) { inWorld()?.applyTorque(torque) }
    // @objc(applyImpulse:)
    /// Pushes the middle at once: the velocity changes by the impulse divided by the mass.
    open func applyImpulse(_ impulse: CGVector) {
        if let entry = inWorld() { return entry.applyImpulse(impulse, at: nil) }
        guard isDynamic, mass > 0 else { return }
        motion.velocity = CGVector(dx: motion.velocity.dx + impulse.dx / mass, dy: motion.velocity.dy + impulse.dy / mass)
    }
    // @objc(applyImpulse:atPoint:)
    /// Pushes a point of the scene's coordinates at once.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        if let entry = inWorld() { entry.applyImpulse(impulse, at: point) } else { applyImpulse(impulse) }
    }
    // @objc(applyAngularImpulse:)
    /// Turns the body at once, in newton metre seconds.
    open func applyAngularImpulse(_ impulse: CGFloat) { inWorld()?.applyAngularImpulse(impulse) }

    // MARK: Worlds

    /// The body as its scene's world has it; `nil` if its node is in no scene.
    private func inWorld() -> WorldEntry? {
        if let entry { return entry }
        guard let owner else { return nil }
        return MainActor.assumeIsolated {
            owner.scene?.physicsWorld.sync()
            return entry
        }
    }

    /// Takes the body out of its world. It keeps how fast it is.
    func leaveWorld() {
        guard let entry else { return }
        motion = Motion(velocity: entry.velocity, spin: entry.spin, isResting: !entry.isAwake)
        entry.remove()
        self.entry = nil
    }

    func addOutline(to path: CGMutablePath, _ transform: CGAffineTransform) {
        // The transform has the node's scales, for which the shape was made.
        let shown = CGAffineTransform(
            scaleX: 1 / (referenceScale.width == 0 ? 1 : referenceScale.width),
            y: 1 / (referenceScale.height == 0 ? 1 : referenceScale.height))
        shape.addOutline(to: path, shown.concatenating(transform))
    }

    /// Whether the body was told to rest before it came into a world.
    var beginsResting: Bool { motion.isResting }

    /// A body of the same shape and kind.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPhysicsBody(shape)
        (copy.isDynamic, copy.affectedByGravity, copy.allowsRotation) = (isDynamic, affectedByGravity, allowsRotation)
        (copy.usesPreciseCollisionDetection, copy.pinned) = (usesPreciseCollisionDetection, pinned)
        (copy.linearDamping, copy.angularDamping, copy.density) = (linearDamping, angularDamping, density)
        (copy.friction, copy.restitution) = (friction, restitution)
        (copy.categoryBitMask, copy.collisionBitMask, copy.contactTestBitMask) = (categoryBitMask, collisionBitMask, contactTestBitMask)
        (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
        (copy.charge, copy.fieldBitMask) = (charge, fieldBitMask)
        return copy
    }
}

extension CGPath {
    /// The points of each part of the path; curves are in 16 pieces.
    var corners: [(points: [CGPoint], isClosed: Bool)] {
        var result: [(points: [CGPoint], isClosed: Bool)] = []
        var current: [CGPoint] = []
        func finish(_ isClosed: Bool) {
            if current.count > 1 { result.append((current, isClosed)) }
            current = isClosed ? Array(current.prefix(1)) : []
        }
        applyWithBlock { element in
            let (kind, places) = (element.pointee.type, element.pointee.points)
            switch kind {
            case .moveToPoint:
                finish(false)
                current = [places[0]]
            case .addLineToPoint: current.append(places[0])
            case .addQuadCurveToPoint:
                let from = current.last ?? .zero
                for step in 1...16 {
                    let t = CGFloat(step) / 16, s = 1 - t
                    current.append(
                        CGPoint(
                            x: s * s * from.x + 2 * s * t * places[0].x + t * t * places[1].x,
                            y: s * s * from.y + 2 * s * t * places[0].y + t * t * places[1].y))
                }
            case .addCurveToPoint:
                let from = current.last ?? .zero
                for step in 1...16 {
                    let t = CGFloat(step) / 16, s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    current.append(
                        CGPoint(
                            x: a * from.x + b * places[0].x + c * places[1].x + d * places[2].x,
                            y: a * from.y + b * places[0].y + c * places[1].y + d * places[2].y))
                }
            case .closeSubpath: finish(true)
            }
        }
        finish(false)
        return result
    }
}
