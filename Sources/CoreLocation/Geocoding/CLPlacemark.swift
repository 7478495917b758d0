import Foundation

/// What is known of a place: its names and where it is. See https://developer.apple.com/documentation/corelocation/clplacemark.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The names of a place.
    package struct Names: Hashable, Codable, Sendable {
        package var name: String?
        package var thoroughfare: String?
        package var subThoroughfare: String?
        package var locality: String?
        package var subLocality: String?
        package var administrativeArea: String?
        package var subAdministrativeArea: String?
        package var postalCode: String?
        package var isoCountryCode: String?
        package var country: String?
        package var timeZone: String?
        /// No names.
        package init() {}
    }

    private let names: Names
    private let place: CLLocation?
    private let area: CLRegion?

    package init(names: Names, location: CLLocation?, region: CLRegion?) {
        (self.names, place, area) = (names, location, region)
        super.init()
    }

    /// The same place.
    public init(placemark: CLPlacemark) {
        (names, place, area) = (placemark.names, placemark.place, placemark.area)
        super.init()
    }

    /// Where it is.
    open var location: CLLocation? { place }
    /// What it covers.
    open var region: CLRegion? { area }
    /// Its time zone.
    open var timeZone: TimeZone? { names.timeZone.flatMap(TimeZone.init(identifier:)) }
    /// What it is called.
    open var name: String? { names.name }
    /// The street.
    open var thoroughfare: String? { names.thoroughfare }
    /// The number in the street.
    open var subThoroughfare: String? { names.subThoroughfare }
    /// The city.
    open var locality: String? { names.locality }
    /// The part of the city.
    open var subLocality: String? { names.subLocality }
    /// The state or province.
    open var administrativeArea: String? { names.administrativeArea }
    /// The part of that.
    open var subAdministrativeArea: String? { names.subAdministrativeArea }
    /// The postal code.
    open var postalCode: String? { names.postalCode }
    // @objc(ISOcountryCode)
    /// The country, by two letters.
    open var isoCountryCode: String? { names.isoCountryCode }
    /// The country.
    open var country: String? { names.country }
    /// The lake or river. It is not known.
    open var inlandWater: String? { nil }
    /// The sea. It is not known.
    open var ocean: String? { nil }
    /// What is of interest there. It is not known.
    open var areasOfInterest: [String]? { nil }

    /// The names by the keys of the Address Book framework, as before iOS 11.
    open var addressDictionary: [AnyHashable: Any]? {
        let entries = [
            "Name": names.name, "Street": street, "Thoroughfare": names.thoroughfare, "SubThoroughfare": names.subThoroughfare,
            "City": names.locality, "SubLocality": names.subLocality, "State": names.administrativeArea,
            "SubAdministrativeArea": names.subAdministrativeArea, "ZIP": names.postalCode, "Country": names.country,
            "CountryCode": names.isoCountryCode,
        ]
        var dictionary: [AnyHashable: Any] = entries.compactMapValues(\.self)
        guard !dictionary.isEmpty else { return nil }
        dictionary["FormattedAddressLines"] = lines
        return dictionary
    }

    private var street: String? {
        let parts = [names.subThoroughfare, names.thoroughfare].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private var lines: [String] {
        let region = [names.administrativeArea, names.postalCode].compactMap(\.self).joined(separator: " ")
        let city = [names.locality, region.isEmpty ? nil : region].compactMap(\.self).joined(separator: ", ")
        return [street, city.isEmpty ? nil : city, names.country].compactMap(\.self)
    }

    /// The address on one line.
    package var addressText: String? {
        let text = lines.joined(separator: ", ")
        return text.isEmpty ? names.name : text
    }

    open override var description: String {
        let place = place.map {
            String(format: " @ <%+.8f,%+.8f> +/- %.2fm", $0.coordinate.latitude, $0.coordinate.longitude, $0.horizontalAccuracy)
        }
        let parts = ([names.name] + lines).compactMap(\.self).joined(separator: ", ")
        return parts + (place ?? "") + (area.map { ", region \($0)" } ?? "")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public class var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "names") as Data?,
            let names = try? PropertyListDecoder().decode(Names.self, from: data)
        else { return nil }
        self.names = names
        place = coder.decodeObject(of: CLLocation.self, forKey: "location")
        area = coder.decodeObject(of: CLCircularRegion.self, forKey: "region")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        if let data = try? PropertyListEncoder().encode(names) { coder.encode(data as NSData, forKey: "names") }
        coder.encode(place, forKey: "location")
        coder.encode(area as? CLCircularRegion, forKey: "region")
    }
}

extension CLPlacemark.Names {
    /// The names in a dictionary by the Address Book framework's keys.
    package init(addressDictionary: [String: Any]) {
        func text(_ key: String) -> String? { addressDictionary[key] as? String }
        (name, thoroughfare, subThoroughfare) = (text("Name"), text("Thoroughfare") ?? text("Street"), text("SubThoroughfare"))
        (locality, subLocality, administrativeArea) = (text("City"), text("SubLocality"), text("State"))
        (subAdministrativeArea, postalCode) = (text("SubAdministrativeArea"), text("ZIP"))
        (country, isoCountryCode) = (text("Country"), text("CountryCode"))
    }
}
