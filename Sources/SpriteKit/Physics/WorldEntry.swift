import CSpritePhysics
import Foundation
import UIKit

/// A body as Box2D has it. Lengths on this side are points.
final class WorldEntry {
    let id: UInt
    weak var world: SKPhysicsWorld?
    private(set) var handle: OpaquePointer?
    /// Where the node was when the two last agreed.
    var shown: Place
    private var shape: BodyShape
    private var shapeScale: CGSize

    /// Where a body is, in the scene's coordinates.
    struct Place: Equatable {
        var position: CGPoint
        var angle: CGFloat
    }

    init(_ body: SKPhysicsBody, id: UInt, world: SKPhysicsWorld, place: Place, scale: CGSize) {
        (self.id, self.world, shown, shape, shapeScale) = (id, world, place, body.shape, scale)
        handle = SpriteBodyCreate(world.handle, id, body.isDynamic, place.position.metres, Float(place.angle))
        makeShapes()
        updateMasks(body)
        updateMaterial(body)
        updateMotion(body)
        if body.pinned { setPinned(true) }
        (velocity, spin) = (body.velocity, body.angularVelocity)
        if body.beginsResting { isAwake = false }
    }

    /// Takes the body out of its world.
    func remove() {
        guard let handle else { return }
        self.handle = nil
        world?.forget(self)
        SpriteBodyDestroy(handle)
    }

    /// The world is gone, and the body with it.
    func forget() { handle = nil }

    // MARK: Shapes

    /// Makes the shapes anew, if the node is of another scale than when they were made.
    func setScale(_ scale: CGSize) {
        guard abs(scale.width - shapeScale.width) > 1e-4 || abs(scale.height - shapeScale.height) > 1e-4 else { return }
        shapeScale = scale
        SpriteBodyRemoveShapes(handle)
        makeShapes()
    }

    private func makeShapes() { add(shape) }

    private func add(_ shape: BodyShape) {
        func scaled(_ point: CGPoint) -> SpriteVector {
            CGPoint(x: point.x * shapeScale.width, y: point.y * shapeScale.height).metres
        }
        switch shape {
        case .circle(let center, let radius):
            let scale = (abs(shapeScale.width) + abs(shapeScale.height)) / 2
            SpriteBodyAddCircle(handle, scaled(center), Float(radius * scale / SKPhysicsBody.pointsPerMetre))
        case .polygons(let polygons):
            for polygon in polygons { SpriteBodyAddPolygon(handle, polygon.map(scaled), Int32(polygon.count)) }
        case .chain(let points, let isLoop): SpriteBodyAddChain(handle, points.map(scaled), Int32(points.count), isLoop)
        case .several(let parts): for part in parts { add(part) }
        }
    }

    // MARK: What the body is like

    func setDynamic(_ isDynamic: Bool) { SpriteBodySetDynamic(handle, isDynamic) }
    func setPinned(_ isPinned: Bool) { SpriteBodySetPinned(handle, isPinned) }

    func updateMasks(_ body: SKPhysicsBody) {
        SpriteBodySetMasks(
            handle,
            SpriteMasks(category: body.categoryBitMask, collision: body.collisionBitMask, contact: body.contactTestBitMask))
    }

    func updateMaterial(_ body: SKPhysicsBody) {
        SpriteBodySetMaterial(handle, Float(max(0, body.density)), Float(max(0, body.friction)), Float(max(0, body.restitution)))
    }

    func updateMotion(_ body: SKPhysicsBody) {
        SpriteBodySetMotion(
            handle, Float(max(0, body.linearDamping)), Float(max(0, body.angularDamping)), body.affectedByGravity, body.allowsRotation,
            body.usesPreciseCollisionDetection)
    }

    // MARK: Where it goes

    var place: Place {
        get { Place(position: CGPoint(SpriteBodyPosition(handle)), angle: CGFloat(SpriteBodyAngle(handle))) }
        set {
            SpriteBodySetPlace(handle, newValue.position.metres, Float(newValue.angle))
            shown = newValue
        }
    }
    var velocity: CGVector {
        get {
            let velocity = CGPoint(SpriteBodyVelocity(handle))
            return CGVector(dx: velocity.x, dy: velocity.y)
        }
        set { SpriteBodySetVelocity(handle, newValue.metres) }
    }
    var spin: CGFloat {
        get { CGFloat(SpriteBodySpin(handle)) }
        set { SpriteBodySetSpin(handle, Float(newValue)) }
    }
    /// The middle of the mass, in the scene's points.
    var center: CGPoint { CGPoint(SpriteBodyCenter(handle)) }
    var isAwake: Bool {
        get { SpriteBodyIsAwake(handle) }
        set { SpriteBodySetAwake(handle, newValue) }
    }

    // Points a second squared, and newtons in metres: forces are given so that they change velocities in points.
    func applyForce(_ force: CGVector, at point: CGPoint?) {
        SpriteBodyApplyForce(handle, force.metres, point?.metres ?? SpriteBodyCenter(handle))
    }
    func applyImpulse(_ impulse: CGVector, at point: CGPoint?) {
        SpriteBodyApplyImpulse(handle, impulse.metres, point?.metres ?? SpriteBodyCenter(handle))
    }
    func applyTorque(_ torque: CGFloat) { SpriteBodyApplyTorque(handle, Float(torque)) }
    func applyAngularImpulse(_ impulse: CGFloat) { SpriteBodyApplyAngularImpulse(handle, Float(impulse)) }

    func contains(_ point: CGPoint) -> Bool { SpriteBodyContains(handle, point.metres) }

    /// The bodies that the body touches.
    func touching() -> [SKPhysicsBody] {
        let found = Found()
        SpriteBodyVisitTouching(handle, Unmanaged.passUnretained(found).toOpaque()) { context, id in
            if let context { Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().ids.append(UInt(id)) }
        }
        return found.unique.compactMap { world?.body(number: $0) }
    }
}

/// Numbers of bodies that a function of C has found.
final class Found {
    var ids: [UInt] = []
    var hits: [(id: UInt, point: CGPoint, normal: CGVector)] = []

    /// The numbers without those that came before, for a body may have several shapes.
    var unique: [UInt] {
        var seen: Set<UInt> = []
        return ids.filter { seen.insert($0).inserted }
    }
}

extension CGPoint {
    init(_ metres: SpriteVector) {
        self.init(x: CGFloat(metres.x) * SKPhysicsBody.pointsPerMetre, y: CGFloat(metres.y) * SKPhysicsBody.pointsPerMetre)
    }

    var metres: SpriteVector {
        SpriteVector(x: Float(x / SKPhysicsBody.pointsPerMetre), y: Float(y / SKPhysicsBody.pointsPerMetre))
    }
}

extension CGVector {
    var metres: SpriteVector { CGPoint(x: dx, y: dy).metres }
}
