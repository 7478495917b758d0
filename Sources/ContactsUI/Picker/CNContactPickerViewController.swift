import Contacts
import ObjCRuntime
import SampanFoundation
import UIKit

/// Lets a person pick contacts, or values of theirs, all of which they see; the app sees what was picked and needs no permission. See
/// https://developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// The properties that a contact's card shows; all if `nil`.
    open var displayedPropertyKeys: [String]?
    /// Who is told.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// Which contacts can be picked: of a `CNContact`, as `emailAddresses.@count > 0`. All if `nil`.
    open var predicateForEnablingContact: SampanFoundation.NSPredicate?
    /// Which contacts are picked by a tap; of the others the card is shown. All if `nil`, where the delegate takes contacts.
    open var predicateForSelectionOfContact: SampanFoundation.NSPredicate?
    /// Which values are picked by a tap, of a `CNContactProperty`: `key == 'emailAddresses'`. With the others is done what the device does.
    /// All if `nil`, where the delegate takes values.
    open var predicateForSelectionOfProperty: SampanFoundation.NSPredicate?

    /// Where contacts come from.
    var store = CNContactStore()
    private lazy var list = ContactListController(contacts: contacts, allowsSeveral: picksContacts)
    private var pickedProperties: [CNContactProperty] = []
    private var isFinished = false

    /// Creates a picker.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a picker; the name of a xib has no meaning.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Documents do not have pickers.
    public required init?(coder: NSCoder) { nil }

    // MARK: What can be picked

    private func takes(_ selector: String) -> Bool { OptionalRequirement.responding(delegate, Selector(selector)) != nil }
    /// Several contacts.
    private var picksContacts: Bool { takes("contactPicker:didSelectContacts:") }
    /// Several values.
    private var picksProperties: Bool { takes("contactPicker:didSelectContactProperties:") }

    private var contacts: [CNContact] {
        let request = CNContactFetchRequest(keysToFetch: ContactText.keys)
        request.sortOrder = .userDefault
        var result: [CNContact] = []
        // What cannot be read is as if it were not there: the person sees an empty list.
        try? CNContactStore.forPerson { try store.enumerateContacts(with: request) { contact, _ in result.append(contact) } }
        return result
    }

    private func isPickedByTap(_ contact: CNContact) -> Bool {
        guard picksContacts || takes("contactPicker:didSelectContact:") else { return false }
        return predicateForSelectionOfContact?.evaluate(with: contact) ?? true
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.isEnabled = { [weak self] in self?.predicateForEnablingContact?.evaluate(with: $0) ?? true }
        list.isPicked = { [weak self] in self?.isPickedByTap($0) ?? false }
        list.onChoose = { [weak self] in self?.choose($0) }
        list.onOpen = { [weak self] in self?.open($0) }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        if picksContacts || picksProperties {
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finishWithSeveral() })
        }
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Pulled down by a finger.
        if isBeingDismissed, !isFinished { cancel() }
    }

    // MARK: What is picked

    private func choose(_ contact: CNContact) { finish { $0.contactPicker($1, didSelect: contact) } }

    private func open(_ contact: CNContact) {
        let card = ContactCardController(contact)
        card.keys = displayedPropertyKeys
        card.chosen = pickedProperties
        card.onChoose = { [weak self, weak card] property in
            guard let self else { return }
            choose(property)
            card?.chosen = pickedProperties
        }
        list.navigationController?.pushViewController(card, animated: true)
    }

    private func choose(_ property: CNContactProperty) {
        let takesProperty = picksProperties || takes("contactPicker:didSelectContactProperty:")
        guard takesProperty, predicateForSelectionOfProperty?.evaluate(with: property) ?? true else {
            if let url = ContactText.url(of: property) { UIApplication.shared.open(url) }
            return
        }
        guard picksProperties else { return finish { $0.contactPicker($1, didSelect: property) } }
        if let index = pickedProperties.firstIndex(of: property) {
            pickedProperties.remove(at: index)
        } else {
            pickedProperties.append(property)
        }
    }

    private func finishWithSeveral() {
        let (contacts, properties) = (list.picked, pickedProperties)
        finish { [picksContacts] delegate, picker in
            if picksContacts {
                delegate.contactPicker(picker, didSelect: contacts)
            } else {
                delegate.contactPicker(picker, didSelectContactProperties: properties)
            }
        }
    }

    private func cancel() { finish { $0.contactPickerDidCancel($1) } }

    /// Goes, and tells, once.
    private func finish(_ tell: (any CNContactPickerDelegate, CNContactPickerViewController) -> Void) {
        guard !isFinished else { return }
        isFinished = true
        if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
        if let delegate { OptionalRequirement.call { tell(delegate, self) } }
    }
}
