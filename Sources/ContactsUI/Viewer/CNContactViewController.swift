import Foundation
import ObjCRuntime

/// Shows a contact, and lets a person change it or enter a new one. See
/// https://developer.apple.com/documentation/contactsui/cncontactviewcontroller.
///
/// Belongs into a navigation controller, whose bar has its buttons.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    private enum Purpose {
        case known, new, unknown
    }

    /// The contact as it was given, or as it is kept after a change.
    open private(set) var contact: CNContact
    /// Who is told.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The keys of properties that are shown; `nil` for all.
    open var displayedPropertyKeys: [any CNKeyDescriptor]? { didSet { if isViewLoaded { show() } } }
    /// Whether a contact can be changed, or an unknown one be kept.
    open var allowsEditing = true { didSet { if isViewLoaded { show() } } }
    /// Whether a tap on a property calls, writes or opens a page.
    open var allowsActions = true { didSet { if isViewLoaded { show() } } }
    /// Where the contact is kept; a store of the controller's own where it is `nil`.
    open var contactStore: CNContactStore?
    /// The group that a new contact comes to.
    open var parentGroup: CNGroup?
    /// The container that a new contact comes to.
    open var parentContainer: CNContainer?
    /// The name that is shown of a contact that has none.
    open var alternateName: String?
    /// Stands below the name.
    open var message: String? { didSet { if isViewLoaded { show() } } }

    private let purpose: Purpose
    private var highlighted: (key: String, identifier: String?)?
    private var shown: UIViewController?

    // MARK: Creating

    // @objc(viewControllerForContact:)
    /// Creates a controller that shows a contact.
    public convenience init(for contact: CNContact) { self.init(contact, .known) }

    // @objc(viewControllerForUnknownContact:)
    /// Creates a controller that shows somebody who is not among the contacts, and can be kept.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }

    // @objc(viewControllerForNewContact:)
    /// Creates a controller that asks for a new contact, of whom something may be known.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), .new) }

    private init(_ contact: CNContact, _ purpose: Purpose) {
        if !contact.areKeysAvailable([Self.descriptorForRequiredKeys()]) {
            ObjCException.raise(
                CNContactPropertyNotFetchedExceptionName,
                "Contact \(contact.description) is missing some of the required key descriptors: use CNContactViewController.descriptorForRequiredKeys()."
            )
        }
        (self.contact, self.purpose) = (contact, purpose)
        super.init(nibName: nil, bundle: nil)
    }

    /// Documents do not have contacts.
    public required init?(coder: NSCoder) { nil }

    /// What has to be read of a contact to be shown.
    nonisolated open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        KeyGroup([
            CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
            CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
            CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
            CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey, CNContactBirthdayKey,
            CNContactNonGregorianBirthdayKey, CNContactNoteKey, CNContactImageDataKey, CNContactThumbnailImageDataKey,
            CNContactImageDataAvailableKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactPostalAddressesKey,
            CNContactDatesKey, CNContactUrlAddressesKey, CNContactRelationsKey, CNContactSocialProfilesKey,
            CNContactInstantMessageAddressesKey,
        ])
    }

    /// Has a property stand out. With no identifier all of that key do.
    open func highlightProperty(withKey key: String, identifier: String?) {
        highlighted = (key, identifier)
        if isViewLoaded { show() }
    }

    // MARK: Showing

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        if purpose == .new { edit() } else { show() }
    }

    private func replace(with controller: UIViewController) {
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        shown = controller
    }

    private func show() {
        if shown is ContactFormController { return }
        let keys = displayedPropertyKeys.map { descriptors in
            descriptors.flatMap { ($0 as? KeyGroup)?.keys ?? [String(describing: $0)] }
        }
        var named = contact
        if let alternateName, CNContactFormatter.string(from: contact, style: .fullName) == nil {
            let copy = contact.mutableCopy() as! CNMutableContact
            copy.givenName = alternateName
            named = copy
        }
        let details = ContactDetailController(named, keys: keys)
        (details.allowsActions, details.message, details.highlighted) = (allowsActions, message, highlighted)
        details.onDetail = { [weak self] in self?.isDone(by: $0) ?? true }
        replace(with: details)
        navigationItem.leftBarButtonItem = nil
        navigationItem.rightBarButtonItem = nil
        guard allowsEditing else { return }
        navigationItem.rightBarButtonItem =
            purpose == .known
            ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
            : UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.edit() })
    }

    /// Whether the delegate does for a property what is to be done.
    private func isDone(by detail: ContactDetail) -> Bool {
        guard let delegate else { return false }
        let answer = OptionalRequirement.call {
            delegate.contactViewController(self, shouldPerformDefaultActionFor: detail.property(of: contact))
        }
        return answer == false
    }

    // MARK: Changing

    private func edit() {
        let form = ContactFormController(contact)
        replace(with: form)
        if purpose == .new { title = "New Contact" }
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.keep() })
        navigationItem.leftBarButtonItem = cancel
        navigationItem.rightBarButtonItem = done
        done.isEnabled = form.isFilled
        form.onChange = { [weak done, weak form] in done?.isEnabled = form?.isFilled ?? false }
    }

    private func endEditing() {
        shown?.view.endEditing(true)
        if purpose == .new { return }
        replace(with: UIViewController())
        show()
    }

    private func cancel() {
        endEditing()
        if purpose == .new { tell(nil) }
    }

    private func keep() {
        guard let form = shown as? ContactFormController else { return }
        let changed = form.contact
        let (request, store) = (CNSaveRequest(), contactStore ?? CNContactStore())
        if purpose == .known {
            request.update(changed)
        } else {
            request.add(changed, toContainerWithIdentifier: parentContainer?.identifier)
            if let parentGroup { request.addMember(changed, to: parentGroup) }
        }
        do {
            try store.execute(request)
        } catch {
            let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return present(alert, animated: true)
        }
        contact = changed.copy() as! CNContact
        endEditing()
        tell(contact)
    }

    private func tell(_ contact: CNContact?) {
        guard let delegate else { return }
        OptionalRequirement.call { delegate.contactViewController(self, didCompleteWith: contact) }
    }
}
