import Foundation
import SampanFoundation
import SampanHost
import Testing

@testable import Contacts

/// The person's contacts.
@Suite struct ContactStoreTests {
    private let permissions = Permissions(file: nil)
    private let keys: [any CNKeyDescriptor] = [
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName), CNContactEmailAddressesKey, CNContactPhoneNumbersKey,
    ]

    private func store(_ answer: PrivacyAnswer? = .granted, file: URL? = nil) -> CNContactStore {
        permissions.set(answer, for: .contacts)
        return CNContactStore(database: ContactsDatabase(file: file), permissions: permissions)
    }

    @discardableResult
    private func add(_ given: String, _ family: String, to store: CNContactStore, _ change: (CNMutableContact) -> Void = { _ in }) throws
        -> String
    {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = (given, family)
        change(contact)
        let request = CNSaveRequest()
        request.add(contact, toContainerWithIdentifier: nil)
        try store.execute(request)
        return contact.identifier
    }

    private func code(_ body: () throws -> Void) -> CNError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? CNError)?.code }
    }

    private func names(_ store: CNContactStore, _ predicate: SampanFoundation.NSPredicate) throws -> [String] {
        try store.unifiedContacts(matching: predicate, keysToFetch: keys).map {
            CNContactFormatter.string(from: $0, style: .fullName) ?? ""
        }
    }

    @Test(arguments: [PrivacyAnswer.denied, nil]) func anAppThatMayNotReadsAndSavesNothing(_ answer: PrivacyAnswer?) {
        let store = store(answer)
        #expect(CNContactStore.status(in: permissions) == (answer == nil ? .notDetermined : .denied))
        #expect(code { _ = try names(store, CNContact.predicateForContacts(matchingName: "A")) } == .authorizationDenied)
        #expect(code { try add("A", "B", to: store) } == .authorizationDenied)
        #expect(code { _ = try store.groups(matching: nil) } == .authorizationDenied)
    }

    @Test func aContactThatWasSavedIsFoundByEachPredicate() throws {
        let store = store()
        let identifier = try add("Ada", "Lovelace", to: store) {
            $0.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.org")]
            $0.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 20 7946 0958"))]
        }
        try add("Grace", "Hopper", to: store)
        for predicate in [
            CNContact.predicateForContacts(matchingName: "lov"), CNContact.predicateForContacts(matchingName: "love ADA"),
            CNContact.predicateForContacts(matchingEmailAddress: "ADA@example.org"),
            CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "020 7946-0958")),
            CNContact.predicateForContacts(withIdentifiers: [identifier]),
        ] {
            #expect(try names(store, predicate) == ["Ada Lovelace"], "\(predicate)")
        }
        #expect(try names(store, CNContact.predicateForContacts(matchingName: "ovelace")) == [])
        #expect(try names(store, CNContact.predicateForContacts(matchingName: "")) == [])
        #expect(try names(store, CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "0958"))) == [])
        let container = CNContact.predicateForContactsInContainer(withIdentifier: store.defaultContainerIdentifier())
        #expect(try names(store, container) == ["Ada Lovelace", "Grace Hopper"])
    }

    @Test func aPredicateOfAnotherKindIsRefused() {
        let store = store()
        #expect(code { _ = try names(store, SampanFoundation.NSPredicate(value: true)) } == .predicateInvalid)
        #expect(code { _ = try names(store, CNGroup.predicateForGroups(withIdentifiers: [])) } == .predicateInvalid)
    }

    @Test func whatWasNotAskedForIsNotThereAndIsNotLostByAnUpdate() throws {
        let store = store()
        let identifier = try add("Ada", "Lovelace", to: store) { $0.note = "Engine" }
        let contact = try store.unifiedContact(withIdentifier: identifier, keysToFetch: [CNContactGivenNameKey])
        #expect(contact.isKeyAvailable(CNContactGivenNameKey) && !contact.isKeyAvailable(CNContactNoteKey))
        #expect(!contact.areKeysAvailable([CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]))
        let changed = try #require(contact.mutableCopy() as? CNMutableContact)
        changed.givenName = "Augusta"
        let request = CNSaveRequest()
        request.update(changed)
        try store.execute(request)
        let whole = try store.unifiedContact(withIdentifier: identifier, keysToFetch: keys + [CNContactNoteKey])
        #expect(whole.givenName == "Augusta" && whole.familyName == "Lovelace" && whole.note == "Engine")
    }

    @Test func allChangesOfARequestAreKeptOrNone() throws {
        let store = store()
        let request = CNSaveRequest()
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        request.add(contact, toContainerWithIdentifier: nil)
        request.delete(CNMutableContact())
        #expect(code { try store.execute(request) } == .recordDoesNotExist)
        #expect(try names(store, CNContact.predicateForContacts(matchingName: "Ada")) == [])
        let elsewhere = CNSaveRequest()
        elsewhere.add(contact, toContainerWithIdentifier: "elsewhere")
        #expect(code { try store.execute(elsewhere) } == .parentRecordDoesNotExist)
    }

    @Test func contactsComeInTheOrderThatIsAskedForUntilTheBlockHasEnough() throws {
        let store = store()
        for (given, family) in [("Grace", "Hopper"), ("Ada", "Lovelace"), ("Alan", "Turing"), ("Barbara", "Liskov")] {
            try add(given, family, to: store)
        }
        func order(_ order: CNContactSortOrder, atMost count: Int = 9) throws -> [String] {
            let request = CNContactFetchRequest(keysToFetch: keys)
            request.sortOrder = order
            var found: [String] = []
            try store.enumerateContacts(with: request) { contact, stop in
                found.append(contact.givenName)
                if found.count == count { stop.pointee = true }
            }
            return found
        }
        #expect(try order(.none) == ["Grace", "Ada", "Alan", "Barbara"])
        #expect(try order(.givenName) == ["Ada", "Alan", "Barbara", "Grace"])
        #expect(try order(.userDefault) == ["Grace", "Barbara", "Ada", "Alan"])
        #expect(try order(.familyName, atMost: 2) == ["Grace", "Barbara"])
    }

    @Test func aGroupHasItsMembersUntilTheyAreDeleted() throws {
        let store = store()
        let identifier = try add("Ada", "Lovelace", to: store)
        let contact = try store.unifiedContact(withIdentifier: identifier, keysToFetch: keys)
        let group = CNMutableGroup()
        group.name = "Engines"
        let request = CNSaveRequest()
        request.add(group, toContainerWithIdentifier: nil)
        request.addMember(contact, to: group)
        try store.execute(request)
        #expect(try store.groups(matching: nil).map(\.name) == ["Engines"])
        let members = CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)
        #expect(try names(store, members) == ["Ada Lovelace"])
        let removal = CNSaveRequest()
        removal.delete(contact.mutableCopy() as! CNMutableContact)
        try store.execute(removal)
        #expect(try names(store, members) == [])
        #expect(try store.groups(matching: CNGroup.predicateForGroups(withIdentifiers: [group.identifier])).count == 1)
    }

    @Test func whatWasSavedIsThereForTheNextLaunchAndCardsThatComeBesides() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("contacts-\(UUID().uuidString)/Contacts.vcf")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let first = store(file: file)
        let identifier = try add("Ada", "Lovelace", to: first) { $0.birthday = DateComponents(month: 12, day: 10) }
        let again = store(file: file)
        let ada = try again.unifiedContact(withIdentifier: identifier, keysToFetch: [CNContactBirthdayKey])
        #expect(ada.birthday?.month == 12 && ada.birthday?.day == 10 && ada.birthday?.year == nil)
        let cards = try Data(contentsOf: file) + Data("BEGIN:VCARD\nVERSION:2.1\nN:Hopper;Grace\nEND:VCARD\n".utf8)
        try cards.write(to: file)
        #expect(try names(again, CNContact.predicateForContacts(matchingName: "Grace")) == ["Grace Hopper"])
        let other = store(file: file)
        func grace(_ store: CNContactStore) throws -> [String] {
            try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "Grace"), keysToFetch: []).map(\.identifier)
        }
        #expect(try grace(other) == grace(again))
    }

    @Test func cardsThatAddmediaBringsAreFound() async {
        await #expect(processExitsWith: .success) {
            let home = FileManager.default.temporaryDirectory.appendingPathComponent("contacts-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: home) }
            setenv("CFFIXED_USER_HOME", home.path, 1)
            let card = Data("BEGIN:VCARD\nVERSION:3.0\nN:Hopper;Grace\nEND:VCARD\n".utf8)
            #expect(AddedContacts.add(card, name: "people.vcf") == nil && AddedContacts.has("people.vcf"))
            #expect(AddedContacts.add(card.dropLast(12), name: "b.vcf") == "b.vcf: expected cards, each from BEGIN:VCARD to END:VCARD")
            Permissions.shared.set(.granted, for: .contacts)
            let found = try CNContactStore().unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: "Grace"), keysToFetch: [CNContactFamilyNameKey])
            #expect(found.map(\.familyName) == ["Hopper"])
        }
    }

    @Test func kindsOfContainersHaveApplesNumbers() {
        #expect((0...3).map { CNContainerType(rawValue: $0) } == [.unassigned, .local, .exchange, .cardDAV])
        #expect(CNContainerType(rawValue: 1001) == nil)
    }

    @Test func aFileThatIsNoCardsIsPutAside() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("contacts-\(UUID().uuidString)/Contacts.vcf")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("BEGIN:VCARD\nN:Hopper\n".utf8).write(to: file)
        #expect(try names(store(file: file), CNContact.predicateForContacts(matchingName: "Hopper")) == [])
        #expect(FileManager.default.fileExists(atPath: file.path + ".unreadable"))
    }

    @Test func thePropertyThatWasNotAskedForEndsTheApp() throws {
        let store = store()
        let identifier = try add("Ada", "Lovelace", to: store)
        let contact = try store.unifiedContact(withIdentifier: identifier, keysToFetch: [CNContactGivenNameKey])
        #expect(contact.description.contains("familyName=(not fetched)"))
        #expect(contact.card.has("note") == false)
    }
}
