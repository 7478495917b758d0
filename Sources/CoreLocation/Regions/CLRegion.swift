import Foundation

/// Whether a device is in a region. See https://developer.apple.com/documentation/corelocation/clregionstate.
public enum CLRegionState: Int, Sendable {
    case unknown, inside, outside
}

/// A part of the world that a device can be in. See https://developer.apple.com/documentation/corelocation/clregion.
///
/// Regions of the same identifier are equal.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What the app calls it.
    public let identifier: String
    /// Whether the app is told when the device comes in. It is from the start.
    open var notifyOnEntry = true
    /// Whether the app is told when the device goes out. It is from the start.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public class var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String? else { return nil }
        self.identifier = identifier
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }
}

/// A circle on the earth. See https://developer.apple.com/documentation/corelocation/clcircularregion.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    private let place: CLLocationCoordinate2D
    private let reach: CLLocationDistance

    /// A circle about a place, in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (place, reach) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Its middle.
    open var center: CLLocationCoordinate2D { place }
    /// How far it reaches, in metres.
    open var radius: CLLocationDistance { reach }

    // @objc(containsCoordinate:)
    /// Whether a place is within it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(place, coordinate) <= reach }

    open override var description: String {
        String(
            format: "CLCircularRegion (identifier:'%@', center:<%+.8f,%+.8f>, radius:%.2fm)", identifier, place.latitude, place.longitude,
            reach)
    }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        place = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        reach = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(place.latitude, forKey: "latitude")
        coder.encode(place.longitude, forKey: "longitude")
        coder.encode(reach, forKey: "radius")
    }
}
