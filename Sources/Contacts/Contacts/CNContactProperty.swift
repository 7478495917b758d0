import Foundation

/// One value of a contact: what a person picks of it. See https://developer.apple.com/documentation/contacts/cncontactproperty.
open class CNContactProperty: NSObject, NSCopying, NSSecureCoding {
    /// Whose it is.
    public let contact: CNContact
    /// Which of the contact's properties it is of, as `CNContactPhoneNumbersKey`.
    public let key: String
    /// The value: the phone number itself where the property is `CNContactPhoneNumbersKey`.
    public let value: Any?
    /// What tells it from the property's other values; `nil` for a property of one value.
    public let identifier: String?
    /// What the person calls it; `nil` for a property of one value, and for one without a label.
    public let label: String?

    package init(contact: CNContact, key: String, value: Any?, identifier: String? = nil, label: String? = nil) {
        (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label)
        super.init()
    }

    /// Whether it is the same value of the same contact.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContactProperty else { return false }
        return contact.identifier == other.contact.identifier && key == other.key && identifier == other.identifier
            && label == other.label && value as? AnyHashable == other.value as? AnyHashable
    }
    /// The same for the same value.
    open override var hash: Int { contact.identifier.hash ^ key.hash }
    open override var description: String {
        "<CNContactProperty: contact=\(contact.identifier), key=\(key), value=\(value.map { "\($0)" } ?? "(nil)")>"
    }

    // MARK: Copies and archives

    /// The same: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Archives may be those of strangers.
    public static var supportsSecureCoding: Bool { true }
    /// Writes it into an archive: the contact, and which of its values it is.
    open func encode(with coder: NSCoder) {
        coder.encode(contact, forKey: "contact")
        coder.encode(key, forKey: "key")
        if let identifier { coder.encode(identifier, forKey: "identifier") }
        coder.encode(CNContactProperty.all(of: contact, keys: [key]).firstIndex(of: self) ?? 0, forKey: "place")
    }
    /// Reads it from an archive.
    public required init?(coder: NSCoder) {
        guard let contact = coder.decodeObject(of: CNContact.self, forKey: "contact"),
            let key = coder.decodeObject(of: NSString.self, forKey: "key").map({ String(describing: $0) })
        else { return nil }
        let all = CNContactProperty.all(of: contact, keys: [key])
        let place = coder.decodeInteger(forKey: "place")
        guard all.indices.contains(place) else { return nil }
        (self.contact, self.key, value, label) = (contact, key, all[place].value, all[place].label)
        // Values are given new identifiers when a contact is read from an archive.
        let kept = coder.containsValue(forKey: "identifier") ? coder.decodeObject(of: NSString.self, forKey: "identifier") : nil
        identifier = kept.map { String(describing: $0) }
        super.init()
    }
}

extension CNContactProperty {
    /// The keys of properties that a person sees of a contact besides its name, in the order in which they are shown.
    package static let shownKeys = [
        CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactUrlAddressesKey, CNContactPostalAddressesKey, CNContactBirthdayKey,
        CNContactNonGregorianBirthdayKey, CNContactDatesKey, CNContactRelationsKey, CNContactSocialProfilesKey,
        CNContactInstantMessageAddressesKey, CNContactNoteKey,
    ]

    /// The values of a contact that it has and that were asked for, in the order of their keys.
    package static func all(of contact: CNContact, keys: [String]) -> [CNContactProperty] {
        keys.filter(contact.isKeyAvailable).flatMap { key -> [CNContactProperty] in
            func several<Value>(_ values: [CNLabeledValue<Value>]) -> [CNContactProperty] {
                values.map { CNContactProperty(contact: contact, key: key, value: $0.value, identifier: $0.identifier, label: $0.label) }
            }
            func one(_ value: Any?) -> [CNContactProperty] {
                if let text = value as? String, text.isEmpty { return [] }
                return value.map { [CNContactProperty(contact: contact, key: key, value: $0)] } ?? []
            }
            switch key {
            case CNContactPhoneNumbersKey: return several(contact.phoneNumbers)
            case CNContactEmailAddressesKey: return several(contact.emailAddresses)
            case CNContactUrlAddressesKey: return several(contact.urlAddresses)
            case CNContactPostalAddressesKey: return several(contact.postalAddresses)
            case CNContactDatesKey: return several(contact.dates)
            case CNContactRelationsKey: return several(contact.contactRelations)
            case CNContactSocialProfilesKey: return several(contact.socialProfiles)
            case CNContactInstantMessageAddressesKey: return several(contact.instantMessageAddresses)
            case CNContactBirthdayKey: return one(contact.birthday)
            case CNContactNonGregorianBirthdayKey: return one(contact.nonGregorianBirthday)
            case CNContactNoteKey: return one(contact.note)
            case CNContactNamePrefixKey: return one(contact.namePrefix)
            case CNContactGivenNameKey: return one(contact.givenName)
            case CNContactMiddleNameKey: return one(contact.middleName)
            case CNContactFamilyNameKey: return one(contact.familyName)
            case CNContactNameSuffixKey: return one(contact.nameSuffix)
            case CNContactNicknameKey: return one(contact.nickname)
            case CNContactOrganizationNameKey: return one(contact.organizationName)
            case CNContactDepartmentNameKey: return one(contact.departmentName)
            case CNContactJobTitleKey: return one(contact.jobTitle)
            default: return []
            }
        }
    }
}
