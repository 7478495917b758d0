import Foundation

/// Makes products of what a `.storekit` file says.
struct ProductReader {
    /// The language that the file is for.
    let language: String
    /// The person's languages.
    let languages: [String]
    let currency: String
    /// The store's country, by two letters.
    let region: String

    /// The way in which prices are written: the language's, with the store's currency.
    private var locale: Locale { Locale(identifier: "\(language.prefix { $0 != "_" && $0 != "-" })_\(region)@currency=\(currency)") }

    func products(of file: StoreDocument) throws -> [Product] {
        let sold = try (file.products ?? []).enumerated().map { try product($1, at: "products.[\($0)]") }
        let timed = try (file.nonRenewingSubscriptions ?? []).enumerated().map { try product($1, at: "nonRenewingSubscriptions.[\($0)]") }
        let renewed = try (file.subscriptionGroups ?? []).enumerated().flatMap { place, group in
            try group.subscriptions.enumerated().map {
                try subscription($1, in: group, at: "subscriptionGroups.[\(place)].subscriptions.[\($0)]")
            }
        }
        return sold + timed + renewed
    }

    private func product(_ item: StoreDocument.Item, at place: String, _ subscription: Product.SubscriptionInfo? = nil) throws -> Product {
        let type: Product.ProductType
        switch item.type {
        case "Consumable": type = .consumable
        case "NonConsumable": type = .nonConsumable
        case "NonRenewingSubscription": type = .nonRenewable
        case "RecurringSubscription" where subscription != nil: type = .autoRenewable
        default: throw StoreConfigurationError(place: "\(place).type", message: "\"\(item.type)\" is no type of a product there")
        }
        let price = try price(item.displayPrice, at: "\(place).displayPrice")
        let text = text(of: item.localizations ?? [])
        return Product(
            id: item.productID, type: type, displayName: text?.displayName ?? item.referenceName ?? "",
            description: text?.description ?? "", price: price, displayPrice: written(price),
            isFamilyShareable: item.familyShareable ?? false, subscription: subscription, currencyCode: currency, locale: locale)
    }

    private func subscription(
        _ subscription: StoreDocument.Subscription, in group: StoreDocument.Group, at place: String
    ) throws -> Product {
        func offers(_ list: [StoreDocument.Offer]?, _ key: String, _ type: Product.SubscriptionOffer.OfferType) throws
            -> [Product.SubscriptionOffer]
        { try (list ?? []).enumerated().map { try offer($1, type, at: "\(place).\(key).[\($0)]") } }
        let info = Product.SubscriptionInfo(
            introductoryOffer: try subscription.introductoryOffer.map { try offer($0, .introductory, at: "\(place).introductoryOffer") },
            promotionalOffers: try offers(subscription.adHocOffers, "adHocOffers", .promotional),
            winBackOffers: try offers(subscription.winbackOffers, "winbackOffers", .winBack), subscriptionGroupID: group.id,
            groupDisplayName: text(of: group.localizations?.list ?? [])?.displayName ?? group.name ?? "",
            groupLevel: subscription.groupNumber ?? 1,
            subscriptionPeriod: try period(subscription.recurringSubscriptionPeriod, at: "\(place).recurringSubscriptionPeriod"))
        return try product(subscription.item, at: place, info)
    }

    private func offer(
        _ offer: StoreDocument.Offer, _ type: Product.SubscriptionOffer.OfferType, at place: String
    ) throws -> Product.SubscriptionOffer {
        let mode: Product.SubscriptionOffer.PaymentMode
        switch offer.paymentMode {
        case "free": mode = .freeTrial
        case "payAsYouGo": mode = .payAsYouGo
        case "payUpFront": mode = .payUpFront
        default: throw StoreConfigurationError(place: "\(place).paymentMode", message: "\"\(offer.paymentMode)\" is no way to pay")
        }
        let price = mode == .freeTrial ? 0 : try price(offer.displayPrice ?? "0", at: "\(place).displayPrice")
        return Product.SubscriptionOffer(
            id: type == .introductory ? nil : offer.offerID, type: type, price: price, displayPrice: written(price),
            period: try period(offer.subscriptionPeriod, at: "\(place).subscriptionPeriod"),
            periodCount: try count(offer.numberOfPeriods ?? 1, at: "\(place).numberOfPeriods"),
            paymentMode: mode)
    }

    // MARK: Values

    private func price(_ text: String, at place: String) throws -> Decimal {
        // The store's servers count thousandths in whole numbers; a price of so many characters still is one.
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isNumber = parts.count <= 2 && text.count <= 15 && parts.joined().allSatisfy { $0.isASCII && $0.isNumber }
        guard isNumber, parts.contains(where: { !$0.isEmpty }),
            let price = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else {
            throw StoreConfigurationError(place: place, message: "\"\(text)\" is no price")
        }
        return price
    }

    private func period(_ text: String, at place: String) throws -> Product.SubscriptionPeriod {
        guard let period = Product.SubscriptionPeriod(iso: text) else {
            throw StoreConfigurationError(place: place, message: "\"\(text)\" is no length of time such as P1M")
        }
        return period
    }

    private func count(_ number: Int, at place: String) throws -> Int {
        guard Product.SubscriptionPeriod.counts.contains(number) else {
            throw StoreConfigurationError(place: place, message: "there cannot be \(number) periods")
        }
        return number
    }

    private func written(_ price: Decimal) -> String { price.formatted(.currency(code: currency).locale(locale)) }

    /// The texts in the file's language, or one of the person's, or the first ones.
    private func text(of all: [StoreDocument.Localization]) -> StoreDocument.Localization? {
        let wanted = ([language] + languages).map { $0.replacingOccurrences(of: "-", with: "_") }
        for name in wanted {
            if let exact = all.first(where: { $0.locale == name }) { return exact }
            let short = name.prefix { $0 != "_" }
            if let near = all.first(where: { $0.locale.prefix { $0 != "_" } == short }) { return near }
        }
        return all.first
    }
}
