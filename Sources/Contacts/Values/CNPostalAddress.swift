import Foundation

/// The key of `CNPostalAddress.street`.
public let CNPostalAddressStreetKey = "street"
/// The key of `CNPostalAddress.subLocality`.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of `CNPostalAddress.city`.
public let CNPostalAddressCityKey = "city"
/// The key of `CNPostalAddress.subAdministrativeArea`.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of `CNPostalAddress.state`.
public let CNPostalAddressStateKey = "state"
/// The key of `CNPostalAddress.postalCode`.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of `CNPostalAddress.country`.
public let CNPostalAddressCountryKey = "country"
/// The key of `CNPostalAddress.isoCountryCode`.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

struct PostalParts: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""

    static let paths: [(key: String, path: WritableKeyPath<PostalParts, String> & Sendable)] = [
        (CNPostalAddressStreetKey, \.street), (CNPostalAddressSubLocalityKey, \.subLocality), (CNPostalAddressCityKey, \.city),
        (CNPostalAddressSubAdministrativeAreaKey, \.subAdministrativeArea), (CNPostalAddressStateKey, \.state),
        (CNPostalAddressPostalCodeKey, \.postalCode), (CNPostalAddressCountryKey, \.country),
        (CNPostalAddressISOCountryCodeKey, \.isoCountryCode),
    ]
}

/// Where a contact lives or works. See https://developer.apple.com/documentation/contacts/cnpostaladdress.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var parts = PostalParts()

    /// Creates an address of which nothing is known.
    public override init() { super.init() }

    init(_ parts: PostalParts) {
        self.parts = parts
        super.init()
    }

    /// The street and the house; its lines with line breaks between them.
    open var street: String { parts.street }
    /// The part of the town.
    open var subLocality: String { parts.subLocality }
    /// The town.
    open var city: String { parts.city }
    /// The county.
    open var subAdministrativeArea: String { parts.subAdministrativeArea }
    /// The state or province.
    open var state: String { parts.state }
    /// The postal code.
    open var postalCode: String { parts.postalCode }
    /// The country's name.
    open var country: String { parts.country }
    // @objc(ISOCountryCode)
    /// The country's code of two letters, by ISO 3166.
    open var isoCountryCode: String { parts.isoCountryCode }

    /// A key as people read it.
    open class func localizedString(forKey key: String) -> String {
        switch key {
        case CNPostalAddressStreetKey: "Street"
        case CNPostalAddressSubLocalityKey: "Neighborhood"
        case CNPostalAddressCityKey: "City"
        case CNPostalAddressSubAdministrativeAreaKey: "County"
        case CNPostalAddressStateKey: "State"
        case CNPostalAddressPostalCodeKey: "ZIP"
        case CNPostalAddressCountryKey: "Country"
        case CNPostalAddressISOCountryCodeKey: "Country Code"
        default: key
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }
    open override var description: String {
        let values = PostalParts.paths.map { "\($0.key)=\(parts[keyPath: $0.path])" }
        return "<CNPostalAddress: \(values.joined(separator: ", "))>"
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
    /// Archives may be those of strangers.
    public static var supportsSecureCoding: Bool { true }
    /// Writes it into an archive.
    open func encode(with coder: NSCoder) {
        for (key, path) in PostalParts.paths { coder.encode(parts[keyPath: path], forKey: key) }
    }
    /// Reads it from an archive.
    public required init?(coder: NSCoder) {
        for (key, path) in PostalParts.paths {
            parts[keyPath: path] = coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
        }
        super.init()
    }
}

/// An address that can be changed. See https://developer.apple.com/documentation/contacts/cnmutablepostaladdress.
open class CNMutablePostalAddress: CNPostalAddress {
    /// The street and the house.
    open override var street: String {
        get { parts.street }
        set { parts.street = newValue }
    }
    /// The part of the town.
    open override var subLocality: String {
        get { parts.subLocality }
        set { parts.subLocality = newValue }
    }
    /// The town.
    open override var city: String {
        get { parts.city }
        set { parts.city = newValue }
    }
    /// The county.
    open override var subAdministrativeArea: String {
        get { parts.subAdministrativeArea }
        set { parts.subAdministrativeArea = newValue }
    }
    /// The state or province.
    open override var state: String {
        get { parts.state }
        set { parts.state = newValue }
    }
    /// The postal code.
    open override var postalCode: String {
        get { parts.postalCode }
        set { parts.postalCode = newValue }
    }
    /// The country's name.
    open override var country: String {
        get { parts.country }
        set { parts.country = newValue }
    }
    // @objc(ISOCountryCode)
    /// The country's code of two letters.
    open override var isoCountryCode: String {
        get { parts.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}
