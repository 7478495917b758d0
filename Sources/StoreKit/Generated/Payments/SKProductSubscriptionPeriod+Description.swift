// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKProductSubscriptionPeriod {
    nonisolated static var descriptionOfSKProductSubscriptionPeriod: FrameworkClass {
        FrameworkClass(
            SKProductSubscriptionPeriod.self,
            properties: "numberOfUnits unit",
            initializers: "init",
            property: SKProductSubscriptionPeriod.propertyOfSKProductSubscriptionPeriod,
            initializer: SKProductSubscriptionPeriod.initializerOfSKProductSubscriptionPeriod)
    }

    private static func propertyOfSKProductSubscriptionPeriod(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKProductSubscriptionPeriod.numberOfUnits)
        default: return .readOnly(\SKProductSubscriptionPeriod.unit)
        }
    }

    nonisolated private static func initializerOfSKProductSubscriptionPeriod(_ index: Int) -> ObjCFactory {
        { _ in SKProductSubscriptionPeriod() }
    }
}
