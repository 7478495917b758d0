import Foundation

/// How a device is held, as a unit quaternion: w + x·i + y·j + z·k takes vectors along the device's axes to those along the axes of the frame of
/// reference.
///
/// See https://developer.apple.com/documentation/coremotion/cmquaternion.
public struct CMQuaternion: Sendable {
    /// The part along the x axis.
    public var x: Double
    /// The part along the y axis.
    public var y: Double
    /// The part along the z axis.
    public var z: Double
    /// The cosine of half the angle.
    public var w: Double

    /// A quaternion of zeros.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    /// Creates it from its parts.
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

    init(_ rotation: Rotation) {
        self.init(x: rotation.vector.x, y: rotation.vector.y, z: rotation.vector.z, w: rotation.w)
    }
}
