import Contacts

/// Hears what is done with a contact that is shown. See
/// https://developer.apple.com/documentation/contactsui/cncontactviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    // @objc(contactViewController:shouldPerformDefaultActionForContactProperty:) optional
    /// Whether the device does with a value that is tapped what it is for: calls, writes, shows. It does if not implemented.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    // @objc(contactViewController:didCompleteWithContact:) optional
    /// The person saved a new contact, which is given, or cancelled that or deleted the contact. The controller stays until the app
    /// dismisses it.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
