import Foundation

/// What a geocoder answers: places, or why there are none.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by their names, and names of places. See https://developer.apple.com/documentation/corelocation/clgeocoder.
///
/// Cities are looked up in the GeoNames data of the package `libgeonames0`; without it the answer is `CLError.network`, as without a network on
/// iOS. Streets and houses are not known: an address is found by its city, and a place is named by the next city. One question is answered at a
/// time; handlers are called on the main thread.
open class CLGeocoder: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var asked = 0
    private var current: Int?
    private var cancel: (() -> Void)?

    /// Whether a question is not answered yet.
    open var isGeocoding: Bool { lock.withLock { current != nil } }

    // MARK: Names of places

    /// Names a place.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        ask(completionHandler) { $0.places(near: location.coordinate) }
    }

    /// Names a place. The language is that of the app's user.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }

    /// Names a place.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try await answer { reverseGeocodeLocation(location, completionHandler: $0) }
    }

    /// Names a place. The language is that of the app's user.
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        try await reverseGeocodeLocation(location)
    }

    // MARK: Places by name

    /// Finds a place by its address.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        ask(completionHandler) { $0.places(named: addressString, near: nil) }
    }

    // @objc(geocodeAddressString:inRegion:completionHandler:)
    /// Finds a place by its address; of several of that name, the one in or next to a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let middle = (region as? CLCircularRegion)?.center
        ask(completionHandler) { $0.places(named: addressString, near: middle) }
    }

    // @objc(geocodeAddressString:inRegion:preferredLocale:completionHandler:)
    /// Finds a place by its address; of several of that name, the one in or next to a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, in: region, completionHandler: completionHandler) }

    /// Finds a place by its address.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await answer { geocodeAddressString(addressString, completionHandler: $0) }
    }

    /// Finds a place by its address; of several of that name, the one in or next to a region.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        try await answer { geocodeAddressString(addressString, in: region, completionHandler: $0) }
    }

    /// Finds a place by its address; of several of that name, the one in or next to a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { try await geocodeAddressString(addressString, in: region) }

    /// Finds a place by the names in a dictionary with the Address Book framework's keys.
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let parts = ["Street", "City", "State", "ZIP", "Country"].compactMap { addressDictionary[$0] as? String }
        geocodeAddressString(parts.joined(separator: ", "), completionHandler: completionHandler)
    }

    /// Takes the question back: its handler is called with `CLError.geocodeCanceled`.
    open func cancelGeocode() {
        let cancel = lock.withLock {
            defer { (current, self.cancel) = (nil, nil) }
            return self.cancel
        }
        cancel?()
    }

    // MARK: Answering

    private func answer(_ ask: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { done in
            ask { placemarks, error in
                if let placemarks { done.resume(returning: placemarks) } else { done.resume(throwing: error ?? CLError(.network)) }
            }
        }
    }

    private func ask(_ handler: @escaping CLGeocodeCompletionHandler, _ look: @escaping @Sendable (Gazetteer) -> [CLPlacemark]) {
        nonisolated(unsafe) let handler = handler
        func tell(_ placemarks: [CLPlacemark]?, _ code: CLError.Code?) {
            DispatchQueue.main.async { handler(placemarks, code.map { CLError($0) }) }
        }
        let number: Int? = lock.withLock {
            guard current == nil else { return nil }
            asked += 1
            current = asked
            cancel = { tell(nil, .geocodeCanceled) }
            return asked
        }
        guard let number else { return tell(nil, .geocodeCanceled) }
        Gazetteer.queue.async { [self] in
            let found = Gazetteer.shared.map(look)
            DispatchQueue.main.async { [self] in
                let isCurrent = lock.withLock {
                    guard current == number else { return false }
                    (current, cancel) = (nil, nil)
                    return true
                }
                guard isCurrent else { return }
                guard let found else { return handler(nil, CLError(.network)) }
                if found.isEmpty { handler(nil, CLError(.geocodeFoundNoResult)) } else { handler(found, nil) }
            }
        }
    }
}
