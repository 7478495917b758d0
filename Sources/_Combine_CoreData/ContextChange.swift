import CoreData
import SampanFoundation

/// What a context tells of its changes.
package struct ContextChange: @unchecked Sendable {
    /// The entities of the objects.
    package let entities: Set<NSEntityDescription>
    /// The objects that came, changed or went.
    package let objects: Set<ObjectIdentifier>
    /// Whether the context has forgotten all its objects.
    package let isAll: Bool

    /// Reads what an `NSManagedObjectContextObjectsDidChange` says.
    package init(_ notification: Notification) {
        let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey, NSInvalidatedObjectsKey]
        let all = keys.flatMap { notification.userInfo?[$0] as? Set<NSManagedObject> ?? [] }
        entities = Set(all.map(\.entity))
        objects = Set(all.map { ObjectIdentifier($0) })
        isAll = notification.userInfo?[NSInvalidatedAllObjectsKey] != nil
    }
}
