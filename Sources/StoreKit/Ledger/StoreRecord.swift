import Foundation

/// A transaction as it is kept.
struct StoreRecord: Codable, Equatable, Sendable {
    /// An offer by which something was bought.
    struct Offer: Codable, Equatable, Sendable {
        /// `nil` for the one for new subscribers.
        var id: String?
        var type: Int
        var paymentMode: String
        /// The period, as a duration of ISO 8601.
        var period: String
    }

    let id: UInt64
    /// The first transaction of the same thing.
    var originalID: UInt64
    var productID: String
    var type: String
    var groupID: String?
    var quantity = 1
    var purchaseDate: Date
    var originalPurchaseDate: Date
    var expirationDate: Date?
    /// Whether a better subscription of the group has taken its place.
    var isUpgraded = false
    var offer: Offer?
    var revocationDate: Date?
    var appAccountToken: UUID?
    /// The app's name for the person, of `SKPayment`.
    var username: String?
    var isRenewal = false
    /// The price of all that was bought, as a number's text: JSON's numbers are binary.
    var price: String
    var currency: String
    var storefront: String
    var isFinished = false

    var productType: Product.ProductType { Product.ProductType(rawValue: type) }
    /// Whether the person has what was bought at a date.
    func gives(at date: Date) -> Bool {
        revocationDate == nil && !isUpgraded && (expirationDate.map { $0 > date } ?? true)
    }
}

/// How a subscription of a group goes on.
struct StoreRenewal: Codable, Equatable, Sendable {
    /// The product of the next period.
    var productID: String
    var willAutoRenew = true
    /// Whether it ended because the product is not sold any more.
    var isUnavailable = false
}
