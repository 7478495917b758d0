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
    package private(set) var properties: [String: Property] = [:]
    package private(set) var factories: [String: ObjCFactory] = [:]

    /// Exposes a method under its Objective-C selector name.
    public func method(_ selector: String, _ body: @escaping ObjCImplementation) { methods[selector] = body }

    /// Exposes a property (an outlet, an `@objc` or `@IBInspectable` variable) under its key.
    public func property(
        _ key: String, get: @escaping @MainActor (AnyObject) -> Any?, set: (@MainActor (AnyObject, Any?) -> Void)? = nil
    ) {
        properties[key] = Property(get: get, set: set)
    }

    /// Exposes an initializer under its Objective-C selector name: `"init"`, `"initWithFrame:"`, `"initWithCoder:"`,
    /// `"initWithStyle:reuseIdentifier:"`, `"initWithNibName:bundle:"`.
    public func initializer(_ selector: String, _ make: @escaping ObjCFactory) { factories[selector] = make }
}

/// The classes known by name and what they expose; stands in for Objective-C's class and method tables.
///
/// Look-ups walk the superclass chain. Descriptions are built on first use, so registering costs a dictionary entry.
public enum ClassRegistry {
    private struct State {
        var builders: [ObjectIdentifier: [(ClassDescription) -> Void]] = [:]
        var generic: [(AnyClass, ClassDescription) -> Void] = []
        var names: [String: AnyClass] = [:]
        var built: [ObjectIdentifier: ClassDescription] = [:]
    }

    nonisolated(unsafe) private static var state = State()
    private static let lock = NSRecursiveLock()

    /// Registers what a class exposes. `objcName` is the name given with `@objc(Name)`, if any.
    ///
    /// May be called several times for one class, once for each file that declares members of it.
    public static func register(_ cls: AnyClass, objcName: String? = nil, _ build: @escaping (ClassDescription) -> Void) {
        lock.withLock {
            let id = ObjectIdentifier(cls)
            state.builders[id, default: []].append(build)
            state.built[id] = nil
            if let objcName { state.names[objcName] = cls }
        }
    }

    /// Registers a generic class: `build` is asked for every class that is looked up, and adds members if the class is an
    /// instantiation of its own.
    public static func registerGeneric(_ build: @escaping (AnyClass, ClassDescription) -> Void) {
        lock.withLock {
            state.generic.append(build)
            state.built.removeAll()
        }
    }

    /// The class with the given Objective-C name, or the given `Module.Class` name.
    public static func `class`(named name: String) -> AnyClass? {
        lock.withLock { state.names[name] } ?? NSClassFromString(name)
    }

    /// What `cls` itself exposes, its superclasses left out.
    static func description(of cls: AnyClass) -> ClassDescription {
        lock.withLock {
            let id = ObjectIdentifier(cls)
            if let known = state.built[id] { return known }
            let description = ClassDescription()
            for build in state.builders[id] ?? [] { build(description) }
            for build in state.generic { build(cls, description) }
            state.built[id] = description
            return description
        }
    }

    private static func first<T>(_ cls: AnyClass, _ find: (ClassDescription) -> T?) -> T? {
        var current: AnyClass? = cls
        while let c = current {
            if let found = find(description(of: c)) { return found }
            current = _getSuperclass(c)
        }
        return nil
    }

    /// The implementation that instances of `cls` have for `selector`, inherited ones included.
    public static func implementation(of selector: Selector, in cls: AnyClass) -> ObjCImplementation? {
        first(cls) { $0.methods[selector.description] }
    }

    /// The property that instances of `cls` have under `key`, inherited ones included.
    public static func property(_ key: String, in cls: AnyClass) -> ClassDescription.Property? {
        first(cls) { $0.properties[key] }
    }

    /// The factory for an initializer of `cls` itself. Initializers are inherited by Swift's rules, not along the chain:
    /// whoever registers a class registers each initializer that it has, inherited ones included.
    public static func factory(_ selector: String, of cls: AnyClass) -> ObjCFactory? {
        description(of: cls).factories[selector]
    }
}
