import Foundation

/// Why the store did not do something. See https://developer.apple.com/documentation/storekit/storekiterror.
public enum StoreKitError: Error, Sendable {
    /// It is not known.
    case unknown
    /// The person did not want it.
    case userCancelled
    /// The store cannot be reached.
    case networkError(URLError)
    /// Something of the system's went wrong.
    case systemError(any Error)
    /// The product is not sold in the person's country.
    case notAvailableInStorefront
    /// The app may not do that.
    case notEntitled
    /// The device cannot do that.
    case unsupported
}

extension StoreKitError: LocalizedError {
    /// What went wrong, for people.
    public var errorDescription: String? {
        switch self {
        case .unknown: "Unable to Complete Request"
        case .userCancelled: "Request Canceled"
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "Not Sold in This Country or Region"
        case .notEntitled: "Not Allowed for This App"
        case .unsupported: "Not Supported on This Device"
        }
    }
}

extension Product {
    /// Why a product cannot be bought as the app wants. See https://developer.apple.com/documentation/storekit/product/purchaseerror.
    public enum PurchaseError: Error, Equatable, Hashable, Sendable {
        /// Nobody can buy so many.
        case invalidQuantity
        /// The product is not sold.
        case productUnavailable
        /// The person may not buy anything.
        case purchaseNotAllowed
        /// The offer is not for this person.
        case ineligibleForOffer
        /// There is no such offer.
        case invalidOfferIdentifier
        /// The offer's price is wrong.
        case invalidOfferPrice
        /// The offer's signature is wrong.
        case invalidOfferSignature
        /// Something of the offer is missing.
        case missingOfferParameters
    }
}

extension Product.PurchaseError: LocalizedError {
    /// What went wrong, for people.
    public var errorDescription: String? {
        switch self {
        case .invalidQuantity: "Invalid Quantity"
        case .productUnavailable: "Item Unavailable"
        case .purchaseNotAllowed: "Purchase Not Allowed"
        case .ineligibleForOffer: "Not Eligible for Offer"
        case .invalidOfferIdentifier: "Unknown Offer"
        case .invalidOfferPrice: "Invalid Offer Price"
        case .invalidOfferSignature: "Invalid Offer Signature"
        case .missingOfferParameters: "Incomplete Offer"
        }
    }
}
