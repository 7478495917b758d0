import Foundation

/// An acceleration along the axes of the device, whichever way its interface stands. See https://developer.apple.com/documentation/coremotion/cmacceleration.
public struct CMAcceleration: Sendable {
    /// Along the screen's width, to the right, in g, which is 9.81 m/s².
    public var x: Double
    /// Along the screen's height, to the device's top, in g, which is 9.81 m/s².
    public var y: Double
    /// Out of the screen, in g, which is 9.81 m/s².
    public var z: Double

    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates it from its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    init(_ vector: Vector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    var vector: Vector { Vector(x, y, z) }
}
