// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLLocationManager {
    nonisolated static var descriptionOfCLLocationManager: FrameworkClass {
        FrameworkClass(
            CLLocationManager.self,
            properties: """
                accuracyAuthorization activityType allowsBackgroundLocationUpdates authorizationStatus delegate desiredAccuracy \
                distanceFilter heading headingFilter headingOrientation isAuthorizedForWidgetUpdates location \
                maximumRegionMonitoringDistance monitoredRegions pausesLocationUpdatesAutomatically rangedBeaconConstraints \
                rangedRegions showsBackgroundLocationIndicator
                """,
            methods: """
                allowDeferredLocationUpdatesUntilTraveled:timeout: disallowDeferredLocationUpdates dismissHeadingCalibrationDisplay \
                requestAlwaysAuthorization requestLocation requestStateForRegion: \
                requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion: requestWhenInUseAuthorization \
                startMonitoringForRegion: startMonitoringSignificantLocationChanges startMonitoringVisits \
                startRangingBeaconsInRegion: startRangingBeaconsSatisfyingConstraint: startUpdatingHeading startUpdatingLocation \
                stopMonitoringForRegion: stopMonitoringSignificantLocationChanges stopMonitoringVisits stopRangingBeaconsInRegion: \
                stopRangingBeaconsSatisfyingConstraint: stopUpdatingHeading stopUpdatingLocation
                """,
            classMethods: """
                authorizationStatus deferredLocationUpdatesAvailable headingAvailable isMonitoringAvailableForClass: \
                isRangingAvailable locationServicesEnabled significantLocationChangeMonitoringAvailable
                """,
            initializers: "init",
            property: CLLocationManager.propertyOfCLLocationManager,
            method: CLLocationManager.methodOfCLLocationManager,
            classMethod: CLLocationManager.classMethodOfCLLocationManager,
            initializer: CLLocationManager.initializerOfCLLocationManager)
    }

    private static func propertyOfCLLocationManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLLocationManager.accuracyAuthorization)
        case 1: return .value("activityType", \CLLocationManager.activityType)
        case 2: return .value("allowsBackgroundLocationUpdates", \CLLocationManager.allowsBackgroundLocationUpdates)
        case 3: return .readOnly(\CLLocationManager.authorizationStatus)
        case 4: return .reference(\CLLocationManager.delegate)
        case 5: return .value("desiredAccuracy", \CLLocationManager.desiredAccuracy)
        case 6: return .value("distanceFilter", \CLLocationManager.distanceFilter)
        case 7: return .readOnly(\CLLocationManager.heading)
        case 8: return .value("headingFilter", \CLLocationManager.headingFilter)
        case 9: return .value("headingOrientation", \CLLocationManager.headingOrientation)
        case 10: return .readOnly(\CLLocationManager.isAuthorizedForWidgetUpdates)
        case 11: return .readOnly(\CLLocationManager.location)
        case 12: return .readOnly(\CLLocationManager.maximumRegionMonitoringDistance)
        case 13: return .readOnly(\CLLocationManager.monitoredRegions)
        case 14: return .value("pausesLocationUpdatesAutomatically", \CLLocationManager.pausesLocationUpdatesAutomatically)
        case 15: return .readOnly(\CLLocationManager.rangedBeaconConstraints)
        case 16: return .readOnly(\CLLocationManager.rangedRegions)
        default: return .value("showsBackgroundLocationIndicator", \CLLocationManager.showsBackgroundLocationIndicator)
        }
    }

    nonisolated private static func methodOfCLLocationManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CLLocationManager).allowDeferredLocationUpdates(
                    untilTraveled: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "allowDeferredLocationUpdatesUntilTraveled:timeout:", as: (CLLocationDistance).self),
                    timeout: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "allowDeferredLocationUpdatesUntilTraveled:timeout:", as: (TimeInterval).self))
            }
        case 1: return { r, _ in (r as! CLLocationManager).disallowDeferredLocationUpdates() }
        case 2: return { r, _ in (r as! CLLocationManager).dismissHeadingCalibrationDisplay() }
        case 3: return { r, _ in (r as! CLLocationManager).requestAlwaysAuthorization() }
        case 4: return { r, _ in (r as! CLLocationManager).requestLocation() }
        case 5:
            return { r, a in
                (r as! CLLocationManager).requestState(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "requestStateForRegion:", as: (CLRegion).self))
            }
        case 6:
            return { r, a in
                (r as! CLLocationManager).requestTemporaryFullAccuracyAuthorization(
                    withPurposeKey: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:", as: (String).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:", as: ((((any Error)?) -> Void)?).self))
            }
        case 7: return { r, _ in (r as! CLLocationManager).requestWhenInUseAuthorization() }
        case 8:
            return { r, a in
                (r as! CLLocationManager).startMonitoring(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "startMonitoringForRegion:", as: (CLRegion).self))
            }
        case 9: return { r, _ in (r as! CLLocationManager).startMonitoringSignificantLocationChanges() }
        case 10: return { r, _ in (r as! CLLocationManager).startMonitoringVisits() }
        case 11:
            return { r, a in
                (r as! CLLocationManager).startRangingBeacons(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "startRangingBeaconsInRegion:", as: (CLBeaconRegion).self))
            }
        case 12:
            return { r, a in
                (r as! CLLocationManager).startRangingBeacons(
                    satisfying: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "startRangingBeaconsSatisfyingConstraint:", as: (CLBeaconIdentityConstraint).self))
            }
        case 13: return { r, _ in (r as! CLLocationManager).startUpdatingHeading() }
        case 14: return { r, _ in (r as! CLLocationManager).startUpdatingLocation() }
        case 15:
            return { r, a in
                (r as! CLLocationManager).stopMonitoring(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "stopMonitoringForRegion:", as: (CLRegion).self))
            }
        case 16: return { r, _ in (r as! CLLocationManager).stopMonitoringSignificantLocationChanges() }
        case 17: return { r, _ in (r as! CLLocationManager).stopMonitoringVisits() }
        case 18:
            return { r, a in
                (r as! CLLocationManager).stopRangingBeacons(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "stopRangingBeaconsInRegion:", as: (CLBeaconRegion).self))
            }
        case 19:
            return { r, a in
                (r as! CLLocationManager).stopRangingBeacons(
                    satisfying: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "stopRangingBeaconsSatisfyingConstraint:", as: (CLBeaconIdentityConstraint).self))
            }
        case 20: return { r, _ in (r as! CLLocationManager).stopUpdatingHeading() }
        default: return { r, _ in (r as! CLLocationManager).stopUpdatingLocation() }
        }
    }

    nonisolated private static func classMethodOfCLLocationManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! CLLocationManager.Type).authorizationStatus() }
        case 1: return { r, _ in (r as! CLLocationManager.Type).deferredLocationUpdatesAvailable() }
        case 2: return { r, _ in (r as! CLLocationManager.Type).headingAvailable() }
        case 3:
            return { r, a in
                (r as! CLLocationManager.Type).isMonitoringAvailable(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "isMonitoringAvailableForClass:", as: (AnyClass).self))
            }
        case 4: return { r, _ in (r as! CLLocationManager.Type).isRangingAvailable() }
        case 5: return { r, _ in (r as! CLLocationManager.Type).locationServicesEnabled() }
        default: return { r, _ in (r as! CLLocationManager.Type).significantLocationChangeMonitoringAvailable() }
        }
    }

    nonisolated private static func initializerOfCLLocationManager(_ index: Int) -> ObjCFactory {
        { _ in CLLocationManager() }
    }
}
