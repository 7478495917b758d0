import Foundation

/// What sensors measure at a moment: vectors along the device's axes, in g, radians a second and microteslas.
struct MotionSample: Sendable {
    /// How the device is held in a frame whose x axis points north and whose z axis points up.
    var attitude: Rotation
    var rotationRate: Vector
    var userAcceleration: Vector
    var magneticField: Vector

    /// The field that there is everywhere: as strong as in the middle of Europe, and exactly to the north.
    static let field = Vector(20, 0, -45)

    init(
        attitude: Rotation, rotationRate: Vector = .zero, userAcceleration: Vector = .zero, magneticField: Vector? = nil
    ) {
        (self.attitude, self.rotationRate, self.userAcceleration) = (attitude, rotationRate, userAcceleration)
        self.magneticField = magneticField ?? attitude.toDevice(Self.field)
    }

    var gravity: Vector { attitude.toDevice(Vector(0, 0, -1)) }
    var acceleration: Vector { gravity + userAcceleration }
}
