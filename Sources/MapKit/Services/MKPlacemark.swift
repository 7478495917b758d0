import CoreLocation
import Foundation

/// A place with its names, as an annotation. See https://developer.apple.com/documentation/mapkit/mkplacemark.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// A place without names.
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

    /// A place with names by the Address Book framework's keys.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        super.init(
            names: CLPlacemark.Names(addressDictionary: addressDictionary ?? [:]),
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), region: nil)
    }

    /// The same place.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The country, by two letters.
    open var countryCode: String? { isoCountryCode }
    /// Where it is.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The address on one line.
    open var title: String? { addressText }
    /// Nothing.
    open var subtitle: String? { nil }
}
