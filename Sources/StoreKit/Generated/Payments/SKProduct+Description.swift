// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKProduct {
    nonisolated static var descriptionOfSKProduct: FrameworkClass {
        FrameworkClass(
            SKProduct.self,
            properties: """
                discounts introductoryPrice isFamilyShareable localizedDescription localizedTitle price priceLocale \
                productIdentifier subscriptionGroupIdentifier subscriptionPeriod
                """,
            initializers: "init",
            property: SKProduct.propertyOfSKProduct,
            initializer: SKProduct.initializerOfSKProduct)
    }

    private static func propertyOfSKProduct(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKProduct.discounts)
        case 1: return .readOnly(\SKProduct.introductoryPrice)
        case 2: return .readOnly(\SKProduct.isFamilyShareable)
        case 3: return .readOnly(\SKProduct.localizedDescription)
        case 4: return .readOnly(\SKProduct.localizedTitle)
        case 5: return .readOnly(\SKProduct.price)
        case 6: return .readOnly(\SKProduct.priceLocale)
        case 7: return .readOnly(\SKProduct.productIdentifier)
        case 8: return .readOnly(\SKProduct.subscriptionGroupIdentifier)
        default: return .readOnly(\SKProduct.subscriptionPeriod)
        }
    }

    nonisolated private static func initializerOfSKProduct(_ index: Int) -> ObjCFactory {
        { _ in SKProduct() }
    }
}
