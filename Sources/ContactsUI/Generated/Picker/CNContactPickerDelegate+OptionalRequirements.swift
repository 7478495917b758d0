// Made by `make generate` from the sources of this module.
import Contacts
import ObjCRuntime

extension CNContactPickerDelegate {
    /// Not implemented.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {
        OptionalRequirement.notImplemented()
    }
}
