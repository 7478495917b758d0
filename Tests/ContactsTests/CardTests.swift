import Foundation
import Testing

@testable import Contacts

/// Contacts as cards, and cards as contacts.
@Suite struct CardTests {
    private func read(_ text: String) throws -> [CNContact] { try CNContactVCardSerialization.contacts(with: Data(text.utf8)) }

    private func failure(_ text: String) -> String? {
        do {
            _ = try read(text)
            return nil
        } catch { return (error as? CNError)?.failureReason }
    }

    private var full: CNMutableContact {
        let contact = CNMutableContact()
        contact.namePrefix = "Dr."
        (contact.givenName, contact.middleName, contact.familyName) = ("Ada", "Augusta", "King; Lovelace, née Byron")
        (contact.nickname, contact.previousFamilyName) = ("Countess", "Byron")
        (contact.organizationName, contact.departmentName, contact.jobTitle) = ("Analytical, Ltd.", "Engines", "Programmer")
        contact.note = "First line\nsecond line with a \\ and, a comma; and more that makes the line so long that it has to be folded äöü"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberiPhone, value: CNPhoneNumber(stringValue: "+44 1")),
            CNLabeledValue(label: CNLabelPhoneNumberWorkFax, value: CNPhoneNumber(stringValue: "+44 2")),
            CNLabeledValue(label: "boat", value: CNPhoneNumber(stringValue: "+44 3")),
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org")]
        contact.urlAddresses = [CNLabeledValue(label: CNLabelURLAddressHomePage, value: "http://example.org/a;b")]
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode, address.country) = ("12 St James’s Square\nFlat 2", "London", "SW1", "UK")
        address.isoCountryCode = "gb"
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        contact.contactRelations = [CNLabeledValue(label: CNLabelContactRelationMother, value: CNContactRelation(name: "Anne Isabella"))]
        contact.socialProfiles = [
            CNLabeledValue(
                label: nil,
                value: CNSocialProfile(
                    urlString: "http://example.org/ada", username: "ada", userIdentifier: nil, service: CNSocialProfileServiceTwitter))
        ]
        contact.instantMessageAddresses = [
            CNLabeledValue(label: CNLabelHome, value: CNInstantMessageAddress(username: "ada", service: CNInstantMessageServiceSkype))
        ]
        contact.birthday = DateComponents(calendar: Calendar(identifier: .gregorian), year: 1815, month: 12, day: 10)
        let wedding = NSDateComponents()
        (wedding.year, wedding.month, wedding.day) = (1835, 7, 8)
        contact.dates = [CNLabeledValue(label: CNLabelDateAnniversary, value: wedding)]
        contact.imageData = Data([0xFF, 0xD8, 0xFF, 0xE0])
        return contact
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let data = try CNContactVCardSerialization.data(with: [full, full])
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        let contacts = try CNContactVCardSerialization.contacts(with: data)
        #expect(contacts.count == 2 && contacts[0].identifier != contacts[1].identifier)
        let (a, b) = (full, contacts[0])
        #expect(a.namePrefix == b.namePrefix && a.givenName == b.givenName && a.middleName == b.middleName && a.familyName == b.familyName)
        #expect(a.nickname == b.nickname && a.previousFamilyName == b.previousFamilyName && a.note == b.note)
        #expect(a.organizationName == b.organizationName && a.departmentName == b.departmentName && a.jobTitle == b.jobTitle)
        #expect(a.phoneNumbers == b.phoneNumbers && a.emailAddresses == b.emailAddresses && a.urlAddresses == b.urlAddresses)
        #expect(a.postalAddresses == b.postalAddresses && a.contactRelations == b.contactRelations)
        #expect(a.socialProfiles == b.socialProfiles && a.instantMessageAddresses == b.instantMessageAddresses)
        #expect(a.birthday?.year == b.birthday?.year && b.dates.first?.value.day == 8 && b.dates.first?.label == CNLabelDateAnniversary)
        #expect(a.imageData == b.imageData)
    }

    @Test func anArchiveHasTheContactWithWhatWasAskedFor() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: full, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: data))
        #expect(read.familyName == full.familyName && read.phoneNumbers.map(\.value) == full.phoneNumbers.map(\.value))
    }

    @Test func cardsOfPhonesAreRead() throws {
        let text = """
            BEGIN:VCARD
            VERSION:2.1
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BC=
            rgen;;;
            TEL;CELL;PREF:0170 1
            EMAIL;HOME:j@example.org
            BDAY:19801231
            END:VCARD
            begin:vcard
            version:4.0
            fn:Only a Name
            tel;value=uri;type="voice,home":tel:+1-555
            bday:--0229
            x-unknown;a=b:kept
            end:vcard
            """
        let contacts = try read(text)
        #expect(contacts.count == 2)
        #expect(contacts[0].familyName == "Müller" && contacts[0].givenName == "Jürgen")
        #expect(contacts[0].phoneNumbers.first?.label == CNLabelPhoneNumberMobile && contacts[0].emailAddresses.first?.label == CNLabelHome)
        #expect(contacts[0].birthday?.year == 1980)
        #expect(contacts[1].givenName == "Only a Name" && contacts[1].phoneNumbers.first?.value.stringValue == "+1-555")
        #expect(contacts[1].birthday?.day == 29 && contacts[1].birthday?.year == nil)
        let written = String(decoding: try CNContactVCardSerialization.data(with: contacts), as: UTF8.self)
        #expect(written.contains("X-UNKNOWN;A=b:kept\r\n"))
    }

    @Test func aTextThatIsNoCardIsRefusedWithItsLine() {
        #expect(failure("BEGIN:VCARD\nnothing\nEND:VCARD") == "Line 2: expected a name, a colon and a value.")
        #expect(failure("BEGIN:VCARD\nBEGIN:VCARD") == "Line 2: a card begins within another; expected END:VCARD before it.")
        #expect(failure("END:VCARD") == "Line 1: a card ends that did not begin.")
        #expect(failure("BEGIN:VCARD\nN:A") == "the last card does not end; expected END:VCARD.")
        #expect(failure("") == nil)
    }

    @Test func damagedCardsNeverCrash() throws {
        let whole = [UInt8](try CNContactVCardSerialization.data(with: [full]))
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<3000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let index = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert([UInt8(ascii: ";"), 58, 10, 34, 92, 61][index % 6], at: index)
                default: bytes.removeSubrange(index..<min(bytes.count, index + 20))
                }
                if bytes.isEmpty { break }
            }
            guard let contacts = try? CNContactVCardSerialization.contacts(with: Data(bytes)) else { continue }
            // What is read can be written, and is then read as the same.
            let written = try CNContactVCardSerialization.data(with: contacts)
            #expect(try CNContactVCardSerialization.contacts(with: written).count == contacts.count)
        }
    }

    @Test func namesAndAddressesAreWrittenAsPeopleReadThem() {
        let contact = CNMutableContact()
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
        contact.organizationName = "Engines"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Engines")
        (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        #expect(CNContactFormatter.nameOrder(for: contact) == .givenNameFirst && CNContactFormatter.delimiter(for: contact) == " ")
        contact.contactType = .organization
        #expect(CNContactFormatter().string(from: contact) == "Engines")
        (contact.contactType, contact.givenName, contact.familyName) = (.person, "太郎", "山田")
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "山田太郎")
        #expect(CNContactFormatter.nameOrder(for: contact) == .familyNameFirst)
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = ("1 Infinite Loop", "Cupertino", "CA", "95014")
        (address.country, address.isoCountryCode) = ("United States", "us")
        let letter = CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        #expect(letter == "1 Infinite Loop\nCupertino CA 95014\nUnited States")
        (address.street, address.city, address.state, address.isoCountryCode) = ("Unter den Linden 1", "Berlin", "", "de")
        (address.postalCode, address.country) = ("10117", "Deutschland")
        #expect(CNPostalAddressFormatter().string(from: address) == "Unter den Linden 1\n10117 Berlin\nDeutschland")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberHomeFax) == "home fax")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "boat") == "boat")
    }
}
