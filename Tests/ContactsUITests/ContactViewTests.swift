import Contacts
import Foundation
import StagedApps
import Testing
import UIKit

@testable import ContactsUI

/// Contacts that are shown, edited and made. Each test has a process of its own, whose contacts are in memory.
@Suite struct ContactViewTests {
    @MainActor private static func kept(_ name: String) -> CNContact? {
        try? CNContactStore.forPerson {
            try CNContactStore().unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: name),
                keysToFetch: [CNContactViewController.descriptorForRequiredKeys()])
        }.first
    }

    @Test func aNewContactIsWrittenKeptAndTold() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let log = ViewLog()
                let draft = CNMutableContact()
                draft.phoneNumbers = [CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "555 0199"))]
                let controller = CNContactViewController(forNewContact: draft)
                controller.delegate = log
                app.root.present(UINavigationController(rootViewController: controller), animated: false)
                #expect(await app.tap("First name"))
                app.runtime.handle(.text("Katherine"))
                #expect(await app.tap("Last name"))
                app.runtime.handle(.text("Johnson"))
                app.advance(0.2)
                #expect(await app.tap("Done"))
                #expect(log.lines == ["Katherine Johnson"])
                let kept = Self.kept("Katherine")
                #expect(kept?.familyName == "Johnson" && kept?.phoneNumbers.first?.value.stringValue == "555 0199")
                #expect(kept?.phoneNumbers.first?.label == CNLabelWork && kept?.identifier == controller.contact.identifier)
            }.value
        }
    }

    @Test func aNewContactWithoutAnythingCannotBeKeptAndIsCancelled() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let log = ViewLog()
                let controller = CNContactViewController(forNewContact: nil)
                controller.delegate = log
                app.root.present(UINavigationController(rootViewController: controller), animated: false)
                app.advance(0.2)
                #expect(controller.navigationItem.rightBarButtonItem?.isEnabled == false)
                #expect(await app.tap("Cancel"))
                #expect(log.lines == ["nobody"])
            }.value
        }
    }

    @Test func aKnownContactIsShownEditedAndDeleted() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                try PickerTests.fill()
                let log = ViewLog()
                let contact = try #require(Self.kept("Grace"))
                let controller = CNContactViewController(for: contact)
                controller.delegate = log
                app.root.present(UINavigationController(rootViewController: controller), animated: false)
                #expect(await app.shows("Grace Hopper"))
                #expect(await app.tap("Edit"))
                #expect(await app.tap("Company"))
                app.runtime.handle(.text("Navy"))
                app.advance(0.2)
                #expect(await app.tap("Done"))
                #expect(Self.kept("Grace")?.organizationName == "Navy" && controller.contact.organizationName == "Navy")
                #expect(log.lines.isEmpty)
                #expect(await app.tap("Edit"))
                let editor = controller.children.compactMap { $0 as? ContactEditorController }.first
                editor?.onDelete()
                #expect(Self.kept("Grace") == nil && log.lines == ["nobody"])
            }.value
        }
    }

    @Test func editingKeepsWhatItDoesNotShow() throws {
        let contact = CNMutableContact()
        contact.phoneNumbers = [
            CNLabeledValue(label: "own", value: CNPhoneNumber(stringValue: "1")),
            CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "2")),
        ]
        contact.nickname = "Nick"
        let identifier = contact.phoneNumbers[0].identifier
        let edited = EditedContact(contact)
        edited.values[.phone]?[0].text = " 10 "
        edited.values[.phone]?[1].text = ""
        edited.values[.email] = [.init(identifier: nil, label: CNLabelWork, text: "a@example.org")]
        edited.write()
        #expect(contact.phoneNumbers.map(\.value.stringValue) == ["10"] && contact.phoneNumbers[0].label == "own")
        #expect(contact.phoneNumbers[0].identifier == identifier && contact.nickname == "Nick")
        #expect(contact.emailAddresses.first.map { String(describing: $0.value) } == "a@example.org")
    }

    @Test func whatIsAddedToAContactIsOnlyWhatItHasNot() {
        let known = CNMutableContact()
        known.givenName = "Ada"
        known.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "a@example.org")]
        let other = CNMutableContact()
        (other.givenName, other.familyName) = ("Augusta", "King")
        other.emailAddresses = [
            CNLabeledValue(label: CNLabelWork, value: "a@example.org"), CNLabeledValue(label: CNLabelWork, value: "b@example.org"),
        ]
        let edited = EditedContact(known)
        edited.add(other)
        edited.write()
        #expect(known.givenName == "Ada" && known.familyName == "King")
        #expect(known.emailAddresses.map { String(describing: $0.value) } == ["a@example.org", "b@example.org"])
    }

    @Test func anUnknownContactCanBeAdded() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let log = ViewLog()
                let contact = CNMutableContact()
                contact.givenName = "Dorothy"
                let controller = CNContactViewController(forUnknownContact: contact)
                controller.delegate = log
                controller.message = "Seen on a card"
                app.root.present(UINavigationController(rootViewController: controller), animated: false)
                #expect(await app.shows("Seen on a card"))
                #expect(await app.tap("Create New Contact"))
                #expect(await app.tap("Done"))
                app.advance(1)
                #expect(log.lines == ["Dorothy "] && Self.kept("Dorothy") != nil)
            }.value
        }
    }

    @Test func aContactThatWasReadWithoutWhatIsShownEndsTheApp() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await Task { @MainActor in
                try PickerTests.fill()
                let contact = try CNContactStore.forPerson {
                    try CNContactStore().unifiedContacts(
                        matching: CNContact.predicateForContacts(matchingName: "Ada"), keysToFetch: [CNContactGivenNameKey])
                }
                _ = CNContactViewController(for: contact[0])
            }.value
        }
        #expect(end.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("descriptorForRequiredKeys()") } == true)
    }
}

@MainActor
private final class ViewLog: NSObject, CNContactViewControllerDelegate {
    var lines: [String] = []

    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { false }
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        lines.append(contact.map { "\($0.givenName) \($0.familyName)" } ?? "nobody")
    }
}
