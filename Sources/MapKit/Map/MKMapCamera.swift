import CoreLocation
import Foundation

/// From where a map is seen. See https://developer.apple.com/documentation/mapkit/mkmapcamera.
///
/// The map is flat and seen from above: a pitch that is set is 0 when a map shows it.
open class MKMapCamera: NSObject, NSCopying, NSSecureCoding {
    /// What is in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// How far the eye is from there, in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// Degrees from north by east that are at the top.
    open var heading: CLLocationDirection = 0
    /// Degrees from straight down.
    open var pitch: CGFloat = 0
    /// How high the eye is, in metres.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / cos(Double(pitch) * .pi / 180) }
    }

    /// A camera that sees nothing yet.
    public override init() { super.init() }

    // @objc(cameraLookingAtCenterCoordinate:fromEyeCoordinate:eyeAltitude:)
    /// A camera over a place, in metres, that looks at another.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        let away = Geodesic.distance(eyeCoordinate, centerCoordinate)
        heading = Geodesic.course(eyeCoordinate, centerCoordinate) ?? 0
        pitch = CGFloat(atan2(away, eyeAltitude) * 180 / .pi)
        centerCoordinateDistance = hypot(away, eyeAltitude)
    }

    // @objc(cameraLookingAtCenterCoordinate:fromDistance:pitch:heading:)
    /// A camera that looks at a place from a distance, in metres.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, self.pitch, self.heading, centerCoordinateDistance) = (centerCoordinate, pitch, heading, distance)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKMapCamera else { return false }
        return centerCoordinate.latitude == other.centerCoordinate.latitude
            && centerCoordinate.longitude == other.centerCoordinate.longitude
            && centerCoordinateDistance == other.centerCoordinateDistance && heading == other.heading && pitch == other.pitch
    }
    open override var hash: Int { centerCoordinateDistance.hashValue }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        centerCoordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        centerCoordinateDistance = coder.decodeDouble(forKey: "distance")
        heading = coder.decodeDouble(forKey: "heading")
        pitch = CGFloat(coder.decodeDouble(forKey: "pitch"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(centerCoordinate.latitude, forKey: "latitude")
        coder.encode(centerCoordinate.longitude, forKey: "longitude")
        coder.encode(centerCoordinateDistance, forKey: "distance")
        coder.encode(heading, forKey: "heading")
        coder.encode(Double(pitch), forKey: "pitch")
    }
}
