// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNContactVCardSerialization {
    nonisolated static var descriptionOfCNContactVCardSerialization: FrameworkClass {
        FrameworkClass(
            CNContactVCardSerialization.self,
            classMethods: "contactsWith:error: dataWithCNContacts:error: descriptorForRequiredKeys",
            classMethod: CNContactVCardSerialization.classMethodOfCNContactVCardSerialization)
    }

    nonisolated private static func classMethodOfCNContactVCardSerialization(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! CNContactVCardSerialization.Type).contacts(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "contactsWith:error:", as: (Data).self))
            }
        case 1:
            return { r, a in
                try? (r as! CNContactVCardSerialization.Type).data(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "dataWithCNContacts:error:", as: ([CNContact]).self))
            }
        default: return { r, _ in (r as! CNContactVCardSerialization.Type).descriptorForRequiredKeys() }
        }
    }
}
