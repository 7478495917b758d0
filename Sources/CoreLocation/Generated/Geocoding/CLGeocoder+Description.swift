// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLGeocoder {
    nonisolated static var descriptionOfCLGeocoder: FrameworkClass {
        FrameworkClass(
            CLGeocoder.self,
            properties: "isGeocoding",
            methods: """
                cancelGeocode geocodeAddressDictionary:completionHandler: geocodeAddressString:completionHandler: \
                geocodeAddressString:inRegion:completionHandler: geocodeAddressString:inRegion:preferredLocale:completionHandler: \
                reverseGeocodeLocation:completionHandler: reverseGeocodeLocation:preferredLocale:completionHandler:
                """,
            property: CLGeocoder.propertyOfCLGeocoder,
            method: CLGeocoder.methodOfCLGeocoder)
    }

    private static func propertyOfCLGeocoder(_ index: Int) -> ClassDescription.Property {
        .readOnly(\CLGeocoder.isGeocoding)
    }

    nonisolated private static func methodOfCLGeocoder(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! CLGeocoder).cancelGeocode() }
        case 1:
            return { r, a in
                (r as! CLGeocoder).geocodeAddressDictionary(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "geocodeAddressDictionary:completionHandler:", as: ([AnyHashable: Any]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "geocodeAddressDictionary:completionHandler:", as: (CLGeocodeCompletionHandler).self))
            }
        case 2:
            return { r, a in
                (r as! CLGeocoder).geocodeAddressString(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "geocodeAddressString:completionHandler:", as: (String).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "geocodeAddressString:completionHandler:", as: (CLGeocodeCompletionHandler).self))
            }
        case 3:
            return { r, a in
                (r as! CLGeocoder).geocodeAddressString(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "geocodeAddressString:inRegion:completionHandler:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "geocodeAddressString:inRegion:completionHandler:", as: (CLRegion?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "geocodeAddressString:inRegion:completionHandler:", as: (CLGeocodeCompletionHandler).self))
            }
        case 4:
            return { r, a in
                (r as! CLGeocoder).geocodeAddressString(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "geocodeAddressString:inRegion:preferredLocale:completionHandler:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "geocodeAddressString:inRegion:preferredLocale:completionHandler:", as: (CLRegion?).self),
                    preferredLocale: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "geocodeAddressString:inRegion:preferredLocale:completionHandler:", as: (Locale?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "geocodeAddressString:inRegion:preferredLocale:completionHandler:", as: (CLGeocodeCompletionHandler).self))
            }
        case 5:
            return { r, a in
                (r as! CLGeocoder).reverseGeocodeLocation(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "reverseGeocodeLocation:completionHandler:", as: (CLLocation).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "reverseGeocodeLocation:completionHandler:", as: (CLGeocodeCompletionHandler).self))
            }
        default:
            return { r, a in
                (r as! CLGeocoder).reverseGeocodeLocation(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "reverseGeocodeLocation:preferredLocale:completionHandler:", as: (CLLocation).self),
                    preferredLocale: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "reverseGeocodeLocation:preferredLocale:completionHandler:", as: (Locale?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "reverseGeocodeLocation:preferredLocale:completionHandler:", as: (CLGeocodeCompletionHandler).self))
            }
        }
    }
}
