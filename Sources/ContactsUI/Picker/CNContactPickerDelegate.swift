import Foundation

/// Hears which contacts a person chose; which of its methods there are says what can be chosen. See
/// https://developer.apple.com/documentation/contactsui/cncontactpickerdelegate.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    // @objc optional
    /// The person cancelled. The picker has dismissed itself.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    // @objc(contactPicker:didSelectContact:) optional
    /// A contact was chosen: a tap on one in the list does.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    // @objc(contactPicker:didSelectContactProperty:) optional
    /// A property was chosen of a contact that is shown.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    // @objc(contactPicker:didSelectContacts:) optional
    /// Contacts were chosen: several can be.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    // @objc(contactPicker:didSelectContactProperties:) optional
    /// Properties were chosen of contacts: several can be.
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}
