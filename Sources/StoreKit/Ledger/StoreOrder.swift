import Foundation

/// What the app wants to be bought.
struct StoreOrder: Sendable {
    /// Which of a subscription's offers is wanted.
    enum WantedOffer: Sendable {
        /// The one for new subscribers, if the person is one.
        case introductory
        case promotional(String)
        case winBack(String)
    }

    let product: Product
    var quantity = 1
    var wantedOffer = WantedOffer.introductory
    var token: UUID?
    var username: String?
    /// Whether somebody else has to agree.
    var asksToBuy = false
    /// The offer that it is bought by, once that is found.
    var offer: Product.SubscriptionOffer?
    /// Whether it takes the place of a subscription that runs.
    var takesPlaceAtOnce = true

    /// How much may be bought at once.
    static let quantities = 1...10
}

/// Why an order was not taken.
enum StoreRefusal: Error, Equatable {
    /// The project's `.storekit` file says that purchases fail.
    case asConfigured
    case quantity, unavailable, unknownOffer, ineligible
}

/// What became of an order.
enum StoreAnswer: Sendable {
    case bought(StoreRecord)
    case cancelled
    /// Somebody else has to agree.
    case pending
    case refused(StoreRefusal)
}
