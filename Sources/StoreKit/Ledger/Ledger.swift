import Foundation

/// What was bought, with what follows from it as time goes by.
struct Ledger: Codable, Equatable, Sendable {
    private(set) var records: [StoreRecord] = []
    /// How subscriptions go on, by their groups.
    private(set) var renewals: [String: StoreRenewal] = [:]
    private var nextID: UInt64 = 0

    /// Whether what was read can be reckoned with: numbers that others can follow, and dates that the calendar knows, none before there were
    /// any stores.
    var isSound: Bool {
        let dates = 0.0..<1e14
        return nextID < .max / 2
            && records.allSatisfy { record in
                record.id < nextID
                    && [record.purchaseDate, record.originalPurchaseDate, record.expirationDate, record.revocationDate].allSatisfy {
                        $0.map { dates.contains($0.timeIntervalSince1970) } ?? true
                    }
            }
    }

    // MARK: Looking

    func record(_ id: UInt64) -> StoreRecord? { records.first { $0.id == id } }

    /// The groups of which the person has or had a subscription.
    var groups: [String] { Set(records.compactMap { $0.type == Product.ProductType.autoRenewable.rawValue ? $0.groupID : nil }).sorted() }

    /// The transaction that says until when the subscription of a group runs; `nil` where there never was one.
    func latest(in group: String) -> StoreRecord? { records.last { $0.groupID == group && !$0.isUpgraded } }

    /// Whether the person has or had a subscription of the group.
    func knows(_ group: String) -> Bool { latest(in: group) != nil }

    /// Whether the person can have an offer for new subscribers of the group: nobody can who had one there, or has a subscription of the group
    /// at the date.
    func isEligibleForIntroduction(in group: String, at date: Date) -> Bool {
        guard running(in: group, at: date) == nil else { return false }
        let introductory = Transaction.OfferType.introductory.rawValue
        // Optimized, Swift 6.3.1 crashes on a closure that compares the two optional texts.
        for record in records where record.groupID == group {
            if let offer = record.offer, offer.type == introductory { return false }
        }
        return true
    }

    /// What the person has at a date: things that were bought once, subscriptions that run, and all those that do not renew themselves, for
    /// which the app has to know whether they are over.
    func entitlements(at date: Date) -> [StoreRecord] {
        var found: [StoreRecord] = []
        for record in records where record.revocationDate == nil {
            switch record.productType {
            case .nonConsumable, .nonRenewable: found.append(record)
            case .autoRenewable where record.gives(at: date) && record.id == record.groupID.flatMap({ latest(in: $0)?.id }):
                found.append(record)
            default: break
            }
        }
        return found
    }

    /// The transaction by which the person has something that is bought once; `nil` if there is none.
    func owned(_ product: Product) -> StoreRecord? {
        product.type == .nonConsumable ? records.last { $0.productID == product.id && $0.revocationDate == nil } : nil
    }

    /// The subscription of a product's group that runs at a date.
    func running(_ product: Product, at date: Date) -> StoreRecord? {
        product.subscription.flatMap { running(in: $0.subscriptionGroupID, at: date) }
    }

    private func running(in group: String, at date: Date) -> StoreRecord? { latest(in: group).flatMap { $0.gives(at: date) ? $0 : nil } }

    /// When the time began for which a subscription was there without a break.
    func beginning(of record: StoreRecord) -> Date {
        var start = record.purchaseDate
        for former in records.reversed() where former.groupID == record.groupID && former.id < record.id {
            guard let end = former.expirationDate, former.isUpgraded || end >= start else { break }
            start = min(start, former.purchaseDate)
        }
        return start
    }

    // MARK: Changing

    mutating func finish(_ id: UInt64) { change(id) { $0.isFinished = true } }

    /// The money is given back. Returns the transaction.
    mutating func revoke(_ id: UInt64, at date: Date) -> StoreRecord? {
        change(id) { $0.revocationDate = date }
        if let group = record(id)?.groupID { renewals[group]?.willAutoRenew = false }
        return record(id)
    }

    /// The person cancels the subscription of a group, or goes on with it.
    mutating func setRenews(_ renews: Bool, in group: String) { renewals[group]?.willAutoRenew = renews }

    private mutating func change(_ id: UInt64, _ body: (inout StoreRecord) -> Void) {
        if let place = records.firstIndex(where: { $0.id == id }) { body(&records[place]) }
    }

    /// Enters what was bought. Of a subscription that runs already it depends what becomes of it: a better one, or one of the same level and
    /// period, takes its place at once, any other one follows when it is over, and the transaction is the one there is.
    mutating func enter(_ order: StoreOrder, storefront: Storefront, at date: Date) -> StoreRecord {
        let product = order.product
        guard let info = product.subscription else { return append(order, storefront, date, original: nil) }
        let group = info.subscriptionGroupID
        defer { renewals[group] = StoreRenewal(productID: product.id) }
        let former = latest(in: group)
        if let running = running(product, at: date) {
            guard running.productID != product.id, order.takesPlaceAtOnce else { return running }
            change(running.id) { $0.isUpgraded = true }
        }
        return append(order, storefront, date, original: former)
    }

    private mutating func append(_ order: StoreOrder, _ storefront: Storefront, _ date: Date, original: StoreRecord?) -> StoreRecord {
        let (product, offer) = (order.product, order.offer)
        let period = product.subscription.map { info in
            guard let offer else { return info.subscriptionPeriod.end(from: date) }
            return offer.period.end(from: date, times: offer.paymentMode == .payAsYouGo ? 1 : offer.periodCount)
        }
        return add(
            StoreRecord(
                id: nextID, originalID: original?.originalID ?? nextID, productID: product.id, type: product.type.rawValue,
                groupID: product.subscription?.subscriptionGroupID, quantity: order.quantity, purchaseDate: date,
                originalPurchaseDate: original?.originalPurchaseDate ?? date, expirationDate: period, offer: offer?.record,
                appAccountToken: order.token, username: order.username,
                price: "\((offer?.price ?? product.price) * Decimal(order.quantity))", currency: product.currencyCode,
                storefront: storefront.countryCode))
    }

    private mutating func add(_ record: StoreRecord) -> StoreRecord {
        nextID += 1
        records.append(record)
        return record
    }

    // MARK: Time

    /// Renews what is to be renewed until a date. Returns the transactions of that.
    mutating func renew(until date: Date, _ configuration: StoreConfiguration) -> [StoreRecord] {
        var made: [StoreRecord] = []
        for group in renewals.keys.sorted() {
            while let renewal = renewals[group], renewal.willAutoRenew, let last = latest(in: group), last.revocationDate == nil,
                let end = last.expirationDate, end <= date
            {
                guard let product = configuration.product(renewal.productID), let info = product.subscription else {
                    renewals[group]?.willAutoRenew = false
                    renewals[group]?.isUnavailable = true
                    break
                }
                let offer = continued(last, product)
                var record = StoreRecord(
                    id: nextID, originalID: last.originalID, productID: product.id, type: product.type.rawValue, groupID: group,
                    purchaseDate: end, originalPurchaseDate: last.originalPurchaseDate,
                    expirationDate: (offer?.period ?? info.subscriptionPeriod).end(from: end), offer: offer?.record,
                    price: "\(offer?.price ?? product.price)", currency: product.currencyCode, storefront: last.storefront)
                record.isRenewal = true
                (record.appAccountToken, record.username) = (last.appAccountToken, last.username)
                made.append(add(record))
            }
        }
        return made
    }

    /// The offer by which a subscription goes on: one that is paid period by period, while there are periods left.
    func continued(_ last: StoreRecord, _ product: Product) -> Product.SubscriptionOffer? {
        guard let offer = last.offer, last.productID == product.id,
            offer.paymentMode == Product.SubscriptionOffer.PaymentMode.payAsYouGo.rawValue,
            let known = product.subscription?.offer(offer)
        else { return nil }
        let used = records.reversed().prefix { $0.groupID != last.groupID || $0.offer == offer }.count { $0.groupID == last.groupID }
        return used < known.periodCount ? known : nil
    }
}

extension Product.SubscriptionOffer {
    /// The offer as it is kept.
    var record: StoreRecord.Offer {
        let type: Transaction.OfferType =
            switch self.type {
            case .introductory: .introductory
            case .winBack: .winBack
            default: .promotional
            }
        return StoreRecord.Offer(id: id, type: type.rawValue, paymentMode: paymentMode.rawValue, period: period.iso)
    }
}

extension Product.SubscriptionInfo {
    /// The offer that was kept, if there still is one.
    func offer(_ record: StoreRecord.Offer) -> Product.SubscriptionOffer? {
        ([introductoryOffer].compactMap(\.self) + promotionalOffers + winBackOffers).first { $0.record == record }
    }
}
