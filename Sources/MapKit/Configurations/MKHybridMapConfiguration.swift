import Foundation

/// A picture from above with names. See https://developer.apple.com/documentation/mapkit/mkhybridmapconfiguration.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which places are shown. It is kept; the map knows none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. It is kept; none is known.
    open var showsTraffic = false

    /// A flat map.
    public init() { super.init(elevation: .flat) }
    /// A map.
    public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }

    override var mapType: MKMapType { elevationStyle == .realistic ? .hybridFlyover : .hybrid }
    override var details: (showsTraffic: Bool, filter: MKPointOfInterestFilter?) { (showsTraffic, pointOfInterestFilter) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
        (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
        return copy
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "pointOfInterestFilter") {
            pointOfInterestFilter = coder.decodeObject(of: MKPointOfInterestFilter.self, forKey: "pointOfInterestFilter")
        }
        showsTraffic = coder.decodeBool(forKey: "showsTraffic")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(pointOfInterestFilter, forKey: "pointOfInterestFilter")
        coder.encode(showsTraffic, forKey: "showsTraffic")
    }
}
