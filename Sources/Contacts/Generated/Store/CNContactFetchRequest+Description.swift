// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNContactFetchRequest {
    nonisolated static var descriptionOfCNContactFetchRequest: FrameworkClass {
        FrameworkClass(
            CNContactFetchRequest.self,
            properties: "keysToFetch mutableObjects predicate sortOrder unifyResults",
            initializers: "initWithKeysToFetch:",
            property: CNContactFetchRequest.propertyOfCNContactFetchRequest,
            initializer: CNContactFetchRequest.initializerOfCNContactFetchRequest)
    }

    private static func propertyOfCNContactFetchRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("keysToFetch", \CNContactFetchRequest.keysToFetch)
        case 1: return .value("mutableObjects", \CNContactFetchRequest.mutableObjects)
        case 2: return .value("predicate", \CNContactFetchRequest.predicate)
        case 3: return .value("sortOrder", \CNContactFetchRequest.sortOrder)
        default: return .value("unifyResults", \CNContactFetchRequest.unifyResults)
        }
    }

    nonisolated private static func initializerOfCNContactFetchRequest(_ index: Int) -> ObjCFactory {
        { a in
            CNContactFetchRequest(
                keysToFetch: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithKeysToFetch:", as: ([any CNKeyDescriptor]).self))
        }
    }
}
