// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKPayment {
    nonisolated static var descriptionOfSKPayment: FrameworkClass {
        FrameworkClass(
            SKPayment.self,
            properties: "applicationUsername paymentDiscount productIdentifier quantity requestData simulatesAskToBuyInSandbox",
            methods: "copyWithZone: mutableCopyWithZone:",
            initializers: "init paymentWithProduct:",
            property: SKPayment.propertyOfSKPayment,
            method: SKPayment.methodOfSKPayment,
            initializer: SKPayment.initializerOfSKPayment)
    }

    private static func propertyOfSKPayment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKPayment.applicationUsername)
        case 1: return .readOnly(\SKPayment.paymentDiscount)
        case 2: return .readOnly(\SKPayment.productIdentifier)
        case 3: return .readOnly(\SKPayment.quantity)
        case 4: return .readOnly(\SKPayment.requestData)
        default: return .readOnly(\SKPayment.simulatesAskToBuyInSandbox)
        }
    }

    nonisolated private static func methodOfSKPayment(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! SKPayment).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! SKPayment).mutableCopy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfSKPayment(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKPayment() }
        default: return { a in SKPayment(product: ObjCRuntime.ObjCMessage.argument(a, 0, "paymentWithProduct:", as: (SKProduct).self)) }
        }
    }
}
