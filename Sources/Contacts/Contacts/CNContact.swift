import Foundation
import ObjCRuntime

/// Raised when a property is read that was not asked for.
public let CNContactPropertyNotFetchedExceptionName = "CNPropertyNotFetchedException"

/// Whether a contact is a person. See https://developer.apple.com/documentation/contacts/cncontacttype.
public enum CNContactType: Int, Sendable {
    case person = 0
    case organization = 1
}

/// By what contacts are sorted. See https://developer.apple.com/documentation/contacts/cncontactsortorder.
public enum CNContactSortOrder: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As the person chose it.
    case userDefault = 1
    /// By the given name, then the family name.
    case givenName = 2
    /// By the family name, then the given name.
    case familyName = 3
}

/// Somebody in the person's contacts: as it was when it was read, with the properties that were asked for. See
/// https://developer.apple.com/documentation/contacts/cncontact.
///
/// Does not change. May be used on any thread. A property that was not asked for ends the app when it is read, as on iOS.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Identifiable {
    package internal(set) var card: ContactCard

    /// Creates a contact of whom nothing is known.
    public override init() {
        card = ContactCard()
        super.init()
    }

    init(_ card: ContactCard) {
        self.card = card
        super.init()
    }

    func read<Value>(_ key: String, _ path: KeyPath<ContactValues, Value>) -> Value {
        guard card.has(key) else {
            ObjCException.raise(CNContactPropertyNotFetchedExceptionName, "A property was not requested when contact was fetched.")
        }
        return card.values[keyPath: path]
    }

    // MARK: Who

    /// What tells the contact from others on the device.
    open var identifier: String { card.values.identifier }
    /// The identifier.
    public var id: String { identifier }
    /// Whether it is a person or an organization.
    open var contactType: CNContactType { read(CNContactTypeKey, \.contactType) }
    /// What stands before the name.
    open var namePrefix: String { read(CNContactNamePrefixKey, \.namePrefix) }
    /// The given name.
    open var givenName: String { read(CNContactGivenNameKey, \.givenName) }
    /// The middle name.
    open var middleName: String { read(CNContactMiddleNameKey, \.middleName) }
    /// The family name.
    open var familyName: String { read(CNContactFamilyNameKey, \.familyName) }
    /// The family name of before.
    open var previousFamilyName: String { read(CNContactPreviousFamilyNameKey, \.previousFamilyName) }
    /// What stands behind the name.
    open var nameSuffix: String { read(CNContactNameSuffixKey, \.nameSuffix) }
    /// The nickname.
    open var nickname: String { read(CNContactNicknameKey, \.nickname) }
    /// The organization.
    open var organizationName: String { read(CNContactOrganizationNameKey, \.organizationName) }
    /// The department in it.
    open var departmentName: String { read(CNContactDepartmentNameKey, \.departmentName) }
    /// What the person does there.
    open var jobTitle: String { read(CNContactJobTitleKey, \.jobTitle) }
    /// How the given name sounds.
    open var phoneticGivenName: String { read(CNContactPhoneticGivenNameKey, \.phoneticGivenName) }
    /// How the middle name sounds.
    open var phoneticMiddleName: String { read(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName) }
    /// How the family name sounds.
    open var phoneticFamilyName: String { read(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName) }
    /// How the organization's name sounds.
    open var phoneticOrganizationName: String { read(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName) }
    /// A note.
    open var note: String { read(CNContactNoteKey, \.note) }
    /// The picture, as a file.
    open var imageData: Data? { read(CNContactImageDataKey, \.imageData) }
    /// The picture for lists, as a file: the picture.
    open var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, \.imageData) }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { read(CNContactImageDataAvailableKey, \.imageData) != nil }

    // MARK: Where

    /// The phone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { read(CNContactPhoneNumbersKey, \.phoneNumbers) }
    /// The addresses of mail.
    open var emailAddresses: [CNLabeledValue<NSString>] { read(CNContactEmailAddressesKey, \.emailAddresses) }
    /// The addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { read(CNContactPostalAddressesKey, \.postalAddresses) }
    /// The addresses of pages.
    open var urlAddresses: [CNLabeledValue<NSString>] { read(CNContactUrlAddressesKey, \.urlAddresses) }
    /// Related people.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { read(CNContactRelationsKey, \.contactRelations) }
    /// The names in social networks.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { read(CNContactSocialProfilesKey, \.socialProfiles) }
    /// The names with services of messages.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        read(CNContactInstantMessageAddressesKey, \.instantMessageAddresses)
    }

    // MARK: When

    /// The birthday, perhaps without a year.
    open var birthday: DateComponents? { read(CNContactBirthdayKey, \.birthday) }
    /// The birthday in a calendar of its own.
    open var nonGregorianBirthday: DateComponents? { read(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday) }
    /// Dates with labels.
    open var dates: [CNLabeledValue<NSDateComponents>] { read(CNContactDatesKey, \.dates) }

    // MARK: What was asked for

    /// Whether a property was asked for.
    open func isKeyAvailable(_ key: String) -> Bool { card.has(key) }
    /// Whether all properties of some keys were asked for.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        ContactKeys.all(of: keyDescriptors).allSatisfy(card.has)
    }
    /// A key as people read it.
    open class func localizedString(forKey key: String) -> String { ContactKeys.text(of: key) }
    /// Whether the contact is made of one of that identifier, among others.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }

    // MARK: Order

    /// What has to be read of contacts to sort them.
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { KeyGroup(ContactOrder.keys) }
    /// What compares contacts for an order.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { a, b in
            guard let a = a as? CNContact, let b = b as? CNContact else { return .orderedSame }
            return ContactOrder.compare(a.card.values, b.card.values, by: sortOrder)
        }
    }

    // MARK: Copies, archives, equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return card.fetched == other.card.fetched && card.values.isSame(as: other.card.values)
    }
    open override var hash: Int { identifier.hash }
    open override var description: String {
        let (values, names) = (card.values, ["givenName", "familyName", "organizationName"])
        let texts = zip(names, [values.givenName, values.familyName, values.organizationName])
            .map { name, text in "\(name)=\(card.has(name) ? text : "(not fetched)")" }
        return "<\(type(of: self)): \(identifier): \(texts.joined(separator: ", "))>"
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { CNContact(card) }
    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(card) }
    /// Archives may be those of strangers.
    public static var supportsSecureCoding: Bool { true }
    /// Writes it into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Data(CardWriter.card(of: card.values, isForStore: true).utf8) as NSData, forKey: "card")
        if let keys = card.fetched { coder.encode(keys.sorted().joined(separator: " "), forKey: "keys") }
    }
    /// Reads it from an archive.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "card"),
            let values = try? CardReader.contacts(in: Data(referencing: data)).first
        else { return nil }
        let hasKeys = coder.containsValue(forKey: "keys")
        let keys = hasKeys ? coder.decodeObject(of: NSString.self, forKey: "keys").map { String(describing: $0) } : nil
        card = ContactCard(values: values, fetched: keys.map { Set($0.split(separator: " ").map(String.init)) })
        super.init()
    }
}

/// A contact's values, and which of them were asked for.
package struct ContactCard {
    var values = ContactValues()
    /// `nil` if all were.
    var fetched: Set<String>?

    init(values: ContactValues = ContactValues(), fetched: Set<String>? = nil) { (self.values, self.fetched) = (values, fetched) }

    func has(_ key: String) -> Bool { key == CNContactIdentifierKey || fetched?.contains(key) ?? true }
}
