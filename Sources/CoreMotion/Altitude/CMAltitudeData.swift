import Foundation

/// How much higher the device is than it was. See https://developer.apple.com/documentation/coremotion/cmaltitudedata.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// Metres above where the device was when this was first told.
    public let relativeAltitude: NSNumber
    /// The pressure of the air, in kilopascals.
    public let pressure: NSNumber

    init(height: Double, above start: Double, at time: TimeInterval) {
        relativeAltitude = NSNumber(value: height - start)
        pressure = NSNumber(value: Self.pressure(at: height))
        super.init(timestamp: time)
    }

    /// The pressure in so many metres above the sea, in kilopascals, in the International Standard Atmosphere: it has 101.325 kPa and 15 °C there, and
    /// 6.5 °C less in each kilometre.
    static func pressure(at height: Double) -> Double { 101.325 * pow(max(0, 1 - 0.0065 * height / 288.15), 5.2559) }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let altitude = coder.decodeObject(of: NSNumber.self, forKey: "relativeAltitude"),
            let pressure = coder.decodeObject(of: NSNumber.self, forKey: "pressure")
        else { return nil }
        (relativeAltitude, self.pressure) = (altitude, pressure)
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(relativeAltitude, forKey: "relativeAltitude")
        coder.encode(pressure, forKey: "pressure")
    }
}
