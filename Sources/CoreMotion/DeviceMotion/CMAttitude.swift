import Foundation

/// How a device is held in a frame of reference whose z axis points up.
///
/// See https://developer.apple.com/documentation/coremotion/cmattitude.
open class CMAttitude: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private var rotation: Rotation

    init(_ rotation: Rotation) {
        self.rotation = rotation
        super.init()
    }

    /// The turn about the axis from the device's bottom to its top, in radians from -π to π.
    open var roll: Double { rotation.roll }
    /// The turn about the axis from the device's left to its right, in radians from -π/2 to π/2.
    open var pitch: Double { rotation.pitch }
    /// The turn about the axis out of the screen, in radians from -π to π.
    open var yaw: Double { rotation.yaw }
    /// The same as a matrix.
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix(rotation) }
    /// The same as a quaternion.
    open var quaternion: CMQuaternion { CMQuaternion(rotation) }

    // @objc(multiplyByInverseOfAttitude:)
    /// Makes this the turn that leads here from another attitude.
    open func multiply(byInverseOf attitude: CMAttitude) { rotation = attitude.rotation.inverse * rotation }

    open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(rotation) }
    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        rotation = Rotation(vector: coder.decodeVector(forKey: "quaternion"), w: coder.decodeDouble(forKey: "quaternion.w"))
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(rotation.vector, forKey: "quaternion")
        coder.encode(rotation.w, forKey: "quaternion.w")
    }
}
