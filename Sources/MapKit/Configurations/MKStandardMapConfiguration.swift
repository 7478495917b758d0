import Foundation

/// A drawn map. See https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong colours are. See https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration/emphasisstyle-swift.enum.
    public enum EmphasisStyle: Int, Sendable {
        /// The usual colours.
        case `default`
        /// Fainter colours, before which an app's own contents stand out.
        case muted
    }

    /// How strong colours are.
    open var emphasisStyle = EmphasisStyle.default
    /// Which places are shown. It is kept; the map knows none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. It is kept; none is known.
    open var showsTraffic = false

    /// A flat map in its usual colours.
    public init() { super.init(elevation: .flat) }
    /// A map in its usual colours.
    public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }
    /// A flat map.
    public convenience init(emphasisStyle: EmphasisStyle) { self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle) }
    /// A map.
    public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.emphasisStyle = emphasisStyle
        super.init(elevation: elevationStyle)
    }

    override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
    override var details: (showsTraffic: Bool, filter: MKPointOfInterestFilter?) { (showsTraffic, pointOfInterestFilter) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKStandardMapConfiguration(elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
        (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
        return copy
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        emphasisStyle = EmphasisStyle(rawValue: coder.decodeInteger(forKey: "emphasisStyle")) ?? .default
        if coder.containsValue(forKey: "pointOfInterestFilter") {
            pointOfInterestFilter = coder.decodeObject(of: MKPointOfInterestFilter.self, forKey: "pointOfInterestFilter")
        }
        showsTraffic = coder.decodeBool(forKey: "showsTraffic")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(emphasisStyle.rawValue, forKey: "emphasisStyle")
        coder.encode(pointOfInterestFilter, forKey: "pointOfInterestFilter")
        coder.encode(showsTraffic, forKey: "showsTraffic")
    }
}
