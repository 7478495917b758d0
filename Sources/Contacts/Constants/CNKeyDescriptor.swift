import Foundation

/// What is to be read of contacts: a key, such as `CNContactGivenNameKey`, or the several that a formatter needs. See
/// https://developer.apple.com/documentation/contacts/cnkeydescriptor.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// Several keys as one.
package final class KeyGroup: CNKeyDescriptor {
    package let keys: [String]

    package init(_ keys: [String]) { self.keys = keys }
}

enum ContactKeys {
    /// The keys that descriptors stand for; the identifier is always read.
    static func all(of descriptors: [any CNKeyDescriptor]) -> Set<String> {
        var keys: Set<String> = [CNContactIdentifierKey]
        for descriptor in descriptors {
            switch descriptor {
            case let group as KeyGroup: keys.formUnion(group.keys)
            case let key as String: keys.insert(key)
            case let key as NSString: keys.insert(String(describing: key))
            default: break
            }
        }
        return keys
    }

    /// A key as people read it.
    static func text(of key: String) -> String {
        switch key {
        case CNContactTypeKey: "Type"
        case CNContactNamePrefixKey: "Prefix"
        case CNContactGivenNameKey: "First"
        case CNContactMiddleNameKey: "Middle"
        case CNContactFamilyNameKey: "Last"
        case CNContactPreviousFamilyNameKey: "Maiden Name"
        case CNContactNameSuffixKey: "Suffix"
        case CNContactNicknameKey: "Nickname"
        case CNContactOrganizationNameKey: "Company"
        case CNContactDepartmentNameKey: "Department"
        case CNContactJobTitleKey: "Job Title"
        case CNContactPhoneticGivenNameKey: "Phonetic First"
        case CNContactPhoneticMiddleNameKey: "Phonetic Middle"
        case CNContactPhoneticFamilyNameKey: "Phonetic Last"
        case CNContactPhoneticOrganizationNameKey: "Phonetic Company"
        case CNContactBirthdayKey: "Birthday"
        case CNContactNonGregorianBirthdayKey: "Alternate Birthday"
        case CNContactNoteKey: "Note"
        case CNContactPhoneNumbersKey: "Phone"
        case CNContactEmailAddressesKey: "Email"
        case CNContactPostalAddressesKey: "Address"
        case CNContactDatesKey: "Date"
        case CNContactUrlAddressesKey: "URL"
        case CNContactRelationsKey: "Related Name"
        case CNContactSocialProfilesKey: "Social Profile"
        case CNContactInstantMessageAddressesKey: "Instant Message"
        default: key
        }
    }
}
