import CoreLocation
import MapKit
import SwiftUI

/// A map of MapKit's as a view.
struct MapHost: UIViewRepresentable {
    let described: MapDescription
    /// The controls that the app has named; `nil` for the usual ones.
    let controls: Set<MapControl>?
    let model: MapModel

    func makeCoordinator() -> MapCoordinator { MapCoordinator() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        model.map = map
        context.environment.mapReader?.map = map
        if let scope = described.scope { MapModel.named[scope] = model }
        let style = context.environment.mapStyle
        map.mapType = style.type
        map.showsTraffic = style.showsTraffic
        map.pointOfInterestFilter = style.places.filter
        map.isScrollEnabled = described.modes.contains(.pan)
        map.isZoomEnabled = described.modes.contains(.zoom)
        map.isRotateEnabled = described.modes.contains(.rotate)
        map.isPitchEnabled = described.modes.contains(.pitch)
        map.showsCompass = controls?.contains(.compass) ?? true
        map.showsScale = controls?.contains(.scale) ?? false
        context.coordinator.show(described, on: map, context.environment, isAnimated: context.transaction.animation != nil)
    }

    static func dismantleUIView(_ map: MKMapView, coordinator: MapCoordinator) {
        map.delegate = nil
        coordinator.end()
    }
}

/// Brings a map up to date, and tells what fingers do with it.
@MainActor
final class MapCoordinator: NSObject, MKMapViewDelegate {
    private var described = MapDescription(place: .initial(.automatic))
    private var environment = EnvironmentValues()
    private let content = MapContentStore()
    /// What was set last, so that what the map tells of it is not taken for a finger's work.
    private var lastRegion: MKCoordinateRegion?
    private var lastRect: MKMapRect?
    private var lastPosition: MapCameraPosition?
    private var isSetting = false
    private var isAnimating = false

    func show(_ described: MapDescription, on map: MKMapView, _ environment: EnvironmentValues, isAnimated: Bool) {
        self.described = described
        self.environment = environment
        content.show(described.elements, on: map, environment)
        let showsUser = described.showsUser || described.elements.contains { if case .user = $0.kind { true } else { false } }
        let follows = if case .position(let binding) = described.place { binding.wrappedValue.followsUserLocation } else { false }
        if map.showsUserLocation != (showsUser || follows) { map.showsUserLocation = showsUser || follows }
        if let tracking = described.tracking {
            let mode: MKUserTrackingMode = tracking.wrappedValue == .follow ? .follow : .none
            if map.userTrackingMode != mode { map.setUserTrackingMode(mode, animated: isAnimated) }
        }
        showPlace(map, isAnimated)
        showSelection(map)
    }

    func end() { content.end() }

    // MARK: Places

    private func showPlace(_ map: MKMapView, _ isAnimated: Bool) {
        switch described.place {
        case .region(let binding):
            let region = binding.wrappedValue
            guard lastRegion?.isSame(as: region) != true else { return }
            lastRegion = region
            set(map, isAnimated) { map.setRegion(region, animated: isAnimated) }
        case .rect(let binding):
            let rect = binding.wrappedValue
            guard lastRect.map({ MKMapRectEqualToRect($0, rect) }) != true else { return }
            lastRect = rect
            set(map, isAnimated) { map.setVisibleMapRect(rect, animated: isAnimated) }
        case .position(let binding): show(binding.wrappedValue, on: map, isAnimated)
        case .initial(let position):
            if lastPosition == nil || position == .automatic { show(lastPosition ?? position, on: map, isAnimated) }
        }
    }

    private func show(_ position: MapCameraPosition, on map: MKMapView, _ isAnimated: Bool) {
        // What is automatic follows what there is on the map.
        let hasContentChanged = position == .automatic && content.takeHasChanged()
        guard position != lastPosition || hasContentChanged else { return }
        lastPosition = position
        guard !position.positionedByUser else { return }
        set(map, isAnimated) { apply(position, to: map, isAnimated) }
    }

    private func apply(_ position: MapCameraPosition, to map: MKMapView, _ isAnimated: Bool) {
        if !position.followsUserLocation, map.userTrackingMode != .none { map.setUserTrackingMode(.none, animated: false) }
        switch position.kind {
        case .automatic:
            guard let rect = content.rect else { return }
            map.setVisibleMapRect(rect, edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40), animated: isAnimated)
        case .region(let region): map.setRegion(region, animated: isAnimated)
        case .rect(let rect): map.setVisibleMapRect(rect, animated: isAnimated)
        case .item(let item):
            let region = MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
            map.setRegion(region, animated: isAnimated)
        case .camera(let camera):
            let limited = described.bounds?.limited(camera) ?? camera
            map.setCamera(limited.uiKit, animated: isAnimated)
        case .user(let followsHeading, let fallback):
            if map.userLocation.location == nil { apply(fallback, to: map, isAnimated) }
            map.setUserTrackingMode(followsHeading ? .followWithHeading : .follow, animated: isAnimated)
        }
    }

    private func set(_ map: MKMapView, _ isAnimated: Bool, _ change: () -> Void) {
        isSetting = true
        isAnimating = isAnimated && map.window != nil
        change()
        isSetting = false
    }

    // MARK: What fingers do

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        environment.mapCameraActions.filter(\.isContinuous).forEach { $0.action(MapCameraUpdateContext(mapView)) }
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        environment.mapCameraActions.forEach { $0.action(MapCameraUpdateContext(mapView)) }
        let isOwn = isSetting || isAnimating
        isAnimating = false
        guard !isOwn, mapView.bounds.width > 0 else { return }
        switch described.place {
        case .region(let binding):
            lastRegion = mapView.region
            if !binding.wrappedValue.isSame(as: mapView.region) { binding.wrappedValue = mapView.region }
        case .rect(let binding):
            lastRect = mapView.visibleMapRect
            if !MKMapRectEqualToRect(binding.wrappedValue, mapView.visibleMapRect) { binding.wrappedValue = mapView.visibleMapRect }
        case .position(let binding):
            // A map that follows the person moves by itself.
            guard mapView.userTrackingMode == .none else { return }
            let position = MapCameraPosition.moved(to: MapCamera(mapView.camera))
            lastPosition = position
            binding.wrappedValue = position
        case .initial: if mapView.userTrackingMode == .none { lastPosition = .moved(to: MapCamera(mapView.camera)) }
        }
        guard let bounds = described.bounds else { return }
        let camera = MapCamera(mapView.camera)
        let limited = bounds.limited(camera)
        if abs(limited.distance - camera.distance) > 1 || !limited.centerCoordinate.isSame(as: camera.centerCoordinate) {
            set(mapView, true) { mapView.setCamera(limited.uiKit, animated: true) }
        }
    }

    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        guard let tracking = described.tracking else { return }
        let new: MapUserTrackingMode = mode == .none ? .none : .follow
        if tracking.wrappedValue != new { tracking.wrappedValue = new }
    }

    // MARK: Content

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        content.view(for: annotation, on: mapView, environment)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        content.element(of: overlay)?.renderer(environment) ?? MKOverlayRenderer(overlay: overlay)
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { tellSelection(mapView) }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { tellSelection(mapView) }

    private func tellSelection(_ map: MKMapView) {
        guard let selection = described.selection, !isSetting else { return }
        let chosen = map.selectedAnnotations.first.flatMap { content.element(of: $0)?.tag }
        if selection.wrappedValue != chosen { selection.wrappedValue = chosen }
    }

    private func showSelection(_ map: MKMapView) {
        guard let selection = described.selection else { return }
        let wanted = content.annotation { $0.tag != nil && $0.tag == selection.wrappedValue }
        guard wanted !== map.selectedAnnotations.first else { return }
        isSetting = true
        if let wanted {
            map.selectAnnotation(wanted, animated: true)
        } else {
            map.deselectAnnotation(map.selectedAnnotations.first, animated: true)
        }
        isSetting = false
    }
}
