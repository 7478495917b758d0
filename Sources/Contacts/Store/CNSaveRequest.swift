import Foundation

/// Changes that a store keeps together, or not at all. See https://developer.apple.com/documentation/contacts/cnsaverequest.
open class CNSaveRequest: NSObject {
    /// What is to be done, in order.
    private(set) var changes: [(inout AddressBook) throws -> Void] = []

    /// The app's own word for the change.
    open var transactionAuthor: String?
    /// Whether what was saved is read again: it is as it was given.
    open var shouldRefetchContacts = true

    /// Creates a request without changes.
    public override init() { super.init() }

    // MARK: Contacts

    /// Adds a contact; to the device, if no container is named.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        addChange(in: identifier) { book in
            guard !book.contacts.contains(where: { $0.identifier == contact.identifier }) else {
                throw CNError.about(.insertedRecordAlreadyExists, contact, contact.identifier)
            }
            book.contacts.append(contact.card.values)
        }
    }

    /// Changes a contact: what was read of it, and what was set.
    open func update(_ contact: CNMutableContact) {
        changes.append { book in
            let index = try Self.index(of: contact, in: book)
            book.contacts[index] = contact.card.values.limited(to: contact.card.fetched, over: book.contacts[index])
        }
    }

    /// Removes a contact.
    open func delete(_ contact: CNMutableContact) {
        changes.append { book in
            book.contacts.remove(at: try Self.index(of: contact, in: book))
            for index in book.groups.indices { book.groups[index].members.removeAll { $0 == contact.identifier } }
        }
    }

    // MARK: Groups

    // @objc(addGroup:toContainerWithIdentifier:)
    /// Adds a group; to the device, if no container is named.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        addChange(in: identifier) { book in
            guard !book.groups.contains(where: { $0.identifier == group.identifier }) else {
                throw CNError.about(.insertedRecordAlreadyExists, group, group.identifier)
            }
            book.groups.append(group.stored)
        }
    }

    // @objc(updateGroup:)
    /// Changes a group's name.
    open func update(_ group: CNMutableGroup) {
        changes.append { book in book.groups[try Self.index(of: group, in: book)].name = group.name }
    }

    // @objc(deleteGroup:)
    /// Removes a group; its contacts stay.
    open func delete(_ group: CNMutableGroup) {
        changes.append { book in book.groups.remove(at: try Self.index(of: group, in: book)) }
    }

    // @objc(addMember:toGroup:)
    /// Adds a contact to a group.
    open func addMember(_ contact: CNContact, to group: CNGroup) {
        changes.append { book in
            let index = try Self.index(of: group, in: book)
            _ = try Self.index(of: contact, in: book)
            if !book.groups[index].members.contains(contact.identifier) { book.groups[index].members.append(contact.identifier) }
        }
    }

    // @objc(removeMember:fromGroup:)
    /// Takes a contact out of a group.
    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        changes.append { book in
            book.groups[try Self.index(of: group, in: book)].members.removeAll { $0 == contact.identifier }
        }
    }

    // MARK: Places

    private func addChange(in container: String?, _ change: @escaping (inout AddressBook) throws -> Void) {
        changes.append { book in
            guard container == nil || container == CNContainer.local else { throw CNError(.parentRecordDoesNotExist) }
            try change(&book)
        }
    }

    private static func index(of contact: CNContact, in book: AddressBook) throws -> Int {
        guard let index = book.contacts.firstIndex(where: { $0.identifier == contact.identifier }) else {
            throw CNError.about(.recordDoesNotExist, contact, contact.identifier)
        }
        return index
    }

    private static func index(of group: CNGroup, in book: AddressBook) throws -> Int {
        guard let index = book.groups.firstIndex(where: { $0.identifier == group.identifier }) else {
            throw CNError.about(.recordDoesNotExist, group, group.identifier)
        }
        return index
    }
}

extension CNError {
    fileprivate static func about(_ code: Code, _ record: NSObject, _ identifier: String) -> CNError {
        CNError(code, [CNErrorUserInfoAffectedRecordsKey: [record], CNErrorUserInfoAffectedRecordIdentifiersKey: [identifier]])
    }
}
