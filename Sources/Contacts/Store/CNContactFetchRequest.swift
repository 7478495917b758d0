import SampanFoundation

/// What is asked of a store. See https://developer.apple.com/documentation/contacts/cnfetchrequest.
open class CNFetchRequest: NSObject {}

/// Which contacts are read, and what of them. See https://developer.apple.com/documentation/contacts/cncontactfetchrequest.
open class CNContactFetchRequest: CNFetchRequest {
    /// Which contacts: one of `CNContact`'s predicates; `nil` for all.
    open var predicate: NSPredicate?
    /// What is read of them.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether they come as `CNMutableContact`.
    open var mutableObjects = false
    /// Whether contacts of several containers that are one person's come as one: there is one container.
    open var unifyResults = true
    /// In what order they come.
    open var sortOrder = CNContactSortOrder.none

    /// Creates a request for all contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}
