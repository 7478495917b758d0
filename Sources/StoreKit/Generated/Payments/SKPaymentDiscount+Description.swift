// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKPaymentDiscount {
    nonisolated static var descriptionOfSKPaymentDiscount: FrameworkClass {
        FrameworkClass(
            SKPaymentDiscount.self,
            properties: "identifier keyIdentifier nonce signature timestamp",
            initializers: "initWithIdentifier:keyIdentifier:nonce:signature:timestamp:",
            property: SKPaymentDiscount.propertyOfSKPaymentDiscount,
            initializer: SKPaymentDiscount.initializerOfSKPaymentDiscount)
    }

    private static func propertyOfSKPaymentDiscount(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKPaymentDiscount.identifier)
        case 1: return .readOnly(\SKPaymentDiscount.keyIdentifier)
        case 2: return .readOnly(\SKPaymentDiscount.nonce)
        case 3: return .readOnly(\SKPaymentDiscount.signature)
        default: return .readOnly(\SKPaymentDiscount.timestamp)
        }
    }

    nonisolated private static func initializerOfSKPaymentDiscount(_ index: Int) -> ObjCFactory {
        { a in
            SKPaymentDiscount(
                identifier: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithIdentifier:keyIdentifier:nonce:signature:timestamp:", as: (String).self),
                keyIdentifier: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithIdentifier:keyIdentifier:nonce:signature:timestamp:", as: (String).self),
                nonce: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithIdentifier:keyIdentifier:nonce:signature:timestamp:", as: (UUID).self),
                signature: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithIdentifier:keyIdentifier:nonce:signature:timestamp:", as: (String).self),
                timestamp: ObjCRuntime.ObjCMessage.argument(
                    a, 4, "initWithIdentifier:keyIdentifier:nonce:signature:timestamp:", as: (NSNumber).self))
        }
    }
}
