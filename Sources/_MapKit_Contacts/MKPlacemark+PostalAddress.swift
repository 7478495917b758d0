import Contacts
import CoreLocation
import MapKit
@_exported import _CoreLocation_Contacts

extension MKPlacemark {
    // @objc(initWithCoordinate:postalAddress:)
    /// A place with its address as Contacts has it. See https://developer.apple.com/documentation/mapkit/mkplacemark/init(coordinate:postaladdress:).
    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress) {
        self.init(coordinate: coordinate, addressDictionary: address.addressDictionary)
    }
}
