// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKPaymentQueue {
    nonisolated static var descriptionOfSKPaymentQueue: FrameworkClass {
        FrameworkClass(
            SKPaymentQueue.self,
            properties: "storefront transactionObservers transactions",
            methods: "addPayment: addTransactionObserver: removeTransactionObserver: restoreCompletedTransactions",
            classMethods: "canMakePayments defaultQueue",
            initializers: "init",
            property: SKPaymentQueue.propertyOfSKPaymentQueue,
            method: SKPaymentQueue.methodOfSKPaymentQueue,
            classMethod: SKPaymentQueue.classMethodOfSKPaymentQueue,
            initializer: SKPaymentQueue.initializerOfSKPaymentQueue)
    }

    private static func propertyOfSKPaymentQueue(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKPaymentQueue.storefront)
        case 1: return .readOnly(\SKPaymentQueue.transactionObservers)
        default: return .readOnly(\SKPaymentQueue.transactions)
        }
    }

    nonisolated private static func methodOfSKPaymentQueue(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! SKPaymentQueue).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addPayment:", as: (SKPayment).self)) }
        case 1:
            return { r, a in
                (r as! SKPaymentQueue).add(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addTransactionObserver:", as: (any SKPaymentTransactionObserver).self))
            }
        case 2:
            return { r, a in
                (r as! SKPaymentQueue).remove(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeTransactionObserver:", as: (any SKPaymentTransactionObserver).self))
            }
        default: return { r, _ in (r as! SKPaymentQueue).restoreCompletedTransactions() }
        }
    }

    nonisolated private static func classMethodOfSKPaymentQueue(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SKPaymentQueue.Type).canMakePayments() }
        default: return { r, _ in (r as! SKPaymentQueue.Type).default() }
        }
    }

    nonisolated private static func initializerOfSKPaymentQueue(_ index: Int) -> ObjCFactory {
        { _ in SKPaymentQueue() }
    }
}
