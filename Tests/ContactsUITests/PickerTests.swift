import Contacts
import Foundation
import ObjCRuntime
import StagedApps
import Testing
import UIKit

@testable import ContactsUI

/// Picking contacts. Each test has a process of its own, whose contacts are in memory.
@Suite struct PickerTests {
    @MainActor static func fill() throws {
        let request = CNSaveRequest()
        for (given, family, number) in [("Ada", "Lovelace", "555 0100"), ("Grace", "Hopper", ""), ("Alan", "Turing", "555 0102")] {
            let contact = CNMutableContact()
            (contact.givenName, contact.familyName) = (given, family)
            if !number.isEmpty {
                contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: number))]
            }
            contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: NSString(string: "\(given.lowercased())@example.org"))]
            request.add(contact, toContainerWithIdentifier: nil)
        }
        try CNContactStore.forPerson { try CNContactStore().execute(request) }
    }

    @MainActor private static func picker(_ log: PickerLog, in app: StagedApp) throws -> CNContactPickerViewController {
        try fill()
        let picker = CNContactPickerViewController()
        picker.delegate = log
        return picker
    }

    @Test func aContactIsPickedByATapThePickerGoesAndNobodyIsAsked() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let log = ContactLog()
                register(ContactLog.self, "contactPicker:didSelectContact:")
                let picker = try Self.picker(log, in: app)
                app.root.present(picker, animated: false)
                #expect(await app.tap("Ada Lovelace"))
                #expect(log.lines == ["contact Ada 555 0100"])
                app.advance(1)
                #expect(app.root.presentedViewController == nil)
                #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
            }.value
        }
    }

    @Test func severalArePickedWhereTheDelegateTakesThem() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let log = SeveralLog()
                register(SeveralLog.self, "contactPicker:didSelectContacts:")
                app.root.present(try Self.picker(log, in: app), animated: false)
                for name in ["Alan Turing", "Ada Lovelace", "Grace Hopper", "Alan Turing"] { #expect(await app.tap(name)) }
                #expect(log.lines.isEmpty)
                #expect(await app.tap("Done"))
                #expect(log.lines == ["contacts Ada Grace"])
            }.value
        }
    }

    @Test func aValueIsPickedOnTheCard() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let log = PropertyLog()
                register(PropertyLog.self, "contactPicker:didSelectContactProperty:")
                let picker = try Self.picker(log, in: app)
                picker.displayedPropertyKeys = [CNContactEmailAddressesKey]
                app.root.present(picker, animated: false)
                #expect(await app.tap("Ada Lovelace"))
                app.advance(1)
                let card = picker.children.compactMap { ($0 as? UINavigationController)?.topViewController as? ContactCardController }.first
                // The number is not asked for.
                #expect(card?.numberOfSections(in: card!.tableView) == 1)
                card?.tableView(card!.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
                #expect(log.lines == ["property emailAddresses ada@example.org \(CNLabelWork)"])
            }.value
        }
    }

    @Test func predicatesSayWhoCanBePickedAndOfWhomTheCardIsShown() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let log = OneOrValueLog()
                register(OneOrValueLog.self, "contactPicker:didSelectContact:", "contactPicker:didSelectContactProperty:")
                let picker = try Self.picker(log, in: app)
                picker.predicateForEnablingContact = .init { object, _ in (object as? CNContact)?.phoneNumbers.isEmpty == false }
                picker.predicateForSelectionOfContact = .init { object, _ in (object as? CNContact)?.givenName == "Alan" }
                app.root.present(picker, animated: false)
                #expect(await app.tap("Grace Hopper"))
                #expect(await app.tap("Ada Lovelace"))
                app.advance(1)
                let navigation = picker.children.compactMap { $0 as? UINavigationController }.first
                #expect(log.lines.isEmpty && (navigation?.topViewController as? ContactCardController)?.contact.givenName == "Ada")
                navigation?.popViewController(animated: false)
                app.advance(0.2)
                #expect(await app.tap("Alan Turing"))
                #expect(log.lines == ["contact Alan 555 0102"])
            }.value
        }
    }

    @Test func aPickerThatIsCancelledSaysSoOnce() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let log = PickerLog()
                app.root.present(try Self.picker(log, in: app), animated: false)
                #expect(await app.tap("Cancel"))
                app.advance(1)
                #expect(log.lines == ["cancelled"] && app.root.presentedViewController == nil)
            }.value
        }
    }

    @Test func theListIsFoundByWordsOfNames() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let log = PickerLog()
                let picker = try Self.picker(log, in: app)
                app.root.present(picker, animated: false)
                app.advance(0.2)
                let navigation = picker.children.compactMap { $0 as? UINavigationController }.first
                let list = navigation?.topViewController as? ContactListController
                let search = list?.navigationItem.searchController
                #expect(list.map { $0.sectionIndexTitles(for: $0.tableView) } == ["H", "L", "T"])
                search?.searchBar.text = "al tu"
                search.map { list?.updateSearchResults(for: $0) }
                #expect(list.map { $0.numberOfSections(in: $0.tableView) } == 1)
                #expect(list?.tableView(list!.tableView, titleForHeaderInSection: 0) == "T")
            }.value
        }
    }
}

/// Has a class answer for methods, as lowering does for an app's.
private func register(_ cls: AnyClass, _ selectors: String...) {
    ClassRegistry.register(cls) { description in
        for selector in selectors { description.method(selector) { _, _ in nil } }
    }
}

/// Notes what is picked.
@MainActor
private class PickerLog: NSObject, CNContactPickerDelegate {
    var lines: [String] = []

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { lines.append("cancelled") }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        lines.append("contact \(contact.givenName) \(contact.phoneNumbers.map(\.value.stringValue).joined())")
    }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
        lines.append("property \(contactProperty.key) \(contactProperty.value ?? "") \(contactProperty.label ?? "")")
    }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
        lines.append("contacts \(contacts.map(\.givenName).joined(separator: " "))")
    }
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {
        lines.append("properties \(contactProperties.map(\.key).joined(separator: " "))")
    }
}

private final class ContactLog: PickerLog {}
private final class SeveralLog: PickerLog {}
private final class PropertyLog: PickerLog {}
private final class OneOrValueLog: PickerLog {}
