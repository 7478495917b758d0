// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNContainer {
    nonisolated static var descriptionOfCNContainer: FrameworkClass {
        FrameworkClass(
            CNContainer.self,
            properties: "identifier name type",
            methods: "copyWithZone:",
            classMethods: """
                predicateForContainerOfContactWithIdentifier: predicateForContainerOfGroupWithIdentifier: \
                predicateForContainersWithIdentifiers:
                """,
            property: CNContainer.propertyOfCNContainer,
            method: CNContainer.methodOfCNContainer,
            classMethod: CNContainer.classMethodOfCNContainer)
    }

    private static func propertyOfCNContainer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CNContainer.identifier)
        case 1: return .readOnly(\CNContainer.name)
        default: return .readOnly(\CNContainer.type)
        }
    }

    nonisolated private static func methodOfCNContainer(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! CNContainer).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfCNContainer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNContainer.Type).predicateForContainerOfContact(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "predicateForContainerOfContactWithIdentifier:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! CNContainer.Type).predicateForContainerOfGroup(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateForContainerOfGroupWithIdentifier:", as: (String).self)
                )
            }
        default:
            return { r, a in
                (r as! CNContainer.Type).predicateForContainers(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateForContainersWithIdentifiers:", as: ([String]).self))
            }
        }
    }
}
