import Foundation

/// How high the device is. See https://developer.apple.com/documentation/coremotion/cmabsolutealtitudedata.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    /// Metres above the sea.
    public let altitude: Double
    /// By how many metres that may be wrong.
    public let accuracy: Double
    /// How many metres differences have to have to be told.
    public let precision: Double

    init(height: Double, at time: TimeInterval) {
        (altitude, accuracy, precision) = (height, 1, 0.1)
        super.init(timestamp: time)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        altitude = coder.decodeDouble(forKey: "altitude")
        (accuracy, precision) = (coder.decodeDouble(forKey: "accuracy"), coder.decodeDouble(forKey: "precision"))
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (key, value) in [("altitude", altitude), ("accuracy", accuracy), ("precision", precision)] { coder.encode(value, forKey: key) }
    }
}
