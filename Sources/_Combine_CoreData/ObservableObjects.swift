import Combine
import CoreData
import ObjCRuntime
import SampanFoundation

/// Managed objects can be observed: who subscribes is told, and views that do are evaluated, when their object has changed.
extension NSManagedObject: ObservableObject {
    /// Sends when the object is changed.
    public var objectWillChange: ObservableObjectPublisher { ObjectChanges.of(self).publisher }
}

/// Tells of one object's changes, as its context does.
private final class ObjectChanges {
    let publisher = ObservableObjectPublisher()
    private var observer: (any NSObjectProtocol)?
    nonisolated(unsafe) private static var key = 0

    static func of(_ object: NSManagedObject) -> ObjectChanges {
        withUnsafePointer(to: &key) { key in
            if let known = objc_getAssociatedObject(object, key) as? ObjectChanges { return known }
            let made = ObjectChanges(object)
            objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
            return made
        }
    }

    private init(_ object: NSManagedObject) {
        let id = ObjectIdentifier(object)
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: object.managedObjectContext, queue: nil
        ) { [publisher] notification in
            let change = ContextChange(notification)
            if change.isAll || change.objects.contains(id) { publisher.send() }
        }
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
}
