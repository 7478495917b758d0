import Foundation

extension Product {
    /// How something is to be bought. See https://developer.apple.com/documentation/storekit/product/purchaseoption.
    public struct PurchaseOption: Equatable, Hashable, Sendable {
        enum Kind: Equatable, Hashable, Sendable {
            case token(UUID)
            case quantity(Int)
            case askToBuy(Bool)
            case promotionalOffer(String)
            case winBackOffer(String)
        }

        let kind: Kind

        /// Marks the transaction with the app's own mark of the person.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .token(token)) }
        /// Buys several at once: up to ten.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }
        /// Has somebody of the family asked, as a child's device does.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(kind: .askToBuy(simulateAskToBuy))
        }
        /// Buys by an offer of the app's own. The signature is not looked at: who may sign is known in the store alone.
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { PurchaseOption(kind: .promotionalOffer(offerID)) }
        /// Buys by an offer for those who had the subscription.
        public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> PurchaseOption {
            PurchaseOption(kind: .winBackOffer(offer.id ?? ""))
        }
    }

    /// What became of a purchase. See https://developer.apple.com/documentation/storekit/product/purchaseresult.
    public enum PurchaseResult: Sendable {
        /// It was bought; the app gives it to the person, and finishes the transaction.
        case success(VerificationResult<Transaction>)
        /// The person did not want it.
        case userCancelled
        /// Somebody else has to agree; the transaction comes in `Transaction.updates` if that happens.
        case pending
    }
}

extension Product.PurchaseOption: CustomDebugStringConvertible {
    /// What the option says.
    public var debugDescription: String { "\(kind)" }
}
