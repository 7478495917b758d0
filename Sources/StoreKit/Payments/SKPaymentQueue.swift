import Foundation
import ObjCRuntime

/// The payments that the store works on. See https://developer.apple.com/documentation/storekit/skpaymentqueue.
///
/// Observers are told on the main queue.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let common: SKPaymentQueue = {
        let queue = SKPaymentQueue()
        queue.follow()
        return queue
    }()

    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    private let lock = NSLock()
    private var observers: [Observer] = []
    private var waiting: [SKPaymentTransaction] = []
    private var knowsBacklog = false

    // @objc(defaultQueue)
    /// The app's queue.
    open class func `default`() -> SKPaymentQueue { common }

    /// Whether the person may buy something. Nobody keeps the person from it here.
    open class func canMakePayments() -> Bool { true }

    /// Creates a queue; the one that works is `default()`.
    public override init() {}

    private func follow() {
        Store.shared.follow { [weak self] records in
            self?.take(records)
        } revoking: { [weak self] products in
            self?.tell { observer, queue in
                OptionalRequirement.call { observer.paymentQueue(queue, didRevokeEntitlementsForProductIdentifiers: products) }
            }
        }
    }

    // MARK: Observers

    // @objc(addTransactionObserver:)
    /// Enters who follows the queue. Not retained. The first one is told of what was not finished when the app was launched.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        let isFirst = lock.withLock {
            observers.removeAll { $0.object == nil || $0.object === observer }
            observers.append(Observer(object: observer))
            defer { knowsBacklog = true }
            return !knowsBacklog
        }
        guard isFirst else { return }
        take(Store.shared.settled { $0.records.filter { !$0.isFinished } })
    }

    // @objc(removeTransactionObserver:)
    /// Takes somebody out who follows the queue.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }

    /// Who follows the queue.
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers.compactMap(\.object) } }

    // MARK: Payments

    /// The transactions that are not finished.
    open var transactions: [SKPaymentTransaction] { lock.withLock { waiting } }

    /// The store that the person buys in: the one of the project's `.storekit` file; `nil` without such a file.
    open var storefront: SKStorefront? { Store.shared.configuration.map { SKStorefront($0.storefront) } }

    // @objc(addPayment:)
    /// Has the person buy something. The person is asked in the system's name.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment.copy() as? SKPayment ?? payment)
        lock.withLock { waiting.append(transaction) }
        tellOfUpdates([transaction])
        DispatchQueue.main.async { MainActor.assumeIsolated { self.place(transaction) } }
    }

    @MainActor
    private func place(_ transaction: SKPaymentTransaction) {
        let payment = transaction.payment
        guard let product = Store.shared.product(payment.productIdentifier) else {
            return settle(transaction, .refused(.unavailable))
        }
        var order = StoreOrder(product: product)
        (order.quantity, order.username) = (payment.quantity, payment.applicationUsername)
        // A name that is a UUID is the mark that newer API knows.
        order.token = payment.applicationUsername.flatMap { UUID(uuidString: $0) }
        order.asksToBuy = payment.simulatesAskToBuyInSandbox
        if let discount = payment.paymentDiscount { order.wantedOffer = .promotional(discount.identifier) }
        Store.shared.place(order) {
            self.settle(transaction, $0)
        } later: {
            self.settle(transaction, $0)
        }
    }

    /// What became of a payment.
    @MainActor
    private func settle(_ transaction: SKPaymentTransaction, _ answer: StoreAnswer) {
        switch answer {
        case .bought(let record):
            transaction.pay(record, original: original(of: record))
            Store.shared.announce(record)
        case .pending: transaction.values.state = .deferred
        case .cancelled: fail(transaction, .paymentCancelled)
        case .refused(let refusal): fail(transaction, refusal.code)
        }
        tellOfUpdates([transaction])
    }

    private func fail(_ transaction: SKPaymentTransaction, _ code: SKError.Code) {
        var values = transaction.values
        (values.state, values.error) = (.failed, SKError(code))
        transaction.values = values
    }

    /// Takes transactions that nobody paid for here: renewals, and what was not finished before.
    private func take(_ records: [StoreRecord]) {
        let known = Set(transactions.compactMap(\.values.record?.id))
        let new = records.filter { !known.contains($0.id) }.map { SKPaymentTransaction($0, original: original(of: $0)) }
        guard !new.isEmpty else { return }
        lock.withLock { waiting += new }
        tellOfUpdates(new)
    }

    private func original(of record: StoreRecord) -> StoreRecord? {
        record.originalID == record.id ? nil : Store.shared.settled { $0.record(record.originalID) }
    }

    // @objc(finishTransaction:)
    /// Tells the store that the app has given the person what was bought, or knows that it was not. What is not finished comes again whenever
    /// the app is launched. One that the store still works on ends the app, as on iOS.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        if transaction.transactionState == .purchasing {
            ObjCException.raise("NSInvalidArgumentException", "Cannot finish a purchasing transaction")
        }
        let wasWaiting = lock.withLock {
            let count = waiting.count
            waiting.removeAll { $0 === transaction }
            return waiting.count < count
        }
        guard wasWaiting else { return }
        if transaction.transactionState == .purchased, let id = transaction.values.record?.id { Store.shared.settled { $0.finish(id) } }
        tell { observer, queue in OptionalRequirement.call { observer.paymentQueue(queue, removedTransactions: [transaction]) } }
    }

    // MARK: Restoring

    /// Brings back what was bought for good, and subscriptions: a transaction comes for each.
    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    /// Brings back what somebody bought for good, and subscriptions: a transaction comes for each.
    ///
    /// - Parameter username: the app's own mark of the person; `nil` for everybody.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        if Store.shared.configuration?.failsPurchases == true {
            return tell { observer, queue in
                OptionalRequirement.call { observer.paymentQueue(queue, restoreCompletedTransactionsFailedWithError: SKError(.unknown)) }
            }
        }
        let restored = Store.shared.settled { ledger in
            ledger.records.filter { record in
                [.nonConsumable, .autoRenewable].contains(record.productType) && record.revocationDate == nil && record.isFinished
                    && (username == nil || record.username == username)
            }
        }
        let date = Store.shared.now
        let transactions = restored.map { record in
            let transaction = SKPaymentTransaction(record)
            var values = transaction.values
            (values.state, values.date, values.original) = (.restored, date, SKPaymentTransaction(record))
            transaction.values = values
            return transaction
        }
        lock.withLock { waiting += transactions }
        if !transactions.isEmpty { tellOfUpdates(transactions) }
        tell { observer, queue in OptionalRequirement.call { observer.paymentQueueRestoreCompletedTransactionsFinished(queue) } }
    }

    // MARK: Telling

    private func tellOfUpdates(_ transactions: [SKPaymentTransaction]) {
        tell { $0.paymentQueue($1, updatedTransactions: transactions) }
    }

    private func tell(_ body: @escaping @Sendable (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers { body(observer, self) }
        }
    }
}

/// The store of a country or region, in the old way. See https://developer.apple.com/documentation/storekit/skstorefront.
open class SKStorefront: NSObject, @unchecked Sendable {
    private let storefront: Storefront?

    /// Creates a store of no country.
    public override init() { storefront = nil }

    init(_ storefront: Storefront) { self.storefront = storefront }

    /// The country or region, by three letters of ISO 3166.
    open var countryCode: String { storefront?.countryCode ?? "" }
    /// The store's number.
    open var identifier: String { storefront?.id ?? "" }
}
