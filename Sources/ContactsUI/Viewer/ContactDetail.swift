import Foundation
import ObjCRuntime

/// A property of a contact as a row: what it is called, and its text.
struct ContactDetail {
    let key: String
    let identifier: String?
    let label: String?
    let title: String
    let text: String
    let value: Any?
    /// What a tap does: calls, writes, opens a page.
    let url: URL?

    func property(of contact: CNContact) -> CNContactProperty {
        CNContactProperty(contact: contact, key: key, value: value, identifier: identifier, label: label)
    }

    /// The rows of a contact, in iOS's order.
    ///
    /// - Parameter keys: the keys of what is shown; `nil` for all.
    static func all(of contact: CNContact, keys: [String]?) -> [ContactDetail] {
        var details: [ContactDetail] = []
        func shows(_ key: String) -> Bool { contact.isKeyAvailable(key) && keys?.contains(key) ?? true }
        func add<Value>(
            _ key: String, _ values: @autoclosure () -> [CNLabeledValue<Value>], _ text: (Value) -> String,
            _ url: (String) -> URL? = { _ in nil }
        ) {
            guard shows(key) else { return }
            for value in values() {
                let shown = text(value.value)
                details.append(
                    ContactDetail(
                        key: key, identifier: value.identifier, label: value.label,
                        title: value.label.map(LabelText.text) ?? CNContact.localizedString(forKey: key).lowercased(), text: shown,
                        value: value.value, url: url(shown)))
            }
        }
        add(CNContactPhoneNumbersKey, contact.phoneNumbers, \.stringValue) { number in
            URL(string: "tel:\(CNPhoneNumber(stringValue: number).digits)")
        }
        add(CNContactEmailAddressesKey, contact.emailAddresses, { String(describing: $0) }) { URL(string: "mailto:\($0)") }
        add(CNContactUrlAddressesKey, contact.urlAddresses, { String(describing: $0) }) {
            URL(string: $0.contains(":") ? $0 : "http://\($0)")
        }
        add(CNContactPostalAddressesKey, contact.postalAddresses) { CNPostalAddressFormatter.string(from: $0, style: .mailingAddress) }
        if shows(CNContactBirthdayKey), let birthday = contact.birthday {
            details.append(
                ContactDetail(
                    key: CNContactBirthdayKey, identifier: nil, label: nil, title: "birthday", text: day(birthday), value: birthday,
                    url: nil))
        }
        add(CNContactDatesKey, contact.dates) { day(Self.components(of: $0)) }
        add(CNContactRelationsKey, contact.contactRelations, \.name)
        add(CNContactSocialProfilesKey, contact.socialProfiles) { $0.username.isEmpty ? $0.urlString : $0.username }
        add(CNContactInstantMessageAddressesKey, contact.instantMessageAddresses) { "\($0.username) (\($0.service))" }
        if shows(CNContactNoteKey), !contact.note.isEmpty {
            details.append(
                ContactDetail(
                    key: CNContactNoteKey, identifier: nil, label: nil, title: "Notes", text: contact.note, value: contact.note, url: nil))
        }
        return details
    }

    private static func components(of date: NSDateComponents) -> DateComponents {
        var day = DateComponents(calendar: date.calendar)
        (day.month, day.day) = (date.month, date.day)
        if date.year != NSDateComponentUndefined { day.year = date.year }
        return day
    }

    /// A day as people read it, with or without a year.
    private static func day(_ components: DateComponents) -> String {
        var whole = components
        let calendar = components.calendar ?? Calendar(identifier: .gregorian)
        whole.calendar = calendar
        // A leap year, for the 29th of February.
        whole.year = components.year ?? 2000
        whole.timeZone = calendar.timeZone
        guard let date = calendar.date(from: whole) else { return "" }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(components.year == nil ? "MMMM d" : "MMMM d yyyy")
        return formatter.string(from: date)
    }
}
