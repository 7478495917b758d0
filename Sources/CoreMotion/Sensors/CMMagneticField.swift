import Foundation

/// A magnetic field along the axes of the device. See https://developer.apple.com/documentation/coremotion/cmmagneticfield.
public struct CMMagneticField: Sendable {
    /// Along the screen's width, to the right, in microteslas.
    public var x: Double
    /// Along the screen's height, to the device's top, in microteslas.
    public var y: Double
    /// Out of the screen, in microteslas.
    public var z: Double

    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates it from its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    init(_ vector: Vector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    var vector: Vector { Vector(x, y, z) }
}
