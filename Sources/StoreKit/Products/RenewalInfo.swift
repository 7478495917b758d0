import Foundation

extension Product.SubscriptionInfo {
    /// How a subscription will go on. See https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalinfo.
    public struct RenewalInfo: Equatable, Hashable, Sendable {
        /// Why a subscription is over.
        public struct ExpirationReason: RawRepresentable, Equatable, Hashable, Sendable {
            /// The store's number.
            public let rawValue: Int
            /// Creates a reason by the store's number.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// The person cancelled it.
            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            /// It could not be paid.
            public static let billingError = ExpirationReason(rawValue: 2)
            /// The person did not want to pay more.
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            /// It is not sold any more.
            public static let productUnavailable = ExpirationReason(rawValue: 4)
            /// Something else.
            public static let unknown = ExpirationReason(rawValue: 5)

            /// The reason, for people.
            public var localizedDescription: String {
                switch self {
                case .autoRenewDisabled: "Auto-renew was disabled"
                case .billingError: "Billing error"
                case .didNotConsentToPriceIncrease: "Did not consent to price increase"
                case .productUnavailable: "Product unavailable"
                default: "Unknown"
                }
            }
        }

        /// The identifier of the subscription's first transaction.
        public let originalTransactionID: UInt64
        /// The product that the person has, or had last.
        public let currentProductID: String
        /// Whether it will be renewed.
        public let willAutoRenew: Bool
        /// The product that it is renewed as; `nil` if it is not renewed.
        public let autoRenewPreference: String?
        /// Why it is over; `nil` while it runs.
        public let expirationReason: ExpirationReason?
        /// Whether the store tries to be paid. Bills are always paid here.
        public let isInBillingRetry: Bool
        /// Until when it runs without being paid. Bills are always paid here.
        public let gracePeriodExpirationDate: Date?
        /// The offer that the next period is bought by.
        public let offer: Transaction.Offer?
        /// Which store it is.
        public let environment: AppStore.Environment
        /// When the time began for which it was there without a break.
        public let recentSubscriptionStartDate: Date
        /// When it will be renewed; `nil` if it is not.
        public let renewalDate: Date?
        /// What the next period costs; `nil` if there is none.
        public let renewalPrice: Decimal?
        /// The currency of the price.
        public let currency: Locale.Currency?
        /// When the store said this.
        public let signedDate: Date

        /// The identifier of the offer that the next period is bought by.
        public var offerID: String? { offer?.id }
        /// The kind of the offer that the next period is bought by.
        public var offerType: Transaction.OfferType? { offer?.type }

        /// What is known, as the store's servers write it: dates are milliseconds since 1970, the price is thousandths of the currency.
        public var jsonRepresentation: Data {
            var values: [String: Any] = [
                "originalTransactionId": "\(originalTransactionID)", "productId": currentProductID,
                "autoRenewStatus": willAutoRenew ? 1 : 0,
                "environment": environment.rawValue, "isInBillingRetryPeriod": isInBillingRetry,
                "recentSubscriptionStartDate": recentSubscriptionStartDate.milliseconds, "signedDate": signedDate.milliseconds,
            ]
            values["autoRenewProductId"] = autoRenewPreference
            values["expirationIntent"] = expirationReason?.rawValue
            values["offerIdentifier"] = offerID
            values["offerType"] = offerType?.rawValue
            values["renewalDate"] = renewalDate?.milliseconds
            values["renewalPrice"] = renewalPrice?.thousandths
            values["currency"] = currency?.identifier
            return SignedValues.data(values)
        }
    }
}

extension Product.SubscriptionInfo.RenewalInfo: CustomDebugStringConvertible {
    /// What is known, as JSON.
    public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

/// `Product.SubscriptionInfo.RenewalInfo`, by a shorter name.
public typealias SubscriptionRenewalInfo = Product.SubscriptionInfo.RenewalInfo

/// Values as the store's servers write them.
enum SignedValues {
    static func data(_ values: [String: Any]) -> Data {
        (try? JSONSerialization.data(withJSONObject: values, options: [.sortedKeys])) ?? Data("{}".utf8)
    }
}

extension Date {
    /// The milliseconds since 1970.
    var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}

extension Decimal {
    /// The thousandths of the currency's unit.
    var thousandths: Int { NSDecimalNumber(decimal: self * 1000).intValue }
}
