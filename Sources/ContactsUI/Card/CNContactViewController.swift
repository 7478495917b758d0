import Contacts
import ObjCRuntime
import UIKit

/// Shows a contact, lets the person edit it, or lets them make one. See
/// https://developer.apple.com/documentation/contactsui/cncontactviewcontroller.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    /// What has to be read of contacts to show them.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { KeyGroup(ContactText.keys) }

    private enum Purpose {
        case known, unknown, new
    }

    /// Who is told.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The contact that is shown. After the person saved it, as it was saved.
    open private(set) var contact: CNContact
    /// The properties that are shown, by their keys; all if `nil`.
    open var displayedPropertyKeys: [Any]? { didSet { updateCard() } }
    /// Where the contact is from, and is saved; the device's own store if `nil`.
    open var contactStore: CNContactStore?
    /// The group to which a new contact is added.
    open var parentGroup: CNGroup?
    /// The container to which a new contact is added; the usual one if `nil`.
    open var parentContainer: CNContainer?
    /// What is shown for the name of a contact that has none.
    open var alternateName: String? { didSet { updateCard() } }
    /// What stands below the name.
    open var message: String? { didSet { updateCard() } }
    /// Whether the person can edit the contact, or keep one that is not known.
    open var allowsEditing = true { didSet { updateCard() } }
    /// Whether values do something when they are tapped, and the contact can be shared.
    open var allowsActions = true { didSet { updateCard() } }
    /// Whether values of linked contacts are shown: of none, for contacts are not linked here.
    open var shouldShowLinkedContacts = false

    private let purpose: Purpose
    private var highlighted: (key: String, identifier: String?)?
    private weak var card: ContactCardController?
    private weak var shown: UIViewController?

    // MARK: Creating

    /// Shows a contact of the person's. It has to have been read with what `descriptorForRequiredKeys()` asks for, except for notes and
    /// pictures; otherwise the app ends, as on iOS.
    public convenience init(for contact: CNContact) { self.init(contact, .known) }
    /// Shows a contact that may not be among the person's, which they can add.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }
    /// Has the person make a contact, perhaps with values to begin with.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), .new) }

    /// Shows a contact of which nothing is known; the name of a xib has no meaning.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { self.init(CNContact(), .unknown) }

    private init(_ contact: CNContact, _ purpose: Purpose) {
        let needed = ContactText.keys.filter {
            $0 != CNContactNoteKey && $0 != CNContactImageDataKey && $0 != CNContactThumbnailImageDataKey
        }
        guard contact.areKeysAvailable(needed) else {
            let missing = needed.filter { !contact.isKeyAvailable($0) }
            ObjCException.raise(
                CNContactPropertyNotFetchedExceptionName,
                "The contact was read without what its card shows: \(missing.joined(separator: ", ")). "
                    + "CNContactViewController.descriptorForRequiredKeys() asks for all of it.")
        }
        (self.contact, self.purpose) = (contact, purpose)
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no such controllers in documents.
    public required init?(coder: NSCoder) { nil }

    /// Has a value stand out.
    ///
    /// - Parameters:
    ///   - key: the property.
    ///   - identifier: which of its values; all if `nil`.
    open func highlightProperty(withKey key: String, identifier: String?) {
        highlighted = (key, identifier)
        updateCard()
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        if purpose == .new { edit(EditedContact(mutable(contact))) } else { showCard() }
    }

    /// Shows a controller in the place of what was shown.
    private func show(inside controller: UIViewController) {
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        shown = controller
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func showCard() {
        let card = ContactCardController(contact)
        card.onChoose = { [weak self] in self?.choose($0) }
        self.card = card
        show(inside: card)
        updateCard()
    }

    private func updateCard() {
        guard let card else { return }
        card.contact = contact
        card.keys = displayedPropertyKeys?.map { $0 as? String ?? String(describing: $0) }
        (card.alternateName, card.message, card.highlighted) = (alternateName, message, highlighted)
        var actions: [ContactCardController.Action] = []
        if allowsActions { actions.append(.init(title: "Share Contact") { [weak self] in self?.share() }) }
        if purpose == .unknown, allowsEditing {
            actions.append(.init(title: "Create New Contact") { [weak self] in self?.createContact() })
            actions.append(.init(title: "Add to Existing Contact") { [weak self] in self?.chooseContactToAddTo() })
        }
        card.actions = actions
        navigationItem.leftBarButtonItem = nil
        navigationItem.rightBarButtonItem = nil
        guard purpose == .known, allowsEditing else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                edit(EditedContact(mutable(contact)))
            })
    }

    /// The contact that is edited: of a known one all that is kept, for what the app did not read is not to be lost.
    private func mutable(_ contact: CNContact) -> CNMutableContact {
        let kept =
            purpose == .known
            ? try? CNContactStore.forPerson {
                try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: [Self.descriptorForRequiredKeys()])
            } : nil
        return (kept ?? contact).mutableCopy() as! CNMutableContact
    }

    private var store: CNContactStore { contactStore ?? CNContactStore() }

    // MARK: What is done with it

    private func choose(_ property: CNContactProperty) {
        guard allowsActions else { return }
        let isAllowed = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.contactViewController(self, shouldPerformDefaultActionFor: property) }
        }
        guard isAllowed ?? true, let url = ContactText.url(of: property) else { return }
        UIApplication.shared.open(url)
    }

    private func share() {
        guard let data = try? CNContactVCardSerialization.data(with: [contact]) else { return }
        let name = URL.fileName(of: ContactText.name(of: contact) ?? "", else: "Contact")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).vcf")
        guard (try? data.write(to: file)) != nil else { return }
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = view.bounds
        present(sheet, animated: true)
    }

    private func createContact() {
        let edited = EditedContact(contact.mutableCopy() as! CNMutableContact)
        present(edited, isNew: true)
    }

    private func chooseContactToAddTo() {
        let request = CNContactFetchRequest(keysToFetch: [Self.descriptorForRequiredKeys()])
        request.sortOrder = .userDefault
        var contacts: [CNContact] = []
        try? CNContactStore.forPerson { try store.enumerateContacts(with: request) { contact, _ in contacts.append(contact) } }
        let list = ContactListController(contacts: contacts, allowsSeveral: false)
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        list.onChoose = { [weak self] known in
            guard let self else { return }
            let edited = EditedContact(known.mutableCopy() as! CNMutableContact)
            edited.add(contact)
            dismiss(animated: true) { self.present(edited, isNew: false) }
        }
        present(UINavigationController(rootViewController: list), animated: true)
    }

    // MARK: Editing

    /// Lets the person edit in the place of the card.
    private func edit(_ edited: EditedContact) {
        let editor = ContactEditorController(edited, isNew: purpose == .new)
        if purpose == .new { title = editor.title }
        editor.onDone = { [weak self] in self?.finish($0) }
        editor.onDelete = { [weak self] in self?.delete(edited.contact) }
        show(inside: editor)
        editor.fill(navigationItem)
    }

    /// Lets the person edit on a sheet, as a contact that is not known stays what it is until they are done.
    private func present(_ edited: EditedContact, isNew: Bool) {
        let editor = ContactEditorController(edited, isNew: isNew)
        editor.fill(editor.navigationItem)
        editor.onDelete = { [weak self] in
            self?.dismiss(animated: true)
            self?.delete(edited.contact)
        }
        editor.onDone = { [weak self] edited in
            guard let self else { return }
            guard let edited else { return dismiss(animated: true) }
            guard save(edited.contact, isNew: isNew, over: editor) else { return }
            dismiss(animated: true)
            updateCard()
            tell(contact)
        }
        present(UINavigationController(rootViewController: editor), animated: true)
    }

    private func finish(_ edited: EditedContact?) {
        guard let edited else { return purpose == .new ? tell(nil) : showCard() }
        guard save(edited.contact, isNew: purpose == .new, over: self) else { return }
        if purpose == .new { tell(contact) } else { showCard() }
    }

    /// Keeps the contact; says why not where that fails. Returns whether it was kept.
    private func save(_ edited: CNMutableContact, isNew: Bool, over controller: UIViewController) -> Bool {
        let request = CNSaveRequest()
        if isNew {
            request.add(edited, toContainerWithIdentifier: parentContainer?.identifier)
            if let parentGroup { request.addMember(edited, to: parentGroup) }
        } else {
            request.update(edited)
        }
        guard execute(request, over: controller) else { return false }
        contact = edited.copy() as! CNContact
        return true
    }

    private func delete(_ edited: CNMutableContact) {
        let request = CNSaveRequest()
        request.delete(edited)
        if execute(request, over: self) { tell(nil) }
    }

    private func execute(_ request: CNSaveRequest, over controller: UIViewController) -> Bool {
        do {
            try CNContactStore.forPerson { try store.execute(request) }
            return true
        } catch {
            let alert = UIAlertController(title: "Contact Not Saved", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            controller.present(alert, animated: true)
            return false
        }
    }

    private func tell(_ contact: CNContact?) {
        guard let delegate else { return }
        OptionalRequirement.call { delegate.contactViewController(self, didCompleteWith: contact) }
    }
}
