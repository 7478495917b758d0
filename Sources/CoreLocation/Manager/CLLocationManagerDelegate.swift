import Foundation

/// What a manager tells. See https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate.
///
/// It is told on the main thread.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    // @objc optional
    /// The app may know more or less than before; also called once for a new manager.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    // @objc(locationManager:didChangeAuthorizationStatus:) optional
    /// As `locationManagerDidChangeAuthorization(_:)`, for delegates that do not have that.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    // @objc(locationManager:didUpdateLocations:) optional
    /// The device is there; the newest place is the last one.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    // @objc(locationManager:didFailWithError:) optional
    /// The place is not known.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    // @objc(locationManager:didUpdateHeading:) optional
    /// The device points there.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    // @objc optional
    /// Whether the person is asked to calibrate the compass. It is never asked.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    // @objc(locationManager:didDetermineState:forRegion:) optional
    /// The device is in a region, or not: asked for, or changed.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    // @objc(locationManager:didEnterRegion:) optional
    /// The device came into a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    // @objc(locationManager:didExitRegion:) optional
    /// The device went out of a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    // @objc(locationManager:didStartMonitoringForRegion:) optional
    /// A region is watched from now on.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    // @objc(locationManager:monitoringDidFailForRegion:withError:) optional
    /// A region is not watched.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    // @objc(locationManager:didRangeBeacons:satisfyingConstraint:) optional
    /// Beacons are heard.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    // @objc(locationManager:didFailRangingBeaconsForConstraint:error:) optional
    /// Beacons cannot be heard.
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    // @objc(locationManager:didRangeBeacons:inRegion:) optional
    /// Beacons are heard, by the name that this had before iOS 13.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    // @objc(locationManager:rangingBeaconsDidFailForRegion:withError:) optional
    /// Beacons cannot be heard, by the name that this had before iOS 13.
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    // @objc optional
    /// Updates pause. They never do.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    // @objc optional
    /// Updates go on.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    // @objc(locationManager:didFinishDeferredUpdatesWithError:) optional
    /// Updates are deferred no longer.
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    // @objc(locationManager:didVisit:) optional
    /// The device stays at a place, or left one.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}
