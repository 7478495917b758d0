import Contacts
import Foundation

/// A contact that a person edits: its values as texts.
final class EditedContact {
    /// What there can be several of.
    enum Kind: CaseIterable {
        case phone, email, url

        var key: String {
            switch self {
            case .phone: CNContactPhoneNumbersKey
            case .email: CNContactEmailAddressesKey
            case .url: CNContactUrlAddressesKey
            }
        }

        /// The labels that are offered, the first for new values.
        var labels: [String] {
            switch self {
            case .phone:
                [
                    CNLabelPhoneNumberMobile, CNLabelHome, CNLabelWork, CNLabelPhoneNumberiPhone, CNLabelPhoneNumberMain,
                    CNLabelPhoneNumberHomeFax, CNLabelPhoneNumberWorkFax, CNLabelPhoneNumberPager, CNLabelOther,
                ]
            case .email: [CNLabelHome, CNLabelWork, CNLabelSchool, CNLabelOther]
            case .url: [CNLabelURLAddressHomePage, CNLabelHome, CNLabelWork, CNLabelOther]
            }
        }
    }

    /// A value with what it is called.
    struct Value {
        /// The value of which it is a change; `nil` for a new one.
        var identifier: String?
        var label: String?
        var text: String
    }

    /// An address with what it is called.
    struct Address {
        var identifier: String?
        var label: String?
        var value: CNMutablePostalAddress
    }

    /// The contact with what was changed of it, once `write()` was called.
    let contact: CNMutableContact
    var values: [Kind: [Value]] = [:]
    var addresses: [Address]
    var birthday: DateComponents?

    init(_ contact: CNMutableContact) {
        self.contact = contact
        for kind in Kind.allCases {
            values[kind] = CNContactProperty.all(of: contact, keys: [kind.key]).map {
                Value(identifier: $0.identifier, label: $0.label, text: ContactText.value(of: $0))
            }
        }
        addresses = contact.postalAddresses.map {
            Address(identifier: $0.identifier, label: $0.label, value: $0.value.mutableCopy() as! CNMutablePostalAddress)
        }
        birthday = contact.birthday
    }

    /// Whether somebody could find the contact again.
    var isEmpty: Bool {
        let names = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix, contact.nickname,
            contact.organizationName, contact.jobTitle, contact.note,
        ]
        return names.allSatisfy(\.isEmpty) && values.values.joined().allSatisfy { Self.trimmed($0.text).isEmpty }
            && addresses.allSatisfy { Self.isEmpty($0.value) } && birthday == nil && contact.imageData == nil
    }

    private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    private static func isEmpty(_ address: CNPostalAddress) -> Bool {
        [address.street, address.subLocality, address.city, address.state, address.postalCode, address.country].allSatisfy(\.isEmpty)
    }

    /// Gives the contact its values. What is empty goes.
    func write() {
        contact.phoneNumbers = merged(values[.phone] ?? [], over: contact.phoneNumbers) { CNPhoneNumber(stringValue: $0) }
        contact.emailAddresses = merged(values[.email] ?? [], over: contact.emailAddresses) { $0 as NSString }
        contact.urlAddresses = merged(values[.url] ?? [], over: contact.urlAddresses) { $0 as NSString }
        let kept = contact.postalAddresses
        contact.postalAddresses = addresses.filter { !Self.isEmpty($0.value) }.map { address in
            let value = address.value.copy() as! CNPostalAddress
            let known = kept.first { $0.identifier == address.identifier }
            return known?.settingLabel(address.label, value: value) ?? CNLabeledValue(label: address.label, value: value)
        }
        if contact.birthday != birthday { contact.birthday = birthday }
    }

    private func merged<Content>(
        _ values: [Value], over kept: [CNLabeledValue<Content>], _ make: (String) -> Content
    ) -> [CNLabeledValue<Content>] {
        values.filter { !Self.trimmed($0.text).isEmpty }.map { value in
            let known = kept.first { $0.identifier == value.identifier }
            return known?.settingLabel(value.label, value: make(Self.trimmed(value.text)))
                ?? CNLabeledValue(label: value.label, value: make(Self.trimmed(value.text)))
        }
    }

    /// Takes over what another contact has and this one has not.
    func add(_ other: CNContact) {
        func fill(_ key: String, _ path: ReferenceWritableKeyPath<CNMutableContact, String>, _ value: KeyPath<CNContact, String>) {
            if other.isKeyAvailable(key), contact[keyPath: path].isEmpty { contact[keyPath: path] = other[keyPath: value] }
        }
        fill(CNContactGivenNameKey, \.givenName, \.givenName)
        fill(CNContactFamilyNameKey, \.familyName, \.familyName)
        fill(CNContactOrganizationNameKey, \.organizationName, \.organizationName)
        fill(CNContactJobTitleKey, \.jobTitle, \.jobTitle)
        fill(CNContactNoteKey, \.note, \.note)
        for kind in Kind.allCases {
            for property in CNContactProperty.all(of: other, keys: [kind.key]) {
                let text = ContactText.value(of: property)
                guard values[kind]?.contains(where: { $0.text == text }) != true else { continue }
                values[kind, default: []].append(Value(identifier: nil, label: property.label, text: text))
            }
        }
        if other.isKeyAvailable(CNContactPostalAddressesKey) {
            for address in other.postalAddresses where !addresses.contains(where: { $0.value.isEqual(address.value) }) {
                addresses.append(Address(label: address.label, value: address.value.mutableCopy() as! CNMutablePostalAddress))
            }
        }
        if other.isKeyAvailable(CNContactBirthdayKey), birthday == nil { birthday = other.birthday }
        if other.isKeyAvailable(CNContactImageDataKey), contact.imageData == nil { contact.imageData = other.imageData }
    }
}
