import CoreLocation
import MapKit
import SwiftUI

/// From where a map is seen. See https://developer.apple.com/documentation/mapkit/mapcamera.
public struct MapCamera: Equatable, Sendable {
    /// What is in the middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// How far it is away, in metres.
    public var distance: Double
    /// The direction at the top, in degrees.
    public var heading: Double
    /// The tilt, in degrees. Maps are flat here.
    public var pitch: Double

    /// Creates a camera.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }
    /// Creates what UIKit's camera is.
    @MainActor
    public init(_ mkMapCamera: MKMapCamera) {
        self.init(
            centerCoordinate: mkMapCamera.centerCoordinate, distance: mkMapCamera.centerCoordinateDistance, heading: mkMapCamera.heading,
            pitch: mkMapCamera.pitch)
    }

    @MainActor
    var uiKit: MKMapCamera { MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: pitch, heading: heading) }

    /// Whether both are the same.
    public static func == (first: MapCamera, second: MapCamera) -> Bool {
        first.centerCoordinate.isSame(as: second.centerCoordinate)
            && (first.distance, first.heading, first.pitch) == (second.distance, second.heading, second.pitch)
    }
}

/// What a map shows. See https://developer.apple.com/documentation/mapkit/mapcameraposition.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
    indirect enum Kind {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case item(MKMapItem)
        case camera(MapCamera)
        case user(followsHeading: Bool, fallback: MapCameraPosition)
    }
    let kind: Kind
    /// Whether fingers have moved the map.
    public private(set) var positionedByUser = false

    private init(_ kind: Kind) { self.kind = kind }

    /// What the map's content needs.
    public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
    /// A part of the earth.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
    /// A part of the map.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    /// A place. Maps are flat here, so that a pitch is not needed.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition { MapCameraPosition(.item(item)) }
    /// What is seen from somewhere.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
    /// Where the person is; something else as long as that is not known.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(.user(followsHeading: followsHeading, fallback: fallback))
    }

    /// The part of the earth, if it is one.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The part of the map, if it is one.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The place, if it is one.
    public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
    /// From where it is seen, if that is said.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// Whether the map follows the person.
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
    /// Whether the map turns with the person.
    public var followsUserHeading: Bool { if case .user(let follows, _) = kind { follows } else { false } }
    /// What is shown as long as nobody knows where the person is.
    public var fallbackPosition: MapCameraPosition? { if case .user(_, let fallback) = kind { fallback } else { nil } }

    /// The position where fingers have moved a map.
    static func moved(to camera: MapCamera) -> MapCameraPosition {
        var position = MapCameraPosition(.camera(camera))
        position.positionedByUser = true
        return position
    }

    /// Whether both show the same.
    public static func == (first: MapCameraPosition, second: MapCameraPosition) -> Bool {
        guard first.positionedByUser == second.positionedByUser else { return false }
        switch (first.kind, second.kind) {
        case (.automatic, .automatic): return true
        case (.region(let a), .region(let b)): return a.isSame(as: b)
        case (.rect(let a), .rect(let b)): return MKMapRectEqualToRect(a, b)
        case (.item(let a), .item(let b)): return a === b
        case (.camera(let a), .camera(let b)): return a == b
        case (.user(let a, let c), .user(let b, let d)): return a == b && c == d
        default: return false
        }
    }
}

/// How far a map can be moved. See https://developer.apple.com/documentation/mapkit/mapcamerabounds.
public struct MapCameraBounds: @unchecked Sendable {
    /// The part of the map that its middle stays in.
    let rect: MKMapRect?
    /// How near it can be, and how far, in metres.
    let minimumDistance, maximumDistance: Double?

    /// Creates bounds for the middle.
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(centerCoordinateBounds.asRect, minimumDistance, maximumDistance)
    }
    /// Creates bounds for the middle.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(centerCoordinateBounds, minimumDistance, maximumDistance)
    }
    /// Creates bounds for the distance.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) { self.init(nil, minimumDistance, maximumDistance) }

    private init(_ rect: MKMapRect?, _ minimumDistance: Double?, _ maximumDistance: Double?) {
        (self.rect, self.minimumDistance, self.maximumDistance) = (rect, minimumDistance, maximumDistance)
    }

    /// The camera, within the bounds.
    func limited(_ camera: MapCamera) -> MapCamera {
        var result = camera
        if let rect {
            let point = MKMapPoint(camera.centerCoordinate)
            result.centerCoordinate =
                MKMapPoint(x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY)).coordinate
        }
        if let minimumDistance { result.distance = max(result.distance, minimumDistance) }
        if let maximumDistance { result.distance = min(result.distance, maximumDistance) }
        return result
    }
}

/// What fingers can do with a map. See https://developer.apple.com/documentation/mapkit/mapinteractionmodes.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// They move it.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// They bring it nearer.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// They tilt it.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// They turn it.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All of that.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the person. See https://developer.apple.com/documentation/mapkit/mapusertrackingmode.
public enum MapUserTrackingMode: Sendable {
    case none, follow
}

extension CLLocationCoordinate2D {
    func isSame(as other: CLLocationCoordinate2D) -> Bool { latitude == other.latitude && longitude == other.longitude }
}

extension MKCoordinateRegion {
    func isSame(as other: MKCoordinateRegion) -> Bool {
        center.isSame(as: other.center) && span.latitudeDelta == other.span.latitudeDelta
            && span.longitudeDelta == other.span.longitudeDelta
    }

    /// The region as a part of the map.
    var asRect: MKMapRect {
        let corners = [
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2),
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2),
        ].map(MKMapPoint.init)
        return MKMapRect(
            x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y), width: abs(corners[1].x - corners[0].x),
            height: abs(corners[1].y - corners[0].y))
    }
}
