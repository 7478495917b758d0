import Foundation

/// Returns the selector with the given name. See https://developer.apple.com/documentation/objectivec/sel_registername(_:).
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Returns the selector with the given name.
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Names that were handed out as C strings, which live for ever.
private enum CStrings {
    nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]
    private static let lock = NSLock()

    static func string(_ name: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let string = known[name] { return string }
            let string = UnsafePointer(strdup(name)!)
            known[name] = string
            return string
        }
    }
}

/// Returns the name of a selector.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { CStrings.string(sel.description) }

/// Returns the name of a class, or `"nil"`. See https://developer.apple.com/documentation/objectivec/class_getname(_:).
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { CStrings.string(cls.map(ClassRegistry.name(of:)) ?? "nil") }

/// Returns the superclass of a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Whether instances of a class have a method of this name.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { ClassRegistry.implementation(of: sel, in: $0) != nil } ?? false
}

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap(ObjCValue.unwrapped).map { type(of: $0 as AnyObject) } }

/// Returns the name of the class of an object, or `"nil"`.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Returns the class of a name (`"Module.Class"`, or that of `@objc(Name)`), if there is one.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { ClassRegistry.class(named: String(cString: name)) }

/// Returns the class of a name (`"Module.Class"`, or that of `@objc(Name)`), if there is one.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { ClassRegistry.class(named: String(cString: name)) }

nonisolated(unsafe) private var syncKey: UInt8 = 0
private let syncLock = NSLock()

private func recursiveLock(of object: Any) -> NSRecursiveLock {
    syncLock.withLock { ObjectLifetime.value(of: object as AnyObject, key: &syncKey, orMake: { NSRecursiveLock() }) }
}

/// Begins a section that one thread at a time may be in for one object. Returns 0.
///
/// See https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:).
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    recursiveLock(of: obj).lock()
    return 0
}

/// Ends a section that `objc_sync_enter` began. Returns 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    recursiveLock(of: obj).unlock()
    return 0
}
