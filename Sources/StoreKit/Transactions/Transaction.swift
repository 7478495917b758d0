import Foundation

/// Something that was bought, or a subscription that was renewed. See https://developer.apple.com/documentation/storekit/transaction.
public struct Transaction: Identifiable, Sendable {
    /// What a transaction's identifier is.
    public typealias ID = UInt64

    /// The transaction's identifier.
    public let id: UInt64
    /// The identifier of the first transaction of the same thing.
    public let originalID: UInt64
    /// Of a subscription, the identifier of the period that was bought.
    public let webOrderLineItemID: String?
    /// What was bought.
    public let productID: String
    /// The group of a subscription that renews itself.
    public let subscriptionGroupID: String?
    /// The identifier of the app's bundle.
    public let appBundleID: String
    /// When it was bought, or renewed.
    public let purchaseDate: Date
    /// When it was bought first.
    public let originalPurchaseDate: Date
    /// When a subscription that renews itself is over.
    public let expirationDate: Date?
    /// How much was bought.
    public let purchasedQuantity: Int
    /// Whether a better subscription of the group has taken its place.
    public let isUpgraded: Bool
    /// The offer that it was bought by.
    public let offer: Offer?
    /// When the money was given back.
    public let revocationDate: Date?
    /// Why the money was given back.
    public let revocationReason: RevocationReason?
    /// What kind of thing was bought.
    public let productType: Product.ProductType
    /// The app's own mark of the person who bought it.
    public let appAccountToken: UUID?
    /// Which store it was bought in.
    public let environment: AppStore.Environment
    /// Whether the person bought it, or the store renewed it.
    public let reason: Reason
    /// The country or region of the store.
    public let storefront: Storefront
    /// What was paid, in the storefront's currency.
    public let price: Decimal?
    /// The currency of the price.
    public let currency: Locale.Currency?
    /// Whether the person bought it, or somebody of the family.
    public let ownershipType: OwnershipType
    /// When the store said this.
    public let signedDate: Date

    /// The kind of the offer that it was bought by.
    public var offerType: OfferType? { offer?.type }
    /// The identifier of the offer that it was bought by.
    public var offerID: String? { offer?.id }
    /// Which store it was bought in, by its word.
    public var environmentStringRepresentation: String { environment.rawValue }
    /// Whether the person bought it, or the store renewed it, by its word.
    public var reasonStringRepresentation: String { reason.rawValue }
    /// The country or region of the store, by three letters.
    public var storefrontCountryCode: String { storefront.countryCode }
    /// The currency of the price, by three letters.
    public var currencyCode: String? { currency?.identifier }

    init(_ record: StoreRecord, signed date: Date) {
        (id, originalID, productID, subscriptionGroupID) = (record.id, record.originalID, record.productID, record.groupID)
        webOrderLineItemID = record.expirationDate == nil ? nil : "\(record.id)"
        appBundleID = Bundle.main.bundleIdentifier ?? ""
        (purchaseDate, originalPurchaseDate, expirationDate) = (record.purchaseDate, record.originalPurchaseDate, record.expirationDate)
        (purchasedQuantity, isUpgraded, offer) = (record.quantity, record.isUpgraded, record.offer.map { Offer($0) })
        (revocationDate, revocationReason) = (record.revocationDate, record.revocationDate == nil ? nil : .other)
        (productType, appAccountToken, environment) = (record.productType, record.appAccountToken, .xcode)
        reason = record.isRenewal ? .renewal : .purchase
        storefront = StorefrontTable.storefront(record.storefront) ?? Storefront(countryCode: record.storefront, id: "")
        price = Decimal(string: record.price, locale: Locale(identifier: "en_US_POSIX"))
        (currency, ownershipType, signedDate) = (Locale.Currency(record.currency), .purchased, date)
    }

    /// Tells the store that the app has given the person what was bought. What is not finished comes again whenever the app is launched.
    public func finish() async { Store.shared.settled { $0.finish(id) } }

    /// How the subscription stands that the transaction belongs to; `nil` if it belongs to none.
    public var subscriptionStatus: Product.SubscriptionInfo.Status? {
        get async { subscriptionGroupID.flatMap { Store.shared.status(of: $0) } }
    }

    /// What is known, as the store's servers write it: dates are milliseconds since 1970, the price is thousandths of the currency.
    public var jsonRepresentation: Data {
        var values: [String: Any] = [
            "transactionId": "\(id)", "originalTransactionId": "\(originalID)", "productId": productID, "bundleId": appBundleID,
            "purchaseDate": purchaseDate.milliseconds, "originalPurchaseDate": originalPurchaseDate.milliseconds,
            "quantity": purchasedQuantity, "type": productType.rawValue, "inAppOwnershipType": ownershipType.rawValue,
            "signedDate": signedDate.milliseconds, "environment": environment.rawValue, "transactionReason": reason.rawValue,
            "storefront": storefront.countryCode, "storefrontId": storefront.id,
        ]
        values["webOrderLineItemId"] = webOrderLineItemID
        values["subscriptionGroupIdentifier"] = subscriptionGroupID
        values["expiresDate"] = expirationDate?.milliseconds
        values["isUpgraded"] = isUpgraded ? true : nil
        values["offerType"] = offerType?.rawValue
        values["offerIdentifier"] = offerID
        values["offerDiscountType"] = offer?.paymentMode?.signedName
        values["offerPeriod"] = offer?.period?.iso
        values["revocationDate"] = revocationDate?.milliseconds
        values["revocationReason"] = revocationReason?.rawValue
        values["appAccountToken"] = appAccountToken?.uuidString.lowercased()
        values["price"] = price?.thousandths
        values["currency"] = currencyCode
        return SignedValues.data(values)
    }
}

extension Transaction: Equatable {
    /// Whether both say the same of one transaction.
    public static func == (lhs: Transaction, rhs: Transaction) -> Bool { lhs.jsonRepresentation == rhs.jsonRepresentation }
}

extension Transaction: Hashable {
    /// Feeds the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Transaction: CustomDebugStringConvertible {
    /// What is known, as JSON.
    public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
