import Foundation

/// An object whose class is not known, with the members that some class has: lowered code looks members of `AnyObject` up in it.
///
/// With Objective-C's runtime a member of any class can be asked of an `AnyObject`; the object answers if it has such a member. What is
/// known of the members' types, lowered modules declare in extensions: properties of `Members`, and methods of this structure.
@dynamicMemberLookup
public struct UnknownObject {
    /// Properties with their types, as far as all classes that have one of a name agree.
    public struct Members {
        private let object: AnyObject

        fileprivate init(_ object: AnyObject) { self.object = object }

        /// The value of the object's property of that name, or `nil` if the object has no such property.
        public func read<T>(_ name: String) -> T? { UnknownObject.read(name, object) }
    }

    /// Functions that give an object's methods, by the methods' names: `AnyObject.method`.
    public enum Methods {}

    private let object: AnyObject

    /// An object of which nothing is known.
    public init(_ object: AnyObject) { self.object = object }

    /// What has a type goes by its type.
    public static func of<T>(_ value: T) -> T { value }

    /// An object of which nothing is known.
    @_disfavoredOverload
    public static func of(_ object: AnyObject) -> UnknownObject { UnknownObject(object) }

    /// An object of which nothing is known, if there is one.
    @_disfavoredOverload
    public static func of(_ object: AnyObject?) -> UnknownObject? { object.map { UnknownObject($0) } }

    /// The value of a property whose type is known; `nil` if the object has no such property.
    public subscript<T>(dynamicMember path: KeyPath<Members, T?>) -> T! { Members(object)[keyPath: path] }

    /// The value of a property as the type that is wanted; `nil` if the object has no such property, or one of another type.
    @_disfavoredOverload
    public subscript<T>(dynamicMember name: String) -> T! { UnknownObject.read(name, object) }

    /// What a dictionary has for a key; `nil` if it has nothing, or is none.
    public subscript(key: String) -> Any! { (object as? NSDictionary)?.object(forKey: key) }

    /// What an array has at an index; `nil` if it is none.
    public subscript(index: Int) -> Any! { (object as? NSArray)?.object(at: index) }

    /// The value of a property by its key.
    public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }

    /// The value of a property by the path to it.
    public func value(forKeyPath keyPath: String) -> Any? { (object as? NSObject)?.value(forKeyPath: keyPath) }

    /// Sets a property by its key.
    public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }

    /// Calls a method by its selector. An object that has none ends the process, as at Apple.
    public func call<T>(_ selector: Selector, _ arguments: [Any?] = []) -> T! {
        ObjCValue.convert(ObjCMessage.send(selector, to: object, arguments), to: T.self)
    }

    /// Calls a method that returns nothing.
    public func call(_ selector: Selector, _ arguments: [Any?] = []) { ObjCMessage.send(selector, to: object, arguments) }

    /// Whether the object has a method.
    public func responds(to selector: Selector) -> Bool { ObjCMessage.responds(object, to: selector) }

    /// Calls a method and gives what it returns.
    @discardableResult
    public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls a method with an object and gives what it returns.
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! { performed(aSelector, [object]) }

    /// Calls a method with two objects and gives what it returns.
    @discardableResult
    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
        performed(aSelector, [object1, object2])
    }

    private func performed(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let result = ObjCMessage.send(selector, to: object, arguments).flatMap(ObjCValue.unwrapped), !(result is Void) else {
            return nil
        }
        return AutoreleasePool.autorelease(result as AnyObject)
    }

    /// Whether the object says that it is equal to another.
    public func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject) }

    /// Whether the object is of a class, or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var own: AnyClass? = type(of: object)
        while let current = own, current != aClass { own = _getSuperclass(current) }
        return own != nil
    }

    /// Whether the object is of a class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

    private static func read<T>(_ name: String, _ object: AnyObject) -> T? {
        guard let property = ClassRegistry.property(name, in: type(of: object)) else { return nil }
        return ObjCValue.convert(property.read(object), to: T.self)
    }
}
