import CSpritePhysics
import Foundation
import UIKit

/// The laws of physics of a scene. See https://developer.apple.com/documentation/spritekit/skphysicsworld.
open class SKPhysicsWorld: NSObject, @unchecked Sendable {
    /// How much faster bodies fall each second, in metres a second squared.
    open var gravity = CGVector(dx: 0, dy: -9.8) {
        didSet { if gravity != oldValue { for body in bodies.values where body.isDynamic { body.entry?.isAwake = true } } }
    }
    /// How fast time goes by; 1 is as it is.
    open var speed: CGFloat = 1
    /// Who is told of contacts.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    weak var scene: SKScene?
    let handle = SpriteWorldCreate()
    private var bodies: [UInt: SKPhysicsBody] = [:]
    private var lastNumber: UInt = 0
    private(set) var joints: [SKPhysicsJoint] = []
    /// The bodies in the tree's order.
    private var order: [SKPhysicsBody] = []
    /// The fields that do something in this frame, in the tree's order.
    private(set) var fields: [PlacedField] = []
    /// How long the world has been going, in seconds.
    private(set) var elapsed: TimeInterval = 0
    private var isSyncing = false

    /// The longest step, in seconds; longer frames are several steps.
    private static let longestStep = 1.0 / 60

    deinit {
        for joint in joints { joint.handle = nil }
        for body in bodies.values {
            body.entry?.forget()
            body.entry = nil
        }
        SpriteWorldDestroy(handle)
    }

    // MARK: Joints

    // @objc(addJoint:)
    /// Adds a joint between two bodies whose nodes are in the scene.
    open func add(_ joint: SKPhysicsJoint) {
        MainActor.assumeIsolated { sync() }
        guard let a = joint.bodyA.entry, let b = joint.bodyB.entry, a.world === self, b.world === self, joint.handle == nil else {
            fatalError("SKPhysicsWorld.add: the bodies of a joint must belong to nodes of the scene")
        }
        joint.world = self
        joint.handle = joint.make(in: self, a, b)
        joints.append(joint)
    }

    // @objc(removeJoint:)
    /// Removes a joint.
    open func remove(_ joint: SKPhysicsJoint) {
        guard let index = joints.firstIndex(where: { $0 === joint }) else { return }
        joints.remove(at: index)
        if let made = joint.handle { SpriteJointDestroy(handle, made) }
        (joint.handle, joint.world) = (nil, nil)
    }

    /// Removes all joints.
    open func removeAllJoints() { for joint in joints { remove(joint) } }

    // MARK: Looking for bodies

    // @objc(bodyAtPoint:)
    /// A body at a point of the scene's coordinates.
    open func body(at point: CGPoint) -> SKPhysicsBody? { all(at: point).first }
    // @objc(bodyInRect:)
    /// A body in a rectangle of the scene's coordinates.
    open func body(in rect: CGRect) -> SKPhysicsBody? { all(in: rect).first }
    // @objc(bodyAlongRayStart:end:)
    /// The body that a line from one point of the scene's coordinates to another meets first.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        hits(start, end).first.flatMap { bodies[$0.id] }
    }
    // @objc(enumerateBodiesAtPoint:usingBlock:)
    /// Calls a block with the bodies at a point, until it says that it is enough.
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        Self.visit(all(at: point), block)
    }
    // @objc(enumerateBodiesInRect:usingBlock:)
    /// Calls a block with the bodies in a rectangle, until it says that it is enough.
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        Self.visit(all(in: rect), block)
    }
    // @objc(enumerateBodiesAlongRayStart:end:usingBlock:)
    /// Calls a block with the bodies on a line, where they are met, and the directions of their surfaces there, the nearest first, until it
    /// says that it is enough.
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint, using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for hit in hits(start, end) {
            guard let body = bodies[hit.id] else { continue }
            block(body, hit.point, hit.normal, &stop)
            if stop.boolValue { return }
        }
    }

    private static func visit(_ bodies: [SKPhysicsBody], _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for body in bodies where !stop.boolValue { block(body, &stop) }
    }

    private func all(at point: CGPoint) -> [SKPhysicsBody] {
        candidates(CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)).filter { $0.entry?.contains(point) ?? false }
    }

    private func all(in rect: CGRect) -> [SKPhysicsBody] { candidates(rect.standardized) }

    private func candidates(_ rect: CGRect) -> [SKPhysicsBody] {
        MainActor.assumeIsolated { sync() }
        let found = Found()
        SpriteWorldQuery(
            handle, CGPoint(x: rect.minX, y: rect.minY).metres, CGPoint(x: rect.maxX, y: rect.maxY).metres,
            Unmanaged.passUnretained(found).toOpaque()
        ) { context, id in
            if let context { Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().ids.append(UInt(id)) }
            return true
        }
        return found.unique.sorted().compactMap { bodies[$0] }
    }

    /// What a line meets, the nearest first, each body once.
    private func hits(_ start: CGPoint, _ end: CGPoint) -> [(id: UInt, point: CGPoint, normal: CGVector)] {
        MainActor.assumeIsolated { sync() }
        let found = Found()
        SpriteWorldRayCast(handle, start.metres, end.metres, Unmanaged.passUnretained(found).toOpaque()) { context, id, point, normal in
            if let context {
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().hits.append(
                    (UInt(id), CGPoint(point), CGVector(dx: CGFloat(normal.x), dy: CGFloat(normal.y))))
            }
            return true
        }
        func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - start.x, point.y - start.y) }
        var seen: Set<UInt> = []
        return found.hits.sorted { (distance($0.point), $0.id) < (distance($1.point), $1.id) }.filter { seen.insert($0.id).inserted }
    }

    func body(number: UInt) -> SKPhysicsBody? { bodies[number] }

    /// A body leaves, and its joints with it.
    func forget(_ entry: WorldEntry) {
        for joint in joints where joint.bodyA.entry === entry || joint.bodyB.entry === entry { remove(joint) }
        bodies[entry.id] = nil
        order.removeAll { $0.entry === entry }
    }

    // MARK: A frame

    /// Brings the world to what the scene's tree is: bodies that came and went, and nodes that were moved.
    @MainActor
    func sync() {
        guard let scene, !isSyncing else { return }
        isSyncing = true
        defer { isSyncing = false }
        var present: Set<ObjectIdentifier> = []
        order.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
        visit(scene, .identity, 0, &present)
        for body in bodies.values.filter({ !present.contains(ObjectIdentifier($0)) }) { body.leaveWorld() }
    }

    @MainActor
    private func visit(_ node: SKNode, _ transform: CGAffineTransform, _ angle: CGFloat, _ present: inout Set<ObjectIdentifier>) {
        if let body = node.links.body {
            present.insert(ObjectIdentifier(body))
            order.append(body)
            let isMirrored = body.scale.width < 0, isUpsideDown = body.scale.height < 0
            let (x, y) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
            let reference = body.referenceScale
            let scale = CGSize(
                width: (reference.width == 0 ? 1 : x / abs(reference.width)) * (isMirrored ? -1 : 1),
                height: (reference.height == 0 ? 1 : y / abs(reference.height)) * (isUpsideDown ? -1 : 1))
            place(body, WorldEntry.Place(position: CGPoint(x: transform.tx, y: transform.ty), angle: angle), scale)
        }
        if let field = node.field, let placed = PlacedField(field, transform, angle: angle) { fields.append(placed) }
        for child in node.links.children {
            visit(child, child.localTransform.concatenating(transform), angle + child.zRotation, &present)
        }
    }

    private func place(_ body: SKPhysicsBody, _ place: WorldEntry.Place, _ scale: CGSize) {
        if let entry = body.entry, entry.world !== self { body.leaveWorld() }
        guard let entry = body.entry else {
            lastNumber += 1
            let made = WorldEntry(body, id: lastNumber, world: self, place: place, scale: scale)
            body.entry = made
            bodies[lastNumber] = body
            return
        }
        entry.setScale(scale)
        let (dx, dy) = (place.position.x - entry.shown.position.x, place.position.y - entry.shown.position.y)
        if abs(dx) > 1e-3 || abs(dy) > 1e-3 || abs(place.angle - entry.shown.angle) > 1e-5 { entry.place = place }
    }

    /// Goes on by some seconds, moves the nodes, and tells of contacts.
    @MainActor
    func simulate(_ seconds: TimeInterval) {
        sync()
        let time = seconds * Double(speed)
        guard time > 0, !bodies.isEmpty else { return }
        SpriteWorldSetGravity(handle, SpriteVector(x: Float(gravity.dx), y: Float(gravity.dy)))
        let count = max(1, Int((time / Self.longestStep - 0.01).rounded(.up)))
        let step = time / Double(count)
        for _ in 0..<count {
            if !fields.isEmpty { for body in order { applyFields(to: body, step: step) } }
            SpriteWorldStep(handle, Float(step))
            elapsed += step
        }
        for body in order { moveNode(of: body) }
        tellContacts()
    }

    @MainActor
    private func moveNode(of body: SKPhysicsBody) {
        guard let entry = body.entry, let node = body.owner, let parent = node.parent, body.isDynamic else { return }
        let place = entry.place
        guard place != entry.shown else { return }
        var angle: CGFloat = 0
        var above: SKNode? = parent
        while let next = above, next.parent != nil {
            angle += next.zRotation
            above = next.parent
        }
        node.position = parent.parent == nil ? place.position : place.position.applying(parent.treeTransform.inverted())
        node.zRotation = place.angle - angle
        entry.shown = place
    }

    @MainActor
    private func tellContacts() {
        let count = SpriteWorldEventCount(handle)
        guard count > 0 else { return }
        let events = (0..<count).map { SpriteWorldEvent(handle, $0) }
        SpriteWorldForgetEvents(handle)
        guard let contactDelegate else { return }
        let contacts = events.compactMap { event -> (began: Bool, contact: SKPhysicsContact)? in
            guard let a = bodies[UInt(event.a)], let b = bodies[UInt(event.b)] else { return nil }
            // The impulse in newton seconds of points, as bodies take it.
            let impulse = CGFloat(event.impulse) * SKPhysicsBody.pointsPerMetre
            let normal = CGVector(dx: CGFloat(event.normal.x), dy: CGFloat(event.normal.y))
            return (event.began, SKPhysicsContact(a, b, point: CGPoint(event.point), normal: normal, impulse: impulse))
        }
        for (began, contact) in contacts {
            if began {
                OptionalRequirement.call { contactDelegate.didBegin(contact) }
            } else {
                OptionalRequirement.call { contactDelegate.didEnd(contact) }
            }
        }
    }
}
