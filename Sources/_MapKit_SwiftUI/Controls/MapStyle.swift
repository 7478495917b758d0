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
    var places = PointOfInterestCategories.all

    /// A drawing.
    public static let standard = MapStyle(type: .standard)
    /// A picture from above.
    public static let imagery = MapStyle(type: .satellite)
    /// A picture from above, with names.
    public static let hybrid = MapStyle(type: .hybrid)
    /// A drawing.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(type: emphasis.isMuted ? .mutedStandard : .standard, showsTraffic: showsTraffic, places: pointsOfInterest) }
    /// A picture from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle(type: .satellite) }
    /// A picture from above, with names.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(type: .hybrid, showsTraffic: showsTraffic, places: pointsOfInterest) }
}

/// Which kinds of places maps show. They are kept; maps know no such places.
///
/// See https://developer.apple.com/documentation/mapkit/pointofinterestcategories.
public struct PointOfInterestCategories: ExpressibleByArrayLiteral, Sendable {
    let filter: MKPointOfInterestFilter?

    /// All kinds.
    public static let all = PointOfInterestCategories(filter: nil)
    /// No places.
    public static let excludingAll = PointOfInterestCategories(filter: .excludingAll)
    /// Some kinds.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(filter: MKPointOfInterestFilter(including: categories))
    }
    /// All kinds but some.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(filter: MKPointOfInterestFilter(excluding: categories))
    }
    /// Some kinds.
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { including(categories) }
    /// All kinds but some.
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { excluding(categories) }

    /// Some kinds.
    public init(arrayLiteral elements: MKPointOfInterestCategory...) { self = .including(elements) }
    private init(filter: MKPointOfInterestFilter?) { self.filter = filter }
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
