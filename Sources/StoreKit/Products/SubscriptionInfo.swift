import Foundation

extension Product {
    /// What a subscription that renews itself is besides being a product.
    ///
    /// See https://developer.apple.com/documentation/storekit/product/subscriptioninfo.
    public struct SubscriptionInfo: Equatable, Hashable, Sendable {
        /// The offer for those who had no such offer of the group yet.
        public let introductoryOffer: SubscriptionOffer?
        /// The offers that the app can make to those who have or had one.
        public let promotionalOffers: [SubscriptionOffer]
        /// The offers for those who had one.
        public let winBackOffers: [SubscriptionOffer]
        /// The group, of which a person has one subscription at a time.
        public let subscriptionGroupID: String
        /// The group's name.
        public let groupDisplayName: String
        /// How much the subscription gives among those of its group; 1 gives the most.
        public let groupLevel: Int
        /// After how long it renews itself.
        public let subscriptionPeriod: SubscriptionPeriod

        /// Whether the person can have the offer for new subscribers.
        public var isEligibleForIntroOffer: Bool { get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) } }

        /// Whether the person can have an offer for new subscribers in a group: nobody can who had one there, or has a subscription of the
        /// group now.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            let date = Store.shared.now
            return Store.shared.settled { $0.isEligibleForIntroduction(in: groupID, at: date) }
        }

        /// How the person's subscription of the group stands; empty where there never was one.
        ///
        /// - Throws: `StoreKitError`.
        public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }

        /// How the person's subscription of a group stands; empty where there never was one.
        ///
        /// - Throws: `StoreKitError`.
        public static func status(for groupID: String) async throws -> [Status] { Store.shared.status(of: groupID).map { [$0] } ?? [] }

        /// How the subscription stands that a transaction belongs to; `nil` if it belongs to none.
        ///
        /// - Throws: `StoreKitError`.
        public static func status(transactionID: UInt64) async throws -> SubscriptionStatus? {
            guard let group = Store.shared.settled({ $0.record(transactionID)?.groupID }) else { return nil }
            return Store.shared.status(of: group)
        }
    }
}

/// `Product.SubscriptionInfo`, by a shorter name.
public typealias SubscriptionInfo = Product.SubscriptionInfo
