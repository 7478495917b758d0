// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKProductDiscount {
    nonisolated static var descriptionOfSKProductDiscount: FrameworkClass {
        FrameworkClass(
            SKProductDiscount.self,
            properties: "identifier numberOfPeriods paymentMode price priceLocale subscriptionPeriod type",
            initializers: "init",
            property: SKProductDiscount.propertyOfSKProductDiscount,
            initializer: SKProductDiscount.initializerOfSKProductDiscount)
    }

    private static func propertyOfSKProductDiscount(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKProductDiscount.identifier)
        case 1: return .readOnly(\SKProductDiscount.numberOfPeriods)
        case 2: return .readOnly(\SKProductDiscount.paymentMode)
        case 3: return .readOnly(\SKProductDiscount.price)
        case 4: return .readOnly(\SKProductDiscount.priceLocale)
        case 5: return .readOnly(\SKProductDiscount.subscriptionPeriod)
        default: return .readOnly(\SKProductDiscount.type)
        }
    }

    nonisolated private static func initializerOfSKProductDiscount(_ index: Int) -> ObjCFactory {
        { _ in SKProductDiscount() }
    }
}
