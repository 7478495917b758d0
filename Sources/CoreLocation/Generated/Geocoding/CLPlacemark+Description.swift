// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLPlacemark {
    nonisolated static var descriptionOfCLPlacemark: FrameworkClass {
        FrameworkClass(
            CLPlacemark.self,
            properties: """
                ISOcountryCode/isoCountryCode addressDictionary administrativeArea areasOfInterest country inlandWater locality \
                location name ocean postalCode region subAdministrativeArea subLocality subThoroughfare thoroughfare timeZone
                """,
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithPlacemark:",
            property: CLPlacemark.propertyOfCLPlacemark,
            method: CLPlacemark.methodOfCLPlacemark,
            classMethod: CLPlacemark.classMethodOfCLPlacemark,
            initializer: CLPlacemark.initializerOfCLPlacemark)
    }

    private static func propertyOfCLPlacemark(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLPlacemark.isoCountryCode)
        case 1: return .readOnly(\CLPlacemark.addressDictionary)
        case 2: return .readOnly(\CLPlacemark.administrativeArea)
        case 3: return .readOnly(\CLPlacemark.areasOfInterest)
        case 4: return .readOnly(\CLPlacemark.country)
        case 5: return .readOnly(\CLPlacemark.inlandWater)
        case 6: return .readOnly(\CLPlacemark.locality)
        case 7: return .readOnly(\CLPlacemark.location)
        case 8: return .readOnly(\CLPlacemark.name)
        case 9: return .readOnly(\CLPlacemark.ocean)
        case 10: return .readOnly(\CLPlacemark.postalCode)
        case 11: return .readOnly(\CLPlacemark.region)
        case 12: return .readOnly(\CLPlacemark.subAdministrativeArea)
        case 13: return .readOnly(\CLPlacemark.subLocality)
        case 14: return .readOnly(\CLPlacemark.subThoroughfare)
        case 15: return .readOnly(\CLPlacemark.thoroughfare)
        default: return .readOnly(\CLPlacemark.timeZone)
        }
    }

    nonisolated private static func methodOfCLPlacemark(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CLPlacemark).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! CLPlacemark).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCLPlacemark(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CLPlacemark.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCLPlacemark(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CLPlacemark(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in CLPlacemark(placemark: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPlacemark:", as: (CLPlacemark).self)) }
        }
    }
}
