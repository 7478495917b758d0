// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("CoreLocation", classes: names, description)
    }

    private static let names: NameList = """
        CLBeacon CLBeaconIdentityConstraint CLBeaconRegion CLCircularRegion CLFloor CLGeocoder CLHeading CLLocation \
        CLLocationManager CLLocationSourceInformation CLPlacemark CLRegion CLVisit UIKit.UILocalNotification
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return CLBeacon.descriptionOfCLBeacon
        case 1: return CLBeaconIdentityConstraint.descriptionOfCLBeaconIdentityConstraint
        case 2: return CLBeaconRegion.descriptionOfCLBeaconRegion
        case 3: return CLCircularRegion.descriptionOfCLCircularRegion
        case 4: return CLFloor.descriptionOfCLFloor
        case 5: return CLGeocoder.descriptionOfCLGeocoder
        case 6: return CLHeading.descriptionOfCLHeading
        case 7: return CLLocation.descriptionOfCLLocation
        case 8: return CLLocationManager.descriptionOfCLLocationManager
        case 9: return CLLocationSourceInformation.descriptionOfCLLocationSourceInformation
        case 10: return CLPlacemark.descriptionOfCLPlacemark
        case 11: return CLRegion.descriptionOfCLRegion
        case 12: return CLVisit.descriptionOfCLVisit
        default: return UILocalNotification.descriptionOfUILocalNotification
        }
    }
}
