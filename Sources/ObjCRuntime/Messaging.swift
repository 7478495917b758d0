import Foundation

/// Sending messages by selector, as `objc_msgSend` does.
public enum ObjCMessage {
    /// Sends a message to an object, or to a class, and returns the result.
    ///
    /// A receiver that has no such method is asked for its `forwardingTarget(for:)`; without one the process ends with Apple's words.
    @discardableResult
    public static func send(_ selector: Selector, to receiver: AnyObject, _ arguments: [Any?] = []) -> Any? {
        guard let implementation = implementation(of: selector, for: receiver) else {
            if let target = forwardingTarget(of: receiver, for: selector) { return send(selector, to: target, arguments) }
            doesNotRecognize(selector, receiver)
        }
        return call(implementation, receiver, arguments)
    }

    /// Whether an object, or a class, has a method for a selector.
    public static func responds(_ receiver: AnyObject, to selector: Selector) -> Bool {
        implementation(of: selector, for: receiver) != nil
    }

    /// What a receiver has for a selector: an instance's method, or a class method if the receiver is a class.
    package static func implementation(of selector: Selector, for receiver: AnyObject) -> ObjCImplementation? {
        if let cls = receiver as? AnyClass { return ClassRegistry.classImplementation(of: selector, in: cls) }
        return ClassRegistry.implementation(of: selector, in: type(of: receiver))
    }

    /// Calls an implementation on this thread, whichever it is: Objective-C knows no actors.
    package static func call(_ implementation: @escaping ObjCImplementation, _ receiver: AnyObject, _ arguments: [Any?]) -> Any? {
        typealias Anywhere = (AnyObject, [Any?]) -> Any?
        return withoutActuallyEscaping(unsafeBitCast(implementation, to: Anywhere.self)) { $0(receiver, arguments) }
    }

    /// Ends the process for a message that a receiver has no method for.
    public static func doesNotRecognize(_ selector: Selector, _ receiver: AnyObject) -> Never {
        if let cls = receiver as? AnyClass {
            ObjCException.raise("NSInvalidArgumentException", "+[\(cls) \(selector)]: unrecognized selector sent to class")
        }
        ObjCException.raise(
            "NSInvalidArgumentException",
            "-[\(ClassRegistry.name(of: type(of: receiver))) \(selector)]: unrecognized selector sent to instance \(ObjCException.address(of: receiver))"
        )
    }

    static func forwardingTarget(of receiver: AnyObject, for selector: Selector) -> AnyObject? {
        guard let implementation = ClassRegistry.implementation(of: "forwardingTargetForSelector:", in: type(of: receiver)) else {
            return nil
        }
        guard let target = call(implementation, receiver, [selector]).flatMap(ObjCValue.unwrapped) else { return nil }
        return target as AnyObject
    }

    /// The argument at an index, as the parameter's type. Lowered methods are called through this.
    ///
    /// Missing arguments are `nil`, as Objective-C leaves them; what cannot become the parameter's type is a programmer's error.
    public static func argument<T>(_ arguments: [Any?], _ index: Int, _ selector: StaticString, as type: T.Type = T.self) -> T {
        let given = index < arguments.count ? arguments[index] : nil
        if let value = ObjCValue.convert(given, to: T.self) { return value }
        // A context that nobody reads is declared without a question mark, and is a null pointer all the same.
        if given.flatMap(ObjCValue.unwrapped) == nil, T.self is any PointerType.Type { return unsafeBitCast(0, to: T.self) }
        ObjCException.raise(
            "NSInvalidArgumentException",
            "\(selector): argument \(index + 1) is \(ObjCValue.account(of: given)), where a \(T.self) is declared")
    }

    /// A value that is to be stored in a property, as the property's type. Lowered setters call this.
    public static func value<T>(_ value: Any?, _ receiver: AnyObject, _ key: StaticString, as type: T.Type = T.self) -> T {
        if let value = ObjCValue.convert(value, to: T.self) { return value }
        if value.flatMap(ObjCValue.unwrapped) == nil {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "[\(ObjCException.name(of: receiver)) setNilValueForKey]: could not set nil as the value for the key \(key).")
        }
        ObjCException.raise(
            "NSInvalidArgumentException",
            "[\(ObjCException.name(of: receiver)) setValue:forKey:]: \(ObjCValue.account(of: value)) cannot be the value for the key \(key), which is declared as \(T.self)."
        )
    }
}

extension ObjCValue {
    /// A value in the words of an error.
    fileprivate static func account(of value: Any?) -> String {
        guard let value = value.flatMap(unwrapped) else { return "nil" }
        if type(of: value) is AnyObject.Type { return ObjCException.name(of: value as AnyObject) }
        return "\(value) (\(type(of: value)))"
    }
}
