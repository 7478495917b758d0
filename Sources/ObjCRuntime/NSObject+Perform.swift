import Foundation

extension NSObjectProtocol {
    // @objc(respondsToSelector:)
    /// Whether the receiver has a method of this name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        if let own = ClassRegistry.implementation(of: "respondsToSelector:", in: type(of: self)) {
            return ObjCMessage.call(own, self, [aSelector]) as? Bool ?? false
        }
        return ObjCMessage.responds(self, to: aSelector)
    }

    // @objc(performSelector:)
    /// Sends a message without arguments. The result is kept alive by the autorelease pool, as methods' results are.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        ObjCMessage.performed(aSelector, by: self, [])
    }

    // @objc(performSelector:withObject:)
    /// Sends a message with one argument. The result is kept alive by the autorelease pool, as methods' results are.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        ObjCMessage.performed(aSelector, by: self, [object])
    }

    // @objc(performSelector:withObject:withObject:)
    /// Sends a message with two arguments. The result is kept alive by the autorelease pool, as methods' results are.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        ObjCMessage.performed(aSelector, by: self, [object1, object2])
    }

}

extension ObjCMessage {
    /// What `perform` does: the result is kept alive by the autorelease pool.
    fileprivate static func performed(_ selector: Selector?, by receiver: AnyObject, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { ObjCException.raise("NSInvalidArgumentException", "perform(_:): no selector given") }
        guard let result = send(selector, to: receiver, arguments).flatMap(ObjCValue.unwrapped), !(result is Void) else { return nil }
        return AutoreleasePool.autorelease(result as AnyObject)
    }
}

extension NSObject {
    // @objc(instancesRespondToSelector:)
    /// Whether instances of the class have a method of this name.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { ClassRegistry.implementation(of: $0, in: self) != nil } ?? false
    }
}

/// A class is an object of its own, which messages can be sent to.
extension NSObject {
    /// Whether the class itself has a method of this name: a class method.
    public class func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { ObjCMessage.responds(self as AnyObject, to: $0) } ?? false
    }

    /// Sends a message without arguments to the class.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        ObjCMessage.performed(aSelector, by: self as AnyObject, [])
    }

    /// Sends a message with one argument to the class.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        ObjCMessage.performed(aSelector, by: self as AnyObject, [object])
    }

    /// Sends a message with two arguments to the class.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        ObjCMessage.performed(aSelector, by: self as AnyObject, [object1, object2])
    }
}

extension NSObjectProtocol {
    /// Ends the process: the receiver has no method of this name.
    public func doesNotRecognizeSelector(_ aSelector: Selector!) { ObjCMessage.doesNotRecognize(aSelector ?? "(null)", self) }

    // @objc(forwardingTargetForSelector:)
    /// The object that messages are handed on to which the receiver has no method for. None, unless a class has its own.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { ObjCMessage.forwardingTarget(of: self, for: aSelector ?? "(null)") }
}

/// What `super` means in a lowered override of these methods.
extension NSObjectProtocol {
    /// `NSObject`'s version of `responds(to:)`.
    public func objcSuper_responds(to aSelector: Selector!) -> Bool { aSelector.map { ObjCMessage.responds(self, to: $0) } ?? false }

    /// `NSObject`'s version of `forwardingTarget(for:)`.
    public func objcSuper_forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    /// `NSObject`'s version of `doesNotRecognizeSelector(_:)`.
    public func objcSuper_doesNotRecognizeSelector(_ aSelector: Selector!) { ObjCMessage.doesNotRecognize(aSelector ?? "(null)", self) }

    /// `NSObject`'s version of `awakeFromNib()`, which does nothing.
    public func objcSuper_awakeFromNib() {}

    /// `NSObject`'s version of `prepareForInterfaceBuilder()`, which does nothing.
    public func objcSuper_prepareForInterfaceBuilder() {}
}
