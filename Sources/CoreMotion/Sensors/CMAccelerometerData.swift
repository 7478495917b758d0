import Foundation

/// What the accelerometer measured. See https://developer.apple.com/documentation/coremotion/cmaccelerometerdata.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration, with gravity: a device that lies on its back measures -1 g along its z axis.
    public let acceleration: CMAcceleration

    init(_ acceleration: Vector, at time: TimeInterval) {
        self.acceleration = CMAcceleration(acceleration)
        super.init(timestamp: time)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        acceleration = CMAcceleration(coder.decodeVector(forKey: "acceleration"))
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(acceleration.vector, forKey: "acceleration")
    }
}
