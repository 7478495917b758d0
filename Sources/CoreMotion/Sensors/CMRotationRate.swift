import Foundation

/// How fast the device turns. Signs follow the right hand: with the thumb along an axis, fingers curl the positive way. See https://developer.apple.com/documentation/coremotion/cmrotationrate.
public struct CMRotationRate: Sendable {
    /// About the axis to the device's right, in radians a second.
    public var x: Double
    /// About the axis to the device's top, in radians a second.
    public var y: Double
    /// About the axis out of the screen, in radians a second.
    public var z: Double

    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates it from its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    init(_ vector: Vector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    var vector: Vector { Vector(x, y, z) }
}
