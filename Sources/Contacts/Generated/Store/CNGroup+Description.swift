// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNGroup {
    nonisolated static var descriptionOfCNGroup: FrameworkClass {
        FrameworkClass(
            CNGroup.self,
            properties: "identifier name",
            methods: "copyWithZone: mutableCopyWithZone:",
            classMethods: "predicateForGroupsInContainerWithIdentifier: predicateForGroupsWithIdentifiers:",
            property: CNGroup.propertyOfCNGroup,
            method: CNGroup.methodOfCNGroup,
            classMethod: CNGroup.classMethodOfCNGroup)
    }

    private static func propertyOfCNGroup(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CNGroup.identifier)
        default: return .readOnly(\CNGroup.name)
        }
    }

    nonisolated private static func methodOfCNGroup(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! CNGroup).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! CNGroup).mutableCopy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNGroup(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNGroup.Type).predicateForGroupsInContainer(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "predicateForGroupsInContainerWithIdentifier:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! CNGroup.Type).predicateForGroups(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateForGroupsWithIdentifiers:", as: ([String]).self))
            }
        }
    }
}
