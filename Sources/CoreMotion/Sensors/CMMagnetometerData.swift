import Foundation

/// What the magnetometer measured. See https://developer.apple.com/documentation/coremotion/cmmagnetometerdata.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field. A real device's own is part of it; this one has none.
    public let magneticField: CMMagneticField

    init(_ magneticField: Vector, at time: TimeInterval) {
        self.magneticField = CMMagneticField(magneticField)
        super.init(timestamp: time)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        magneticField = CMMagneticField(coder.decodeVector(forKey: "magneticField"))
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(magneticField.vector, forKey: "magneticField")
    }
}
