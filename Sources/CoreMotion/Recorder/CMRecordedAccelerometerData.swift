import Foundation

/// What the accelerometer measured while it was recorded. See https://developer.apple.com/documentation/coremotion/cmrecordedaccelerometerdata.
open class CMRecordedAccelerometerData: CMAccelerometerData, @unchecked Sendable {
    /// The measurement's number. It rises.
    public let identifier: UInt64
    /// When it was measured.
    public let startDate: Date

    init(_ identifier: UInt64, at time: TimeInterval) {
        (self.identifier, startDate) = (identifier, MotionSource.date(at: time))
        super.init(MotionSource.shared.sample(at: time).acceleration, at: time)
    }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let start = coder.decodeObject(of: NSDate.self, forKey: "startDate") else { return nil }
        (identifier, startDate) = (UInt64(bitPattern: coder.decodeInt64(forKey: "identifier")), start as Date)
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Int64(bitPattern: identifier), forKey: "identifier")
        coder.encode(startDate as NSDate, forKey: "startDate")
    }
}
