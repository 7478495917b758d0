import Foundation

/// The domain of `SKError`.
public let SKErrorDomain = "SKErrorDomain"

/// Why the store did not do something, in the old way. See https://developer.apple.com/documentation/storekit/skerror-swift.struct.
public struct SKError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// It is not known.
        case unknown = 0
        /// The app may not do that.
        case clientInvalid = 1
        /// The person did not want it.
        case paymentCancelled = 2
        /// Something of the payment is not right.
        case paymentInvalid = 3
        /// The person may not buy anything.
        case paymentNotAllowed = 4
        /// The product is not sold.
        case storeProductNotAvailable = 5
        /// The app may not know of cloud services.
        case cloudServicePermissionDenied = 6
        /// Cloud services cannot be reached.
        case cloudServiceNetworkConnectionFailed = 7
        /// The app may not know of cloud services any more.
        case cloudServiceRevoked = 8
        /// The person has to agree to something first.
        case privacyAcknowledgementRequired = 9
        /// The app asks for what it may not have.
        case unauthorizedRequestData = 10
        /// There is no such offer.
        case invalidOfferIdentifier = 11
        /// The offer's signature is wrong.
        case invalidSignature = 12
        /// Something of the offer is missing.
        case missingOfferParams = 13
        /// The offer's price is wrong.
        case invalidOfferPrice = 14
        /// The overlay was taken away.
        case overlayCancelled = 15
        /// The overlay is told something wrong.
        case overlayInvalidConfiguration = 16
        /// The overlay took too long.
        case overlayTimeout = 17
        /// The offer is not for this person.
        case ineligibleForOffer = 18
        /// The device cannot do that.
        case unsupportedPlatform = 19
        /// The overlay's scene is not seen.
        case overlayPresentedInBackgroundScene = 20

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == SKErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `SKErrorDomain`.
    public static var errorDomain: String { SKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? { "The operation couldn’t be completed. (\(SKErrorDomain) error \(code.rawValue).)" }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    /// It is not known.
    public static var unknown: Code { .unknown }
    /// The app may not do that.
    public static var clientInvalid: Code { .clientInvalid }
    /// The person did not want it.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// Something of the payment is not right.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// The person may not buy anything.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// The product is not sold.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// The app may not know of cloud services.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// Cloud services cannot be reached.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// The app may not know of cloud services any more.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    /// The person has to agree to something first.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    /// The app asks for what it may not have.
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    /// There is no such offer.
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    /// The offer's signature is wrong.
    public static var invalidSignature: Code { .invalidSignature }
    /// Something of the offer is missing.
    public static var missingOfferParams: Code { .missingOfferParams }
    /// The offer's price is wrong.
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    /// The overlay was taken away.
    public static var overlayCancelled: Code { .overlayCancelled }
    /// The overlay is told something wrong.
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    /// The overlay took too long.
    public static var overlayTimeout: Code { .overlayTimeout }
    /// The offer is not for this person.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// The device cannot do that.
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    /// The overlay's scene is not seen.
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}

extension StoreRefusal {
    /// The refusal, as a payment's transaction has it.
    var code: SKError.Code {
        switch self {
        case .asConfigured: .unknown
        case .quantity: .paymentInvalid
        case .unavailable: .storeProductNotAvailable
        case .unknownOffer: .invalidOfferIdentifier
        case .ineligible: .ineligibleForOffer
        }
    }
}
