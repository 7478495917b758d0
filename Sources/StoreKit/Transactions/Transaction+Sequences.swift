import Foundation

extension Transaction {
    /// Transactions, one after the other. See https://developer.apple.com/documentation/storekit/transaction/transactions.
    public struct Transactions: AsyncSequence, Sendable {
        /// What the sequence consists of.
        public typealias Element = VerificationResult<Transaction>

        let begin: @Sendable () -> AsyncStream<StoreRecord>

        /// Gives one transaction after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<StoreRecord>.AsyncIterator
            /// The next transaction; `nil` if there is none any more.
            public mutating func next() async -> VerificationResult<Transaction>? { await base.next().map(Transaction.verified) }
        }

        /// Begins with the first transaction.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: begin().makeAsyncIterator()) }

        /// What is found when somebody begins.
        init(finding find: @escaping @Sendable () -> [StoreRecord]) {
            begin = {
                AsyncStream { stream in
                    find().forEach { stream.yield($0) }
                    stream.finish()
                }
            }
        }

        init(begin: @escaping @Sendable () -> AsyncStream<StoreRecord>) { self.begin = begin }
    }

    static func verified(_ record: StoreRecord) -> VerificationResult<Transaction> {
        .verified(Transaction(record, signed: Store.shared.now))
    }

    /// Whether the app wants what was used up among its transactions.
    private static var keepsConsumables: Bool {
        Bundle.main.object(forInfoDictionaryKey: "SKIncludeConsumableInAppPurchaseHistory") as? Bool ?? false
    }

    /// The transactions that the store tells of: what was used up is among them only until it is finished, if the app does not ask for it
    /// by `SKIncludeConsumableInAppPurchaseHistory` in its Info.plist.
    private static func history(_ productID: String? = nil) -> [StoreRecord] {
        Store.shared.settled { $0.records }.filter {
            (productID == nil || $0.productID == productID)
                && ($0.productType != .consumable || !$0.isFinished || keepsConsumables)
        }
    }

    /// All transactions of the app, the latest first.
    public static var all: Transactions { Transactions { history().reversed() } }

    /// All transactions of a product, the latest first.
    public static func all(for productID: String) -> Transactions { Transactions { history(productID).reversed() } }

    /// What the person has: things that were bought once, subscriptions that run, and all those that do not renew themselves.
    public static var currentEntitlements: Transactions { Transactions { entitlements() } }

    /// The transactions by which the person has a product.
    public static func currentEntitlements(for productID: String) -> Transactions {
        Transactions { entitlements().filter { $0.productID == productID } }
    }

    private static func entitlements() -> [StoreRecord] {
        let date = Store.shared.now
        return Store.shared.settled { $0.entitlements(at: date) }
    }

    /// The transaction by which the person has a product; `nil` if the person does not have it.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        entitlements().last { $0.productID == productID }.map(verified)
    }

    /// The last transaction of a product; `nil` if there is none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        history(productID).last.map(verified)
    }

    /// The transactions that the app did not finish.
    public static var unfinished: Transactions { Transactions { Store.shared.settled { $0.records.filter { !$0.isFinished } } } }

    /// Transactions as they come: renewals, purchases that somebody else had to agree to, money that was given back, and what is bought by
    /// `SKPaymentQueue`. Who asks first after the app's launch is told of what was not finished before, and of what has come since.
    public static var updates: Transactions { Transactions(begin: { Store.shared.updates.stream(after: Store.shared.takeBacklog()) }) }
}
