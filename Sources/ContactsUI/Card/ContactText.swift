import Contacts
import UIKit

/// What people read of a contact.
enum ContactText {
    /// All that is asked for of contacts that are shown.
    static let keys =
        [
            CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
            CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
            CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
            CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey, CNContactImageDataKey, CNContactThumbnailImageDataKey,
            CNContactImageDataAvailableKey,
        ] + CNContactProperty.shownKeys

    /// The name; that of the organization, a nickname, a number or an address of one without a name.
    static func name(of contact: CNContact) -> String? {
        if let name = CNContactFormatter.string(from: contact, style: .fullName), !name.isEmpty { return name }
        let others = CNContactProperty.all(
            of: contact, keys: [CNContactNicknameKey, CNContactEmailAddressesKey, CNContactPhoneNumbersKey])
        return others.first.map(value)
    }

    /// The job and the organization of a person, a line each.
    static func work(of contact: CNContact) -> String? {
        guard contact.contactType == .person else { return contact.departmentName.isEmpty ? nil : contact.departmentName }
        let job = [contact.jobTitle, contact.departmentName].filter { !$0.isEmpty }.joined(separator: " — ")
        let organization = contact.organizationName == name(of: contact) ? "" : contact.organizationName
        let lines = [job, organization].filter { !$0.isEmpty }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The first letters of a name, for one without a picture.
    static func initials(of contact: CNContact) -> String {
        let letters = [contact.givenName, contact.familyName].compactMap(\.first)
        return String(letters).uppercased()
    }

    /// What a value is called: by the person's label, or as the property is.
    static func label(of property: CNContactProperty) -> String {
        if let label = property.label, !label.isEmpty { return CNLabeledValue<NSString>.localizedString(forLabel: label) }
        if let profile = property.value as? CNSocialProfile, !profile.service.isEmpty { return profile.service }
        if let address = property.value as? CNInstantMessageAddress, !address.service.isEmpty { return address.service }
        return CNContact.localizedString(forKey: property.key).lowercased()
    }

    /// A value.
    static func value(of property: CNContactProperty) -> String {
        switch property.value {
        case let number as CNPhoneNumber: number.stringValue
        case let address as CNPostalAddress: CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        case let relation as CNContactRelation: relation.name
        case let profile as CNSocialProfile: profile.username.isEmpty ? profile.urlString : profile.username
        case let address as CNInstantMessageAddress: address.username
        case let components as NSDateComponents: date(components as DateComponents)
        case let components as DateComponents: date(components)
        case let text as NSString: String(describing: text)
        case let text as String: text
        default: ""
        }
    }

    /// A day, perhaps of no year.
    private static func date(_ components: DateComponents) -> String {
        var components = components
        let hasYear = components.year != nil && components.year != NSDateComponentUndefined
        // The 29th of February is a day of leap years only.
        if !hasYear { components.year = 2000 }
        let calendar = components.calendar ?? Calendar(identifier: .gregorian)
        guard let date = calendar.date(from: components) else { return "" }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(hasYear ? "dMMMMyyyy" : "dMMMM")
        return formatter.string(from: date)
    }

    /// What the device does with a value that is tapped: calls, writes, shows.
    static func url(of property: CNContactProperty) -> URL? {
        switch property.value {
        case let number as CNPhoneNumber:
            URL(string: "tel:\(number.stringValue.filter { "0123456789+*#".contains($0) })")
        case is NSString, is String:
            switch property.key {
            case CNContactEmailAddressesKey: URL(string: "mailto:\(value(of: property))")
            case CNContactUrlAddressesKey: page(value(of: property))
            default: nil
            }
        case is CNPostalAddress:
            value(of: property).replacingOccurrences(of: "\n", with: ", ").addingPercentEncoding(withAllowedCharacters: .alphanumerics)
                .flatMap { URL(string: "https://maps.apple.com/?address=\($0)") }
        case let profile as CNSocialProfile: page(profile.urlString)
        default: nil
        }
    }

    private static func page(_ text: String) -> URL? {
        text.isEmpty ? nil : URL(string: text.contains(":") ? text : "https://\(text)")
    }
}
