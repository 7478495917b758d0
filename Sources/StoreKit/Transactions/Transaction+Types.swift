import Foundation

extension Transaction {
    /// Who brought a transaction about. See https://developer.apple.com/documentation/storekit/transaction/reason-swift.struct.
    public struct Reason: RawRepresentable, Equatable, Hashable, Sendable {
        /// The store's word for it.
        public let rawValue: String
        /// Creates a reason by the store's word.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The person bought it.
        public static let purchase = Reason(rawValue: "PURCHASE")
        /// The store renewed it.
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// Why money was given back. See https://developer.apple.com/documentation/storekit/transaction/revocationreason-swift.struct.
    public struct RevocationReason: RawRepresentable, Equatable, Hashable, Sendable {
        /// The store's number.
        public let rawValue: Int
        /// Creates a reason by the store's number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Something was wrong with the app.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Anything else.
        public static let other = RevocationReason(rawValue: 0)

        /// The reason, for people.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// The kind of an offer. See https://developer.apple.com/documentation/storekit/transaction/offertype-swift.struct.
    public struct OfferType: RawRepresentable, Equatable, Hashable, Sendable {
        /// The store's number.
        public let rawValue: Int
        /// Creates a kind by the store's number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// For those who had no such offer of the group yet.
        public static let introductory = OfferType(rawValue: 1)
        /// For those who have one, or had.
        public static let promotional = OfferType(rawValue: 2)
        /// For those who have a code.
        public static let code = OfferType(rawValue: 3)
        /// For those who had one.
        public static var winBack: OfferType { OfferType(rawValue: 4) }

        /// The kind, for people.
        public var localizedDescription: String {
            switch self {
            case .introductory: "Introductory"
            case .promotional: "Promotional"
            case .code: "Code"
            case .winBack: "Win-back"
            default: "\(rawValue)"
            }
        }
    }

    /// Who bought something. See https://developer.apple.com/documentation/storekit/transaction/ownershiptype-swift.struct.
    public struct OwnershipType: RawRepresentable, Equatable, Hashable, Sendable {
        /// The store's word for it.
        public let rawValue: String
        /// Creates an owner by the store's word.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The person.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Somebody of the family.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")

        /// The owner, for people.
        public var localizedDescription: String { self == .familyShared ? "Family Shared" : "Purchased" }
    }

    /// The offer that something was bought by. See https://developer.apple.com/documentation/storekit/transaction/offer-swift.struct.
    public struct Offer: Equatable, Hashable, Sendable {
        /// How an offer is paid.
        public struct PaymentMode: RawRepresentable, Equatable, Hashable, Sendable {
            /// The store's word for it.
            public let rawValue: String
            /// Creates a mode by the store's word.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Not at all.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
            /// Each period by itself.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// All at once.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")

            /// What the store's servers call it.
            var signedName: String {
                switch self {
                case .freeTrial: "FREE_TRIAL"
                case .payAsYouGo: "PAY_AS_YOU_GO"
                case .payUpFront: "PAY_UP_FRONT"
                default: rawValue
                }
            }
        }

        /// The offer's identifier; `nil` for the one for new subscribers.
        public let id: String?
        /// The kind of offer.
        public let type: OfferType
        /// How it is paid.
        public let paymentMode: PaymentMode?
        /// How long a period of it is.
        public let period: Product.SubscriptionPeriod?

        init(_ record: StoreRecord.Offer) {
            (id, type) = (record.id, OfferType(rawValue: record.type))
            (paymentMode, period) = (PaymentMode(rawValue: record.paymentMode), Product.SubscriptionPeriod(iso: record.period))
        }
    }
}
