import MapKit
import SwiftUI

/// How a map looks. See https://developer.apple.com/documentation/mapkit/mapstyle.
public struct MapStyle: Sendable {
    /// Whether what is high is seen as that. Maps are flat here. See https://developer.apple.com/documentation/mapkit/mapstyle/elevation-swift.struct.
    public struct Elevation: Sendable {
        /// As usual.
        public static let automatic = Elevation()
        /// Flat.
        public static let flat = Elevation()
        /// As it is.
        public static let realistic = Elevation()
    }
    /// How strong colours are. See https://developer.apple.com/documentation/mapkit/mapstyle/standardemphasis.
    public struct StandardEmphasis: Sendable {
        let isMuted: Bool
        /// As usual.
        public static let automatic = StandardEmphasis(isMuted: false)
        /// Weaker.
        public static let muted = StandardEmphasis(isMuted: true)
    }

    let type: MKMapType
    var showsTraffic = false

    /// A drawing.
    public static let standard = MapStyle(type: .standard)
    /// A picture from above.
    public static let imagery = MapStyle(type: .satellite)
    /// A picture from above, with names.
    public static let hybrid = MapStyle(type: .hybrid)
    /// A drawing.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(type: emphasis.isMuted ? .mutedStandard : .standard, showsTraffic: showsTraffic) }
    /// A picture from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle(type: .satellite) }
    /// A picture from above, with names.
    public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle {
        MapStyle(type: .hybrid, showsTraffic: showsTraffic)
    }
}

private struct MapStyleKey: EnvironmentKey { static var defaultValue: MapStyle { .standard } }
extension EnvironmentValues {
    var mapStyle: MapStyle {
        get { self[MapStyleKey.self] }
        set { self[MapStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how maps within look.
    public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }
}
