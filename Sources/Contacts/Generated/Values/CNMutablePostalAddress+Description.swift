// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNMutablePostalAddress {
    nonisolated static var descriptionOfCNMutablePostalAddress: FrameworkClass {
        FrameworkClass(
            CNMutablePostalAddress.self,
            properties: "ISOCountryCode/isoCountryCode city country postalCode state street subAdministrativeArea subLocality",
            initializers: "init initWithCoder:",
            property: CNMutablePostalAddress.propertyOfCNMutablePostalAddress,
            initializer: CNMutablePostalAddress.initializerOfCNMutablePostalAddress)
    }

    private static func propertyOfCNMutablePostalAddress(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("ISOCountryCode", \CNMutablePostalAddress.isoCountryCode)
        case 1: return .value("city", \CNMutablePostalAddress.city)
        case 2: return .value("country", \CNMutablePostalAddress.country)
        case 3: return .value("postalCode", \CNMutablePostalAddress.postalCode)
        case 4: return .value("state", \CNMutablePostalAddress.state)
        case 5: return .value("street", \CNMutablePostalAddress.street)
        case 6: return .value("subAdministrativeArea", \CNMutablePostalAddress.subAdministrativeArea)
        default: return .value("subLocality", \CNMutablePostalAddress.subLocality)
        }
    }

    nonisolated private static func initializerOfCNMutablePostalAddress(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CNMutablePostalAddress() }
        default: return { a in CNMutablePostalAddress(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
