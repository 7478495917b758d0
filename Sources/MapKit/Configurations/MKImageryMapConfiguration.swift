import Foundation

/// A picture from above. See https://developer.apple.com/documentation/mapkit/mkimagerymapconfiguration.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// A flat map.
    public init() { super.init(elevation: .flat) }
    /// A map.
    public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }

    override var mapType: MKMapType { elevationStyle == .realistic ? .satelliteFlyover : .satellite }

    open override func copy(with zone: NSZone? = nil) -> Any { MKImageryMapConfiguration(elevationStyle: elevationStyle) }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
