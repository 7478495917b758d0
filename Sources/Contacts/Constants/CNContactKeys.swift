/// What tells the contact from others.
public let CNContactIdentifierKey = "identifier"
/// Whether it is a person or an organization.
public let CNContactTypeKey = "contactType"
/// What stands before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The family name of before.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// What stands behind the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The nickname.
public let CNContactNicknameKey = "nickname"
/// The organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The department in it.
public let CNContactDepartmentNameKey = "departmentName"
/// What the person does there.
public let CNContactJobTitleKey = "jobTitle"
/// How the given name sounds.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// How the middle name sounds.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// How the family name sounds.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// How the organization's name sounds.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The birthday.
public let CNContactBirthdayKey = "birthday"
/// The birthday in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// A note.
public let CNContactNoteKey = "note"
/// The picture.
public let CNContactImageDataKey = "imageData"
/// The picture, small.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Dates with labels.
public let CNContactDatesKey = "dates"
/// The addresses of pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// Related people.
public let CNContactRelationsKey = "contactRelations"
/// The names in social networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The names with services of messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
