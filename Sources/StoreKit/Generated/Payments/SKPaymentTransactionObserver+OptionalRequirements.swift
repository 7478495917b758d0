// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension SKPaymentTransactionObserver {
    /// Not implemented.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]) {
        OptionalRequirement.notImplemented()
    }
}
