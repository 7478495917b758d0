// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKPaymentTransaction {
    nonisolated static var descriptionOfSKPaymentTransaction: FrameworkClass {
        FrameworkClass(
            SKPaymentTransaction.self,
            properties: "error original payment transactionDate transactionIdentifier transactionState",
            initializers: "init",
            property: SKPaymentTransaction.propertyOfSKPaymentTransaction,
            initializer: SKPaymentTransaction.initializerOfSKPaymentTransaction)
    }

    private static func propertyOfSKPaymentTransaction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKPaymentTransaction.error)
        case 1: return .readOnly(\SKPaymentTransaction.original)
        case 2: return .readOnly(\SKPaymentTransaction.payment)
        case 3: return .readOnly(\SKPaymentTransaction.transactionDate)
        case 4: return .readOnly(\SKPaymentTransaction.transactionIdentifier)
        default: return .readOnly(\SKPaymentTransaction.transactionState)
        }
    }

    nonisolated private static func initializerOfSKPaymentTransaction(_ index: Int) -> ObjCFactory {
        { _ in SKPaymentTransaction() }
    }
}
