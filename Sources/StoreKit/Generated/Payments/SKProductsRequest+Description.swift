// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKProductsRequest {
    nonisolated static var descriptionOfSKProductsRequest: FrameworkClass {
        FrameworkClass(
            SKProductsRequest.self,
            properties: "delegate",
            initializers: "init initWithProductIdentifiers:",
            property: SKProductsRequest.propertyOfSKProductsRequest,
            initializer: SKProductsRequest.initializerOfSKProductsRequest)
    }

    private static func propertyOfSKProductsRequest(_ index: Int) -> ClassDescription.Property {
        .reference(\SKProductsRequest.delegate)
    }

    nonisolated private static func initializerOfSKProductsRequest(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKProductsRequest() }
        default:
            return { a in
                SKProductsRequest(
                    productIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithProductIdentifiers:", as: (Set<String>).self))
            }
        }
    }
}
