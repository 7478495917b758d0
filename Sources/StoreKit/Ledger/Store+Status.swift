import Foundation

extension Store {
    /// How the person's subscription of a group stands; `nil` where there never was one.
    func status(of group: String) -> Product.SubscriptionInfo.Status? {
        let date = now
        return settled { ledger -> Product.SubscriptionInfo.Status? in
            guard let last = ledger.latest(in: group), let renewal = ledger.renewals[group] else { return nil }
            let state: Product.SubscriptionInfo.RenewalState =
                last.revocationDate != nil ? .revoked : last.gives(at: date) ? .subscribed : .expired
            let next = renewal.willAutoRenew ? product(renewal.productID) : nil
            let offer = next.flatMap { ledger.continued(last, $0) }
            let reason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason? =
                switch state {
                case .subscribed: nil
                case .revoked: .unknown
                default: renewal.isUnavailable ? .productUnavailable : .autoRenewDisabled
                }
            let info = Product.SubscriptionInfo.RenewalInfo(
                originalTransactionID: last.originalID, currentProductID: last.productID, willAutoRenew: renewal.willAutoRenew,
                autoRenewPreference: renewal.willAutoRenew ? renewal.productID : nil, expirationReason: reason, isInBillingRetry: false,
                gracePeriodExpirationDate: nil, offer: offer.map { Transaction.Offer($0.record) }, environment: .xcode,
                recentSubscriptionStartDate: ledger.beginning(of: last), renewalDate: renewal.willAutoRenew ? last.expirationDate : nil,
                renewalPrice: next.map { offer?.price ?? $0.price }, currency: next.map { Locale.Currency($0.currencyCode) },
                signedDate: date)
            return Product.SubscriptionInfo.Status(
                state: state, transaction: .verified(Transaction(last, signed: date)), renewalInfo: .verified(info))
        }
    }
}
