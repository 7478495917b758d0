import Foundation

/// Something that a sensor said. See https://developer.apple.com/documentation/coremotion/cmlogitem.
open class CMLogItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When, in seconds of the clock that `CACurrentMediaTime()` tells.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public class var supportsSecureCoding: Bool { true }
    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        timestamp = coder.decodeDouble(forKey: "timestamp")
        super.init()
    }
    open func encode(with coder: NSCoder) { coder.encode(timestamp, forKey: "timestamp") }
}

/// An acceleration, in g. See https://developer.apple.com/documentation/coremotion/cmacceleration.
public struct CMAcceleration: Sendable {
    /// To the device's right.
    public var x: Double
    /// To its top.
    public var y: Double
    /// Out of its screen.
    public var z: Double
    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// An acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn, in radians a second. See https://developer.apple.com/documentation/coremotion/cmrotationrate.
public struct CMRotationRate: Sendable {
    /// About the axis to the device's right.
    public var x: Double
    /// About the axis to its top.
    public var y: Double
    /// About the axis out of its screen.
    public var z: Double
    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// A turn.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field, in microteslas. See https://developer.apple.com/documentation/coremotion/cmmagneticfield.
public struct CMMagneticField: Sendable {
    /// To the device's right.
    public var x: Double
    /// To its top.
    public var y: Double
    /// Out of its screen.
    public var z: Double
    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// A field.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How well a field is known. See https://developer.apple.com/documentation/coremotion/cmmagneticfieldcalibrationaccuracy.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low, medium, high
}

/// A field without the device's own. See https://developer.apple.com/documentation/coremotion/cmcalibratedmagneticfield.
public struct CMCalibratedMagneticField: Sendable {
    /// The field.
    public var field: CMMagneticField
    /// How well it is known.
    public var accuracy: CMMagneticFieldCalibrationAccuracy
    /// None.
    public init() { (field, accuracy) = (CMMagneticField(), .uncalibrated) }
    /// A field.
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) { (self.field, self.accuracy) = (field, accuracy) }
}

/// What the accelerometer said. See https://developer.apple.com/documentation/coremotion/cmaccelerometerdata.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration, gravity included.
    public let acceleration: CMAcceleration

    init(_ value: (x: Double, y: Double, z: Double), at time: Double) {
        acceleration = CMAcceleration(x: value.x, y: value.y, z: value.z)
        super.init(timestamp: time)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        acceleration = CMAcceleration(
            x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"), z: coder.decodeDouble(forKey: "z"))
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (key, value) in [("x", acceleration.x), ("y", acceleration.y), ("z", acceleration.z)] { coder.encode(value, forKey: key) }
    }
}

/// What the gyroscope said. See https://developer.apple.com/documentation/coremotion/cmgyrodata.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The turn.
    public let rotationRate: CMRotationRate

    init(_ value: (x: Double, y: Double, z: Double), at time: Double) {
        rotationRate = CMRotationRate(x: value.x, y: value.y, z: value.z)
        super.init(timestamp: time)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        rotationRate = CMRotationRate(
            x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"), z: coder.decodeDouble(forKey: "z"))
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (key, value) in [("x", rotationRate.x), ("y", rotationRate.y), ("z", rotationRate.z)] { coder.encode(value, forKey: key) }
    }
}

/// What the compass said. See https://developer.apple.com/documentation/coremotion/cmmagnetometerdata.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field, the device's own included.
    public let magneticField: CMMagneticField

    init(_ value: (x: Double, y: Double, z: Double), at time: Double) {
        magneticField = CMMagneticField(x: value.x, y: value.y, z: value.z)
        super.init(timestamp: time)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        magneticField = CMMagneticField(
            x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"), z: coder.decodeDouble(forKey: "z"))
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (key, value) in [("x", magneticField.x), ("y", magneticField.y), ("z", magneticField.z)] { coder.encode(value, forKey: key) }
    }
}
