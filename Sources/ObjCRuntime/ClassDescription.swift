import Foundation

/// What the body of an exposed method looks like to the registry: the receiver, then the arguments in order.
///
/// It is main-actor isolated so that lowered code may call members of UIKit classes without ceremony; the registry itself
/// calls it on whichever thread the message was sent from, as Objective-C does.
public typealias ObjCImplementation = @MainActor (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?

/// Creates an instance; the arguments are those of the initializer, in order.
public typealias ObjCFactory = @MainActor (_ arguments: [Any?]) -> AnyObject?

/// What one class exposes to Objective-C's way of calling: methods by selector, properties by key, initializers by selector.
///
/// Lowered source fills this in (one block a class); the frameworks fill it in for their own classes.
public final class ClassDescription {
    /// One property that can be read, and perhaps written, by key.
    public struct Property {
        /// Reads the property.
        public let get: @MainActor (AnyObject) -> Any?
        /// Writes the property, or `nil` if it is read-only. A value of the wrong type is a programmer's error and traps with the key's name.
        public let set: (@MainActor (AnyObject, Any?) -> Void)?
    }

    package private(set) var methods: [String: ObjCImplementation] = [:]
    package private(set) var classMethods: [String: ObjCImplementation] = [:]
    package private(set) var properties: [String: Property] = [:]
    package private(set) var factories: [String: ObjCFactory] = [:]
    private(set) var exchangeableMethods: [String: ObjCImplementation] = [:]
    private(set) var exchangeableClassMethods: [String: ObjCImplementation] = [:]
    private(set) var overrides: Set<String> = []

    /// Exposes a method under its Objective-C selector name.
    public func method(_ selector: String, _ body: @escaping ObjCImplementation) { methods[selector] = body }

    /// Exposes a class method under its Objective-C selector name; the receiver is the class it is sent to.
    public func classMethod(_ selector: String, _ body: @escaping ObjCImplementation) { classMethods[selector] = body }

    /// Declares that the class's own body of a method asks `MethodHooks` whether it was replaced; `original` calls that body, whichever
    /// subclass the receiver is of.
    public func exchangeableMethod(_ selector: String, original: @escaping ObjCImplementation) { exchangeableMethods[selector] = original }

    /// Declares that the class's own body of a class method asks `MethodHooks` whether it was replaced.
    public func exchangeableClassMethod(_ selector: String, original: @escaping ObjCImplementation) {
        exchangeableClassMethods[selector] = original
    }

    /// Declares methods that the class has bodies of its own for, which do not ask whether they were replaced.
    public func overrides(_ selectors: String...) { overrides.formUnion(selectors) }

    /// Exposes a property (an outlet, an `@objc` or `@IBInspectable` variable) under its key.
    public func property(
        _ key: String, get: @escaping @MainActor (AnyObject) -> Any?, set: (@MainActor (AnyObject, Any?) -> Void)? = nil
    ) {
        properties[key] = Property(get: get, set: set)
    }

    /// Exposes a property under its key for reading, unless it is exposed already.
    public func readableProperty(_ key: String, get: @escaping @MainActor (AnyObject) -> Any?) {
        if properties[key] == nil { properties[key] = Property(get: get, set: nil) }
    }

    /// Exposes an initializer under its Objective-C selector name: `"init"`, `"initWithFrame:"`, `"initWithCoder:"`,
    /// `"initWithStyle:reuseIdentifier:"`, `"initWithNibName:bundle:"`.
    public func initializer(_ selector: String, _ make: @escaping ObjCFactory) { factories[selector] = make }
}

/// A class that describes itself. Generic classes, and classes inside functions, are lowered to this: neither can be named where
/// other classes are registered.
public protocol ObjCExposed: AnyObject {
    /// Adds what the class itself exposes. `cls` is the class asked for, which may be a subclass that says nothing of itself.
    static func describeForObjC(_ cls: AnyClass, _ description: ClassDescription)
}
