// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CLLocationManagerDelegate {
    /// Not implemented.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { OptionalRequirement.notImplemented() }
}
