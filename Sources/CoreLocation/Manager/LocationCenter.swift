import Foundation
import ObjCRuntime
import UIKit

/// Brings what the source says to the managers of an app.
@MainActor
final class LocationCenter {
    static let shared = LocationCenter()

    let authorization = LocationAuthorization.shared
    let visits = VisitDetector()
    private var managers: [Weak] = []
    /// Others who are told of places: regions of notifications, live updates, maps.
    private var followers: [(id: Int, body: (CLLocation?) -> Void)] = []
    private var followerCount = 0

    private struct Weak {
        weak var manager: CLLocationManager?
    }

    private init() {
        authorization.onChange = { [weak self] in self?.authorizationChanged() }
        LocationSource.shared.onMove = { [weak self] in self?.moved() }
        LocationSource.shared.onTurn = { [weak self] in self?.living.forEach { self?.tellHeading($0) } }
        visits.onVisit = { [weak self] visit in
            for manager in self?.living ?? [] where manager.work.isVisiting && self?.mayTell(manager, .visits) == true {
                manager.tell { $0.locationManager($1, didVisit: visit) }
            }
        }
    }

    private var living: [CLLocationManager] {
        managers.removeAll { $0.manager == nil }
        return managers.compactMap(\.manager)
    }

    /// A new manager: its delegate is told what the app may know.
    func enter(_ manager: CLLocationManager) {
        managers.append(Weak(manager: manager))
        tellAuthorization(manager)
        begin(manager)
    }

    private func tellAuthorization(_ manager: CLLocationManager) {
        let (status, accuracy) = (authorization.status, authorization.accuracy)
        guard manager.work.status != status || manager.work.accuracy != accuracy else { return }
        let isStatusNew = manager.work.status != status
        (manager.work.status, manager.work.accuracy) = (status, accuracy)
        let took: Void? = manager.tell { $0.locationManagerDidChangeAuthorization($1) }
        if took == nil, isStatusNew { manager.tell { $0.locationManager($1, didChangeAuthorization: status) } }
    }

    private func authorizationChanged() {
        for manager in living { tellAuthorization(manager) }
        for manager in living { begin(manager) }
        for follower in followers { follower.body(authorization.isAllowed ? LocationSource.shared.location : nil) }
    }

    /// What a manager was asked for is told in the main queue's next turn.
    func begin(_ manager: CLLocationManager) {
        guard manager.work.isUpdating || manager.work.isAsking || manager.work.isSignificant else { return }
        guard !manager.work.isBeginning else { return }
        manager.work.isBeginning = true
        DispatchQueue.main.async { [weak self, weak manager] in
            MainActor.assumeIsolated {
                guard let self, let manager else { return }
                manager.work.isBeginning = false
                guard manager.work.status != nil else { return }
                self.tellPlace(manager)
            }
        }
    }

    // MARK: Places

    private func moved() {
        let location = LocationSource.shared.location
        if let location { visits.note(location) }
        RegionMonitor.shared.note(location) { [weak self] region, state in self?.tellRegion(region, state) }
        for manager in living { tellPlace(manager) }
        for follower in followers { follower.body(authorization.isAllowed ? location : nil) }
    }

    private enum Service { case updates, significant, visits, regions }

    /// Whether a manager may tell in the app's present state: in the background only what the app may do there.
    private func mayTell(_ manager: CLLocationManager, _ service: Service) -> Bool {
        guard authorization.isAllowed else { return false }
        guard UIApplication.sharedIfRunning?.applicationState == .background else { return true }
        switch service {
        case .updates: guard manager.allowsBackgroundLocationUpdates else { return false }
        case .significant, .visits, .regions: guard authorization.status == .authorizedAlways else { return false }
        }
        SystemServices.wakeInBackground()
        if service != .updates { authorization.noteUseInBackground() }
        return true
    }

    private func tellPlace(_ manager: CLLocationManager) {
        guard manager.work.isUpdating || manager.work.isAsking || manager.work.isSignificant else { return }
        switch authorization.status {
        case .notDetermined: return
        case .denied, .restricted: return fail(manager, CLError(.denied))
        case .authorizedAlways, .authorizedWhenInUse: break
        }
        guard let known = LocationSource.shared.location else { return fail(manager, CLError(.locationUnknown)) }
        let location = authorization.limited(known, manager.desiredAccuracy)
        guard isNews(location, to: manager) else { return }
        guard mayTell(manager, manager.work.isUpdating || manager.work.isAsking ? .updates : .significant) else { return }
        let wasAsking = manager.work.isAsking
        manager.work.isAsking = false
        manager.work.told = location
        if manager.work.isSignificant { manager.work.significant = location }
        let took: Void? = manager.tell { $0.locationManager($1, didUpdateLocations: [location]) }
        if took == nil, wasAsking, manager.delegate != nil {
            ObjCException.raise("NSInternalInconsistencyException", "Delegate must respond to locationManager:didUpdateLocations:")
        }
    }

    /// Whether a manager tells of a place.
    private func isNews(_ location: CLLocation, to manager: CLLocationManager) -> Bool {
        if manager.work.isAsking { return true }
        if manager.work.isUpdating {
            guard let told = manager.work.told else { return true }
            guard told.timestamp != location.timestamp else { return false }
            return manager.distanceFilter < 0 || told.distance(from: location) >= manager.distanceFilter
        }
        guard let last = manager.work.significant else { return true }
        return last.distance(from: location) >= 500 && location.timestamp.timeIntervalSince(last.timestamp) >= 300
    }

    private func fail(_ manager: CLLocationManager, _ error: CLError) {
        let wasAsking = manager.work.isAsking
        manager.work.isAsking = false
        guard wasAsking || manager.work.isUpdating || error.code == .denied else { return }
        let took: Void? = manager.tell { $0.locationManager($1, didFailWithError: error) }
        if took == nil, wasAsking, manager.delegate != nil {
            ObjCException.raise("NSInternalInconsistencyException", "Delegate must respond to locationManager:didFailWithError:")
        }
    }

    func tellHeading(_ manager: CLLocationManager) {
        guard manager.work.isHeading, let heading = LocationSource.shared.heading?.seen(from: manager.headingOrientation) else { return }
        if let told = manager.work.toldHeading {
            let turn = abs(remainder(heading.magneticHeading - told.magneticHeading, 360))
            guard turn >= manager.headingFilter else { return }
        }
        manager.work.toldHeading = heading
        manager.tell { $0.locationManager($1, didUpdateHeading: heading) }
    }

    // MARK: Regions

    func monitor(_ region: CLRegion, for manager: CLLocationManager) {
        let error: CLError? =
            switch region {
            case let circle as CLCircularRegion where circle.radius > 0 && CLLocationCoordinate2DIsValid(circle.center):
                switch authorization.status {
                case .denied, .restricted: CLError(.regionMonitoringDenied)
                default: RegionMonitor.shared.add(circle, at: LocationSource.shared.location) ? nil : CLError(.regionMonitoringFailure)
                }
            default: CLError(.regionMonitoringFailure)
            }
        DispatchQueue.main.async { [weak manager] in
            MainActor.assumeIsolated {
                guard let manager else { return }
                if let error {
                    manager.tell { $0.locationManager($1, monitoringDidFailFor: region, withError: error) }
                } else {
                    manager.tell { $0.locationManager($1, didStartMonitoringFor: region) }
                }
            }
        }
    }

    func state(of region: CLRegion) -> CLRegionState {
        guard authorization.isAllowed, let circle = region as? CLCircularRegion, let location = LocationSource.shared.location else {
            return .unknown
        }
        return circle.contains(location.coordinate) ? .inside : .outside
    }

    private func tellRegion(_ region: CLCircularRegion, _ state: CLRegionState) {
        for manager in living where mayTell(manager, .regions) {
            switch state {
            case .inside where region.notifyOnEntry: manager.tell { $0.locationManager($1, didEnterRegion: region) }
            case .outside where region.notifyOnExit: manager.tell { $0.locationManager($1, didExitRegion: region) }
            default: break
            }
            manager.tell { $0.locationManager($1, didDetermineState: state, for: region) }
        }
    }

    // MARK: Others

    /// Calls `body` with each place from now on, `nil` where it is not known or the app may not know it, until that is ended.
    func follow(_ body: @escaping (CLLocation?) -> Void) -> Int {
        followerCount += 1
        followers.append((followerCount, body))
        return followerCount
    }

    func unfollow(_ id: Int) { followers.removeAll { $0.id == id } }
}
