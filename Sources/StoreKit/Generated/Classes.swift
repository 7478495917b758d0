// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("StoreKit", classes: names, description)
    }

    private static let names: NameList = """
        SKMutablePayment SKPayment SKPaymentDiscount SKPaymentQueue SKPaymentTransaction SKProduct SKProductDiscount \
        SKProductSubscriptionPeriod SKProductsRequest SKProductsResponse SKReceiptRefreshRequest SKRequest \
        SKStoreProductViewController SKStoreReviewController SKStorefront
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return SKMutablePayment.descriptionOfSKMutablePayment
        case 1: return SKPayment.descriptionOfSKPayment
        case 2: return SKPaymentDiscount.descriptionOfSKPaymentDiscount
        case 3: return SKPaymentQueue.descriptionOfSKPaymentQueue
        case 4: return SKPaymentTransaction.descriptionOfSKPaymentTransaction
        case 5: return SKProduct.descriptionOfSKProduct
        case 6: return SKProductDiscount.descriptionOfSKProductDiscount
        case 7: return SKProductSubscriptionPeriod.descriptionOfSKProductSubscriptionPeriod
        case 8: return SKProductsRequest.descriptionOfSKProductsRequest
        case 9: return SKProductsResponse.descriptionOfSKProductsResponse
        case 10: return SKReceiptRefreshRequest.descriptionOfSKReceiptRefreshRequest
        case 11: return SKRequest.descriptionOfSKRequest
        case 12: return SKStoreProductViewController.descriptionOfSKStoreProductViewController
        case 13: return SKStoreReviewController.descriptionOfSKStoreReviewController
        default: return SKStorefront.descriptionOfSKStorefront
        }
    }
}
