import Foundation

/// A property of a contact that a person chose. See https://developer.apple.com/documentation/contacts/cncontactproperty.
///
/// May be used on any thread.
open class CNContactProperty: NSObject, NSCopying {
    /// The contact.
    public let contact: CNContact
    /// The property's key.
    public let key: String
    /// The value: what stands with a label, without it.
    public let value: Any?
    /// The identifier of the value with its label; `nil` for a property that has one value.
    public let identifier: String?
    /// The value's label.
    public let label: String?

    package init(contact: CNContact, key: String, value: Any?, identifier: String? = nil, label: String? = nil) {
        (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContactProperty else { return false }
        return contact.isEqual(other.contact) && key == other.key && identifier == other.identifier
    }
    open override var hash: Int { contact.hash ^ key.hash }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
