import Foundation

/// How an address is written. See https://developer.apple.com/documentation/contacts/cnpostaladdressformatterstyle.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// As on a letter: in several lines.
    case mailingAddress = 0
}

/// The attribute of parts of a formatted address: the key of what they are.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressProperty"
/// The attribute of what stands in an address by the rules of its country.
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyName"

/// Writes addresses as letters of their countries have them. See
/// https://developer.apple.com/documentation/contacts/cnpostaladdressformatter.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// How an address is written.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Creates a formatter.
    public override init() { super.init() }

    /// Reads a formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // @objc(stringFromPostalAddress:style:)
    /// An address, its lines with line breaks between them.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        AddressText.text(of: postalAddress.parts)
    }

    // @objc(stringFromPostalAddress:)
    /// An address in the formatter's style.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    // @objc(attributedStringFromPostalAddress:style:withDefaultAttributes:)
    /// An address whose parts have their keys as the attribute `CNPostalAddressPropertyAttribute`.
    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        let text = string(from: postalAddress, style: style)
        var plain: [NSAttributedString.Key: Any] = [:]
        for (key, value) in attributes {
            if let key = key as? NSAttributedString.Key { plain[key] = value }
            if let key = key as? String { plain[NSAttributedString.Key(key)] = value }
        }
        let result = NSMutableAttributedString(string: text, attributes: plain)
        for (key, path) in PostalParts.paths {
            let part = postalAddress.parts[keyPath: path]
            let range = (text as NSString).range(of: part)
            guard !part.isEmpty, range.location != NSNotFound else { continue }
            result.addAttribute(NSAttributedString.Key(CNPostalAddressPropertyAttribute), value: key, range: range)
            result.addAttribute(
                NSAttributedString.Key(CNPostalAddressLocalizedPropertyNameAttribute), value: CNPostalAddress.localizedString(forKey: key),
                range: range)
        }
        return result
    }

    // @objc(attributedStringFromPostalAddress:withDefaultAttributes:)
    /// An address in the formatter's style whose parts have their keys as an attribute.
    open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}

/// An address as a text: the order of its parts by the rules of countries' mail.
enum AddressText {
    /// The postal code stands before the town in most of the world; these have it after the town or the state.
    private static let codeLast: Set<String> = [
        "us", "ca", "au", "nz", "in", "gb", "ie", "za", "sg", "hk", "th", "ph", "pk", "bd", "id", "lk", "np", "vn", "br", "mx", "eg", "sa",
        "ng",
        "ke", "jm", "pr", "tw",
    ]

    static func text(of parts: PostalParts) -> String {
        let code = (parts.isoCountryCode.isEmpty ? Locale.current.region?.identifier ?? "us" : parts.isoCountryCode).lowercased()
        func words(_ texts: String...) -> String { texts.filter { !$0.isEmpty }.joined(separator: " ") }
        var lines = [parts.street, parts.subLocality]
        switch code {
        case "jp", "cn", "kr":
            lines = [
                parts.postalCode, [parts.state, parts.city].filter { !$0.isEmpty }.joined(separator: " "), parts.subLocality, parts.street,
            ]
        case "gb", "ie": lines += [parts.city, parts.subAdministrativeArea, parts.postalCode]
        case let code where codeLast.contains(code): lines.append(words(parts.city, parts.state, parts.postalCode))
        default: lines += [words(parts.postalCode, parts.city), parts.state]
        }
        return (lines + [parts.country]).filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
