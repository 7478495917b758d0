// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNInstantMessageAddress {
    nonisolated static var descriptionOfCNInstantMessageAddress: FrameworkClass {
        FrameworkClass(
            CNInstantMessageAddress.self,
            properties: "service username",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "localizedStringForKey: localizedStringForService: supportsSecureCoding",
            initializers: "initWithCoder: initWithUsername:service:",
            property: CNInstantMessageAddress.propertyOfCNInstantMessageAddress,
            method: CNInstantMessageAddress.methodOfCNInstantMessageAddress,
            classMethod: CNInstantMessageAddress.classMethodOfCNInstantMessageAddress,
            initializer: CNInstantMessageAddress.initializerOfCNInstantMessageAddress)
    }

    private static func propertyOfCNInstantMessageAddress(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CNInstantMessageAddress.service)
        default: return .readOnly(\CNInstantMessageAddress.username)
        }
    }

    nonisolated private static func methodOfCNInstantMessageAddress(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNInstantMessageAddress).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! CNInstantMessageAddress).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNInstantMessageAddress(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNInstantMessageAddress.Type).localizedString(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringForKey:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! CNInstantMessageAddress.Type).localizedString(
                    forService: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringForService:", as: (String).self))
            }
        default: return { r, _ in (r as! CNInstantMessageAddress.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfCNInstantMessageAddress(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CNInstantMessageAddress(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                CNInstantMessageAddress(
                    username: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUsername:service:", as: (String).self),
                    service: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithUsername:service:", as: (String).self))
            }
        }
    }
}
