import Foundation

/// How an associated value is kept. See https://developer.apple.com/documentation/objectivec/objc_associationpolicy.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not kept alive. (Here it is forgotten when it dies, where Objective-C is left with a dangling pointer.)
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept, if it can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept alive.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy of the value is kept, if it can be copied.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// An associated value, as `ObjectLifetime` keeps it; the type tells associated values from what the runtime keeps for itself.
private struct Association {
    enum Storage {
        case strong(Any)
        case unowned(WeakReference)
    }
    final class WeakReference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    let storage: Storage

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
            storage = .unowned(WeakReference(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            storage = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        default:
            storage = .strong(value)
        }
    }

    var value: Any? {
        switch storage {
        case .strong(let value): value
        case .unowned(let reference): reference.object
        }
    }
}

/// Associates a value with an object, under a key that is an address; `nil` ends the association.
///
/// The value goes with the object. See https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:).
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let value = value.flatMap(ObjCValue.unwrapped)
    ObjectLifetime.setValue(value.map { Association($0, policy) }, of: object as AnyObject, key: key)
}

/// The value associated with an object under a key, if any.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (ObjectLifetime.value(of: object as AnyObject, key: key) as? Association)?.value
}

/// Ends all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    ObjectLifetime.removeValues(of: object as AnyObject) { $0 is Association }
}
