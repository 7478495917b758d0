import Foundation

/// How a device is held, as a matrix: it takes vectors along the axes of the frame of reference to those along the device's axes.
///
/// See https://developer.apple.com/documentation/coremotion/cmrotationmatrix.
public struct CMRotationMatrix: Sendable {
    // The first row.
    public var m11: Double, m12: Double, m13: Double
    // The second row.
    public var m21: Double, m22: Double, m23: Double
    // The third row.
    public var m31: Double, m32: Double, m33: Double

    /// A matrix of zeros.
    public init() {
        (m11, m12, m13) = (0, 0, 0)
        (m21, m22, m23) = (0, 0, 0)
        (m31, m32, m33) = (0, 0, 0)
    }

    /// Creates it row by row.
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    init(_ rotation: Rotation) {
        let (x, y, z) = (rotation.toDevice(Vector(1, 0, 0)), rotation.toDevice(Vector(0, 1, 0)), rotation.toDevice(Vector(0, 0, 1)))
        self.init(m11: x.x, m12: y.x, m13: z.x, m21: x.y, m22: y.y, m23: z.y, m31: x.z, m32: y.z, m33: z.z)
    }
}
