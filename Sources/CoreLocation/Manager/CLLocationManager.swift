import Foundation
import ObjCRuntime
import QuartzCore

/// Tells an app where its device is. See https://developer.apple.com/documentation/corelocation/cllocationmanager.
///
/// Places come from scripts and `sampan control APP location`. May be used on any thread; the delegate is told on the main one.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Who is told.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How far the device has to move before that is told again, in metres; from the start, all movements are.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// How exact places have to be. What scripts say is always exact.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// By how many degrees the device has to turn before that is told again.
    open var headingFilter: CLLocationDegrees = 1
    /// How the device is held: headings are of what is at its top then.
    open var headingOrientation: CLDeviceOrientation = .portrait
    /// What the app wants to know places for.
    open var activityType: CLActivityType = .other
    /// Whether updates may pause while nothing moves. They do not.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether the person sees in the background that places are told. There is no such place to see it.
    open var showsBackgroundLocationIndicator = false

    private var isAllowedInBackground = false
    /// Whether updates go on in the background. An app without the background mode `location` that sets this is ended, as on iOS.
    open var allowsBackgroundLocationUpdates: Bool {
        get { isAllowedInBackground }
        set {
            let modes = Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String] ?? []
            if newValue, !modes.contains("location") {
                ObjCException.raise(
                    "NSInternalInconsistencyException",
                    "Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient) || _CFMZEnabled()")
            }
            isAllowedInBackground = newValue
        }
    }

    /// What is under way; used on the main thread.
    nonisolated(unsafe) var work = ManagerWork()

    /// A manager. Its delegate is told soon what the app may know.
    public override init() {
        super.init()
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                LocationCenter.shared.enter(self)
            }
        }
    }

    /// Does something on the main thread: at once if this is it.
    func run(_ body: @escaping @MainActor (LocationCenter, CLLocationManager) -> Void) {
        if MainThreadChecker.isOnMain { return MainActor.assumeIsolated { body(LocationCenter.shared, self) } }
        DispatchQueue.main.async { MainActor.assumeIsolated { body(LocationCenter.shared, self) } }
    }

    // MARK: What there is

    /// Whether the device tells places at all. It does.
    open class func locationServicesEnabled() -> Bool { true }
    /// Whether it knows where it points to: whether a script has said so.
    open class func headingAvailable() -> Bool { LocationSource.shared.heading != nil }
    /// Whether it tells of great movements. It does.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    // @objc(isMonitoringAvailableForClass:)
    /// Whether it can watch regions of a kind: circles, and no beacons.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }
    /// Whether it hears beacons. It does not.
    open class func isRangingAvailable() -> Bool { false }
    /// Whether updates can be deferred. They cannot.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    // MARK: Permission

    /// What the app may know.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationAuthorization.shared.status }
    /// What the app may know.
    open var authorizationStatus: CLAuthorizationStatus { LocationAuthorization.shared.status }
    /// How exactly it may.
    open var accuracyAuthorization: CLAccuracyAuthorization { LocationAuthorization.shared.accuracy }
    /// Whether widgets may know it. There are none.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// Asks the person, the first time, whether the app may know places while it is used.
    ///
    /// The app's information says why, by `NSLocationWhenInUseUsageDescription`; without that nobody is asked, and it is told in the log.
    open func requestWhenInUseAuthorization() { run { center, _ in center.authorization.requestWhenInUse() } }

    /// Asks the person whether the app may always know places.
    ///
    /// The app's information says why, by `NSLocationAlwaysAndWhenInUseUsageDescription` and `NSLocationWhenInUseUsageDescription`.
    open func requestAlwaysAuthorization() { run { center, _ in center.authorization.requestAlways() } }

    /// Asks the person whether an app that knows places inexactly may know them exactly until it ends.
    ///
    /// - Parameter purposeKey: the text's key in `NSLocationTemporaryUsageDescriptionDictionary`.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        run { center, _ in center.authorization.requestFullAccuracy(purposeKey) { completion?($0) } }
    }

    /// Asks the person whether an app that knows places inexactly may know them exactly until it ends.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        let error: (any Error)? = await withCheckedContinuation { done in
            requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { done.resume(returning: $0) }
        }
        if let error { throw error }
    }

    // MARK: Places

    /// Where the device was last; `nil` where that is not known, or the app may not know it.
    open var location: CLLocation? {
        switch authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse:
            LocationSource.shared.location.map { LocationAuthorization.shared.limited($0, desiredAccuracy) }
        default: nil
        }
    }

    /// Tells from now on where the device is.
    open func startUpdatingLocation() {
        run { center, manager in
            manager.work.isUpdating = true
            manager.work.told = nil
            center.begin(manager)
        }
    }

    /// Tells that no longer.
    open func stopUpdatingLocation() {
        run { _, manager in (manager.work.isUpdating, manager.work.isAsking) = (false, false) }
    }

    /// Tells once where the device is, or that it is not known. The delegate has to take both.
    open func requestLocation() {
        run { center, manager in
            manager.work.isAsking = true
            center.begin(manager)
        }
    }

    /// Tells of great movements: of half a kilometre and more, at most once in five minutes.
    open func startMonitoringSignificantLocationChanges() {
        run { center, manager in
            manager.work.isSignificant = true
            manager.work.significant = nil
            center.begin(manager)
        }
    }

    /// Tells of great movements no longer.
    open func stopMonitoringSignificantLocationChanges() { run { _, manager in manager.work.isSignificant = false } }

    /// Tells when the device stays at a place for more than five minutes, and when it leaves it.
    open func startMonitoringVisits() {
        run { center, manager in
            manager.work.isVisiting = true
            center.visits.begin()
        }
    }

    /// Tells that no longer.
    open func stopMonitoringVisits() { run { _, manager in manager.work.isVisiting = false } }

    /// Deferring is not there: the delegate is told that.
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        run { _, manager in
            manager.tell { $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed)) }
        }
    }

    /// Takes deferring back, which is never there.
    open func disallowDeferredLocationUpdates() {}

    // MARK: Heading

    /// Where the device pointed last, while that is asked for; `nil` if it is not known.
    open var heading: CLHeading? { work.isHeading ? LocationSource.shared.heading?.seen(from: headingOrientation) : nil }

    /// Tells from now on where the device points.
    open func startUpdatingHeading() {
        run { center, manager in
            manager.work.isHeading = true
            manager.work.toldHeading = nil
            DispatchQueue.main.async { center.tellHeading(manager) }
        }
    }

    /// Tells that no longer.
    open func stopUpdatingHeading() { run { _, manager in manager.work.isHeading = false } }

    /// Takes away the request to calibrate the compass, which is never shown.
    open func dismissHeadingCalibrationDisplay() {}

    // MARK: Regions

    /// The greatest radius that a watched region may have, in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { RegionMonitor.greatestRadius }
    /// The regions that are watched for the app, also from earlier launches.
    open var monitoredRegions: Set<CLRegion> { RegionMonitor.shared.regions }
    /// The regions whose beacons are listened for. There are none.
    open var rangedRegions: Set<CLRegion> { [] }
    /// The beacons that are listened for. There are none.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    // @objc(startMonitoringForRegion:)
    /// Watches a region: all managers tell when the device comes in and goes out, also after the app was launched anew. Twenty are watched at
    /// most; one of the same identifier takes the place of another.
    open func startMonitoring(for region: CLRegion) {
        run { center, manager in center.monitor(region, for: manager) }
    }

    // @objc(stopMonitoringForRegion:)
    /// Watches a region no longer.
    open func stopMonitoring(for region: CLRegion) { run { _, _ in RegionMonitor.shared.remove(region) } }

    // @objc(requestStateForRegion:)
    /// Tells whether the device is in a region.
    open func requestState(for region: CLRegion) {
        run { center, manager in
            DispatchQueue.main.async {
                let state = center.state(of: region)
                manager.tell { $0.locationManager($1, didDetermineState: state, for: region) }
            }
        }
    }

    // MARK: Beacons

    // @objc(startRangingBeaconsSatisfyingConstraint:)
    /// Listens for beacons: there is nothing that hears them, and the delegate is told that.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        run { _, manager in
            DispatchQueue.main.async {
                manager.tell { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
            }
        }
    }

    // @objc(stopRangingBeaconsSatisfyingConstraint:)
    /// Listens for beacons no longer.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    // @objc(startRangingBeaconsInRegion:)
    /// Listens for beacons, by the name that this had before iOS 13.
    open func startRangingBeacons(in region: CLBeaconRegion) {
        run { _, manager in
            DispatchQueue.main.async {
                manager.tell { $0.locationManager($1, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
            }
        }
    }

    // @objc(stopRangingBeaconsInRegion:)
    /// Listens for beacons no longer.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
}

/// What a manager was asked for, and what it told last.
struct ManagerWork {
    var isUpdating = false
    /// A place is wanted once.
    var isAsking = false
    /// What was asked for is about to be told.
    var isBeginning = false
    var isSignificant = false
    var isHeading = false
    var isVisiting = false
    var told: CLLocation?
    var toldHeading: CLHeading?
    var significant: CLLocation?
    var status: CLAuthorizationStatus?
    var accuracy: CLAccuracyAuthorization?
}

extension CLLocationManager {
    /// Tells the delegate; `nil` if there is none, or it does not want to know.
    @MainActor @discardableResult
    func tell<T>(_ body: (any CLLocationManagerDelegate, CLLocationManager) -> T) -> T? {
        guard let delegate else { return nil }
        return OptionalRequirement.call { body(delegate, self) }
    }
}
