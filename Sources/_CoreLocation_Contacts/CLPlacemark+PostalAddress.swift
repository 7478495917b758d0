import Contacts
import CoreLocation

extension CLPlacemark {
    /// The address as Contacts has it; `nil` where the place has no names. See https://developer.apple.com/documentation/corelocation/clplacemark/postaladdress.
    public var postalAddress: CNPostalAddress? {
        guard let names = addressDictionary else { return nil }
        func text(_ key: String) -> String { names[key] as? String ?? "" }
        let address = CNMutablePostalAddress()
        (address.street, address.subLocality, address.city) = (text("Street"), text("SubLocality"), text("City"))
        (address.subAdministrativeArea, address.state) = (text("SubAdministrativeArea"), text("State"))
        (address.postalCode, address.country, address.isoCountryCode) = (text("ZIP"), text("Country"), text("CountryCode"))
        return address.copy() as? CNPostalAddress
    }
}

extension CNPostalAddress {
    /// The names by the keys of the Address Book framework; what is empty is left out.
    package var addressDictionary: [String: Any] {
        [
            "Street": street, "SubLocality": subLocality, "City": city, "SubAdministrativeArea": subAdministrativeArea, "State": state,
            "ZIP": postalCode, "Country": country, "CountryCode": isoCountryCode,
        ].filter { !$0.value.isEmpty }
    }
}
