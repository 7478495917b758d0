import SampanFoundation

/// What is written of a contact's name. See https://developer.apple.com/documentation/contacts/cncontactformatterstyle.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The name.
    case fullName = 0
    /// How the name sounds.
    case phoneticFullName = 1
}

/// In which order names are written. See https://developer.apple.com/documentation/contacts/cncontactdisplaynameorder.
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// As the person chose it.
    case userDefault = 0
    case givenNameFirst = 1
    case familyNameFirst = 2
}

/// The attribute of parts of a formatted name: the key of what they are.
public let CNContactPropertyAttribute = "contactProperty"

/// Writes contacts' names as people read them, in the order of the language that a name is in. See
/// https://developer.apple.com/documentation/contacts/cncontactformatter.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// What is written.
    open var style = CNContactFormatterStyle.fullName

    /// Creates a formatter of full names.
    public override init() { super.init() }

    /// Reads a formatter from an archive.
    public required init?(coder: NSCoder) {
        style = CNContactFormatterStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .fullName
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "style")
    }

    // MARK: Keys

    /// What has to be read of contacts for a style.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        switch style {
        case .fullName: KeyGroup(NameText.keys)
        case .phoneticFullName:
            KeyGroup([
                CNContactTypeKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
                CNContactPhoneticOrganizationNameKey,
            ])
        }
    }
    /// What has to be read of contacts to know their names' order.
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { KeyGroup(NameText.keys) }
    /// What has to be read of contacts to know what stands between a name's parts.
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { KeyGroup(NameText.keys) }

    // MARK: Texts

    // @objc(stringFromContact:style:)
    /// A contact's name; the organization where there is none, and `nil` where there is neither.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? { NameText.text(of: contact, style) }

    // @objc(stringFromContact:)
    /// A contact's name in the formatter's style.
    open func string(from contact: CNContact) -> String? { NameText.text(of: contact, style) }

    // @objc(attributedStringFromContact:style:defaultAttributes:)
    /// A contact's name whose parts have their keys as the attribute `CNContactPropertyAttribute`.
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        guard let text = NameText.text(of: contact, style) else { return nil }
        var plain: [NSAttributedString.Key: Any] = [:]
        for (key, value) in attributes ?? [:] {
            if let key = key as? NSAttributedString.Key { plain[key] = value }
            if let key = key as? String { plain[NSAttributedString.Key(key)] = value }
        }
        let result = NSMutableAttributedString(string: text, attributes: plain)
        let attribute = NSAttributedString.Key(CNContactPropertyAttribute)
        for (key, part) in NameText.parts(of: contact, style) where !part.isEmpty {
            let range = (text as NSString).range(of: part)
            if range.location != NSNotFound { result.addAttribute(attribute, value: key, range: range) }
        }
        return result
    }

    // @objc(attributedStringFromContact:defaultAttributes:)
    /// A contact's name in the formatter's style, whose parts have their keys as an attribute.
    open func attributedString(from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil) -> NSAttributedString? {
        Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }

    // MARK: Order

    // @objc(nameOrderForContact:)
    /// The order in which a contact's name is written.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        guard let text = NameText.text(of: contact, .fullName) else { return .givenNameFirst }
        let (given, family) = (contact.givenName, contact.familyName)
        guard !given.isEmpty, !family.isEmpty, let first = text.range(of: given), let last = text.range(of: family) else {
            return .givenNameFirst
        }
        return last.lowerBound < first.lowerBound ? .familyNameFirst : .givenNameFirst
    }

    // @objc(delimiterForContact:)
    /// What stands between the parts of a contact's name.
    open class func delimiter(for contact: CNContact) -> String {
        guard let text = NameText.text(of: contact, .fullName), !contact.givenName.isEmpty, !contact.familyName.isEmpty else { return " " }
        return text.contains(" ") ? " " : ""
    }
}

/// A contact's name as a text.
enum NameText {
    static let keys = [
        CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
        CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey, CNContactPreviousFamilyNameKey,
    ]

    static func text(of contact: CNContact, _ style: CNContactFormatterStyle) -> String? {
        let parts = parts(of: contact, style)
        func part(_ key: String) -> String { parts.first { $0.key == key }?.text ?? "" }
        switch style {
        case .fullName:
            var components = PersonNameComponents()
            components.namePrefix = part(CNContactNamePrefixKey)
            components.givenName = part(CNContactGivenNameKey)
            components.middleName = part(CNContactMiddleNameKey)
            components.familyName = part(CNContactFamilyNameKey)
            components.nameSuffix = part(CNContactNameSuffixKey)
            return whole(components, part(CNContactOrganizationNameKey), isOrganization: contact.contactType == .organization)
        case .phoneticFullName:
            var components = PersonNameComponents()
            components.givenName = part(CNContactPhoneticGivenNameKey)
            components.middleName = part(CNContactPhoneticMiddleNameKey)
            components.familyName = part(CNContactPhoneticFamilyNameKey)
            return whole(components, part(CNContactPhoneticOrganizationNameKey), isOrganization: contact.contactType == .organization)
        }
    }

    /// The parts of a name by their keys, in the order in which they are looked for.
    static func parts(of contact: CNContact, _ style: CNContactFormatterStyle) -> [(key: String, text: String)] {
        switch style {
        case .fullName:
            [
                (CNContactNamePrefixKey, contact.namePrefix), (CNContactGivenNameKey, contact.givenName),
                (CNContactMiddleNameKey, contact.middleName), (CNContactFamilyNameKey, contact.familyName),
                (CNContactNameSuffixKey, contact.nameSuffix), (CNContactOrganizationNameKey, contact.organizationName),
            ]
        case .phoneticFullName:
            [
                (CNContactPhoneticGivenNameKey, contact.phoneticGivenName), (CNContactPhoneticMiddleNameKey, contact.phoneticMiddleName),
                (CNContactPhoneticFamilyNameKey, contact.phoneticFamilyName),
                (CNContactPhoneticOrganizationNameKey, contact.phoneticOrganizationName),
            ]
        }
    }

    static func fullName(of values: ContactValues) -> String? { text(of: CNContact(ContactCard(values: values)), .fullName) }

    private static func whole(_ components: PersonNameComponents, _ organization: String, isOrganization: Bool) -> String? {
        if isOrganization, !organization.isEmpty { return organization }
        let name = PersonNameComponentsFormatter.localizedString(from: components, style: .long, options: [])
        return !name.isEmpty ? name : organization.isEmpty ? nil : organization
    }
}
