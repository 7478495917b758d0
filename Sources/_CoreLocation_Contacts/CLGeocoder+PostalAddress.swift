import Contacts
import CoreLocation
import Foundation

extension CLGeocoder {
    // @objc(geocodePostalAddress:completionHandler:)
    /// Finds a place by its address. See https://developer.apple.com/documentation/corelocation/clgeocoder/geocodepostaladdress(_:completionhandler:).
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler) {
        geocodeAddressDictionary(postalAddress.addressDictionary, completionHandler: completionHandler)
    }

    // @objc(geocodePostalAddress:preferredLocale:completionHandler:)
    /// Finds a place by its address. The language is that of the app's user.
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodePostalAddress(postalAddress, completionHandler: completionHandler) }

    /// Finds a place by its address.
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { done in
            geocodePostalAddress(postalAddress) { placemarks, error in
                if let placemarks { done.resume(returning: placemarks) } else { done.resume(throwing: error ?? CLError(.network)) }
            }
        }
    }

    /// Finds a place by its address. The language is that of the app's user.
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        try await geocodePostalAddress(postalAddress)
    }
}
