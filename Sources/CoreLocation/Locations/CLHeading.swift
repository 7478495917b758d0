import Foundation

/// A part of a magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// Where the device points to. See https://developer.apple.com/documentation/corelocation/clheading.
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Degrees from magnetic north by east.
    public let magneticHeading: CLLocationDirection
    /// Degrees from true north by east; negative if it is not known.
    public let trueHeading: CLLocationDirection
    /// By how many degrees it may be wrong.
    public let headingAccuracy: CLLocationDirection
    /// When it was so.
    public let timestamp: Date
    /// By how many degrees what headings are of is turned from the device's top.
    private var turn = 0.0

    init(magnetic: Double, true trueHeading: Double?, timestamp: Date) {
        magneticHeading = magnetic
        self.trueHeading = trueHeading ?? -1
        headingAccuracy = 5
        self.timestamp = timestamp
        super.init()
    }

    /// The heading of what is at the top of a device that is held so. A device that lies has its own top there.
    func seen(from orientation: CLDeviceOrientation) -> CLHeading {
        let turn: Double
        switch orientation {
        case .landscapeLeft: turn = 90
        case .landscapeRight: turn = 270
        case .portraitUpsideDown: turn = 180
        case .unknown, .portrait, .faceUp, .faceDown: return self
        }
        func turned(_ angle: Double) -> Double { (angle + turn).truncatingRemainder(dividingBy: 360) }
        let heading = CLHeading(
            magnetic: turned(magneticHeading), true: trueHeading < 0 ? nil : turned(trueHeading), timestamp: timestamp)
        heading.turn = turn
        return heading
    }

    // A field as strong as the earth's, of a device that lies flat with its top to the heading.
    private static let strength = 45.0
    /// The field along the device's width.
    open var x: CLHeadingComponentValue { -Self.strength * sin((magneticHeading - turn) * .pi / 180) }
    /// The field along the device's height.
    open var y: CLHeadingComponentValue { Self.strength * cos((magneticHeading - turn) * .pi / 180) }
    /// The field through the device.
    open var z: CLHeadingComponentValue { 0 }

    open override var description: String {
        String(
            format: "magneticHeading %.2f trueHeading %.2f accuracy %.2f x %+.3f y %+.3f z %+.3f @ ", magneticHeading, trueHeading,
            headingAccuracy, x, y, z) + "\(timestamp)"
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let timestamp = coder.decodeObject(of: NSDate.self, forKey: "timestamp") as Date? else { return nil }
        magneticHeading = coder.decodeDouble(forKey: "magneticHeading")
        trueHeading = coder.decodeDouble(forKey: "trueHeading")
        headingAccuracy = coder.decodeDouble(forKey: "headingAccuracy")
        self.timestamp = timestamp
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(timestamp as NSDate, forKey: "timestamp")
        coder.encode(magneticHeading, forKey: "magneticHeading")
        coder.encode(trueHeading, forKey: "trueHeading")
        coder.encode(headingAccuracy, forKey: "headingAccuracy")
    }
}
