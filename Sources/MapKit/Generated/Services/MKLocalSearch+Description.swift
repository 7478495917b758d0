// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKLocalSearch {
    nonisolated static var descriptionOfMKLocalSearch: FrameworkClass {
        FrameworkClass(
            MKLocalSearch.self,
            properties: "isSearching",
            methods: "cancel startWithCompletionHandler:",
            initializers: "initWithRequest:",
            property: MKLocalSearch.propertyOfMKLocalSearch,
            method: MKLocalSearch.methodOfMKLocalSearch,
            initializer: MKLocalSearch.initializerOfMKLocalSearch)
    }

    private static func propertyOfMKLocalSearch(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKLocalSearch.isSearching)
    }

    nonisolated private static func methodOfMKLocalSearch(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MKLocalSearch).cancel() }
        default:
            return { r, a in
                (r as! MKLocalSearch).start(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(a, 0, "startWithCompletionHandler:", as: (CompletionHandler).self))
            }
        }
    }

    nonisolated private static func initializerOfMKLocalSearch(_ index: Int) -> ObjCFactory {
        { a in MKLocalSearch(request: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRequest:", as: (MKLocalSearch.Request).self)) }
    }
}
