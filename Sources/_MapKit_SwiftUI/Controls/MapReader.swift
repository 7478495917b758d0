import CoreLocation
import MapKit
import SwiftUI

/// Knows where things are on a map. See https://developer.apple.com/documentation/mapkit/mapproxy.
@MainActor @preconcurrency
public struct MapProxy {
    let model: MapModel

    /// Where a place is seen, in a coordinate space; `nil` if it is not.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let map = model.map, CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let point = map.convert(coordinate, toPointTo: map)
        guard map.bounds.contains(point) else { return nil }
        return map.point(map.convert(point, to: nil), in: space.coordinateSpace)
    }
    /// The place that is seen at a point of a coordinate space.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let map = model.map else { return nil }
        return map.convert(map.convert(map.windowPoint(point, from: space.coordinateSpace), from: nil), toCoordinateFrom: map)
    }
    /// From where all of a part of the earth is seen.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: region.asRect) }
    /// From where all of a part of the map is seen.
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        guard let map = model.map, map.bounds.width > 0 else { return nil }
        let shown = map.mapRectThatFits(rect)
        let now = map.visibleMapRect
        guard now.width > 0 else { return nil }
        return MapCamera(
            centerCoordinate: MKMapPoint(x: shown.midX, y: shown.midY).coordinate,
            distance: map.camera.centerCoordinateDistance * shown.width / now.width)
    }
}

/// A view that knows the map in it. See https://developer.apple.com/documentation/mapkit/mapreader.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var model = MapModel()
    /// Creates a view that knows the map in it.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    /// The content.
    public var body: some View { content(MapProxy(model: model)).environment(\.mapReader, model) }
}

/// When a map tells that it moves. See https://developer.apple.com/documentation/mapkit/mapcameraupdatefrequency.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
    /// All the time.
    case continuous
    /// When it has moved.
    case onEnd
}

/// What a map shows when it has moved. See https://developer.apple.com/documentation/mapkit/mapcameraupdatecontext.
public struct MapCameraUpdateContext: Sendable {
    /// From where it is seen.
    public let camera: MapCamera
    /// The part of the earth.
    public let region: MKCoordinateRegion
    /// The part of the map.
    public let rect: MKMapRect

    @MainActor
    init(_ map: MKMapView) { (camera, region, rect) = (MapCamera(map.camera), map.region, map.visibleMapRect) }
}

/// What is called when a map moves.
struct MapCameraAction {
    let isContinuous: Bool
    let action: (MapCameraUpdateContext) -> Void
}

private struct MapCameraActionsKey: EnvironmentKey { static var defaultValue: [MapCameraAction] { [] } }
extension EnvironmentValues {
    var mapCameraActions: [MapCameraAction] {
        get { self[MapCameraActionsKey.self] }
        set { self[MapCameraActionsKey.self] = newValue }
    }
}

extension View {
    /// Calls a function when the map within has moved, or as it moves.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraActions) { $0.append(MapCameraAction(isContinuous: frequency == .continuous, action: action)) }
    }
    /// Calls a function when the map within has moved, or as it moves.
    public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
}
