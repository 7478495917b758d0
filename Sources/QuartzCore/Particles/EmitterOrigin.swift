import CoreGraphics
import Foundation

/// Where a particle starts from, and the direction that its own is counted from.
struct EmitterOrigin {
    let place: SIMD3<Double>
    private let normal: SIMD3<Double>

    /// A place on the way of a particle, which emits along its way.
    init(_ place: SIMD3<Double>, direction: SIMD3<Double>) {
        self.place = place
        normal = EmitterOrigin.normalized(direction) ?? SIMD3(1, 0, 0)
    }

    /// A place of an emitter's shape. Lines emit upwards; circles, spheres and the borders of other shapes outwards; all else along the
    /// x axis.
    init(_ values: EmitterValues, _ dice: inout ParticleDice) {
        let half = SIMD3(Double(values.size.width) / 2, Double(values.size.height) / 2, Double(values.depth) / 2)
        let (offset, normal) =
            switch values.shape {
            case .line: EmitterOrigin.line(half.x, values.mode, &dice)
            case .rectangle: EmitterOrigin.rectangle(half, values.mode, &dice)
            case .cuboid: EmitterOrigin.cuboid(half, values.mode, &dice)
            case .circle: EmitterOrigin.circle(Double(values.size.width), values.mode, &dice)
            case .sphere: EmitterOrigin.sphere(Double(values.size.width), values.mode, &dice)
            default: (SIMD3<Double>.zero, SIMD3<Double>(1, 0, 0))
            }
        place = SIMD3(Double(values.position.x), Double(values.position.y), Double(values.zPosition)) + offset
        self.normal = normal
    }

    private typealias Spot = (SIMD3<Double>, SIMD3<Double>)
    private static let along = SIMD3<Double>(1, 0, 0)

    private static func line(_ half: Double, _ mode: CAEmitterLayerEmitterMode, _ dice: inout ParticleDice) -> Spot {
        let t = mode == .points ? (dice.unit() < 0.5 ? -1 : 1) : dice.even()
        return (SIMD3(half * t, 0, 0), SIMD3(0, -1, 0))
    }

    private static func rectangle(_ half: SIMD3<Double>, _ mode: CAEmitterLayerEmitterMode, _ dice: inout ParticleDice) -> Spot {
        switch mode {
        case .points:
            let corner = SIMD3(half.x * sign(&dice), half.y * sign(&dice), 0)
            return (corner, normalized(corner) ?? along)
        case .outline:
            // Longer sides emit more.
            let t = dice.unit() * (half.x + half.y), side = sign(&dice)
            if t < half.x { return (SIMD3(half.x * dice.even(), half.y * side, 0), SIMD3(0, side, 0)) }
            return (SIMD3(half.x * side, half.y * dice.even(), 0), SIMD3(side, 0, 0))
        default: return (SIMD3(half.x * dice.even(), half.y * dice.even(), 0), along)
        }
    }

    private static func cuboid(_ half: SIMD3<Double>, _ mode: CAEmitterLayerEmitterMode, _ dice: inout ParticleDice) -> Spot {
        func axis(_ weights: SIMD3<Double>, _ dice: inout ParticleDice) -> Int {
            let t = dice.unit() * weights.sum()
            return t < weights.x ? 0 : t < weights.x + weights.y ? 1 : 2
        }
        switch mode {
        case .points:
            let corner = half * SIMD3(sign(&dice), sign(&dice), sign(&dice))
            return (corner, normalized(corner) ?? along)
        case .outline:
            let free = axis(half, &dice)
            var place = half * SIMD3(sign(&dice), sign(&dice), sign(&dice))
            var normal = place
            (place[free], normal[free]) = (half[free] * dice.even(), 0)
            return (place, normalized(normal) ?? along)
        case .surface:
            let fixed = axis(SIMD3(half.y * half.z, half.x * half.z, half.x * half.y), &dice)
            var (place, normal) = (half * SIMD3(dice.even(), dice.even(), dice.even()), SIMD3<Double>.zero)
            normal[fixed] = sign(&dice)
            place[fixed] = half[fixed] * normal[fixed]
            return (place, normal)
        default: return (half * SIMD3(dice.even(), dice.even(), dice.even()), along)
        }
    }

    private static func circle(_ radius: Double, _ mode: CAEmitterLayerEmitterMode, _ dice: inout ParticleDice) -> Spot {
        let angle = dice.unit() * 2 * .pi
        let normal = SIMD3(cos(angle), sin(angle), 0)
        let r = mode == .points || mode == .outline ? 1 : dice.unit().squareRoot()
        return (normal * (radius * r), normal)
    }

    private static func sphere(_ radius: Double, _ mode: CAEmitterLayerEmitterMode, _ dice: inout ParticleDice) -> Spot {
        if mode == .points || mode == .outline { return circle(radius, mode, &dice) }
        let (angle, z) = (dice.unit() * 2 * .pi, dice.even())
        let flat = (1 - z * z).squareRoot()
        let normal = SIMD3(cos(angle) * flat, sin(angle) * flat, z)
        return (normal * (radius * (mode == .surface ? 1 : cbrt(dice.unit()))), normal)
    }

    private static func sign(_ dice: inout ParticleDice) -> Double { dice.unit() < 0.5 ? -1 : 1 }

    private static func normalized(_ v: SIMD3<Double>) -> SIMD3<Double>? {
        let length = (v * v).sum().squareRoot()
        return length > 1e-9 ? v / length : nil
    }

    /// A direction: turned in the plane by the longitude, risen by the latitude, anywhere in the cone around that.
    func direction(longitude: Double, latitude: Double, range: Double, _ dice: inout ParticleDice) -> SIMD3<Double> {
        let (u, turn) = (dice.unit(), dice.unit() * 2 * .pi)
        let east = atan2(normal.y, normal.x) + longitude, up = asin(max(-1, min(1, normal.z))) + latitude
        let middle = SIMD3(cos(up) * cos(east), cos(up) * sin(east), sin(up))
        let half = min(.pi, abs(range) / 2)
        guard half > 0 else { return middle }
        // Even over the part of the sphere that the cone cuts out.
        let z = 1 - u * (1 - cos(half))
        let flat = max(0, 1 - z * z).squareRoot()
        let side = SIMD3(-sin(east), cos(east), 0)
        let over = SIMD3(-sin(up) * cos(east), -sin(up) * sin(east), cos(up))
        return middle * z + side * (flat * cos(turn)) + over * (flat * sin(turn))
    }
}
