import Foundation
import ObjCRuntime
import SampanFoundation

/// Lets a person choose contacts. The app needs no permission for that. See
/// https://developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller.
///
/// Which of the delegate's methods there are says what can be chosen: contacts or properties of them, one or several.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// Who is told.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The keys of properties that are shown of a contact; `nil` for all.
    open var displayedPropertyKeys: [String]?
    /// Says which contacts can be chosen; all where it is `nil`. Keys of contacts stand in its format: `emailAddresses.@count > 0`.
    open var predicateForEnablingContact: SampanFoundation.NSPredicate?
    /// Says which contacts are chosen by a tap; the others are shown.
    open var predicateForSelectionOfContact: SampanFoundation.NSPredicate?
    /// Says which properties are chosen by a tap: `key == 'phoneNumbers'`. With others what they are for is done.
    open var predicateForSelectionOfProperty: SampanFoundation.NSPredicate?

    private let lists = UINavigationController()
    private var isFinished = false
    let store: ContactsDatabase

    /// Creates a picker.
    public init() {
        store = .shared
        super.init(nibName: nil, bundle: nil)
    }

    init(store: ContactsDatabase) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Documents do not have contact pickers.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        lists.setViewControllers([ContactListController(owner: self)], animated: false)
        addChild(lists)
        lists.view.frame = view.bounds
        lists.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(lists.view)
        lists.didMove(toParent: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Pulled down by a finger.
        if isBeingDismissed, !isFinished { tellOfCancelling() }
    }

    // MARK: What can be chosen

    private func has(_ selector: String) -> Bool { OptionalRequirement.responding(delegate, Selector(selector)) != nil }
    private var takesContact: Bool { has("contactPicker:didSelectContact:") }
    private var takesProperty: Bool { has("contactPicker:didSelectContactProperty:") }
    private var takesContacts: Bool { has("contactPicker:didSelectContacts:") }
    private var takesProperties: Bool { has("contactPicker:didSelectContactProperties:") }

    /// Whether several contacts are marked before the person is done.
    var choosesSeveral: Bool { takesContacts || (takesProperties && displayedPropertyKeys?.count == 1) }

    func isEnabled(_ contact: CNContact) -> Bool {
        if let predicate = predicateForEnablingContact { return predicate.evaluate(with: ContactFacts.facts(of: contact)) }
        guard choosesSeveral, takesProperties, !takesContacts, let key = displayedPropertyKeys?.first else { return true }
        return !ContactDetail.all(of: contact, keys: [key]).isEmpty
    }

    // MARK: Choosing

    func choose(_ contact: CNContact) {
        let isChosen = predicateForSelectionOfContact?.evaluate(with: ContactFacts.facts(of: contact)) ?? takesContact
        guard isChosen else { return show(contact) }
        finish { delegate in OptionalRequirement.call { delegate.contactPicker(self, didSelect: contact) } }
    }

    private func show(_ contact: CNContact) {
        let details = ContactDetailController(contact, keys: displayedPropertyKeys)
        details.navigationItem.rightBarButtonItem = cancelItem
        details.onDetail = { [weak self] detail in self?.choose(detail, of: contact) ?? false }
        lists.pushViewController(details, animated: true)
    }

    /// Returns whether the property is chosen: what it is for is done otherwise.
    private func choose(_ detail: ContactDetail, of contact: CNContact) -> Bool {
        let property = detail.property(of: contact)
        let facts: [String: Any?] = ["key": property.key, "label": property.label, "value": ContactFacts.fact(property.value)]
        let isChosen = predicateForSelectionOfProperty?.evaluate(with: facts.compactMapValues { $0 } as NSDictionary) ?? takesProperty
        guard isChosen else { return false }
        finish { delegate in OptionalRequirement.call { delegate.contactPicker(self, didSelect: property) } }
        return true
    }

    func choose(_ contacts: [CNContact]) {
        if takesContacts {
            finish { delegate in OptionalRequirement.call { delegate.contactPicker(self, didSelect: contacts) } }
        } else {
            let properties = contacts.compactMap { contact in
                ContactDetail.all(of: contact, keys: displayedPropertyKeys).first?.property(of: contact)
            }
            finish { delegate in OptionalRequirement.call { delegate.contactPicker(self, didSelectContactProperties: properties) } }
        }
    }

    var cancelItem: UIBarButtonItem {
        UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }

    private func cancel() {
        isFinished = true
        presentingViewController?.dismiss(animated: true)
        tellOfCancelling()
    }

    private func tellOfCancelling() {
        isFinished = true
        if let delegate { OptionalRequirement.call { delegate.contactPickerDidCancel(self) } }
    }

    private func finish(_ tell: (any CNContactPickerDelegate) -> Void) {
        isFinished = true
        presentingViewController?.dismiss(animated: true)
        if let delegate { tell(delegate) }
    }
}

/// A contact's properties by their keys, for predicates.
enum ContactFacts {
    static func facts(of contact: CNContact) -> NSDictionary {
        let facts: [String: Any] = [
            CNContactIdentifierKey: contact.identifier, CNContactTypeKey: contact.contactType.rawValue,
            CNContactNamePrefixKey: contact.namePrefix, CNContactGivenNameKey: contact.givenName,
            CNContactMiddleNameKey: contact.middleName, CNContactFamilyNameKey: contact.familyName,
            CNContactNicknameKey: contact.nickname, CNContactOrganizationNameKey: contact.organizationName,
            CNContactDepartmentNameKey: contact.departmentName, CNContactJobTitleKey: contact.jobTitle, CNContactNoteKey: contact.note,
            CNContactImageDataAvailableKey: contact.imageDataAvailable,
            CNContactPhoneNumbersKey: contact.phoneNumbers.map(fact), CNContactEmailAddressesKey: contact.emailAddresses.map(fact),
            CNContactPostalAddressesKey: contact.postalAddresses.map(fact), CNContactUrlAddressesKey: contact.urlAddresses.map(fact),
            CNContactRelationsKey: contact.contactRelations.map(fact), CNContactDatesKey: contact.dates.map(fact),
            CNContactSocialProfilesKey: contact.socialProfiles.map(fact),
            CNContactInstantMessageAddressesKey: contact.instantMessageAddresses.map(fact),
        ]
        var all = facts
        if let birthday = contact.birthday { all[CNContactBirthdayKey] = birthday }
        return all as NSDictionary
    }

    private static func fact<Value>(_ value: CNLabeledValue<Value>) -> NSDictionary {
        var facts: [String: Any] = ["identifier": value.identifier]
        facts["label"] = value.label
        facts["value"] = fact(value.value)
        return facts as NSDictionary
    }

    /// What stands for a value in a predicate.
    static func fact(_ value: Any?) -> Any? {
        switch value {
        case let number as CNPhoneNumber: ["stringValue": number.stringValue] as NSDictionary
        case let relation as CNContactRelation: ["name": relation.name] as NSDictionary
        case let address as CNPostalAddress:
            [
                "street": address.street, "city": address.city, "state": address.state, "postalCode": address.postalCode,
                "country": address.country, "ISOCountryCode": address.isoCountryCode,
            ] as NSDictionary
        case let profile as CNSocialProfile:
            ["username": profile.username, "service": profile.service, "urlString": profile.urlString] as NSDictionary
        case let message as CNInstantMessageAddress: ["username": message.username, "service": message.service] as NSDictionary
        default: value
        }
    }
}
