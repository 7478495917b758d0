import Foundation

/// Takes what the accelerometer measured, or why it could not.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Takes what the gyroscope measured, or why it could not.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Takes what the magnetometer measured, or why it could not.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Takes what is known of the device's motion, or why nothing is.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// What the device's sensors measure: brought to a handler on a queue at equal intervals, or asked for when the app likes.
///
/// The device has all the sensors. It is held and moved as a script says (`motion`, `rotate` and `shake` of docs/script.md); where none does, it stands
/// upright and rests. Times are the host's. See https://developer.apple.com/documentation/coremotion/cmmotionmanager.
open class CMMotionManager: NSObject, @unchecked Sendable {
    private let accelerometer = SensorFeed<CMAccelerometerData>()
    private let gyroscope = SensorFeed<CMGyroData>()
    private let magnetometer = SensorFeed<CMMagnetometerData>()
    private let motion = SensorFeed<CMDeviceMotion>()
    private let lock = NSLock()
    private var frame = CMAttitudeReferenceFrame.xArbitraryZVertical
    private var showsDisplay = false

    /// A manager whose sensors are off.
    public override init() { super.init() }

    // MARK: Accelerometer

    /// Seconds between two measurements of the accelerometer: a hundredth to begin with, and never less.
    open var accelerometerUpdateInterval: TimeInterval {
        get { accelerometer.interval }
        set { accelerometer.interval = newValue }
    }
    // @objc(accelerometerAvailable)
    /// Whether the device has an accelerometer: it has.
    open var isAccelerometerAvailable: Bool { true }
    // @objc(accelerometerActive)
    /// Whether it is on.
    open var isAccelerometerActive: Bool { accelerometer.isActive }
    /// The newest measurement; `nil` if there is none, or it is off.
    open var accelerometerData: CMAccelerometerData? { accelerometer.latest }

    /// Switches it on, for an app that asks for measurements.
    open func startAccelerometerUpdates() { accelerometer.start(reading: Self.accelerometerData) }

    // @objc(startAccelerometerUpdatesToQueue:withHandler:)
    /// Switches it on, and brings each measurement to a handler.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
        accelerometer.start(for: Telling(queue, handler), reading: Self.accelerometerData)
    }

    /// Switches it off.
    open func stopAccelerometerUpdates() { accelerometer.stop() }

    private static let accelerometerData: @Sendable (Double) -> CMAccelerometerData = {
        CMAccelerometerData(MotionSource.shared.sample(at: $0).acceleration, at: $0)
    }

    // MARK: Gyroscope

    /// Seconds between two measurements of the gyroscope: a hundredth to begin with, and never less.
    open var gyroUpdateInterval: TimeInterval {
        get { gyroscope.interval }
        set { gyroscope.interval = newValue }
    }
    // @objc(gyroAvailable)
    /// Whether the device has a gyroscope: it has.
    open var isGyroAvailable: Bool { true }
    // @objc(gyroActive)
    /// Whether it is on.
    open var isGyroActive: Bool { gyroscope.isActive }
    /// The newest measurement; `nil` if there is none, or it is off.
    open var gyroData: CMGyroData? { gyroscope.latest }

    /// Switches it on, for an app that asks for measurements.
    open func startGyroUpdates() { gyroscope.start(reading: Self.gyroData) }

    // @objc(startGyroUpdatesToQueue:withHandler:)
    /// Switches it on, and brings each measurement to a handler.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        gyroscope.start(for: Telling(queue, handler), reading: Self.gyroData)
    }

    /// Switches it off.
    open func stopGyroUpdates() { gyroscope.stop() }

    private static let gyroData: @Sendable (Double) -> CMGyroData = {
        CMGyroData(MotionSource.shared.sample(at: $0).rotationRate, at: $0)
    }

    // MARK: Magnetometer

    /// Seconds between two measurements of the magnetometer: a hundredth to begin with, and never less.
    open var magnetometerUpdateInterval: TimeInterval {
        get { magnetometer.interval }
        set { magnetometer.interval = newValue }
    }
    // @objc(magnetometerAvailable)
    /// Whether the device has a magnetometer: it has.
    open var isMagnetometerAvailable: Bool { true }
    // @objc(magnetometerActive)
    /// Whether it is on.
    open var isMagnetometerActive: Bool { magnetometer.isActive }
    /// The newest measurement; `nil` if there is none, or it is off.
    open var magnetometerData: CMMagnetometerData? { magnetometer.latest }

    /// Switches it on, for an app that asks for measurements.
    open func startMagnetometerUpdates() { magnetometer.start(reading: Self.magnetometerData) }

    // @objc(startMagnetometerUpdatesToQueue:withHandler:)
    /// Switches it on, and brings each measurement to a handler.
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        magnetometer.start(for: Telling(queue, handler), reading: Self.magnetometerData)
    }

    /// Switches it off.
    open func stopMagnetometerUpdates() { magnetometer.stop() }

    private static let magnetometerData: @Sendable (Double) -> CMMagnetometerData = {
        CMMagnetometerData(MotionSource.shared.sample(at: $0).magneticField, at: $0)
    }

    // MARK: Device motion

    /// Seconds between two measurements of the device's motion: a hundredth to begin with, and never less.
    open var deviceMotionUpdateInterval: TimeInterval {
        get { motion.interval }
        set { motion.interval = newValue }
    }
    /// The frames of reference that the device knows: all of them. Its magnetic north is the true one.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
        [.xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical, .xTrueNorthZVertical]
    }
    /// The frame of reference in which the device's motion is told; `xArbitraryZVertical` unless another one is asked for.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { lock.withLock { frame } }
    // @objc(deviceMotionAvailable)
    /// Whether the device's motion is known: it is.
    open var isDeviceMotionAvailable: Bool { true }
    // @objc(deviceMotionActive)
    /// Whether it is measured.
    open var isDeviceMotionActive: Bool { motion.isActive }
    /// The newest measurement; `nil` if there is none, or none are made.
    open var deviceMotion: CMDeviceMotion? { motion.latest }

    /// Begins to measure the device's motion, for an app that asks for it.
    open func startDeviceMotionUpdates() { start(attitudeReferenceFrame) }

    // @objc(startDeviceMotionUpdatesToQueue:withHandler:)
    /// Begins to measure the device's motion, and brings it to a handler.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        start(attitudeReferenceFrame, Telling(queue, handler))
    }

    // @objc(startDeviceMotionUpdatesUsingReferenceFrame:)
    /// Begins to measure the device's motion in a frame of reference, for an app that asks for it. Nothing begins with what is no single frame.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { start(referenceFrame) }

    // @objc(startDeviceMotionUpdatesUsingReferenceFrame:toQueue:withHandler:)
    /// Begins to measure the device's motion in a frame of reference, and brings it to a handler: `CMErrorInvalidParameter`, once, for what is no
    /// single frame.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        start(referenceFrame, Telling(queue, handler))
    }

    /// Stops measuring it.
    open func stopDeviceMotionUpdates() { motion.stop() }

    private func start(_ frame: CMAttitudeReferenceFrame, _ telling: Telling<CMDeviceMotion>? = nil) {
        guard frame.rawValue.nonzeroBitCount == 1, Self.availableAttitudeReferenceFrames().contains(frame) else {
            telling?.fail(CMErrorInvalidParameter)
            return
        }
        lock.withLock { self.frame = frame }
        motion.start(for: telling) { CMDeviceMotion(MotionSource.shared.sample(at: $0), in: frame, at: $0) }
    }

    /// Whether the system may ask the person to move the device where its magnetometer has to be calibrated. This one's never has to.
    open var showsDeviceMovementDisplay: Bool {
        get { lock.withLock { showsDisplay } }
        set { lock.withLock { showsDisplay = newValue } }
    }
}
