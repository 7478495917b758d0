import Foundation

extension Product.SubscriptionInfo {
    /// Whether a subscription runs. See https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalstate.
    public struct RenewalState: RawRepresentable, Equatable, Hashable, Sendable {
        /// The store's number.
        public let rawValue: Int
        /// Creates a state by the store's number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It runs.
        public static let subscribed = RenewalState(rawValue: 1)
        /// It is over.
        public static let expired = RenewalState(rawValue: 2)
        /// It is over, and the store tries to be paid. Bills are always paid here.
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        /// It runs though it is not paid. Bills are always paid here.
        public static let inGracePeriod = RenewalState(rawValue: 4)
        /// The money was given back.
        public static let revoked = RenewalState(rawValue: 5)

        /// The state, for people.
        public var localizedDescription: String {
            switch self {
            case .subscribed: "Subscribed"
            case .expired: "Expired"
            case .inBillingRetryPeriod: "In Billing Retry Period"
            case .inGracePeriod: "In Grace Period"
            case .revoked: "Revoked"
            default: "\(rawValue)"
            }
        }
    }

    /// How a subscription stands. See https://developer.apple.com/documentation/storekit/product/subscriptioninfo/status-swift.struct.
    public struct Status: Equatable, Hashable, Sendable {
        /// Whether it runs.
        public let state: RenewalState
        /// Its last transaction.
        public let transaction: VerificationResult<Transaction>
        /// How it will go on.
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// Subscriptions' states, as they change.
        public struct Statuses: AsyncSequence, Sendable {
            /// What the sequence consists of.
            public typealias Element = Status

            /// Waits for the next change.
            public struct AsyncIterator: AsyncIteratorProtocol {
                fileprivate var base: AsyncStream<Status>.AsyncIterator
                /// The next change; `nil` once the task is cancelled.
                public mutating func next() async -> Status? { await base.next() }
            }

            /// Begins to wait for changes.
            public func makeAsyncIterator() -> AsyncIterator {
                AsyncIterator(base: Store.shared.statusChanges.stream().makeAsyncIterator())
            }
        }

        /// The states of subscriptions, as they change while the app runs.
        public static var updates: Statuses { Statuses() }

        /// How the person's subscriptions stand, group by group.
        public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
            AsyncStream { stream in
                for group in Store.shared.settled({ $0.groups }) {
                    if let status = Store.shared.status(of: group) { stream.yield((group, [status])) }
                }
                stream.finish()
            }
        }
    }
}

/// `Product.SubscriptionInfo.RenewalState`, by a shorter name.
public typealias SubscriptionRenewalState = Product.SubscriptionInfo.RenewalState
/// `Product.SubscriptionInfo.Status`, by a shorter name.
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status
