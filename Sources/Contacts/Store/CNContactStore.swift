import SampanFoundation
import SampanHost
import UIKit

extension Notification.Name {
    /// What the store holds was changed: contacts have to be read anew.
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// What a permission is for. See https://developer.apple.com/documentation/contacts/cnentitytype.
public enum CNEntityType: Int, Sendable {
    case contacts = 0
}

/// What the person allowed. See https://developer.apple.com/documentation/contacts/cnauthorizationstatus.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

/// The person's contacts: none to begin with, and what the app adds and `addmedia` brings; they are kept in its container. See
/// https://developer.apple.com/documentation/contacts/cncontactstore.
///
/// May be used on any thread.
open class CNContactStore: NSObject, @unchecked Sendable {
    private let database: ContactsDatabase
    private let permissions: Permissions
    private let queue = DispatchQueue(label: "Contacts")

    /// Creates a store.
    public override convenience init() { self.init(database: .shared, permissions: .shared) }

    init(database: ContactsDatabase, permissions: Permissions) {
        (self.database, self.permissions) = (database, permissions)
        super.init()
    }

    // MARK: Permission

    // @objc(authorizationStatusForEntityType:)
    /// What the app may use.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { status(in: .shared) }

    static func status(in permissions: Permissions) -> CNAuthorizationStatus {
        switch permissions.answer(for: .contacts) {
        case nil: .notDetermined
        case .denied: .denied
        case .granted, .grantedOnce: .authorized
        }
    }

    // @objc(requestAccessForEntityType:completionHandler:)
    /// Asks the person, the first time, whether the app may use their contacts.
    ///
    /// - Parameter completionHandler: is called on a queue of the store's own, with an error where the person said no.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        nonisolated(unsafe) let completion = completionHandler
        let queue = queue
        SystemPermission.request(
            .contacts, title: "“\(SystemPermission.appName)” Would Like to Access Your Contacts", usageKey: "NSContactsUsageDescription",
            permissions: permissions
        ) { granted in queue.async { completion(granted, granted ? nil : Self.denied) } }
    }

    /// Asks the person, the first time, whether the app may use their contacts.
    ///
    /// - Throws: `CNError.authorizationDenied` if they said no.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { done in
            requestAccess(for: entityType) { granted, error in
                if let error { done.resume(throwing: error) } else { done.resume(returning: granted) }
            }
        }
    }

    private static var denied: CNError {
        CNError(
            .authorizationDenied,
            [NSLocalizedFailureReasonErrorKey: "This application has not been granted permission to access Contacts."])
    }

    private func checkAccess() throws {
        guard Self.actsForPerson || Self.status(in: permissions) == .authorized else { throw Self.denied }
    }

    @TaskLocal private static var actsForPerson = false

    /// Does what the person does with their contacts on one of the system's own screens, for which an app needs no permission.
    package static func forPerson<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $actsForPerson.withValue(true, operation: body)
    }

    // MARK: Reading

    /// The contacts that a predicate matches, with the properties of some keys.
    ///
    /// - Throws: `CNError.authorizationDenied`, or `.predicateInvalid` if the predicate is none of `CNContact`'s.
    open func unifiedContacts(matching predicate: SampanFoundation.NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    {
        let fetched = ContactKeys.all(of: keys)
        return try values(matching: predicate).map { CNContact(ContactCard(values: $0, fetched: fetched)) }
    }

    /// The contact of an identifier, with the properties of some keys.
    ///
    /// - Throws: `CNError.authorizationDenied`, or `.recordDoesNotExist`.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        let found = try unifiedContacts(matching: CNContact.predicateForContacts(withIdentifiers: [identifier]), keysToFetch: keys)
        guard let contact = found.first else {
            throw CNError(.recordDoesNotExist, [CNErrorUserInfoAffectedRecordIdentifiersKey: [identifier]])
        }
        return contact
    }

    private func values(matching predicate: SampanFoundation.NSPredicate?) throws -> [ContactValues] {
        try checkAccess()
        let book = database.book
        guard let predicate else { return book.contacts }
        guard case .contacts(_, let matches)? = (predicate as? RecordPredicate)?.records else { throw CNError(.predicateInvalid) }
        return book.contacts.filter { matches(book, $0) }
    }

    /// Calls `block` with each contact that a request asks for, until it sets what it is given to `true`.
    ///
    /// - Throws: `CNError.authorizationDenied`, or `.predicateInvalid` if the predicate is none of `CNContact`'s.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        let fetched = ContactKeys.all(of: fetchRequest.keysToFetch)
        var found = try values(matching: fetchRequest.predicate)
        if fetchRequest.sortOrder != .none {
            found.sort { ContactOrder.compare($0, $1, by: fetchRequest.sortOrder) == .orderedAscending }
        }
        var stop = ObjCBool(false)
        for values in found {
            let card = ContactCard(values: values, fetched: fetched)
            block(fetchRequest.mutableObjects ? CNMutableContact(card) : CNContact(card), &stop)
            if stop.boolValue { return }
        }
    }

    /// The groups that a predicate matches; all for `nil`.
    ///
    /// - Throws: `CNError.authorizationDenied`, or `.predicateInvalid` if the predicate is none of `CNGroup`'s.
    open func groups(matching predicate: SampanFoundation.NSPredicate?) throws -> [CNGroup] {
        try checkAccess()
        let book = database.book
        guard let predicate else { return book.groups.map { CNGroup($0) } }
        guard case .groups(_, let matches)? = (predicate as? RecordPredicate)?.records else { throw CNError(.predicateInvalid) }
        return book.groups.filter { matches(book, $0) }.map { CNGroup($0) }
    }

    /// The containers that a predicate matches; all for `nil`.
    ///
    /// - Throws: `CNError.authorizationDenied`, or `.predicateInvalid` if the predicate is none of `CNContainer`'s.
    open func containers(matching predicate: SampanFoundation.NSPredicate?) throws -> [CNContainer] {
        try checkAccess()
        guard let predicate else { return [CNContainer()] }
        guard case .containers(_, let matches)? = (predicate as? RecordPredicate)?.records else { throw CNError(.predicateInvalid) }
        return matches(database.book) ? [CNContainer()] : []
    }

    /// The identifier of the container to which contacts are added where none is named.
    open func defaultContainerIdentifier() -> String { CNContainer.local }

    // MARK: Saving

    // @objc(executeSaveRequest:error:)
    /// Keeps the changes of a request, all of them or none.
    ///
    /// - Throws: `CNError`.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        try checkAccess()
        try database.change { book in for change in saveRequest.changes { try change(&book) } }
        DispatchQueue.main.async { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
    }
}
