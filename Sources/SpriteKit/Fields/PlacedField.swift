import CoreGraphics
import Foundation
import UIKit

/// A field of a scene in a frame.
@MainActor
struct PlacedField {
    let node: SKFieldNode
    private let toNode: CGAffineTransform
    private let place: SIMD2<Double>
    /// How the field is turned: the cosine and the sine.
    private let turn: SIMD2<Double>

    /// What a field does in a step to something.
    enum Effect {
        /// A force, in newtons.
        case force(SIMD2<Double>)
        /// A velocity, in metres a second, whatever else pushes.
        case velocity(SIMD2<Double>)
    }

    /// What a field acts on. Lengths are metres.
    struct Target {
        /// Where it is, in points of the scene.
        var point: CGPoint
        var velocity: SIMD2<Double>
        var mass: Double
        var charge: Double
    }

    private static let pointsPerMetre = Double(SKPhysicsBody.pointsPerMetre)

    /// - Parameter transform: from the node's coordinates to the scene's.
    init?(_ node: SKFieldNode, _ transform: CGAffineTransform, angle: CGFloat) {
        guard node.isEnabled, transform.a * transform.d != transform.b * transform.c else { return nil }
        self.node = node
        toNode = transform.inverted()
        place = SIMD2(Double(transform.tx), Double(transform.ty))
        turn = SIMD2(Double(cos(angle)), Double(sin(angle)))
    }

    /// Whether the field works for bodies of a mask at a point of the scene.
    func reaches(_ point: CGPoint, mask: UInt32) -> Bool {
        node.categoryBitMask & mask != 0 && (node.region?.contains(point.applying(toNode)) ?? true)
    }

    /// What the field does.
    ///
    /// - Parameters:
    ///   - time: how long the world has been going, in seconds.
    ///   - step: the time of the step, in seconds.
    func effect(on target: Target, time: TimeInterval, step: TimeInterval) -> Effect {
        let way = (SIMD2(Double(target.point.x), Double(target.point.y)) - place) / Self.pointsPerMetre
        let distance = (way * way).sum().squareRoot()
        let outward = distance > 0 ? way / distance : .zero
        let strength = Double(node.strength) * weakening(distance)
        let velocity = target.velocity
        switch node.kind {
        case .drag:
            // What holds back never turns back: in a step it takes no more than there is.
            return .force(velocity * -min(max(strength, 0), target.mass / max(step, 1e-9)) - velocity * min(strength, 0))
        case .vortex: return .force(SIMD2(-outward.y, outward.x) * strength * target.mass)
        case .radialGravity: return .force(outward * -strength * target.mass)
        case .linearGravity: return .force(turned(node.direction) * strength * target.mass)
        case .velocity: return .velocity(turned(node.direction) * Double(node.strength))
        case .noise: return .force(noise(at: target.point, time) * strength)
        case .turbulence: return .force(noise(at: target.point, time) * strength * (velocity * velocity).sum().squareRoot())
        case .spring: return .force(outward * -strength)
        case .electric: return .force(outward * -strength * target.charge)
        case .magnetic: return .force(SIMD2(velocity.y, -velocity.x) * strength * target.charge)
        case .custom(let block):
            let force = block(turnedBack(way), turnedBack(velocity), Float(target.mass), Float(target.charge), step)
            return .force(turned(force) * strength)
        }
    }

    /// How much of the strength there is at a distance in metres. What grows towards the middle grows no more nearer than a point.
    private func weakening(_ distance: Double) -> Double {
        guard node.falloff != 0 else { return 1 }
        let point = 1 / Self.pointsPerMetre
        return pow(max(distance - Double(node.minimumRadius) * point, node.falloff > 0 ? point : 0), -Double(node.falloff))
    }

    private func noise(at point: CGPoint, _ time: TimeInterval) -> SIMD2<Double> {
        let place = point.applying(toNode)
        let noise = FieldNoise.vector(at: place, time: CGFloat(time) * CGFloat(node.animationSpeed), smoothness: CGFloat(node.smoothness))
        return SIMD2(Double(noise.dx), Double(noise.dy))
    }

    private func turned(_ vector: vector_float3) -> SIMD2<Double> {
        let (x, y) = (Double(vector.x), Double(vector.y))
        return SIMD2(x * turn.x - y * turn.y, x * turn.y + y * turn.x)
    }

    private func turnedBack(_ vector: SIMD2<Double>) -> vector_float3 {
        vector_float3(Float(vector.x * turn.x + vector.y * turn.y), Float(vector.y * turn.x - vector.x * turn.y), 0)
    }
}

extension SKPhysicsWorld {
    /// Has fields push a body in the step that comes next.
    @MainActor
    func applyFields(to body: SKPhysicsBody, step: TimeInterval) {
        guard body.isDynamic, let entry = body.entry else { return }
        let point = entry.center
        var reaching = fields.filter { $0.reaches(point, mask: body.fieldBitMask) }
        if let exclusive = reaching.first(where: { $0.node.isExclusive }) { reaching = [exclusive] }
        guard !reaching.isEmpty else { return }
        let (metre, velocity, mass) = (Double(SKPhysicsBody.pointsPerMetre), entry.velocity, Double(body.mass))
        let target = PlacedField.Target(
            point: point, velocity: SIMD2(Double(velocity.dx), Double(velocity.dy)) / metre, mass: mass, charge: Double(body.charge))
        var force = SIMD2<Double>.zero
        var wanted: SIMD2<Double>?
        for field in reaching {
            switch field.effect(on: target, time: elapsed, step: step) {
            case .force(let part): force += part
            case .velocity(let part): wanted = (wanted ?? .zero) + part
            }
        }
        if let wanted {
            entry.velocity = CGVector(dx: wanted.x * metre, dy: wanted.y * metre)
            // Gravity is not to change it in the step.
            force = body.affectedByGravity ? SIMD2(Double(gravity.dx), Double(gravity.dy)) * -mass : .zero
        }
        guard force != .zero, force.x.isFinite, force.y.isFinite else { return }
        entry.applyForce(CGVector(dx: force.x * metre, dy: force.y * metre), at: nil)
    }
}
