import Foundation
import SampanFoundation
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import Contacts
@testable import ContactsUI

/// What a person sees of contacts and does with them. Each test has a process of its own.
@Suite struct ContactScreenTests {
    @MainActor
    private final class Chooser: NSObject, CNContactPickerDelegate {
        var chosen: [String] = []
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { chosen.append(contact.givenName) }
        func contactPickerDidCancel(_ picker: CNContactPickerViewController) { chosen.append("cancelled") }
    }

    @MainActor
    private final class Several: NSObject, CNContactPickerDelegate {
        var chosen: [String] = []
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
            chosen = contacts.map(\.givenName)
        }
    }

    @MainActor
    private final class PropertyChooser: NSObject, CNContactPickerDelegate {
        var chosen: CNContactProperty?
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
            chosen = contactProperty
        }
    }

    @MainActor
    private final class Editor: NSObject, CNContactViewControllerDelegate {
        var ended: [String] = []
        func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
            ended.append(contact?.givenName ?? "none")
        }
    }

    /// A store with Ada, who has an address of mail, and Grace, who has none.
    @MainActor private static func people() throws -> ContactsDatabase {
        let database = ContactsDatabase(file: nil)
        let permissions = Permissions(file: nil)
        permissions.set(.granted, for: .contacts)
        let store = CNContactStore(database: database, permissions: permissions)
        let request = CNSaveRequest()
        for (given, family, mail) in [("Grace", "Hopper", nil), ("Ada", "Lovelace", "ada@example.org")] {
            let contact = CNMutableContact()
            (contact.givenName, contact.familyName) = (given, family)
            contact.emailAddresses = mail.map { [CNLabeledValue(label: CNLabelHome, value: $0 as NSString)] } ?? []
            request.add(contact, toContainerWithIdentifier: nil)
        }
        try store.execute(request)
        return database
    }

    /// Presents a picker of those people in an app.
    @MainActor
    private static func pick(_ delegate: any CNContactPickerDelegate, _ change: (CNContactPickerViewController) -> Void = { _ in }) throws
        -> StagedApp
    {
        let app = StagedApp()
        let picker = CNContactPickerViewController(store: try people())
        picker.delegate = delegate
        change(picker)
        app.root.present(picker, animated: true)
        return app
    }

    @Test func aTapOnAContactChoosesIt() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let delegate = Chooser()
                let app = try Self.pick(delegate)
                #expect(await app.tap("Ada Lovelace"))
                app.advance(1)
                #expect(delegate.chosen == ["Ada"] && app.root.presentedViewController == nil)
            }.value
        }
    }

    @Test func contactsThatCannotBeChosenAreNotAndThePersonMayCancel() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let delegate = Chooser()
                let app = try Self.pick(delegate) {
                    $0.predicateForEnablingContact = SampanFoundation.NSPredicate(format: "emailAddresses.@count > 0")
                }
                #expect(await app.tap("Grace Hopper"))
                #expect(delegate.chosen == [])
                #expect(await app.tap("Cancel"))
                app.advance(1)
                #expect(delegate.chosen == ["cancelled"] && app.root.presentedViewController == nil)
            }.value
        }
    }

    @Test func severalAreMarkedWhereTheDelegateTakesSeveral() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let delegate = Several()
                let app = try Self.pick(delegate)
                for text in ["Ada Lovelace", "Grace Hopper", "Done"] { #expect(await app.tap(text)) }
                app.advance(1)
                #expect(delegate.chosen == ["Grace", "Ada"])
            }.value
        }
    }

    @Test func aPropertyIsChosenInTheContactThatIsShown() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let delegate = PropertyChooser()
                let app = try Self.pick(delegate)
                #expect(await app.tap("Ada Lovelace"))
                #expect(await app.tap("ada@example.org"))
                app.advance(1)
                let chosen = try #require(delegate.chosen)
                #expect(chosen.key == CNContactEmailAddressesKey && chosen.label == CNLabelHome && chosen.contact.givenName == "Ada")
            }.value
        }
    }

    @Test func aNewContactIsEnteredAndKept() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let (app, delegate) = (StagedApp(), Editor())
                Permissions.shared.set(.granted, for: .contacts)
                let controller = CNContactViewController(forNewContact: nil)
                controller.delegate = delegate
                app.root.present(UINavigationController(rootViewController: controller), animated: true)
                #expect(await app.shows("New Contact"))
                #expect(await app.tap("Done"))
                #expect(delegate.ended == [], "nothing is entered yet")
                #expect(await app.tap("First"))
                app.runtime.handle(.text("Ada"))
                app.advance(0.5)
                #expect(await app.tap("Done"))
                #expect(delegate.ended == ["Ada"])
                let kept = try CNContactStore().unifiedContacts(
                    matching: CNContact.predicateForContacts(matchingName: "Ada"), keysToFetch: [CNContactGivenNameKey])
                #expect(kept.map(\.givenName) == ["Ada"])
            }.value
        }
    }

    @Test func aContactIsShownAndFreed() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let contact = CNMutableContact()
                (contact.givenName, contact.note) = ("Ada", "Wrote the first program")
                contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+44 1"))]
                weak var shown: CNContactViewController?
                do {
                    let controller = CNContactViewController(for: contact)
                    shown = controller
                    app.root.present(UINavigationController(rootViewController: controller), animated: false)
                }
                for text in ["Ada", "home", "+44 1", "Wrote the first program", "Edit"] { #expect(await app.shows(text), "\(text)") }
                app.root.dismiss(animated: false)
                await app.serve { shown == nil }
                #expect(shown == nil)
            }.value
        }
    }
}
