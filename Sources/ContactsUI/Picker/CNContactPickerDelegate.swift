import Contacts

/// Hears whom a person picked. Which methods it has says what can be picked: one contact or value, or several. See
/// https://developer.apple.com/documentation/contactsui/cncontactpickerdelegate.
///
/// The picker goes by itself.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    // @objc(contactPickerDidCancel:) optional
    /// The person cancelled.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    // @objc(contactPicker:didSelectContact:) optional
    /// The person picked a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    // @objc(contactPicker:didSelectContactProperty:) optional
    /// The person picked a value of a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    // @objc(contactPicker:didSelectContacts:) optional
    /// The person picked contacts. Who has this method lets several be picked.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    // @objc(contactPicker:didSelectContactProperties:) optional
    /// The person picked values of contacts. Who has this method lets several be picked.
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}
