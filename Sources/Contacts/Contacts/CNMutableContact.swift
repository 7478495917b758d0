import Foundation

/// A contact that can be changed; `CNSaveRequest` keeps it. See https://developer.apple.com/documentation/contacts/cnmutablecontact.
///
/// One thread at a time. A property that was not asked for ends the app when it is read, and can be set.
open class CNMutableContact: CNContact {
    private func write<Value>(_ key: String, _ path: WritableKeyPath<ContactValues, Value>, _ value: Value) {
        card.values[keyPath: path] = value
        card.fetched?.insert(key)
    }

    /// Whether it is a person or an organization.
    open override var contactType: CNContactType {
        get { super.contactType }
        set { write(CNContactTypeKey, \.contactType, newValue) }
    }
    /// What stands before the name.
    open override var namePrefix: String {
        get { super.namePrefix }
        set { write(CNContactNamePrefixKey, \.namePrefix, newValue) }
    }
    /// The given name.
    open override var givenName: String {
        get { super.givenName }
        set { write(CNContactGivenNameKey, \.givenName, newValue) }
    }
    /// The middle name.
    open override var middleName: String {
        get { super.middleName }
        set { write(CNContactMiddleNameKey, \.middleName, newValue) }
    }
    /// The family name.
    open override var familyName: String {
        get { super.familyName }
        set { write(CNContactFamilyNameKey, \.familyName, newValue) }
    }
    /// The family name of before.
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { write(CNContactPreviousFamilyNameKey, \.previousFamilyName, newValue) }
    }
    /// What stands behind the name.
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { write(CNContactNameSuffixKey, \.nameSuffix, newValue) }
    }
    /// The nickname.
    open override var nickname: String {
        get { super.nickname }
        set { write(CNContactNicknameKey, \.nickname, newValue) }
    }
    /// The organization.
    open override var organizationName: String {
        get { super.organizationName }
        set { write(CNContactOrganizationNameKey, \.organizationName, newValue) }
    }
    /// The department in it.
    open override var departmentName: String {
        get { super.departmentName }
        set { write(CNContactDepartmentNameKey, \.departmentName, newValue) }
    }
    /// What the person does there.
    open override var jobTitle: String {
        get { super.jobTitle }
        set { write(CNContactJobTitleKey, \.jobTitle, newValue) }
    }
    /// How the given name sounds.
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { write(CNContactPhoneticGivenNameKey, \.phoneticGivenName, newValue) }
    }
    /// How the middle name sounds.
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { write(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName, newValue) }
    }
    /// How the family name sounds.
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { write(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName, newValue) }
    }
    /// How the organization's name sounds.
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { write(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName, newValue) }
    }
    /// A note.
    open override var note: String {
        get { super.note }
        set { write(CNContactNoteKey, \.note, newValue) }
    }
    /// The picture, as a file.
    open override var imageData: Data? {
        get { super.imageData }
        set { write(CNContactImageDataKey, \.imageData, newValue) }
    }
    /// The phone numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { write(CNContactPhoneNumbersKey, \.phoneNumbers, newValue) }
    }
    /// The addresses of mail.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { write(CNContactEmailAddressesKey, \.emailAddresses, newValue) }
    }
    /// The addresses.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { write(CNContactPostalAddressesKey, \.postalAddresses, newValue) }
    }
    /// The addresses of pages.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { write(CNContactUrlAddressesKey, \.urlAddresses, newValue) }
    }
    /// Related people.
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { write(CNContactRelationsKey, \.contactRelations, newValue) }
    }
    /// The names in social networks.
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { write(CNContactSocialProfilesKey, \.socialProfiles, newValue) }
    }
    /// The names with services of messages.
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { write(CNContactInstantMessageAddressesKey, \.instantMessageAddresses, newValue) }
    }
    /// The birthday, perhaps without a year.
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { write(CNContactBirthdayKey, \.birthday, newValue) }
    }
    /// The birthday in a calendar of its own.
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { write(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday, newValue) }
    }
    /// Dates with labels.
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { write(CNContactDatesKey, \.dates, newValue) }
    }
}
