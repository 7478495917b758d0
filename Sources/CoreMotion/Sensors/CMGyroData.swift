import Foundation

/// What the gyroscope measured. See https://developer.apple.com/documentation/coremotion/cmgyrodata.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// How fast the device turned.
    public let rotationRate: CMRotationRate

    init(_ rotationRate: Vector, at time: TimeInterval) {
        self.rotationRate = CMRotationRate(rotationRate)
        super.init(timestamp: time)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        rotationRate = CMRotationRate(coder.decodeVector(forKey: "rotationRate"))
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(rotationRate.vector, forKey: "rotationRate")
    }
}
