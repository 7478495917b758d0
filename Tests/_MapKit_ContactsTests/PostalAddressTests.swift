import Contacts
import CoreLocation
import MapKit
import Testing
import _MapKit_Contacts

@Suite struct PostalAddressTests {
    private static var address: CNPostalAddress {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = ("12 High Street", "Springfield", "Ohio")
        (address.postalCode, address.country, address.isoCountryCode) = ("45501", "United States", "US")
        return address
    }

    @Test func aPlaceHasTheAddressThatItWasMadeWith() {
        let placemark = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 39.9, longitude: -83.8), postalAddress: Self.address)
        #expect(placemark.locality == "Springfield" && placemark.postalCode == "45501" && placemark.countryCode == "US")
        #expect(placemark.coordinate.latitude == 39.9 && placemark.title?.contains("12 High Street") == true)
        let back = placemark.postalAddress
        #expect(back == Self.address.copy() as? CNPostalAddress && !(back is CNMutablePostalAddress))
    }

    @Test func aPlaceWithoutNamesHasNoAddress() {
        #expect(MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)).postalAddress == nil)
    }

    @Test func anAddressThatNothingIsKnownOfIsAnError() async {
        await #expect(throws: (any Error).self) { try await CLGeocoder().geocodePostalAddress(CNPostalAddress()) }
    }
}
