// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKMutablePayment {
    nonisolated static var descriptionOfSKMutablePayment: FrameworkClass {
        FrameworkClass(
            SKMutablePayment.self,
            properties: "applicationUsername paymentDiscount productIdentifier quantity requestData simulatesAskToBuyInSandbox",
            initializers: "init paymentWithProduct:",
            property: SKMutablePayment.propertyOfSKMutablePayment,
            initializer: SKMutablePayment.initializerOfSKMutablePayment)
    }

    private static func propertyOfSKMutablePayment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("applicationUsername", \SKMutablePayment.applicationUsername)
        case 1: return .value("paymentDiscount", \SKMutablePayment.paymentDiscount)
        case 2: return .value("productIdentifier", \SKMutablePayment.productIdentifier)
        case 3: return .value("quantity", \SKMutablePayment.quantity)
        case 4: return .value("requestData", \SKMutablePayment.requestData)
        default: return .value("simulatesAskToBuyInSandbox", \SKMutablePayment.simulatesAskToBuyInSandbox)
        }
    }

    nonisolated private static func initializerOfSKMutablePayment(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKMutablePayment() }
        default:
            return { a in SKMutablePayment(product: ObjCRuntime.ObjCMessage.argument(a, 0, "paymentWithProduct:", as: (SKProduct).self)) }
        }
    }
}
