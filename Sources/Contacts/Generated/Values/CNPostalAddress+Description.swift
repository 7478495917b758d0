// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNPostalAddress {
    nonisolated static var descriptionOfCNPostalAddress: FrameworkClass {
        FrameworkClass(
            CNPostalAddress.self,
            properties: "ISOCountryCode/isoCountryCode city country postalCode state street subAdministrativeArea subLocality",
            methods: "copyWithZone: encodeWithCoder: mutableCopyWithZone:",
            classMethods: "localizedStringForKey: supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: CNPostalAddress.propertyOfCNPostalAddress,
            method: CNPostalAddress.methodOfCNPostalAddress,
            classMethod: CNPostalAddress.classMethodOfCNPostalAddress,
            initializer: CNPostalAddress.initializerOfCNPostalAddress)
    }

    private static func propertyOfCNPostalAddress(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CNPostalAddress.isoCountryCode)
        case 1: return .readOnly(\CNPostalAddress.city)
        case 2: return .readOnly(\CNPostalAddress.country)
        case 3: return .readOnly(\CNPostalAddress.postalCode)
        case 4: return .readOnly(\CNPostalAddress.state)
        case 5: return .readOnly(\CNPostalAddress.street)
        case 6: return .readOnly(\CNPostalAddress.subAdministrativeArea)
        default: return .readOnly(\CNPostalAddress.subLocality)
        }
    }

    nonisolated private static func methodOfCNPostalAddress(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CNPostalAddress).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! CNPostalAddress).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        default:
            return { r, a in
                (r as! CNPostalAddress).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNPostalAddress(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNPostalAddress.Type).localizedString(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringForKey:", as: (String).self))
            }
        default: return { r, _ in (r as! CNPostalAddress.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfCNPostalAddress(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CNPostalAddress() }
        default: return { a in CNPostalAddress(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
