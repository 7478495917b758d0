import Foundation

/// How a map looks: one of its subclasses. See https://developer.apple.com/documentation/mapkit/mkmapconfiguration.
open class MKMapConfiguration: NSObject, NSCopying, NSSecureCoding {
    /// Whether heights are seen. See https://developer.apple.com/documentation/mapkit/mkmapconfiguration/elevationstyle-swift.enum.
    public enum ElevationStyle: Int, Sendable {
        /// The ground is flat.
        case flat
        /// Mountains are as high as they are.
        case realistic
    }

    /// Whether heights are seen. It is kept; maps are flat here.
    open var elevationStyle: ElevationStyle

    init(elevation: ElevationStyle) {
        elevationStyle = elevation
        super.init()
    }

    /// The type of the map that looks so.
    var mapType: MKMapType { .standard }
    /// Whether traffic is shown, and which places are, where the kind of map can show that.
    var details: (showsTraffic: Bool, filter: MKPointOfInterestFilter?) { (false, nil) }

    open func copy(with zone: NSZone? = nil) -> Any { MKMapConfiguration(elevation: elevationStyle) }

    /// It is coded securely.
    public class var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        elevationStyle = ElevationStyle(rawValue: coder.decodeInteger(forKey: "elevationStyle")) ?? .flat
        super.init()
    }

    open func encode(with coder: NSCoder) { coder.encode(elevationStyle.rawValue, forKey: "elevationStyle") }
}
