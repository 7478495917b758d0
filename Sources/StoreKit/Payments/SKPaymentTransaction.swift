import Foundation

/// How a payment stands. See https://developer.apple.com/documentation/storekit/skpaymenttransactionstate.
public enum SKPaymentTransactionState: Int, Sendable {
    /// The store works on it.
    case purchasing = 0
    /// It is paid.
    case purchased = 1
    /// It was not paid, or before it came to the store.
    case failed = 2
    /// It was paid before.
    case restored = 3
    /// Somebody else has to agree.
    case deferred = 4
}

/// A payment in the queue. See https://developer.apple.com/documentation/storekit/skpaymenttransaction.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    /// What is known of a payment.
    struct Values {
        var state = SKPaymentTransactionState.purchasing
        var error: (any Error)?
        var identifier: String?
        var date: Date?
        var original: SKPaymentTransaction?
        /// The transaction as it is kept; `nil` until it is paid.
        var record: StoreRecord?
    }

    private let order: SKPayment
    private let lock = NSLock()
    private var known = Values()

    /// Creates a transaction of nothing.
    public override init() { order = SKPayment() }

    init(_ payment: SKPayment) { order = payment }

    var values: Values {
        get { lock.withLock { known } }
        set { lock.withLock { known = newValue } }
    }

    /// Why it failed; `nil` if it did not.
    open var error: (any Error)? { values.error }
    /// The first transaction of what was restored or renewed; `nil` for any other.
    open var original: SKPaymentTransaction? { values.original }
    /// The payment.
    open var payment: SKPayment { order }
    /// When it was paid, or restored.
    open var transactionDate: Date? { values.date }
    /// The transaction's identifier; `nil` until it is paid.
    open var transactionIdentifier: String? { values.identifier }
    /// How the payment stands.
    open var transactionState: SKPaymentTransactionState { values.state }

    /// A transaction of something that is paid.
    convenience init(_ record: StoreRecord, _ payment: SKPayment? = nil, original: StoreRecord? = nil) {
        var values = SKPayment.Values(productIdentifier: record.productID)
        (values.quantity, values.applicationUsername) = (record.quantity, record.username)
        self.init(payment ?? SKPayment(values))
        pay(record, original: original)
    }

    /// It is paid.
    func pay(_ record: StoreRecord, original: StoreRecord? = nil) {
        var values = values
        (values.state, values.record) = (.purchased, record)
        (values.identifier, values.date) = ("\(record.id)", record.purchaseDate)
        values.original = original.map { SKPaymentTransaction($0) }
        self.values = values
    }
}

/// Who follows the queue. See https://developer.apple.com/documentation/storekit/skpaymenttransactionobserver.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    // @objc(paymentQueue:updatedTransactions:)
    /// Transactions came, or changed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    // @objc(paymentQueue:removedTransactions:) optional
    /// Transactions were finished.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    // @objc(paymentQueue:restoreCompletedTransactionsFailedWithError:) optional
    /// What was paid before could not be restored.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    // @objc optional
    /// What was paid before is restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    // @objc(paymentQueue:didRevokeEntitlementsForProductIdentifiers:) optional
    /// The money for products was given back.
    func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}
