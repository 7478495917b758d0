import Foundation

/// What is known of a contact.
struct ContactValues {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var phoneticOrganizationName = ""
    var note = ""
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var dates: [CNLabeledValue<NSDateComponents>] = []
    /// Lines of a card that say what is not known here: they are written again.
    var otherLines: [CardLine] = []

    /// All words of the name, for searches.
    var nameWords: [String] {
        [namePrefix, givenName, middleName, familyName, nickname, organizationName, phoneticGivenName, phoneticFamilyName]
            .flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    }

    /// Whether a store would keep the same.
    func isSame(as other: ContactValues) -> Bool {
        func text(_ values: ContactValues) -> String { CardWriter.card(of: values, isForStore: true) }
        return text(self) == text(other)
    }

    /// Another state of the contact, with the values of some keys as they are here.
    ///
    /// - Parameter keys: the keys; `nil` for all.
    func limited(to keys: Set<String>?, over kept: ContactValues) -> ContactValues {
        guard let keys else { return self }
        var result = kept
        func take<Value>(_ key: String, _ path: WritableKeyPath<ContactValues, Value>) {
            if keys.contains(key) { result[keyPath: path] = self[keyPath: path] }
        }
        take(CNContactTypeKey, \.contactType)
        take(CNContactNamePrefixKey, \.namePrefix)
        take(CNContactGivenNameKey, \.givenName)
        take(CNContactMiddleNameKey, \.middleName)
        take(CNContactFamilyNameKey, \.familyName)
        take(CNContactPreviousFamilyNameKey, \.previousFamilyName)
        take(CNContactNameSuffixKey, \.nameSuffix)
        take(CNContactNicknameKey, \.nickname)
        take(CNContactOrganizationNameKey, \.organizationName)
        take(CNContactDepartmentNameKey, \.departmentName)
        take(CNContactJobTitleKey, \.jobTitle)
        take(CNContactPhoneticGivenNameKey, \.phoneticGivenName)
        take(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName)
        take(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName)
        take(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName)
        take(CNContactNoteKey, \.note)
        take(CNContactImageDataKey, \.imageData)
        take(CNContactPhoneNumbersKey, \.phoneNumbers)
        take(CNContactEmailAddressesKey, \.emailAddresses)
        take(CNContactPostalAddressesKey, \.postalAddresses)
        take(CNContactUrlAddressesKey, \.urlAddresses)
        take(CNContactRelationsKey, \.contactRelations)
        take(CNContactSocialProfilesKey, \.socialProfiles)
        take(CNContactInstantMessageAddressesKey, \.instantMessageAddresses)
        take(CNContactBirthdayKey, \.birthday)
        take(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday)
        take(CNContactDatesKey, \.dates)
        return result
    }
}
