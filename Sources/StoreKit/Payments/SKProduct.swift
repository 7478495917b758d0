import Foundation

/// Something that the app sells, in the old way. See https://developer.apple.com/documentation/storekit/skproduct.
open class SKProduct: NSObject, @unchecked Sendable {
    /// What a period is counted in.
    public enum PeriodUnit: UInt, Sendable {
        /// Days.
        case day = 0
        /// Weeks.
        case week = 1
        /// Months.
        case month = 2
        /// Years.
        case year = 3
    }

    let product: Product?

    /// Creates a product of nothing: the store makes those that can be bought.
    public override init() { product = nil }

    init(_ product: Product) { self.product = product }

    /// What it is, in the store's language.
    open var localizedDescription: String { product?.description ?? "" }
    /// Its name, in the store's language.
    open var localizedTitle: String { product?.displayName ?? "" }
    /// What it costs, in the currency of `priceLocale`.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: product?.price ?? 0) }
    /// The language and currency by which the price is written.
    open var priceLocale: Locale { product?.locale ?? .current }
    /// The product's identifier.
    open var productIdentifier: String { product?.id ?? "" }
    /// After how long a subscription renews itself; `nil` for anything else.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? {
        product?.subscription.map { SKProductSubscriptionPeriod($0.subscriptionPeriod) }
    }
    /// The offer for those who had no such offer of the group yet.
    open var introductoryPrice: SKProductDiscount? { product?.subscription?.introductoryOffer.map(discount) }
    /// The group, of which a person has one subscription at a time.
    open var subscriptionGroupIdentifier: String? { product?.subscription?.subscriptionGroupID }
    /// The offers that the app can make to those who have or had a subscription.
    open var discounts: [SKProductDiscount] { product?.subscription?.promotionalOffers.map(discount) ?? [] }
    /// Whether a family shares it.
    open var isFamilyShareable: Bool { product?.isFamilyShareable ?? false }

    private func discount(_ offer: Product.SubscriptionOffer) -> SKProductDiscount { SKProductDiscount(offer, priceLocale) }
}

/// A length of time by the calendar, in the old way. See https://developer.apple.com/documentation/storekit/skproductsubscriptionperiod.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    private let period: Product.SubscriptionPeriod?

    /// Creates a period of no days.
    public override init() { period = nil }

    init(_ period: Product.SubscriptionPeriod) { self.period = period }

    /// How many units there are.
    open var numberOfUnits: Int { period?.value ?? 0 }
    /// What the period is counted in.
    open var unit: SKProduct.PeriodUnit {
        switch period?.unit {
        case .week: .week
        case .month: .month
        case .year: .year
        default: .day
        }
    }
}

/// A subscription for less, in the old way. See https://developer.apple.com/documentation/storekit/skproductdiscount.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How an offer is paid.
    public enum PaymentMode: UInt, Sendable {
        /// Each period by itself.
        case payAsYouGo = 0
        /// All at once.
        case payUpFront = 1
        /// Not at all.
        case freeTrial = 2
    }

    /// For whom an offer is.
    public enum `Type`: UInt, Sendable {
        /// For those who had no such offer of the group yet.
        case introductory = 0
        /// For those who have one, or had.
        case subscription = 1
    }

    private let offer: Product.SubscriptionOffer?
    private let locale: Locale

    /// Creates an offer of nothing.
    public override init() { (offer, locale) = (nil, .current) }

    init(_ offer: Product.SubscriptionOffer, _ locale: Locale) { (self.offer, self.locale) = (offer, locale) }

    /// What a period of it costs, or all of them where they are paid at once.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer?.price ?? 0) }
    /// The language and currency by which the price is written.
    open var priceLocale: Locale { locale }
    /// The offer's identifier; `nil` for the one for new subscribers.
    open var identifier: String? { offer?.id }
    /// How long a period of it is.
    open var subscriptionPeriod: SKProductSubscriptionPeriod {
        offer.map { SKProductSubscriptionPeriod($0.period) } ?? SKProductSubscriptionPeriod()
    }
    /// How many periods there are.
    open var numberOfPeriods: Int { offer?.periodCount ?? 0 }
    /// How it is paid.
    open var paymentMode: PaymentMode {
        switch offer?.paymentMode {
        case .payUpFront?: .payUpFront
        case .freeTrial?: .freeTrial
        default: .payAsYouGo
        }
    }
    /// For whom it is.
    open var type: SKProductDiscount.`Type` { offer?.type == .promotional ? .subscription : .introductory }
}
