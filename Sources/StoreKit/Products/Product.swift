import Foundation

/// Something that the app sells. See https://developer.apple.com/documentation/storekit/product.
///
/// There are the products of the project's `.storekit` file; without one there are none, as on a device before the store knows them.
public struct Product: Identifiable, Sendable {
    /// What a product's identifier is.
    public typealias ID = String

    /// What kind of thing a product is. See https://developer.apple.com/documentation/storekit/product/producttype.
    public struct ProductType: RawRepresentable, Equatable, Hashable, Sendable {
        /// The store's word for it.
        public let rawValue: String
        /// Creates a kind by the store's word.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What is used up, and can be bought again.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// What is bought once.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that ends by itself; when it does the app has to know.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// A subscription that goes on until it is cancelled.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

        /// The kind, for people.
        public var localizedDescription: String { rawValue }
    }

    /// The product's identifier.
    public let id: String
    /// What kind of thing it is.
    public let type: ProductType
    /// Its name, in the store's language.
    public let displayName: String
    /// What it is, in the store's language.
    public let description: String
    /// What it costs, in the storefront's currency.
    public let price: Decimal
    /// What it costs, with the currency, for people.
    public let displayPrice: String
    /// Whether a family shares it.
    public let isFamilyShareable: Bool
    /// What a subscription that renews itself is besides; `nil` for anything else.
    public let subscription: SubscriptionInfo?

    let currencyCode: String
    /// The language of the texts, and the manner of writing prices.
    let locale: Locale

    /// The products with certain identifiers, in the identifiers' order. What the store does not know is left out.
    ///
    /// - Throws: `StoreKitError`.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        var seen: Set<String> = []
        return identifiers.filter { seen.insert($0).inserted }.compactMap { Store.shared.product($0) }
    }

    /// How the product's price is written.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: currencyCode).locale(locale) }

    /// The last transaction of the product, finished or not; of what is used up, only one that is not finished.
    public var latestTransaction: VerificationResult<Transaction>? { get async { await Transaction.latest(for: id) } }

    /// The transaction by which the person has the product; `nil` if nobody paid for it, or the time that was paid for is over.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { await Transaction.currentEntitlement(for: id) } }

    /// The transactions by which the person has the product.
    public var currentEntitlements: Transaction.Transactions { Transaction.currentEntitlements(for: id) }
}

extension Product: Equatable {
    /// Whether both say the same of one product.
    public static func == (lhs: Product, rhs: Product) -> Bool {
        (lhs.id, lhs.type, lhs.displayName, lhs.description) == (rhs.id, rhs.type, rhs.displayName, rhs.description)
            && (lhs.price, lhs.displayPrice, lhs.isFamilyShareable) == (rhs.price, rhs.displayPrice, rhs.isFamilyShareable)
            && lhs.subscription == rhs.subscription
    }
}

extension Product: Hashable {
    /// Feeds the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Product: CustomDebugStringConvertible {
    /// The identifier, the kind and the price.
    public var debugDescription: String { "Product(id: \(id), type: \(type.rawValue), displayPrice: \(displayPrice))" }
}
