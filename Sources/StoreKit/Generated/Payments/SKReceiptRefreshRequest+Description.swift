// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKReceiptRefreshRequest {
    nonisolated static var descriptionOfSKReceiptRefreshRequest: FrameworkClass {
        FrameworkClass(
            SKReceiptRefreshRequest.self,
            properties: "receiptProperties",
            initializers: "init initWithReceiptProperties:",
            property: SKReceiptRefreshRequest.propertyOfSKReceiptRefreshRequest,
            initializer: SKReceiptRefreshRequest.initializerOfSKReceiptRefreshRequest)
    }

    private static func propertyOfSKReceiptRefreshRequest(_ index: Int) -> ClassDescription.Property {
        .readOnly(\SKReceiptRefreshRequest.receiptProperties)
    }

    nonisolated private static func initializerOfSKReceiptRefreshRequest(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKReceiptRefreshRequest() }
        default:
            return { a in
                SKReceiptRefreshRequest(
                    receiptProperties: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithReceiptProperties:", as: ([String: Any]?).self))
            }
        }
    }
}
