import Foundation
import UIKit

extension Store {
    /// Takes an order: looks whether it can be met, asks the person, and enters what was bought.
    ///
    /// - Parameters:
    ///   - answer: what became of the order.
    ///   - later: what became of one that was pending: somebody agreed, or not.
    @MainActor
    func place(
        _ order: StoreOrder, answer: @escaping @MainActor (StoreAnswer) -> Void, later: @escaping @MainActor (StoreAnswer) -> Void
    ) {
        let checked: StoreOrder
        do {
            checked = try check(order)
        } catch {
            return answer(.refused(error))
        }
        let (owned, running) = settled { ledger in (ledger.owned(order.product), ledger.running(order.product, at: now)) }
        let sheet = PurchaseSheet(order: checked, isShown: configuration?.showsSheets ?? true)
        if let owned { return sheet.tellOwned { answer(.bought(owned)) } }
        if running?.productID == order.product.id,
            settled({ $0.renewals[running?.groupID ?? ""] }) == StoreRenewal(productID: order.product.id)
        {
            return sheet.tellSubscribed { answer(.cancelled) }
        }
        sheet.ask(following: checked.takesPlaceAtOnce ? nil : running?.expirationDate) { [self] isBought in
            guard isBought else { return answer(.cancelled) }
            guard checked.asksToBuy || configuration?.asksToBuy == true else { return answer(.bought(enter(checked))) }
            answer(.pending)
            sheet.askFamily { [self] isAllowed in later(isAllowed ? .bought(enter(checked)) : .cancelled) }
        }
    }

    private func enter(_ order: StoreOrder) -> StoreRecord {
        let date = now
        // An order is only placed for a product, which has a store.
        let storefront = configuration?.storefront ?? Storefront(countryCode: "USA", id: "143441")
        return settled { $0.enter(order, storefront: storefront, at: date) }
    }

    /// Whether an order can be met, with the offer that it is met by.
    private func check(_ order: StoreOrder) throws(StoreRefusal) -> StoreOrder {
        guard let configuration, configuration.product(order.product.id) != nil else { throw .unavailable }
        guard StoreOrder.quantities.contains(order.quantity), order.quantity == 1 || order.product.subscription == nil else {
            throw .quantity
        }
        if configuration.failsPurchases { throw .asConfigured }
        var order = order
        let date = now
        let group = order.product.subscription?.subscriptionGroupID ?? ""
        let (isEligible, isKnown, running) = settled { ledger in
            (ledger.isEligibleForIntroduction(in: group, at: date), ledger.knows(group), ledger.running(order.product, at: date))
        }
        switch order.wantedOffer {
        case .introductory: order.offer = isEligible ? order.product.subscription?.introductoryOffer : nil
        case .promotional(let id):
            guard let offer = order.product.subscription?.promotionalOffers.first(where: { $0.id == id }) else { throw .unknownOffer }
            if !isKnown { throw .ineligible }
            order.offer = offer
        case .winBack(let id):
            guard let offer = order.product.subscription?.winBackOffers.first(where: { $0.id == id }) else { throw .unknownOffer }
            if !isKnown || running != nil { throw .ineligible }
            order.offer = offer
        }
        if let running, let old = product(running.productID)?.subscription, let new = order.product.subscription {
            order.takesPlaceAtOnce =
                new.groupLevel < old.groupLevel
                || (new.groupLevel == old.groupLevel && new.subscriptionPeriod == old.subscriptionPeriod)
        }
        return order
    }
}
