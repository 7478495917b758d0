import Foundation

/// What a script says of how the device moves, and of what the person who carries it does.
public enum MotionRequest: Hashable, Sendable {
    /// The device is turned until it is held so, by the angles of `CMAttitude` in degrees, in so many seconds.
    case rotate(roll: Double, pitch: Double, yaw: Double, seconds: Double)
    /// The device is pushed along its axes, in g, for so many seconds.
    case accelerate(x: Double, y: Double, z: Double, seconds: Double)
    /// The person takes steps, in so many seconds; `nil` for two a second.
    case walk(steps: Int, seconds: Double?)
    /// The person goes up, or down where that is below zero, in so many seconds; `nil` for half a metre a second.
    case climb(metres: Double, seconds: Double?)
    /// The person does something from now on.
    case activity(MotionActivity)
    /// The device moves as a file of measurements says, which the app can read.
    case file(String)
    /// The device moves as measurements say: what errors call them, and their text.
    case recording(name: String, Data)
}

/// What a person does who carries a device.
public enum MotionActivity: String, CaseIterable, Sendable {
    case walking, running, cycling, automotive, stationary, unknown
}
