import CoreLocation
import Foundation
import ObjCRuntime
import UIKit

/// Looks for the person on behalf of a map.
final class UserLocating: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private weak var map: MKMapView?

    @MainActor init(_ map: MKMapView) {
        self.map = map
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    private func onMap(_ body: @MainActor (MKMapView) -> Void) {
        MainActor.assumeIsolated { if let map { body(map) } }
    }

    func follow(heading: Bool) {
        if heading { manager.startUpdatingHeading() } else { manager.stopUpdatingHeading() }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        onMap { $0.personIs(at: location) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        onMap { map in map.tell { $0.mapView($1, didFailToLocateUserWithError: error) } }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        onMap { $0.personPoints(to: newHeading) }
    }
}

extension MKMapView {
    /// Whether the person's place is in the part that is shown.
    public var isUserLocationVisible: Bool {
        guard let location = userLocation.location else { return false }
        return bounds.contains(projection.point(MKMapPoint(location.coordinate)))
    }

    /// How the map follows the person; setting it shows the person.
    public var userTrackingMode: MKUserTrackingMode {
        get { trackingMode }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    /// Follows the person, or no longer.
    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != trackingMode else { return }
        if mode != .none { showsUserLocation = true }
        trackingMode = mode
        locating?.follow(heading: mode == .followWithHeading)
        followers.tell(self)
        tell { $0.mapView($1, didChange: mode, animated: animated) }
        if mode != .none, let location = userLocation.location { centerOnPerson(location, animated: animated) }
    }

    func startLocating() {
        userLocation.isUpdating = true
        tell { $0.mapViewWillStartLocatingUser($1) }
        locating = UserLocating(self)
        add([userLocation])
    }

    func stopLocating() {
        setUserTrackingMode(.none, animated: false)
        locating = nil
        userLocation.isUpdating = false
        userLocation.location = nil
        remove([userLocation])
        tell { $0.mapViewDidStopLocatingUser($1) }
    }

    func personIs(at location: CLLocation) {
        userLocation.location = location
        annotationsNeedLayout()
        tell { $0.mapView($1, didUpdate: userLocation) }
        if trackingMode != .none { centerOnPerson(location, animated: true) }
    }

    func personPoints(to heading: CLHeading) {
        userLocation.heading = heading
        guard trackingMode == .followWithHeading else { return }
        var next = projection
        next.heading = heading.trueHeading >= 0 ? heading.trueHeading : heading.magneticHeading
        show(next, animated: true)
    }

    /// Brings the person to the middle, and at first near enough to see streets.
    private func centerOnPerson(_ location: CLLocation, animated: Bool) {
        guard projection.size.width > 0 else { return setCenter(location.coordinate, animated: animated) }
        let middle = MKMapPoint(location.coordinate)
        var next = projection
        (next.x, next.y) = (middle.x, middle.y)
        next.scale = max(next.scale, Double(next.size.width) / (2000 * MKMapPointsPerMeterAtLatitude(location.coordinate.latitude)))
        next.limit()
        show(next, animated: animated)
    }
}
