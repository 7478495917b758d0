import Foundation

/// Writes contacts as cards, and reads them. See https://developer.apple.com/documentation/contacts/cncontactvcardserialization.
open class CNContactVCardSerialization: NSObject {
    /// What has to be read of contacts to write them.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { KeyGroup(keys) }

    private static let keys = [
        CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
        CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
        CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
        CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey, CNContactBirthdayKey, CNContactNonGregorianBirthdayKey,
        CNContactNoteKey, CNContactImageDataKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactPostalAddressesKey,
        CNContactDatesKey, CNContactUrlAddressesKey, CNContactRelationsKey, CNContactSocialProfilesKey,
        CNContactInstantMessageAddressesKey,
    ]

    /// Contacts as a file of cards, without their identifiers.
    ///
    /// - Throws: `CNError.vCardMalformed` if a contact was read without what a card says.
    open class func data(with contacts: [CNContact]) throws -> Data {
        for contact in contacts where !contact.areKeysAvailable([descriptorForRequiredKeys()]) {
            let missing = keys.filter { !contact.isKeyAvailable($0) }
            throw CNError(.vCardMalformed, [CNErrorUserInfoKeyPathsKey: missing])
        }
        return Data(contacts.map { CardWriter.card(of: $0.card.values) }.joined().utf8)
    }

    /// The contacts of a file of cards; their identifiers are new.
    ///
    /// - Throws: `CNError.vCardMalformed`, whose reason has the line, if it is no such file.
    open class func contacts(with data: Data) throws -> [CNContact] {
        try CardReader.contacts(in: data).map {
            var values = $0
            values.identifier = UUID().uuidString
            return CNContact(ContactCard(values: values))
        }
    }
}
