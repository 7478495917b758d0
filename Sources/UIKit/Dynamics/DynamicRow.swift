import CoreGraphics
import Foundation

/// One equation between the velocities of two bodies, or of one and the world, which the solver makes true by impulses.
@MainActor
struct DynamicRow {
    let a: DynamicBody?
    let b: DynamicBody?
    /// The direction of the impulse on `b`; zero if only rotation counts.
    let direction: CGVector
    private let armA: CGFloat
    private let armB: CGFloat
    /// The velocity of `b` against `a` that is to be reached, negated.
    var bias: CGFloat = 0
    /// How much the equation gives way to an impulse.
    var softness: CGFloat = 0
    var limits: ClosedRange<CGFloat> = -.infinity ... .infinity
    /// The row before this one by how many whose impulse, times the friction, limits this one's.
    var friction: (row: Int, coefficient: CGFloat)?
    /// The impulse so far. What the same contact took in the step before is a good beginning: piles would sway without.
    var impulse: CGFloat = 0
    private let stiffness: CGFloat

    /// An equation between two points; the arms lead there from the bodies' middles.
    init(_ a: DynamicBody?, _ armA: CGVector, _ b: DynamicBody?, _ armB: CGVector, along direction: CGVector) {
        (self.a, self.b, self.direction) = (a, b, direction)
        self.armA = armA.cross(direction)
        self.armB = armB.cross(direction)
        stiffness =
            (a?.inverseMass ?? 0) + (b?.inverseMass ?? 0) + self.armA * self.armA * (a?.inverseInertia ?? 0)
            + self.armB * self.armB * (b?.inverseInertia ?? 0)
    }

    /// An equation between two rotations.
    init(rotationOf b: DynamicBody?, against a: DynamicBody?) {
        (self.a, self.b, direction, armA, armB) = (a, b, .zero, 1, 1)
        stiffness = (a?.inverseInertia ?? 0) + (b?.inverseInertia ?? 0)
    }

    /// Corrects an error in a step's time, or as a spring of a frequency (in hertz) and damping ratio would.
    mutating func correct(_ error: CGFloat, over step: CGFloat, frequency: CGFloat = 0, damping: CGFloat = 0) {
        guard frequency > 0, stiffness > 0 else {
            bias = 0.2 * error / step
            return
        }
        let (mass, pulse) = (1 / stiffness, 2 * .pi * frequency)
        let (spring, damper) = (mass * pulse * pulse, 2 * mass * damping * pulse)
        softness = 1 / (step * (damper + step * spring))
        bias = error * step * spring * softness
    }

    /// The velocity along the equation now.
    var velocity: CGFloat {
        var value: CGFloat = 0
        if let b { value += direction.dot(b.velocity) + armB * b.spin }
        if let a { value -= direction.dot(a.velocity) + armA * a.spin }
        return value
    }

    mutating func solve(normalImpulse: CGFloat?) {
        let total = stiffness + softness
        guard total > 0 else { return }
        var limits = limits
        if let normalImpulse, let friction { limits = -friction.coefficient * normalImpulse...friction.coefficient * normalImpulse }
        let wanted = impulse - (velocity + bias + softness * impulse) / total
        let new = min(max(wanted, limits.lowerBound), limits.upperBound)
        let change = new - impulse
        impulse = new
        apply(change)
    }

    private func apply(_ impulse: CGFloat) {
        if let b {
            b.velocity = b.velocity + direction * (impulse * b.inverseMass)
            b.spin += armB * impulse * b.inverseInertia
        }
        if let a {
            a.velocity = a.velocity - direction * (impulse * a.inverseMass)
            a.spin -= armA * impulse * a.inverseInertia
        }
    }

    /// Makes all equations true as well as they go together.
    static func solve(_ rows: inout [DynamicRow], passes: Int = 12) {
        for row in rows where row.impulse != 0 { row.apply(row.impulse) }
        for _ in 0..<passes {
            for index in rows.indices {
                rows[index].solve(normalImpulse: rows[index].friction.map { rows[index - $0.row].impulse })
            }
        }
    }
}
