import Foundation

extension Product {
    /// A subscription for less. See https://developer.apple.com/documentation/storekit/product/subscriptionoffer.
    public struct SubscriptionOffer: Equatable, Hashable, Sendable {
        /// For whom an offer is.
        public struct OfferType: RawRepresentable, Equatable, Hashable, Sendable {
            /// The store's word for it.
            public let rawValue: String
            /// Creates a type by the store's word.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For those who had no such offer of the group yet.
            public static let introductory = OfferType(rawValue: "introductory")
            /// For those who have one, or had.
            public static let promotional = OfferType(rawValue: "promotional")
            /// For those who had one.
            public static let winBack = OfferType(rawValue: "winBack")

            /// The type, for people.
            public var localizedDescription: String { rawValue == "winBack" ? "Win-back" : rawValue.capitalized }
        }

        /// How an offer is paid. See https://developer.apple.com/documentation/storekit/product/subscriptionoffer/paymentmode-swift.struct.
        public struct PaymentMode: RawRepresentable, Equatable, Hashable, Sendable {
            /// The store's word for it.
            public let rawValue: String
            /// Creates a mode by the store's word.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Each period by itself.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// All at once.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            /// Not at all.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

            /// The mode, for people.
            public var localizedDescription: String {
                switch self {
                case .payAsYouGo: "Pay as You Go"
                case .payUpFront: "Pay up Front"
                case .freeTrial: "Free Trial"
                default: rawValue
                }
            }
        }

        /// The offer's identifier; `nil` for the one for new subscribers.
        public let id: String?
        /// For whom it is.
        public let type: OfferType
        /// What a period of it costs, or all of them where they are paid at once.
        public let price: Decimal
        /// What it costs, with the currency, for people.
        public let displayPrice: String
        /// How long a period of it is.
        public let period: SubscriptionPeriod
        /// How many periods there are.
        public let periodCount: Int
        /// How it is paid.
        public let paymentMode: PaymentMode
    }
}
