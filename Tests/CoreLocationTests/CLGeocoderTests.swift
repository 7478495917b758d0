import Foundation
import Testing

@testable import CoreLocation

/// What the gazetteer knows. Where its library is not installed, the answer is that of a device without a network.
@Suite struct CLGeocoderTests {
    private static let hasCities = Gazetteer.queue.sync { Gazetteer.shared != nil }

    @Test(
        .enabled(if: hasCities, "the package libgeonames0 is not installed"),
        arguments: [
            ("Paris", "Paris", "FR"), ("paris, texas", "Paris", "US"),
            ("1 Infinite Loop, Cupertino, CA 95014, United States", "Cupertino", "US"),
            ("Zurich, CH", "Zurich", "CH"),
        ])
    func addressesAreFoundByTheirCities(_ address: String, _ city: String, _ country: String) async throws {
        let found = try await CLGeocoder().geocodeAddressString(address)
        #expect(found.first?.locality == city && found.first?.isoCountryCode == country, "\(found)")
        #expect(found.first?.location != nil && found.first?.timeZone != nil)
    }

    @Test(.enabled(if: hasCities, "the package libgeonames0 is not installed"))
    func placesAreNamedByTheNextCity() async throws {
        let found = try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 48.8584, longitude: 2.2945))
        #expect(found.first?.country == "France" && found.first?.locality != nil, "\(found)")
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: -40, longitude: -110))
        }
        await #expect(throws: CLError(.geocodeFoundNoResult)) { try await CLGeocoder().geocodeAddressString("Xyzzyville Nowhere") }
    }

    @Test(.enabled(if: !hasCities, "the package libgeonames0 is installed"))
    func withoutTheGazetteerThereIsNoNetwork() async {
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Paris") }
    }

    @MainActor @Test func aQuestionThatIsTakenBackIsAnsweredSo() async {
        let geocoder = CLGeocoder()
        let codes: [Int?] = await withCheckedContinuation { done in
            var codes: [Int?] = []
            func note(_ error: (any Error)?) {
                codes.append((error as NSError?)?.code)
                if codes.count == 2 { done.resume(returning: codes) }
            }
            geocoder.geocodeAddressString("Paris") { _, error in note(error) }
            geocoder.geocodeAddressString("Rome") { _, error in note(error) }
            #expect(geocoder.isGeocoding)
            geocoder.cancelGeocode()
            #expect(!geocoder.isGeocoding)
        }
        #expect(codes == [10, 10])
    }
}
