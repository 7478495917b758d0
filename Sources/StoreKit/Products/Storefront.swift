import Foundation

/// The store of a country or region. See https://developer.apple.com/documentation/storekit/storefront.
public struct Storefront: Identifiable, Equatable, Sendable {
    /// The country or region, by three letters of ISO 3166.
    public let countryCode: String
    /// The store's number.
    public let id: String

    /// The currency of its prices; `nil` where none is known.
    public var currency: Locale.Currency? { StorefrontTable.currency(of: countryCode).map { Locale.Currency($0) } }

    /// The store that the person buys in: the one of the project's `.storekit` file; `nil` without such a file.
    public static var current: Storefront? { get async { Store.shared.configuration?.storefront } }
}
