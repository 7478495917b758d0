import Foundation

/// A direction with a length, along three axes.
typealias Vector = SIMD3<Double>

extension SIMD3<Double> {
    func dot(_ other: Vector) -> Double { (self * other).sum() }
    func cross(_ other: Vector) -> Vector {
        Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
    var length: Double { dot(self).squareRoot() }
}

/// How the device is held in a frame of reference, as a unit quaternion: it takes vectors from the device's axes to those of the frame.
struct Rotation: Hashable, Sendable {
    let vector: Vector
    let w: Double

    /// The device lies on its back, along the frame's axes.
    static let none = Rotation(vector: .zero, w: 1)

    init(vector: Vector, w: Double) {
        let length = (vector.dot(vector) + w * w).squareRoot()
        (self.vector, self.w) = length > 0 ? (vector / length, w / length) : (.zero, 1)
    }

    /// A turn about an axis by its length, in radians.
    init(turning turn: Vector) {
        let angle = turn.length
        self.init(vector: angle > 0 ? turn / angle * sin(angle / 2) : .zero, w: cos(angle / 2))
    }

    /// By the angles of an attitude, in radians: the device is turned about its z axis, then about its x axis, then about its y axis.
    init(roll: Double, pitch: Double, yaw: Double) {
        self =
            Rotation(turning: Vector(0, 0, yaw)) * Rotation(turning: Vector(pitch, 0, 0)) * Rotation(turning: Vector(0, roll, 0))
    }

    var inverse: Rotation { Rotation(vector: -vector, w: w) }

    static func * (first: Rotation, second: Rotation) -> Rotation {
        Rotation(
            vector: first.w * second.vector + second.w * first.vector + first.vector.cross(second.vector),
            w: first.w * second.w - first.vector.dot(second.vector))
    }

    /// A vector along the device's axes, along those of the frame.
    func toFrame(_ inDevice: Vector) -> Vector {
        let twice = 2 * vector.cross(inDevice)
        return inDevice + w * twice + vector.cross(twice)
    }

    /// A vector along the frame's axes, along those of the device.
    func toDevice(_ inFrame: Vector) -> Vector { inverse.toFrame(inFrame) }

    /// The shortest turn that it is: an axis, as long as the angle in radians.
    var turn: Vector {
        let sine = vector.length
        guard sine > 0 else { return .zero }
        let angle = 2 * atan2(sine, abs(w))
        return vector / sine * (w < 0 ? -angle : angle)
    }

    // MARK: Angles

    /// The device's axes along those of the frame.
    private var axes: (x: Vector, y: Vector, z: Vector) { (toFrame(Vector(1, 0, 0)), toFrame(Vector(0, 1, 0)), toFrame(Vector(0, 0, 1))) }

    /// From -π to π: 0 too where the device stands upright, for roll and yaw are the same turn then, which is counted as yaw.
    var roll: Double {
        let axes = axes
        return Self.isUpright(axes.y) ? 0 : atan2(-axes.x.z, axes.z.z)
    }
    /// From -π/2 to π/2.
    var pitch: Double { asin(min(max(axes.y.z, -1), 1)) }
    /// From -π to π.
    var yaw: Double {
        let axes = axes
        return Self.isUpright(axes.y) ? atan2(axes.x.y, axes.x.x) : atan2(-axes.y.x, axes.y.y)
    }

    private static func isUpright(_ height: Vector) -> Bool { abs(height.z) > 1 - 1e-12 }

    /// Degrees from the frame's x axis to the device's own, clockwise as seen from above, from 0 to 360; that of its y axis goes for it where it
    /// stands on its side.
    var heading: Double {
        let axes = axes
        let direction = hypot(axes.x.x, axes.x.y) > 1e-6 ? axes.x : Vector(axes.y.y, -axes.y.x, 0)
        let angle = -atan2(direction.y, direction.x) * 180 / .pi
        return angle < 0 ? angle + 360 : angle + 0
    }
}
