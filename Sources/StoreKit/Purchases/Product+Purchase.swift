import Foundation
import UIKit

extension Product {
    /// Has the person buy the product. The person is asked in the system's name.
    ///
    /// - Throws: `Product.PurchaseError` or `StoreKitError`.
    @MainActor
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        var order = StoreOrder(product: self)
        for option in options {
            switch option.kind {
            case .token(let token): order.token = token
            case .quantity(let quantity): order.quantity = quantity
            case .askToBuy(let asks): order.asksToBuy = asks
            case .promotionalOffer(let id): order.wantedOffer = .promotional(id)
            case .winBackOffer(let id): order.wantedOffer = .winBack(id)
            }
        }
        let store = Store.shared
        let answer = await withCheckedContinuation { answer in
            store.place(order) {
                answer.resume(returning: $0)
            } later: {
                if case .bought(let record) = $0 { store.announce(record) }
            }
        }
        switch answer {
        case .bought(let record):
            store.announceStatus(of: record)
            return .success(Transaction.verified(record))
        case .cancelled: return .userCancelled
        case .pending: return .pending
        case .refused(let refusal): throw refusal.error
        }
    }

    /// Has the person buy the product, who is asked over a scene.
    ///
    /// - Throws: `Product.PurchaseError` or `StoreKitError`.
    @MainActor
    public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        try await purchase(options: options)
    }

    /// Has the person buy the product, who is asked over a controller's scene.
    ///
    /// - Throws: `Product.PurchaseError` or `StoreKitError`.
    @MainActor
    public func purchase(confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        try await purchase(options: options)
    }
}

extension StoreRefusal {
    /// The refusal, as `Product.purchase` throws it.
    fileprivate var error: any Error {
        switch self {
        case .asConfigured: StoreKitError.unknown
        case .quantity: Product.PurchaseError.invalidQuantity
        case .unavailable: Product.PurchaseError.productUnavailable
        case .unknownOffer: Product.PurchaseError.invalidOfferIdentifier
        case .ineligible: Product.PurchaseError.ineligibleForOffer
        }
    }
}
