import Foundation

/// How a device is held and moves, as follows from all its sensors. See https://developer.apple.com/documentation/coremotion/cmdevicemotion.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// Where the sensors are. See https://developer.apple.com/documentation/coremotion/cmdevicemotion/sensorlocation-swift.enum.
    public enum SensorLocation: Int, Sendable {
        case `default`, headphoneLeft, headphoneRight
    }

    /// How it is held.
    public let attitude: CMAttitude
    /// How fast it turns.
    public let rotationRate: CMRotationRate
    /// Where down is, 1 g long.
    public let gravity: CMAcceleration
    /// The acceleration that the person gives the device: what is measured, less gravity.
    public let userAcceleration: CMAcceleration
    /// The magnetic field; uncalibrated in a frame that does not go by it (`xArbitraryZVertical`).
    public let magneticField: CMCalibratedMagneticField
    /// Degrees from 0 to 360 by which the device is turned from its frame's north, clockwise; -1 in a frame that knows none.
    public let heading: Double
    /// Where the sensors are: in the device.
    public let sensorLocation: SensorLocation

    init(_ sample: MotionSample, in frame: CMAttitudeReferenceFrame, at time: TimeInterval) {
        attitude = CMAttitude(sample.attitude)
        rotationRate = CMRotationRate(sample.rotationRate)
        gravity = CMAcceleration(sample.gravity)
        userAcceleration = CMAcceleration(sample.userAcceleration)
        magneticField =
            frame == .xArbitraryZVertical
            ? CMCalibratedMagneticField()
            : CMCalibratedMagneticField(field: CMMagneticField(sample.magneticField), accuracy: .high)
        heading = frame.pointsNorth ? sample.attitude.heading : -1
        sensorLocation = .default
        super.init(timestamp: time)
    }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let attitude = coder.decodeObject(of: CMAttitude.self, forKey: "attitude"),
            let accuracy = CMMagneticFieldCalibrationAccuracy(rawValue: coder.decodeInt32(forKey: "accuracy")),
            let location = SensorLocation(rawValue: coder.decodeInteger(forKey: "sensorLocation"))
        else { return nil }
        self.attitude = attitude
        rotationRate = CMRotationRate(coder.decodeVector(forKey: "rotationRate"))
        gravity = CMAcceleration(coder.decodeVector(forKey: "gravity"))
        userAcceleration = CMAcceleration(coder.decodeVector(forKey: "userAcceleration"))
        let field = CMMagneticField(coder.decodeVector(forKey: "magneticField"))
        magneticField = CMCalibratedMagneticField(field: field, accuracy: accuracy)
        heading = coder.decodeDouble(forKey: "heading")
        sensorLocation = location
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(attitude, forKey: "attitude")
        coder.encode(rotationRate.vector, forKey: "rotationRate")
        coder.encode(gravity.vector, forKey: "gravity")
        coder.encode(userAcceleration.vector, forKey: "userAcceleration")
        coder.encode(magneticField.field.vector, forKey: "magneticField")
        coder.encode(magneticField.accuracy.rawValue, forKey: "accuracy")
        coder.encode(heading, forKey: "heading")
        coder.encode(sensorLocation.rawValue, forKey: "sensorLocation")
    }
}
