// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKProductsResponse {
    nonisolated static var descriptionOfSKProductsResponse: FrameworkClass {
        FrameworkClass(
            SKProductsResponse.self,
            properties: "invalidProductIdentifiers products",
            initializers: "init",
            property: SKProductsResponse.propertyOfSKProductsResponse,
            initializer: SKProductsResponse.initializerOfSKProductsResponse)
    }

    private static func propertyOfSKProductsResponse(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKProductsResponse.invalidProductIdentifiers)
        default: return .readOnly(\SKProductsResponse.products)
        }
    }

    nonisolated private static func initializerOfSKProductsResponse(_ index: Int) -> ObjCFactory {
        { _ in SKProductsResponse() }
    }
}
