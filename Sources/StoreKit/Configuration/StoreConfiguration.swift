import Foundation

/// What an app's store has: the products of a `.storekit` file, as Xcode's editor writes it.
///
/// See https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode.
struct StoreConfiguration: Sendable {
    /// The store that the person buys in.
    let storefront: Storefront
    /// The products, as the file has them.
    let products: [Product]
    /// Whether each purchase fails.
    let failsPurchases: Bool
    /// Whether somebody else has to agree to purchases.
    let asksToBuy: Bool
    /// Whether the person is asked before something is bought.
    let showsSheets: Bool

    private let places: [String: Int]

    /// Reads a file's bytes.
    ///
    /// - Throws: `StoreConfigurationError`, with the place in the file.
    init(_ data: Data, languages: [String] = Locale.preferredLanguages) throws {
        let file: StoreDocument
        do {
            file = try JSONDecoder().decode(StoreDocument.self, from: data)
        } catch let error as DecodingError {
            throw StoreConfigurationError(error)
        }
        let code = file.settings?.storefront ?? "USA"
        guard let storefront = StorefrontTable.storefront(code), let currency = StorefrontTable.currency(of: code) else {
            throw StoreConfigurationError(place: "settings._storefront", message: "there is no store \"\(code)\"")
        }
        let reader = ProductReader(
            language: file.settings?.locale ?? "en_US", languages: languages, currency: currency,
            region: StorefrontTable.region(of: code) ?? "US")
        self.storefront = storefront
        let products = try reader.products(of: file)
        let places = Dictionary(products.enumerated().map { ($1.id, $0) }) { first, _ in first }
        if places.count < products.count {
            let doubles = products.enumerated().filter { places[$1.id] != $0 }.map(\.element.id)
            throw StoreConfigurationError(place: "products", message: "there is more than one \"\(doubles[0])\"")
        }
        (self.products, self.places) = (products, places)
        failsPurchases = file.settings?.failsTransactions ?? false
        asksToBuy = file.settings?.asksToBuy ?? false
        showsSheets = !(file.settings?.disablesDialogs ?? false)
    }

    /// The product with an identifier; `nil` if there is none.
    func product(_ id: String) -> Product? { places[id].map { products[$0] } }
}

/// What is wrong with a `.storekit` file.
struct StoreConfigurationError: Error, Equatable, CustomStringConvertible {
    /// Where in the file it is: keys with dots between them.
    let place: String
    let message: String

    init(place: String, message: String) { (self.place, self.message) = (place, message) }

    fileprivate init(_ error: DecodingError) {
        func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
            (context.codingPath + [key].compactMap(\.self)).map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, let context): self.init(place: path(context, key), message: "it is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self.init(place: path(context), message: context.debugDescription)
        case .dataCorrupted(let context):
            self.init(place: path(context), message: context.codingPath.isEmpty ? "the file is no JSON" : context.debugDescription)
        @unknown default: self.init(place: "", message: "\(error)")
        }
    }

    var description: String { place.isEmpty ? message : "\(place): \(message)" }
}

/// The file as it is written.
struct StoreDocument: Decodable {
    struct Settings: Decodable {
        let locale, storefront: String?
        let failsTransactions, asksToBuy, disablesDialogs: Bool?

        private enum CodingKeys: String, CodingKey {
            case locale = "_locale"
            case storefront = "_storefront"
            case failsTransactions = "_failTransactionsEnabled"
            case asksToBuy = "_askToBuyEnabled"
            case disablesDialogs = "_disableDialogs"
        }
    }

    struct Localization: Decodable {
        let locale: String
        let displayName, description: String?
    }

    struct Item: Decodable {
        let productID: String
        let referenceName: String?
        let displayPrice: String
        let familyShareable: Bool?
        let localizations: [Localization]?
        let type: String
    }

    struct Offer: Decodable {
        let offerID: String?
        let displayPrice: String?
        let paymentMode: String
        let subscriptionPeriod: String
        let numberOfPeriods: Int?
    }

    struct Subscription: Decodable {
        let item: Item
        let groupNumber: Int?
        let recurringSubscriptionPeriod: String
        let introductoryOffer: Offer?
        let adHocOffers, winbackOffers: [Offer]?

        private enum CodingKeys: CodingKey {
            case groupNumber, recurringSubscriptionPeriod, introductoryOffer, introductoryOffers, adHocOffers, winbackOffers
        }

        init(from decoder: any Decoder) throws {
            item = try Item(from: decoder)
            let values = try decoder.container(keyedBy: CodingKeys.self)
            groupNumber = try values.decodeIfPresent(Int.self, forKey: .groupNumber)
            recurringSubscriptionPeriod = try values.decode(String.self, forKey: .recurringSubscriptionPeriod)
            // Newer versions of Xcode write a list of offers for countries; the first one is everybody's.
            introductoryOffer =
                try values.decodeIfPresent(Offer.self, forKey: .introductoryOffer)
                ?? values.decodeIfPresent([Offer].self, forKey: .introductoryOffers)?.first
            adHocOffers = try values.decodeIfPresent([Offer].self, forKey: .adHocOffers)
            winbackOffers = try values.decodeIfPresent([Offer].self, forKey: .winbackOffers)
        }
    }

    /// Xcode writes a list, and some tools an empty dictionary.
    struct Localizations: Decodable {
        let list: [Localization]
        init(from decoder: any Decoder) throws { list = (try? [Localization](from: decoder)) ?? [] }
    }

    struct Group: Decodable {
        let id: String
        let name: String?
        let localizations: Localizations?
        let subscriptions: [Subscription]
    }

    let settings: Settings?
    let products: [Item]?
    let nonRenewingSubscriptions: [Item]?
    let subscriptionGroups: [Group]?
}
