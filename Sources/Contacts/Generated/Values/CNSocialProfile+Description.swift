// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNSocialProfile {
    nonisolated static var descriptionOfCNSocialProfile: FrameworkClass {
        FrameworkClass(
            CNSocialProfile.self,
            properties: "service urlString userIdentifier username",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "localizedStringForKey: localizedStringForService: supportsSecureCoding",
            initializers: "initWithCoder: initWithUrlString:username:userIdentifier:service:",
            property: CNSocialProfile.propertyOfCNSocialProfile,
            method: CNSocialProfile.methodOfCNSocialProfile,
            classMethod: CNSocialProfile.classMethodOfCNSocialProfile,
            initializer: CNSocialProfile.initializerOfCNSocialProfile)
    }

    private static func propertyOfCNSocialProfile(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CNSocialProfile.service)
        case 1: return .readOnly(\CNSocialProfile.urlString)
        case 2: return .readOnly(\CNSocialProfile.userIdentifier)
        default: return .readOnly(\CNSocialProfile.username)
        }
    }

    nonisolated private static func methodOfCNSocialProfile(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CNSocialProfile).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! CNSocialProfile).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNSocialProfile(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNSocialProfile.Type).localizedString(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringForKey:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! CNSocialProfile.Type).localizedString(
                    forService: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringForService:", as: (String).self))
            }
        default: return { r, _ in (r as! CNSocialProfile.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfCNSocialProfile(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CNSocialProfile(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                CNSocialProfile(
                    urlString: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithUrlString:username:userIdentifier:service:", as: (String?).self),
                    username: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithUrlString:username:userIdentifier:service:", as: (String?).self),
                    userIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithUrlString:username:userIdentifier:service:", as: (String?).self),
                    service: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithUrlString:username:userIdentifier:service:", as: (String?).self))
            }
        }
    }
}
