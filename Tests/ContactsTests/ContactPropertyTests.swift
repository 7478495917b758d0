import Foundation
import Testing

@testable import Contacts

/// Single values of contacts.
@Suite struct ContactPropertyTests {
    private var contact: CNContact {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1")),
            CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "2")),
        ]
        return contact
    }

    @Test func aContactsValuesAreOfTheirKeysWithLabelsAndIdentifiers() throws {
        let contact = contact
        let all = CNContactProperty.all(of: contact, keys: [CNContactNoteKey, CNContactPhoneNumbersKey, CNContactGivenNameKey])
        #expect(all.map(\.key) == [CNContactPhoneNumbersKey, CNContactPhoneNumbersKey, CNContactGivenNameKey])
        #expect(all.map(\.label) == [CNLabelHome, nil, nil])
        #expect(all.map(\.identifier) == contact.phoneNumbers.map(\.identifier) + [nil])
        #expect((all[1].value as? CNPhoneNumber)?.stringValue == "2" && all[2].value as? String == "Ada")
        #expect(all[0] != all[1] && all[0] == CNContactProperty.all(of: contact, keys: [CNContactPhoneNumbersKey])[0])
    }

    @Test func aValueComesBackFromAnArchive() throws {
        let property = CNContactProperty.all(of: contact, keys: [CNContactPhoneNumbersKey])[1]
        let data = try NSKeyedArchiver.archivedData(withRootObject: property, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContactProperty.self, from: data))
        #expect(read.contact.identifier == property.contact.identifier && read.key == property.key)
        #expect((read.value as? CNPhoneNumber)?.stringValue == "2" && read.identifier == property.identifier && read.label == nil)
    }
}
