import Foundation

/// The type of the activity by which an app is asked to show an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's `uniqueIdentifier` among that activity's values.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity by which an app is asked to go on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of what was searched for among that activity's values.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something of an app's that can be found. See https://developer.apple.com/documentation/corespotlight/cssearchableitem.
open class CSSearchableItem: NSObject, NSCopying, @unchecked Sendable {
    /// What the app knows the item by. An index has one of each.
    open var uniqueIdentifier: String
    /// The group that the item belongs to; a group's groups follow its name behind a full stop.
    open var domainIdentifier: String?
    /// What the item is found by.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Whether indexing adds these attributes to an item that is there, and does nothing if there is none.
    open var isUpdate = false
    private var expiration: Date?

    // @objc(initWithUniqueIdentifier:domainIdentifier:attributeSet:)
    /// Creates an item; without an identifier it has one that no other has.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }

    /// When the item is no longer to be found: a month from now unless it is set, and again where it is set to `nil`.
    open var expirationDate: Date! {
        get { expiration ?? Date().addingTimeInterval(30 * 24 * 3600) }
        set { expiration = newValue }
    }

    /// Another object with copies of the attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let attributes = CSSearchableItemAttributeSet(values: attributeSet.values)
        let copy = CSSearchableItem(uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier, attributeSet: attributes)
        (copy.expiration, copy.isUpdate) = (expiration, isUpdate)
        return copy
    }
}
