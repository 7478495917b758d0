import CoreGraphics
import Foundation

extension UIFieldBehavior {
    /// The force on a body that is a way from the field's middle; for gravity, on a mass of 1.
    func force(on body: DynamicBody, _ way: CGVector, _ time: TimeInterval) -> CGVector {
        let distance = max(way.length, minimumRadius, 0.001)
        let outward = way.length > 0 ? way * (1 / way.length) : .zero
        let strength = strength * pow(max(distance / max(minimumRadius, 1), 1), -falloff)
        // Velocities and distances count in hundreds of points, as sizes do.
        let velocity = body.velocity * (1 / Self.unit)
        switch kind {
        case .drag: return velocity * -strength
        case .vortex: return outward.turned * strength
        case .radialGravity: return outward * -strength
        case .linearGravity: return direction * strength
        case .velocity: return .zero
        case .noise: return noise(body, time) * strength
        case .turbulence: return noise(body, time) * (strength * velocity.length)
        case .spring: return way * (-strength / Self.unit)
        case .electric: return outward * (strength * body.traits.charge)
        case .magnetic: return velocity.turned * (strength * body.traits.charge)
        case .custom(let block):
            let mass = body.inverseMass > 0 ? 1 / body.inverseMass : 0
            return block(self, CGPoint(x: way.dx, y: way.dy), body.velocity, mass, body.traits.charge, time) * self.strength
        }
    }

    private func noise(_ body: DynamicBody, _ time: TimeInterval) -> CGVector {
        FieldNoise.vector(at: body.position, time: CGFloat(time) * animationSpeed, smoothness: smoothness)
    }
}
