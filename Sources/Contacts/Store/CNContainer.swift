import SampanFoundation

/// Where contacts are kept. See https://developer.apple.com/documentation/contacts/cncontainertype.
public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
    case exchange = 2
    case cardDAV = 3
}

/// What keeps contacts: the device. See https://developer.apple.com/documentation/contacts/cncontainer.
open class CNContainer: NSObject, NSCopying {
    static let local = "local"

    override init() { super.init() }

    /// What tells the container from others.
    open var identifier: String { Self.local }
    /// What it is called: nothing.
    open var name: String { "" }
    /// Where it is: on the device.
    open var type: CNContainerType { .local }

    open override func isEqual(_ object: Any?) -> Bool { object is CNContainer }
    open override var hash: Int { identifier.hash }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Matches containers of some identifiers.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        RecordPredicate(.containers("identifier IN \(identifiers)") { _ in identifiers.contains(local) })
    }
    /// Matches the container of a contact.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        RecordPredicate(
            .containers("contact.identifier == \(contactIdentifier)") { book in
                book.contacts.contains { $0.identifier == contactIdentifier }
            })
    }
    /// Matches the container of a group.
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        RecordPredicate(
            .containers("group.identifier == \(groupIdentifier)") { book in book.groups.contains { $0.identifier == groupIdentifier } })
    }
}
